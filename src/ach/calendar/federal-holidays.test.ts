// The holidays against the dates that the Federal Reserve publishes, and against another library.
import { allForYear } from '@18f/us-federal-holidays';
import { describe, expect, it } from 'vitest';
import { isBankingDay } from './banking-days.ts';
import { addDays, NoSuchDay } from './days.ts';
import { holidaysOf } from './federal-holidays.ts';

// As published. *: on a Saturday, the Friday before is open; **: on a Sunday, the Monday after is
// closed.
const published: Record<number, string> = {
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 07-04* 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-19* 07-04** 09-06 10-11 11-11 11-25 12-25*',
  2028: '01-01* 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11* 11-23 12-25',
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-11** 11-22 12-25',
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
};

describe('The holidays of the Federal Reserve', () => {
  it.each(Object.keys(published).map(Number))('of %i are the published ones', (year) => {
    const marked = holidaysOf(year).map(({ day, closes }) => {
      const mark = closes === null ? '*' : closes === day ? '' : '**';
      return `${day.slice(5)}${mark}`;
    });
    expect(marked.join(' ')).toBe(published[year]);
    for (const { day, closes } of holidaysOf(year))
      if (closes !== day) expect(closes ?? addDays(day, 1)).toBe(addDays(day, 1));
  });

  it('have their names', () => {
    expect(holidaysOf(2026).map(({ name, day }) => `${day} ${name}`)).toEqual([
      '2026-01-01 New Year’s Day',
      '2026-01-19 Birthday of Martin Luther King, Jr.',
      '2026-02-16 Washington’s Birthday',
      '2026-05-25 Memorial Day',
      '2026-06-19 Juneteenth National Independence Day',
      '2026-07-04 Independence Day',
      '2026-09-07 Labor Day',
      '2026-10-12 Columbus Day',
      '2026-11-11 Veterans Day',
      '2026-11-26 Thanksgiving Day',
      '2026-12-25 Christmas Day',
    ]);
  });

  it('close the same days as another library, in every year of the calendar', () => {
    for (let year = 2000; year <= 2099; year++) {
      const theirs = allForYear(year, { shiftSaturdayHolidays: false, shiftSundayHolidays: true })
        .filter(({ date }) => date.getDay() !== 6)
        .map(({ dateString }) => dateString);
      expect(holidaysOf(year).flatMap(({ closes }) => closes ?? [])).toEqual(theirs);
    }
  });

  it('have Juneteenth since 2021, a Saturday; it first closes a day in 2022', () => {
    const juneteenth = (year: number) => holidaysOf(year).find(({ name }) => name.startsWith('Juneteenth'));
    expect([juneteenth(2020), juneteenth(2021)?.closes, juneteenth(2022)?.closes]).toEqual([
      undefined,
      null,
      '2022-06-20',
    ]);
    expect(['2020-06-19', '2021-06-18', '2021-06-21', '2022-06-20'].map(isBankingDay)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('are unknown outside the calendar', () => {
    expect(() => holidaysOf(1999)).toThrow(NoSuchDay);
    expect(() => holidaysOf(2100)).toThrow(NoSuchDay);
  });
});
