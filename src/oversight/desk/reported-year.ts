// The year of a report: it has begun.
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { invalid } from '../../platform/refusals.ts';

/** @throws Refused `year`: nothing can have happened in it */
export function refuseFutureYear(year: number, now: Date): void {
  const current = Number(easternDay(now).slice(0, 4));
  if (year > current) throw invalid('year', 'maximum', `must not be in the future: it is ${current}`);
}
