// Compares the books with a bank statement by day: what is expected, what is shown, and the
// difference.
import { subtractBankingDays } from '../../ach/calendar/banking-days.ts';
import type { Day } from '../../ach/calendar/days.ts';
import { undecidedLineStates } from '../../payments/lifecycle/states/statement-line.stage.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type CashMovement, selectMissing } from './cash-movements.sql.ts';
import { selectFirstStatementDay } from './first-statement-day.sql.ts';
import { type StatementLine, signed } from './statement-line.ts';
import { selectLinesOfDays } from './statement-lines.sql.ts';

/**
 * missing: no line shows some cash of the books. open: a line waits for its cash, or for a
 * decision. closed: all cash and every line is explained. awaited: the statement of the day is not
 * due yet. none: no statement is expected, because the day is before the first line.
 */
export const dayStates = ['missing', 'open', 'closed', 'awaited', 'none'] as const;

/** The last day whose bank statement must be here: the statement comes on the next banking day. */
export const lastDueDay = (today: Day): Day => subtractBankingDays(today, 1);

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

interface Period {
  bank: string;
  from: Day;
  until: Day;
  /** Of the banks. */
  today: Day;
}

/** Only days with cash or lines, in order. */
export async function reconciliation(db: Queryable, { bank, from, until, today }: Period): Promise<ReconciledDay[]> {
  const lines = await selectLinesOfDays(db, bank, from, until);
  const missing = await selectMissing(db, { bank, from, until });
  const stateOf = stateBetween(await selectFirstStatementDay(db, bank), lastDueDay(today));
  return reconciledDays(lines.filter(counts), missing, stateOf);
}

type StateOf = (day: Day, isMissing: boolean, isOpen: boolean) => ReconciledDay['state'];

/** `first`: the day from which a statement is expected. `due`: the day until which it is due. */
const stateBetween =
  (first: Day | null, due: Day): StateOf =>
  (day, isMissing, isOpen) => {
    if (first === null || day < first) return 'none';
    if (isMissing && day <= due) return 'missing';
    return isOpen ? 'open' : isMissing ? 'awaited' : 'closed';
  };

/** A line that the bank has removed from its statement does not count. */
const counts = ({ state, corrected_by }: StatementLine) => state !== 'corrected' || corrected_by !== null;

/**
 * The bank statement may show cash on another day than the books: what is shown is expected on the
 * day of its line.
 */
function reconciledDays(
  lines: readonly StatementLine[],
  missing: readonly CashMovement[],
  stateOf: StateOf,
): ReconciledDay[] {
  const days = new Set([...lines.map(({ booked_on }) => booked_on), ...missing.map(({ moved_on }) => moved_on)]);
  return [...days].toSorted().map((day) => {
    const ofDay = lines.filter(({ booked_on }) => booked_on === day);
    const missingOfDay = missing.filter(({ moved_on }) => moved_on === day);
    const explained = sum(ofDay, ({ shown_amount }) => shown_amount);
    const expected = explained + sum(missingOfDay, signed);
    const shown = sum(ofDay, signed);
    const unexpected = sum(ofDay, (line) => (line.state === 'open' ? 0 : signed(line) - line.shown_amount));
    const waits = ofDay.some(({ state }) => undecidedLineStates.some((one) => one === state));
    return {
      day,
      state: stateOf(day, missingOfDay.length > 0, waits),
      expected,
      shown,
      unexpected,
      difference: shown - expected - unexpected,
      missing: missingOfDay.map(({ source_uuid, name, direction, amount }) => ({
        source_uuid,
        name,
        direction,
        amount,
      })),
    };
  });
}

function sum<Item>(all: readonly Item[], centsOf: (one: Item) => number): number {
  return all.reduce((total, one) => total + centsOf(one), 0);
}
