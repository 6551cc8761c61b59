// The days of a bank statement that a call asks for.
import { addDays, type Day } from '../../ach/calendar/days.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { daysFrom } from '../../api/http/spellings.ts';
import { invalid } from '../../platform/refusals.ts';

/** Days: the most that one call answers. */
export const mostDays = 92;
// Before the first bank statement.
const earliest = '2020-01-01';

/** `from` undefined: the call names no first day. `until`: today by default. */
export function reconciledPeriod(
  query: { start_date?: string; end_date?: string },
  now: Date,
): { from: Day | undefined; until: Day } {
  const today = easternDay(now);
  const { start_date: from, end_date: until } = daysFrom(query, today);
  if (until < earliest || until > today) throw invalid('end_date', 'range', `must be from ${earliest} to today`);
  if (from !== undefined && from < earliest) throw invalid('start_date', 'range', `must not be before ${earliest}`);
  if (from !== undefined && addDays(from, mostDays) <= until)
    throw invalid('start_date', 'range', `must be at most ${mostDays} days before end_date`);
  return { from, until };
}
