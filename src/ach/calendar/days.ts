// Calendar days: every day of the calendar, as text and as a number.

/** A calendar day, `YYYY-MM-DD`, from 2000-01-01 to 2099-12-31. */
export type Day = string;

/** The first and the last year of the calendar. */
export const firstYear = 2000;
export const lastYear = 2099;

/** The error for a day that does not exist, is malformed, or is outside the calendar. */
export class NoSuchDay extends Error {
  constructor(what: string) {
    super(`${what} is not a day of the calendar: use YYYY-MM-DD, ${firstYear}-01-01 to ${lastYear}-12-31.`);
    this.name = 'NoSuchDay';
  }
}

// A century has 36,525 days: a table of them needs no date arithmetic.
const days: readonly Day[] = everyDay();
const numbers: ReadonlyMap<Day, number> = new Map(days.map((day, number) => [day, number]));

/** The number of days: they are numbered from 0, 2000-01-01. */
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
  if (day === undefined) throw new NoSuchDay(`The day ${number} days after ${days[0]}`);
  return day;
}

/** The day that is n calendar days later, or earlier if n is negative; throws NoSuchDay. */
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

/** The text of a day. The day may not exist. */
export function dayText(year: number, month: number, dayOfMonth: number): Day {
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}

/** A leap year is divisible by four; a century year only if it is divisible by 400. */
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
