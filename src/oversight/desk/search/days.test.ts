// The days that a question names.
import { describe, expect, it } from 'vitest';
import { daysIn } from './days.ts';

/** A Saturday. */
const today = '2026-11-28';
const read = (text: string) => {
  const found = daysIn(text);
  const days = found?.days(today);
  return found === null ? null : [found.rest, days ? `${days.from} ${days.to}` : days];
};

describe('The days in a question', () => {
  it.each([
    ['R01 today', 'R01', '2026-11-28 2026-11-28'],
    ['R01 Yesterday', 'R01', '2026-11-27 2026-11-27'],
    ['R10  last   week', 'R10', '2026-11-16 2026-11-22'],
    ['this week R10', 'R10', '2026-11-23 2026-11-29'],
    ['last month okafor', 'okafor', '2026-10-01 2026-10-31'],
    ['this month', '', '2026-11-01 2026-11-30'],
    ['R03 in the last 30 days', 'R03', '2026-10-30 2026-11-28'],
    ['R03 in November', 'R03', '2026-11-01 2026-11-30'],
    ['R03 in december', 'R03', '2025-12-01 2025-12-31'],
    ['R03 during Feb 2024', 'R03', '2024-02-01 2024-02-29'],
    ['okafor Nov 3', 'okafor', '2026-11-03 2026-11-03'],
    ['okafor on Dec. 24th 398', 'okafor 398', '2025-12-24 2025-12-24'],
    ['okafor Nov 3, 2025', 'okafor', '2025-11-03 2025-11-03'],
    ['okafor 11/3', 'okafor', '2026-11-03 2026-11-03'],
    ['okafor 12/3/2026', 'okafor', '2026-12-03 2026-12-03'],
    ['2026-11-03', '', '2026-11-03 2026-11-03'],
    ['on Monday', '', '2026-11-23 2026-11-23'],
    ['last Saturday', '', '2026-11-21 2026-11-21'],
  ])('%s', (text, rest, days) => {
    expect(read(text)).toEqual([rest, days]);
  });

  it.each(['May 398', 'Friday', 'April Jones', 'order-94304', 'weekly', 'invoice-2026-11-03'])(
    '%s names no days',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('does not read a day that does not exist', () => {
    expect([read('okafor 2026-02-30'), read('13/45'), read('in May 1999')]).toEqual([
      ['okafor', null],
      ['', null],
      ['', null],
    ]);
  });

  it('does not read a month that begins before the calendar', () => {
    expect(daysIn('last month')!.days('2000-01-05')).toBeNull();
  });
});
