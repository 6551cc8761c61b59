// Eastern time, which the network's day is kept in: between an instant and what clocks and
// calendars there show.
import { Temporal } from 'temporal-polyfill';
import { instant } from '../std/clock.ts';
import { type Day, dayCount, dayWith, firstYear, lastYear, NoSuchDay, numberOf } from './days.ts';

const zone = 'America/New_York';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** 2000-01-01, the day with the number 0, in days from 1970-01-01. */
const firstDay = Date.UTC(firstYear, 0, 1) / dayMs;

/**
 * The instant at which clocks in the Eastern zone show a time, daylight saving or not; throws
 * NoSuchDay.
 */
export function easternTime(day: Day, hour: number, minute: number): Date {
  const shown = (numberOf(day) + firstDay) * dayMs + (hour * 60 + minute) * minuteMs;
  // In spring an hour is skipped: a time in it is as far after the change. In autumn one comes
  // twice: the first time counts.
  let at = shown;
  for (const { from, to, offsetMs } of periodsOf(Number(day.slice(0, 4)))) {
    if (shown - offsetMs < from) break;
    at = shown - offsetMs;
    if (at < to) break;
  }
  return instant(at);
}

/** The day that calendars in the Eastern zone show at an instant; throws NoSuchDay. */
export function easternDay(at: Date): Day {
  const ms = at.getTime();
  const year = at.getUTCFullYear();
  // New Year comes five hours later in the Eastern zone. Of an invalid date every comparison is
  // false.
  if (year >= firstYear && year <= lastYear + 1) {
    const { offsetMs } = periodsOf(year).find(({ to }) => ms < to)!;
    const number = Math.floor((ms + offsetMs) / dayMs) - firstDay;
    if (number >= 0 && number < dayCount) return dayWith(number);
  }
  throw new NoSuchDay(Number.isNaN(ms) ? 'An invalid date' : at.toISOString());
}

/** A stretch of time over which clocks are not changed. */
interface Period {
  from: number;
  to: number;
  offsetMs: number;
}

const periods = new Map<number, readonly Period[]>();

/**
 * The periods of a year, the first and the last without an end: asking the time zone's data at each
 * instant takes a hundred times as long.
 */
function periodsOf(year: number): readonly Period[] {
  let known = periods.get(year);
  if (known === undefined) {
    known = readPeriods(year);
    periods.set(year, known);
  }
  return known;
}

function readPeriods(year: number): Period[] {
  const found: Period[] = [];
  let at = Temporal.ZonedDateTime.from({ timeZone: zone, year, month: 1, day: 1 });
  for (let from = Number.NEGATIVE_INFINITY; ; ) {
    const change = at.getTimeZoneTransition('next');
    const to = change === null || change.year > year ? Number.POSITIVE_INFINITY : change.epochMilliseconds;
    found.push({ from, to, offsetMs: at.offsetNanoseconds / 1e6 });
    if (to === Number.POSITIVE_INFINITY) return found;
    from = to;
    at = change!;
  }
}
