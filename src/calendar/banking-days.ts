// Banking days: the days on which the Federal Reserve settles, and how to count them forwards and
// backwards.
import { type Day, dayCount, dayWith, firstYear, lastYear, numberOf, weekdayWith } from './days.ts';
import { holidaysOf } from './federal-holidays.ts';

/** The numbers of all banking days, in order. */
const open: number[] = [];
/** For the number of any day: how many banking days there are up to it, itself included. */
const openThrough = new Int32Array(dayCount);

// Written down once for the whole calendar, so that counting days is looking up two numbers,
// however many there are.
writeDown();

/**
 * Throws NoSuchDay, as all of these functions do: for a malformed day, and where counting leaves
 * the calendar.
 */
export function isBankingDay(day: Day): boolean {
  return isOpen(numberOf(day));
}

/**
 * The n-th banking day after a day; n = 0: the day itself if banks are open, else the next on which
 * they are.
 */
export function addBankingDays(day: Day, n: number): Day {
  const number = numberOf(day);
  return bankingDay(n === 0 ? openBefore(number) : openThrough[number]! + count(n) - 1);
}

/**
 * The n-th banking day before a day; n = 0: the day itself if banks are open, else the last on
 * which they were.
 */
export function subtractBankingDays(day: Day, n: number): Day {
  const number = numberOf(day);
  return bankingDay(n === 0 ? openThrough[number]! - 1 : openBefore(number) - count(n));
}

/**
 * How many banking days lie after one day up to another, that one included; negative when the other
 * comes first.
 */
export function bankingDaysBetween(after: Day, upTo: Day): number {
  return openThrough[numberOf(upTo)]! - openThrough[numberOf(after)]!;
}

/** The day itself if banks are open, else the next on which they are. */
export function bankingDayFrom(day: Day): Day {
  return addBankingDays(day, 0);
}

/** The day itself if banks are open, else the last on which they were. */
export function bankingDayUntil(day: Day): Day {
  return subtractBankingDays(day, 0);
}

export function nextBankingDay(day: Day): Day {
  return addBankingDays(day, 1);
}

export function previousBankingDay(day: Day): Day {
  return subtractBankingDays(day, 1);
}

function writeDown(): void {
  const closed = new Set<Day | null>();
  for (let year = firstYear; year <= lastYear; year++) for (const { closes } of holidaysOf(year)) closed.add(closes);
  for (let number = 0; number < dayCount; number++) {
    if (weekdayWith(number) <= 5 && !closed.has(dayWith(number))) open.push(number);
    openThrough[number] = open.length;
  }
}

function isOpen(number: number): boolean {
  return open[openThrough[number]! - 1] === number;
}

/** How many banking days there are before a day, itself not included. */
function openBefore(number: number): number {
  return isOpen(number) ? openThrough[number]! - 1 : openThrough[number]!;
}

function bankingDay(index: number): Day {
  return dayWith(open[index] ?? (index < 0 ? -1 : dayCount));
}

/** Counting the other way has a function of its own: a negative number is a mistake. */
function count(n: number): number {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`${n} is no number of banking days: 0, 1, 2 … are.`);
  return n;
}
