// Compares the books with a bank statement by day: what is expected, what is shown, and the
// difference.
import { nextBankingDay, previousBankingDay } from '../../ach/calendar/banking-days.ts';
import type { Day } from '../../ach/calendar/days.ts';
import { undecidedLineStates } from '../../payments/lifecycle/states/statement-line.stage.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type CashMovement, selectMovements } from './cash-movements.sql.ts';
import { type StatementLine, signed } from './statement-line.ts';
import { selectLinesOfDays } from './statement-lines.sql.ts';

/**
 * missing: no line shows some cash of the books. open: a line waits for its cash, or for a
 * decision. closed: all cash and every line is explained.
 */
export const dayStates = ['missing', 'open', 'closed'] as const;

/** Cents; credits are positive. */
export interface ReconciledDay {
  day: Day;
  state: (typeof dayStates)[number];
  /** Cash of the books, on the day on which the bank statement shows it. */
  expected: number;
  shown: number;
  /** Lines that nothing expected, booked in suspense or decided. */
  unexpected: number;
  /** shown − expected − unexpected: zero when everything is explained. */
  difference: number;
  /** Cash of the books that no line shows. */
  missing: Pick<CashMovement, 'source_uuid' | 'name' | 'direction' | 'amount'>[];
}

/** Only days with cash or lines, in order. */
export async function reconciliation(
  db: Queryable,
  { bank, from, until }: { bank: string; from: Day; until: Day },
): Promise<ReconciledDay[]> {
  const lines = await selectLinesOfDays(db, bank, from, until);
  // The bank statement may show cash a banking day earlier or later than the books.
  const around = { from: previousBankingDay(from), until: nextBankingDay(until) };
  const movements = await selectMovements(db, { bank, ...around });
  return reconciledDays(lines.filter(counts), movements).filter(({ day }) => day >= from && day <= until);
}

/** A line that the bank has removed from its statement does not count. */
const counts = ({ state, corrected_by }: StatementLine) => state !== 'corrected' || corrected_by !== null;

export function reconciledDays(lines: readonly StatementLine[], movements: readonly CashMovement[]): ReconciledDay[] {
  const dayOf = ({ shown_on, moved_on }: CashMovement) => shown_on ?? moved_on;
  const days = new Set([...lines.map(({ booked_on }) => booked_on), ...movements.map(dayOf)]);
  return [...days].toSorted().map((day) => {
    const ofDay = lines.filter(({ booked_on }) => booked_on === day);
    const moved = movements.filter((one) => dayOf(one) === day);
    const expected = sum(moved);
    const shown = sum(ofDay);
    const unexpected = sum(ofDay.filter(({ state }) => state !== 'expected' && state !== 'open'));
    const missing = moved.filter(({ line_uuid }) => line_uuid === null);
    const waits = ofDay.some(({ state }) => undecidedLineStates.some((one) => one === state));
    return {
      day,
      state: missing.length > 0 ? 'missing' : waits ? 'open' : 'closed',
      expected,
      shown,
      unexpected,
      difference: shown - expected - unexpected,
      missing: missing.map(({ source_uuid, name, direction, amount }) => ({ source_uuid, name, direction, amount })),
    };
  });
}

const sum = (all: readonly { direction: 'debit' | 'credit'; amount: number }[]) =>
  all.reduce((total, one) => total + signed(one), 0);
