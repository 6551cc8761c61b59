// When the yearly review of the process is due: a year after the last one, else after the first
// rule was set.
import { addDays, type Day } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { selectMonitoringSince } from './fraud-process.sql.ts';

const daysOfYear = 365;

/** An operator is told this many days before. */
export const toldDaysBefore = 30;

/** Null: no rule is on, and so no review is due. */
export async function processReviewDue(db: Queryable): Promise<Day | null> {
  const { set_at, reviewed_on } = await selectMonitoringSince(db);
  if (set_at === null) return null;
  const since = easternDay(set_at);
  return addDays(reviewed_on !== null && reviewed_on > since ? reviewed_on : since, daysOfYear);
}
