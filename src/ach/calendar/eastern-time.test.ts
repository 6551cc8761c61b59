// Eastern time against the time zone data of Node, at every change of the clock.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dayCount, dayWith, NoSuchDay } from './days.ts';
import { easternDay, easternTime } from './eastern-time.ts';
import { close, networkWindows, opening, timeOn } from './windows.ts';

const formats = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** The Eastern day and time of an instant: `2026-03-08 16:45`. */
const shown = (at: Date) => formats.format(at);

// The second Sunday of March and the first of November, 2024 to 2035.
const changes: [year: number, begins: Day, ends: Day][] = [
  [2024, '2024-03-10', '2024-11-03'],
  [2025, '2025-03-09', '2025-11-02'],
  [2026, '2026-03-08', '2026-11-01'],
  [2027, '2027-03-14', '2027-11-07'],
  [2028, '2028-03-12', '2028-11-05'],
  [2029, '2029-03-11', '2029-11-04'],
  [2030, '2030-03-10', '2030-11-03'],
  [2031, '2031-03-09', '2031-11-02'],
  [2032, '2032-03-14', '2032-11-07'],
  [2033, '2033-03-13', '2033-11-06'],
  [2034, '2034-03-12', '2034-11-05'],
  [2035, '2035-03-11', '2035-11-04'],
];
const times = [
  opening,
  ...networkWindows.same_day.flatMap(({ closes, settles }) => [closes, settles]),
  networkWindows.next_day.closes,
  close,
];
const dayBefore = (day: Day) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

describe('Eastern time', () => {
  it.each(changes)('in %i has every window at its time, an hour earlier by UTC from %s until %s', (_, begins, ends) => {
    for (const time of times) {
      const utcHours = (day: Day) => (timeOn(day, time).getTime() - Date.parse(`${day}T${time}Z`)) / 3_600_000;
      expect([dayBefore(begins), begins, dayBefore(ends), ends].map(utcHours)).toEqual([5, 4, 4, 5]);
      for (const day of [dayBefore(begins), begins, dayBefore(ends), ends]) {
        expect(shown(timeOn(day, time))).toBe(`${day} ${time}`);
        expect(easternDay(timeOn(day, time))).toBe(day);
      }
    }
  });

  it('is the time of Eastern clocks, at any instant of the century', () => {
    // Before 2007 daylight saving began and ended on other Sundays.
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: dayCount - 1 }),
        fc.integer({ min: 3, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (number, hour, minute) => {
          const at = easternTime(dayWith(number), hour, minute);
          const two = (n: number) => String(n).padStart(2, '0');
          expect(shown(at)).toBe(`${dayWith(number)} ${two(hour)}:${two(minute)}`);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('has the day of Eastern calendars, at any instant', () => {
    const instants = fc.date({
      min: new Date('2000-01-01T05:00Z'),
      max: new Date('2100-01-01T04:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (at) => {
        expect(easternDay(at)).toBe(shown(at).slice(0, 10));
      }),
      { numRuns: 3_000 },
    );
    expect(easternDay(new Date('2026-03-03T04:59:59.999Z'))).toBe('2026-03-02');
    expect(easternDay(new Date('2026-03-03T05:00:00.000Z'))).toBe('2026-03-03');
    expect(easternDay(new Date('2026-07-03T03:59:59.999Z'))).toBe('2026-07-02');
  });

  it('skips an hour in spring, and takes the first of the double hour in autumn', () => {
    expect(easternTime('2026-03-08', 1, 59).toISOString()).toBe('2026-03-08T06:59:00.000Z');
    expect(shown(easternTime('2026-03-08', 2, 30))).toBe('2026-03-08 03:30');
    expect(easternTime('2026-03-08', 3, 0).toISOString()).toBe('2026-03-08T07:00:00.000Z');
    expect(easternTime('2026-11-01', 1, 30).toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(easternTime('2026-11-01', 2, 0).toISOString()).toBe('2026-11-01T07:00:00.000Z');
  });

  it('has New Year at midnight Eastern time', () => {
    expect(easternDay(new Date('2027-01-01T04:59:59.999Z'))).toBe('2026-12-31');
    expect(easternDay(new Date('2027-01-01T05:00:00.000Z'))).toBe('2027-01-01');
    expect(easternTime('2026-12-31', 20, 0).toISOString()).toBe('2027-01-01T01:00:00.000Z');
    expect(easternDay(new Date('2100-01-01T04:59:59.999Z'))).toBe('2099-12-31');
  });

  it('has no days outside the calendar', () => {
    for (const at of ['1999-12-31T12:00Z', '2000-01-01T04:59Z', '2100-01-01T05:00Z', '+275760-09-13T00:00Z', 'never'])
      expect(() => easternDay(new Date(at)), at).toThrow(NoSuchDay);
    expect(() => easternDay(new Date('never'))).toThrow('An invalid date is not a day of the calendar');
    expect(() => easternTime('2026-02-29', 12, 0)).toThrow(NoSuchDay);
    for (const time of ['24:00', '7:30', '12:60', '', 'noon'])
      expect(() => timeOn('2026-03-02', time)).toThrow(RangeError);
  });
});
