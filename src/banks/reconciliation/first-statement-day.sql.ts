// From which day on the statement of a bank is expected: the first day with a line. Days before it
// are not missing, and none is if no line was ever entered.
import type { Day } from '../../ach/calendar/days.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** The query of the day; no row: no line was ever entered. `bank` is SQL. */
export const firstStatementDay = (bank: string): string =>
  `SELECT booked_on FROM statement_lines WHERE bank = ${bank} ORDER BY booked_on LIMIT 1`;

/** Null: no line was ever entered. */
export async function selectFirstStatementDay(db: Queryable, bank: string): Promise<Day | null> {
  const [row] = await db.query<{ booked_on: Day }>(firstStatementDay('$1'), [bank]);
  return row?.booked_on ?? null;
}
