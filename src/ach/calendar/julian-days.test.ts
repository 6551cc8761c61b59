// Julian days in both directions, also across the change of the year.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayCount, dayWith, NoSuchDay } from './days.ts';
import { dayOfJulian, julianDay } from './julian-days.ts';

describe('A Julian day', () => {
  it('is the day of the year in three digits', () => {
    expect(['2026-01-01', '2026-02-28', '2026-03-01', '2026-12-31'].map(julianDay)).toEqual([
      '001',
      '059',
      '060',
      '365',
    ]);
    expect(['2028-02-29', '2028-03-01', '2028-12-31'].map(julianDay)).toEqual(['060', '061', '366']);
    expect(() => julianDay('2026-02-29')).toThrow(NoSuchDay);
  });

  it('is read as its day from any day within half a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 183, max: dayCount - 184 }),
        fc.integer({ min: -182, max: 182 }),
        (number, away) => {
          const day = dayWith(number);
          expect(dayOfJulian(julianDay(day), addDays(day, away))).toBe(day);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is in the year before or after if that is nearer', () => {
    expect(dayOfJulian('365', '2027-01-04')).toBe('2026-12-31');
    expect(dayOfJulian('366', '2029-01-02')).toBe('2028-12-31');
    expect(dayOfJulian('002', '2026-12-31')).toBe('2027-01-02');
    expect(dayOfJulian('060', '2028-03-01')).toBe('2028-02-29');
    expect(dayOfJulian('366', '2027-06-30')).toBe('2028-12-31');
    expect(dayOfJulian('001', '2000-01-03')).toBe('2000-01-01'); // where the calendar begins
    expect(dayOfJulian('365', '2099-12-31')).toBe('2099-12-31'); // and ends
  });

  it.each(['000', '367', '1', '0365', '36 ', '   ', 'abc', '-01', ''])('is not %j', (text) => {
    expect(() => dayOfJulian(text, '2028-06-01')).toThrow(`The Julian day ${JSON.stringify(text)} near 2028-06-01`);
  });

  it('366 needs a leap year nearby, and an existing day near it', () => {
    expect(() => dayOfJulian('366', '2026-06-01')).toThrow(NoSuchDay);
    expect(() => dayOfJulian('001', '2026-02-29')).toThrow(NoSuchDay);
  });
});
