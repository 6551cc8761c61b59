// Converts between instants and Eastern time, the time of the ACH network.
import { Temporal } from 'temporal-polyfill';
import { instant } from '../../platform/std/clock.ts';
import { type Day, dayCount, dayWith, firstYear, lastYear, NoSuchDay, numberOf } from './days.ts';

const zone = 'America/New_York';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** 2000-01-01, day number 0, in days from 1970-01-01. */
const firstDay = Date.UTC(firstYear, 0, 1) / dayMs;

/** The instant of a time in the Eastern zone, with daylight saving; throws NoSuchDay. */
export function easternTime(day: Day, hour: number, minute: number): Date {
  const shown = (numberOf(day) + firstDay) * dayMs + (hour * 60 + minute) * minuteMs;
  // In spring one hour is skipped: a time in it moves past the change. In autumn one hour occurs
  // twice: the first one counts.
  let at = shown;
  for (const { from, to, offsetMs } of periodsOf(Number(day.slice(0, 4)))) {
    if (shown - offsetMs < from) break;
    at = shown - offsetMs;
    if (at < to) break;
  }
  return instant(at);
}

/** The Eastern time of an instant, `HH:MM`; throws NoSuchDay. */
export function easternTimeOfDay(at: Date): string {
  const { offsetMs } = periodAt(at);
  const minutes = Math.floor((at.getTime() + offsetMs) / minuteMs) % (24 * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `2026-03-04 09:05 Eastern`: for documents; throws NoSuchDay. */
export const easternText = (at: Date): string => `${easternDay(at)} ${easternTimeOfDay(at)} Eastern`;

/** The Eastern day of an instant; throws NoSuchDay. */
export function easternDay(at: Date): Day {
  const number = Math.floor((at.getTime() + periodAt(at).offsetMs) / dayMs) - firstDay;
  if (number >= 0 && number < dayCount) return dayWith(number);
  throw noSuchDay(at);
}

function periodAt(at: Date): Period {
  const ms = at.getTime();
  const year = at.getUTCFullYear();
  // New Year is five hours later in the Eastern zone. For an invalid date every comparison is
  // false.
  if (year >= firstYear && year <= lastYear + 1) return periodsOf(year).find(({ to }) => ms < to)!;
  throw noSuchDay(at);
}

const noSuchDay = (at: Date) => new NoSuchDay(Number.isNaN(at.getTime()) ? 'An invalid date' : at.toISOString());

/** A period without a change of the clocks. */
interface Period {
  from: number;
  to: number;
  offsetMs: number;
}

const periods = new Map<number, readonly Period[]>();

/**
 * The periods of a year, the first and the last unbounded. Without this cache every instant needs
 * the time zone data, which is a hundred times slower.
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
