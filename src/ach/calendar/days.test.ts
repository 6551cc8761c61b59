// The days of the calendar against the date library, and texts that are not days.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayCount, dayWith, NoSuchDay, numberOf, weekdayOf } from './days.ts';

const first = Date.UTC(2000, 0, 1);
const machineDay = (number: number) => new Date(first + number * 86_400_000);

describe('The days', () => {
  it('are the days of a century in order, with their weekdays', () => {
    expect(dayCount).toBe(36_525);
    for (let number = 0; number < dayCount; number++) {
      const day = machineDay(number).toISOString().slice(0, 10);
      expect([dayWith(number), numberOf(day), weekdayOf(day) % 7]).toEqual([
        day,
        number,
        machineDay(number).getUTCDay(),
      ]);
    }
  });

  it('are reached from any other day, and back', () => {
    const number = fc.integer({ min: 0, max: dayCount - 1 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(addDays(dayWith(a), b - a)).toBe(dayWith(b));
        expect(addDays(addDays(dayWith(a), b - a), a - b)).toBe(dayWith(a));
      }),
    );
  });

  it('have a 29th of February in leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2000-02-28', 1)).toBe('2000-02-29');
    expect(addDays('2028-12-31', 1)).toBe('2029-01-01');
  });

  it.each([
    '2027-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-1-2',
    '20260102',
    '2026-01-02T00:00Z',
    ' 2026-01-02',
    '',
    '1999-12-31',
    '2100-01-01',
    'tomorrow',
  ])('do not include %j', (text) => {
    expect(() => numberOf(text)).toThrow(NoSuchDay);
    expect(() => weekdayOf(text)).toThrow(`${JSON.stringify(text)} is not a day of the calendar`);
  });

  it('end with the first and the last day', () => {
    expect(() => addDays('2000-01-01', -1)).toThrow(NoSuchDay);
    expect(() => addDays('2099-12-31', 1)).toThrow('2000-01-01 to 2099-12-31');
    expect(() => addDays('2026-01-01', 1.5)).toThrow(NoSuchDay);
    expect(() => addDays('2026-01-01', Number.NaN)).toThrow(NoSuchDay);
  });
});
