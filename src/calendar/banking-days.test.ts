// The Federal Reserve's calendar against its published rules, and what counting its days must keep to.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBankingDays,
  bankingDayFrom,
  type Day,
  dayAfter,
  easternDay,
  easternTime,
  isBankingDay,
} from './banking-days.ts';

// As the Federal Reserve publishes them. One that falls on a Saturday closes no day: the Friday before is open.
const closed: Record<number, string> = {
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25', // Independence Day: Saturday
  2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25', // Juneteenth and Christmas: Saturday; 4 July: Sunday
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25', // New Year and Veterans Day: Saturday
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25', // Veterans Day: Sunday
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
};

const first = Date.UTC(2024, 0, 1);
const days = Array.from({ length: 7 * 365 + 2 }, (_, n) => new Date(first + n * 86_400_000).toISOString().slice(0, 10));
const anyDay = fc.constantFrom(...days);

describe('Banking days', () => {
  it.each(Object.keys(closed).map(Number))('of %i are the weekdays that are no holiday', (year) => {
    const weekdaysClosed = days.filter(
      (day) =>
        day.startsWith(`${year}`) && ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay()) && !isBankingDay(day),
    );
    expect(weekdaysClosed.map((day) => day.slice(5)).join(' ')).toBe(closed[year]);
  });

  it('are never a Saturday or a Sunday', () => {
    for (const day of days)
      if ([0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())) expect(isBankingDay(day)).toBe(false);
  });

  it('leave the Friday open before a holiday on a Saturday, also before New Year', () => {
    for (const friday of ['2026-07-03', '2027-06-18', '2027-12-24', '2027-12-31', '2028-11-10'])
      expect([friday, isBankingDay(friday)]).toEqual([friday, true]);
  });
});

describe('addBankingDays', () => {
  const countedBetween = (from: Day, to: Day) =>
    days.filter((day) => day > from && day <= to && isBankingDay(day)).length;

  it('lands on a banking day with n of them behind it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...days.slice(0, -200)), fc.integer({ min: 1, max: 60 }), (from, n) => {
        const to = addBankingDays(from, n);
        expect([isBankingDay(to), countedBetween(from, to)]).toEqual([true, n]);
      }),
    );
  });

  it('by 0 stays on a banking day and leaves any other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...days.slice(0, -10)), (day) => {
        expect(addBankingDays(day, 0)).toBe(bankingDayFrom(day));
        expect(addBankingDays(day, 0) === day).toBe(isBankingDay(day));
      }),
    );
  });

  it('keeps the order of days, and adds up', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (a, b, n, m) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(addBankingDays(earlier, n) <= addBankingDays(later, n)).toBe(true);
        expect(addBankingDays(addBankingDays(a, n), m)).toBe(addBankingDays(a, n + m));
      }),
    );
  });
});

describe('Eastern time', () => {
  it('follows daylight saving on both sides of both changes', () => {
    const noon = (day: Day) => easternTime(day, 12, 0).toISOString();
    expect(noon('2026-03-07')).toBe('2026-03-07T17:00:00.000Z');
    expect(noon('2026-03-08')).toBe('2026-03-08T16:00:00.000Z');
    expect(noon('2026-10-31')).toBe('2026-10-31T16:00:00.000Z');
    expect(noon('2026-11-01')).toBe('2026-11-01T17:00:00.000Z');
    expect(easternTime('2026-03-08', 1, 59).toISOString()).toBe('2026-03-08T06:59:00.000Z');
    expect(easternTime('2026-03-08', 3, 0).toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });

  it('knows the day of an instant', () => {
    expect(easternDay(new Date('2026-03-03T04:59:59.999Z'))).toBe('2026-03-02');
    expect(easternDay(new Date('2026-03-03T05:00:00.000Z'))).toBe('2026-03-03');
    expect(easternDay(new Date('2026-07-03T03:59:59.999Z'))).toBe('2026-07-02');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 3, max: 23 }), fc.integer({ min: 0, max: 59 }), (day, hour, minute) => {
        expect(easternDay(easternTime(day, hour, minute))).toBe(day);
      }),
    );
  });

  it('has a day after each', () => {
    for (const [n, day] of days.slice(0, -1).entries()) expect(dayAfter(day)).toBe(days[n + 1]);
  });
});
