// Julian days of ACH settlement dates: three digits, the day of the year, without the year.
import { type Day, dayText, dayWith, firstYear, lastYear, NoSuchDay, numberOf } from './days.ts';

/** A day as `001` to `366`; throws NoSuchDay. */
export function julianDay(day: Day): string {
  return String(numberOf(day) - numberOf(firstOf(yearOf(day))) + 1).padStart(3, '0');
}

/**
 * The day of three digits: in the year that brings it nearest to `near`, a day at which the record
 * was written or read. Throws NoSuchDay for other text, and for 366 if no adjacent year is a leap
 * year.
 */
export function dayOfJulian(text: string, near: Day): Day {
  const dayOfYear = /^\d{3}$/.test(text) ? Number(text) : 0;
  const year = yearOf(near);
  const reference = numberOf(near);
  const candidates = [year - 1, year, year + 1]
    .filter((one) => one >= firstYear && one <= lastYear && dayOfYear >= 1 && dayOfYear <= daysInYear(one))
    .map((one) => numberOf(firstOf(one)) + dayOfYear - 1)
    .sort((a, b) => Math.abs(a - reference) - Math.abs(b - reference));
  if (candidates[0] === undefined) throw new NoSuchDay(`The Julian day ${JSON.stringify(text)} near ${near}`);
  return dayWith(candidates[0]);
}

const firstOf = (year: number): Day => dayText(year, 1, 1);

const yearOf = (day: Day): number => Number(day.slice(0, 4));

const daysInYear = (year: number): number => numberOf(dayText(year, 12, 31)) - numberOf(firstOf(year)) + 1;
