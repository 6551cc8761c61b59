// Banking days: the days on which the Federal Reserve settles, and how to count them.
import { type Day, dayCount, dayWith, firstYear, lastYear, numberOf, weekdayWith } from './days.ts';
import { holidaysOf } from './federal-holidays.ts';

/** The numbers of all banking days, in order. */
const open: number[] = [];
/** For the number of a day: the count of banking days up to and including it. */
const openThrough = new Int32Array(dayCount);

// Computed once for the whole calendar: counting days is then two lookups.
fillTables();

/**
 * Throws NoSuchDay, like every function here: for a malformed day, and if counting leaves the
 * calendar.
 */
export function isBankingDay(day: Day): boolean {
  return isOpen(numberOf(day));
}

/**
 * The n-th banking day after a day; for n = 0 the day itself if it is a banking day, else the next
 * one.
 */
export function addBankingDays(day: Day, n: number): Day {
  const number = numberOf(day);
  return bankingDay(n === 0 ? openBefore(number) : openThrough[number]! + count(n) - 1);
}

/**
 * The n-th banking day before a day; for n = 0 the day itself if it is a banking day, else the last
 * one before it.
 */
export function subtractBankingDays(day: Day, n: number): Day {
  const number = numberOf(day);
  return bankingDay(n === 0 ? openThrough[number]! - 1 : openBefore(number) - count(n));
}

/**
 * The number of banking days after one day up to and including another; negative if the other day
 * is earlier.
 */
export function bankingDaysBetween(after: Day, upTo: Day): number {
  return openThrough[numberOf(upTo)]! - openThrough[numberOf(after)]!;
}

/** The day itself if it is a banking day, else the next one. */
export function bankingDayFrom(day: Day): Day {
  return addBankingDays(day, 0);
}

/** The day itself if it is a banking day, else the last one before it. */
export function bankingDayUntil(day: Day): Day {
  return subtractBankingDays(day, 0);
}

export function nextBankingDay(day: Day): Day {
  return addBankingDays(day, 1);
}

export function previousBankingDay(day: Day): Day {
  return subtractBankingDays(day, 1);
}

function fillTables(): void {
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

/** The number of banking days before a day. */
function openBefore(number: number): number {
  return isOpen(number) ? openThrough[number]! - 1 : openThrough[number]!;
}

function bankingDay(index: number): Day {
  return dayWith(open[index] ?? (index < 0 ? -1 : dayCount));
}

/** A negative count is a mistake: there is a function for the other direction. */
function count(n: number): number {
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(`${n} is not a number of banking days: it must be a whole number from 0.`);
  return n;
}
