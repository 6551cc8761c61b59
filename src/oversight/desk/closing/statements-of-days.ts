// The statement of each bank over the days of a closing, compared with the books.
import type { Day } from '../../../ach/calendar/days.ts';
import { type ReconciledDay, reconciliation } from '../../../banks/reconciliation/reconciliation.ts';
import { selectStatementReach } from '../../../banks/reconciliation/statement-balances.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/**
 * matched: it shows all cash of the books. not_shown: some cash is missing on it. missing: it does
 * not reach the day. no_cash: the books moved no cash there. none: no statement of this bank was
 * ever entered.
 */
export const statementStates = ['matched', 'not_shown', 'missing', 'no_cash', 'none'] as const;

/** Cents; credits are positive. */
export interface StatementOfDays {
  bank: string;
  state: (typeof statementStates)[number];
  expected: number;
  shown: number;
  unexpected: number;
  difference: number;
  /** Cash of the books that no line shows: how many files and acts, and their sum. */
  missing_count: number;
  missing_amount: number;
  /** At the end of the day; null: the statement does not say it. */
  closing_balance: number | null;
}

export async function statementsOfDays(
  db: Queryable,
  banks: readonly string[],
  days: { from: Day; until: Day; today: Day },
): Promise<StatementOfDays[]> {
  const statements: StatementOfDays[] = [];
  for (const bank of banks) {
    const { reaches, closing_balance } = await selectStatementReach(db, bank, days.until);
    const reconciled = await reconciliation(db, { bank, ...days });
    const missing = reconciled.flatMap((one) => one.missing);
    const sum = (of: 'expected' | 'shown' | 'unexpected' | 'difference') =>
      reconciled.reduce((total, day) => total + day[of], 0);
    statements.push({
      bank,
      state: stateOf(reconciled, missing.length, reaches),
      expected: sum('expected'),
      shown: sum('shown'),
      unexpected: sum('unexpected'),
      difference: sum('difference'),
      missing_count: missing.length,
      missing_amount: missing.reduce((total, { amount }) => total + amount, 0),
      closing_balance,
    });
  }
  return statements;
}

/** `reaches` null: no statement of the bank was ever entered. */
function stateOf(days: readonly ReconciledDay[], missing: number, reaches: boolean | null): StatementOfDays['state'] {
  if (reaches === null) return 'none';
  if (days.length === 0) return 'no_cash';
  if (!reaches) return 'missing';
  return missing > 0 ? 'not_shown' : 'matched';
}
