// Banking days: the days on which the Federal Reserve settles, and how to count them.
import { allForYear } from '@18f/us-federal-holidays';
import { Temporal } from 'temporal-polyfill';
import { instant } from '../std/clock.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const eastern = 'America/New_York';

// A holiday on a Saturday leaves the Friday before open; one on a Sunday closes the Monday after.
const observed = { shiftSaturdayHolidays: false, shiftSundayHolidays: true };
const holidays = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number): ReadonlySet<string> {
  let days = holidays.get(year);
  if (days === undefined) {
    days = new Set(allForYear(year, observed).map((holiday) => holiday.dateString));
    holidays.set(year, days);
  }
  return days;
}

export function isBankingDay(day: Day): boolean {
  const date = Temporal.PlainDate.from(day);
  return date.dayOfWeek <= 5 && !holidaysOf(date.year).has(day);
}

/** The day after. */
export function dayAfter(day: Day): Day {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

/** The day itself if banks are open, else the next on which they are. */
export function bankingDayFrom(day: Day): Day {
  let open = day;
  while (!isBankingDay(open)) open = dayAfter(open);
  return open;
}

/** The n-th banking day after a day; n = 0: the day itself if banks are open, else the next on which they are. */
export function addBankingDays(day: Day, n: number): Day {
  let open = n === 0 ? bankingDayFrom(day) : day;
  for (let left = n; left > 0; left--) open = bankingDayFrom(dayAfter(open));
  return open;
}

/** The instant at which clocks in the Eastern zone show a time, daylight saving or not. */
export function easternTime(day: Day, hour: number, minute: number): Date {
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: eastern, plainTime: { hour, minute } });
  return instant(at.epochMilliseconds);
}

/** The day that calendars in the Eastern zone show at an instant. */
export function easternDay(at: Date): Day {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(eastern).toPlainDate().toString();
}
