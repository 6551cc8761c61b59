// The reconciliation of a bank's days: what the books expect, what its statement shows, what
// explains the difference.
import { nextBankingDay, previousBankingDay } from '../calendar/banking-days.ts';
import type { Day } from '../calendar/days.ts';
import type { Queryable } from '../database/database.ts';
import { type CashMovement, selectMovements } from './cash-movements.sql.ts';
import { type StatementLine, signed } from './statement-line.ts';
import { selectLinesOfDays } from './statement-lines.sql.ts';

/** Cents; what came in is positive. */
export interface ReconciledDay {
  day: Day;
  /** What the books moved, on the day on which the statement shows it. */
  expected: number;
  shown: number;
  /** Of what is shown: what nothing expected, and what is booked as such. */
  unexpected: number;
  /** shown − expected − unexpected: nothing, once all is explained. */
  difference: number;
  /** What the books moved and no line shows. */
  missing: Pick<CashMovement, 'source_uuid' | 'name' | 'direction' | 'amount'>[];
}

/** Only days on which something moved or was shown, in order. */
export async function reconciliation(
  db: Queryable,
  { bank, from, until }: { bank: string; from: Day; until: Day },
): Promise<ReconciledDay[]> {
  const lines = await selectLinesOfDays(db, bank, from, until);
  // The statement may show on one of these days what moved beside them, and the other way round.
  const around = { from: previousBankingDay(from), until: nextBankingDay(until) };
  const movements = await selectMovements(db, { bank, ...around });
  return reconciledDays(lines.filter(counts), movements).filter(({ day }) => day >= from && day <= until);
}

/** A line that the bank has taken off its statement shows nothing. */
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
    return {
      day,
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
