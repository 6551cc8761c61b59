// Calendar days: every day that the calendar knows, as text and as a number to count with.

/** A calendar day, `YYYY-MM-DD`, from 2000-01-01 to 2099-12-31. */
export type Day = string;

/** The years that the calendar knows. */
export const firstYear = 2000;
export const lastYear = 2099;

/**
 * A day that there is not, that is written otherwise, or that lies beyond the years of the
 * calendar.
 */
export class NoSuchDay extends Error {
  constructor(what: string) {
    super(
      `${what} is no day of the calendar: its days are written YYYY-MM-DD, ${firstYear}-01-01 to ${lastYear}-12-31.`,
    );
    this.name = 'NoSuchDay';
  }
}

// A century is 36,525 short texts: written down once, each day is found and counted without any
// arithmetic on dates.
const days: readonly Day[] = everyDay();
const numbers: ReadonlyMap<Day, number> = new Map(days.map((day, number) => [day, number]));

/** How many days there are: their numbers go from 0, the first of January 2000, to one less. */
export const dayCount = days.length;

/** The number of a day; throws NoSuchDay. */
export function numberOf(day: Day): number {
  const number = numbers.get(day);
  if (number === undefined) throw new NoSuchDay(JSON.stringify(day));
  return number;
}

/** The day with a number; throws NoSuchDay. */
export function dayWith(number: number): Day {
  const day = days[number];
  if (day === undefined) throw new NoSuchDay(`What lies ${number} days after ${days[0]}`);
  return day;
}

/** The day so many calendar days later, or earlier where n is negative; throws NoSuchDay. */
export function addDays(day: Day, n: number): Day {
  return dayWith(numberOf(day) + n);
}

/** 1 is Monday, 7 is Sunday; throws NoSuchDay. */
export function weekdayOf(day: Day): number {
  return weekdayWith(numberOf(day));
}

/** 1 is Monday, 7 is Sunday. The first of January 2000 was a Saturday. */
export function weekdayWith(number: number): number {
  return ((number + 5) % 7) + 1;
}

/** As the calendar writes it, with no claim that there is such a day. */
export function dayText(year: number, month: number, dayOfMonth: number): Day {
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}

/** Leap years are divisible by four, centuries only by four hundred. */
export function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function everyDay(): Day[] {
  const every: Day[] = [];
  for (let year = firstYear; year <= lastYear; year++)
    for (let month = 1; month <= 12; month++)
      for (let dayOfMonth = 1; dayOfMonth <= daysInMonth(year, month); dayOfMonth++)
        every.push(dayText(year, month, dayOfMonth));
  return every;
}
