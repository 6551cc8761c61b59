// Banking days: the table against its definition, and the properties of counting.
import { allForYear } from '@18f/us-federal-holidays';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBankingDays,
  bankingDayFrom,
  bankingDaysBetween,
  bankingDayUntil,
  isBankingDay,
  nextBankingDay,
  previousBankingDay,
  subtractBankingDays,
} from './banking-days.ts';
import { addDays, type Day, dayCount, dayWith, NoSuchDay } from './days.ts';

/** A weekday without a holiday, from another calendar and another list of holidays. */
function isOpenByDefinition(day: Day): boolean {
  const observed = { shiftSaturdayHolidays: false, shiftSundayHolidays: true };
  const isHoliday = allForYear(Number(day.slice(0, 4)), observed).some(({ dateString }) => dateString === day);
  return ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay()) && !isHoliday;
}

/** Counts day by day. */
function walk(from: Day, n: number, step: 1 | -1): Day {
  let day = from;
  for (let left = n; left > 0; ) {
    day = addDays(day, step);
    if (isOpenByDefinition(day)) left--;
  }
  return day;
}

// Far enough from both ends that no count leaves the calendar.
const anyDay = fc.integer({ min: 400, max: dayCount - 400 }).map(dayWith);
const anyBankingDay = anyDay.map(bankingDayFrom);
const few = fc.integer({ min: 0, max: 40 });
const many = fc.integer({ min: 0, max: 250 });

describe('Banking days', () => {
  it('are the weekdays without a holiday, in the whole calendar', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(isBankingDay(day)).toBe(isOpenByDefinition(day));
      }),
      { numRuns: 2_000 },
    );
  });

  it('include the Friday before a holiday on a Saturday, also before New Year', () => {
    for (const friday of ['2026-07-03', '2027-06-18', '2027-12-24', '2027-12-31', '2028-11-10'])
      expect([friday, isBankingDay(friday)]).toEqual([friday, true]);
  });

  it('are counted forwards and backwards like day by day', () => {
    fc.assert(
      fc.property(anyDay, few, (day, n) => {
        if (n === 0) return;
        expect(addBankingDays(day, n)).toBe(walk(day, n, 1));
        expect(subtractBankingDays(day, n)).toBe(walk(day, n, -1));
      }),
    );
  });

  it('are the only results of counting', () => {
    fc.assert(
      fc.property(anyDay, many, (day, n) => {
        expect([isBankingDay(addBankingDays(day, n)), isBankingDay(subtractBankingDays(day, n))]).toEqual([true, true]);
      }),
    );
  });

  it('counted by 0 are the day itself, or the nearest in the direction of counting', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [from, until] = [bankingDayFrom(day), bankingDayUntil(day)];
        expect([from, until].map((one) => one === day)).toEqual([isBankingDay(day), isBankingDay(day)]);
        expect(isBankingDay(day) ? [from, until] : [nextBankingDay(day), previousBankingDay(day)]).toEqual([
          from,
          until,
        ]);
        expect(until <= day && day <= from).toBe(true);
      }),
    );
  });

  it('added and then subtracted are the first day again', () => {
    fc.assert(
      fc.property(anyBankingDay, many, (day, n) => {
        expect(subtractBankingDays(addBankingDays(day, n), n)).toBe(day);
        expect(addBankingDays(subtractBankingDays(day, n), n)).toBe(day);
      }),
    );
  });

  it('keep the order of days, and add up', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b, n, m) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(addBankingDays(earlier, n) <= addBankingDays(later, n)).toBe(true);
        expect(subtractBankingDays(earlier, n) <= subtractBankingDays(later, n)).toBe(true);
        expect(addBankingDays(addBankingDays(a, n), m)).toBe(addBankingDays(a, n + m));
        expect(subtractBankingDays(subtractBankingDays(a, n), m)).toBe(subtractBankingDays(a, n + m));
        expect(addBankingDays(a, n) < addBankingDays(a, n + 1)).toBe(true);
      }),
    );
  });

  it('between two days are the number that leads from one to the other', () => {
    fc.assert(
      fc.property(anyDay, anyDay, many, (a, b, n) => {
        if (n > 0) expect(bankingDaysBetween(a, addBankingDays(a, n))).toBe(n);
        expect(bankingDaysBetween(b, a) + bankingDaysBetween(a, b)).toBe(0);
        const open = bankingDayFrom(a);
        expect(bankingDaysBetween(open, subtractBankingDays(open, n)) + n).toBe(0);
      }),
    );
    expect(bankingDaysBetween('2026-11-24', '2026-11-30')).toBe(3); // Wednesday, Friday, Monday
    expect(bankingDaysBetween('2026-11-26', '2026-11-26')).toBe(0);
  });

  it('are counted across year ends and leap days', () => {
    expect(nextBankingDay('2026-12-31')).toBe('2027-01-04'); // New Year is a Friday
    expect(nextBankingDay('2027-12-31')).toBe('2028-01-03'); // a Saturday
    expect(nextBankingDay('2022-12-30')).toBe('2023-01-03'); // a Sunday, Monday closed
    expect(previousBankingDay('2027-01-04')).toBe('2026-12-31');
    expect(nextBankingDay('2028-02-28')).toBe('2028-02-29');
    expect(previousBankingDay('2028-03-01')).toBe('2028-02-29');
    expect(addBankingDays('2026-02-27', 1)).toBe('2026-03-02');
  });

  it('are counted only from days of the calendar, in whole numbers, and within its ends', () => {
    for (const count of [addBankingDays, subtractBankingDays]) {
      expect(() => count('2026-02-30', 1)).toThrow(NoSuchDay);
      for (const n of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
        expect(() => count('2026-03-02', n)).toThrow(RangeError);
    }
    expect(() => isBankingDay('2026-3-2')).toThrow('"2026-3-2" is not a day of the calendar');
    expect(() => bankingDaysBetween('2026-03-02', '2100-01-04')).toThrow(NoSuchDay);
    expect(() => addBankingDays('2099-12-30', 2)).toThrow(NoSuchDay);
    expect(() => subtractBankingDays('2000-01-03', 1)).toThrow(NoSuchDay);
    expect(subtractBankingDays('2000-01-04', 1)).toBe('2000-01-03');
    expect(addBankingDays('2099-12-30', 1)).toBe('2099-12-31');
  });
});
