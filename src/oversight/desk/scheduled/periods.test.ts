// The days that scheduled files cover, without a gap.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankingDay } from '../../../ach/calendar/banking-days.ts';
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { frequencies, nextPeriod } from './periods.ts';

const period = (...asked: Parameters<typeof nextPeriod>) => {
  const { first_day, last_day, due_at } = nextPeriod(...asked);
  return [first_day, last_day, due_at.toISOString()];
};

describe('The period of a scheduled file', () => {
  it('is a banking day, with the weekend or the holiday after it', () => {
    expect(period('banking_day', '2026-03-02', 7)).toEqual(['2026-03-03', '2026-03-03', '2026-03-04T12:00:00.000Z']);
    // A Friday, and Monday is due. The clocks change on the Sunday.
    expect(period('banking_day', '2026-03-05', 7)).toEqual(['2026-03-06', '2026-03-08', '2026-03-09T11:00:00.000Z']);
    // The third Monday of January is a holiday.
    expect(period('banking_day', '2026-01-15', 0)).toEqual(['2026-01-16', '2026-01-19', '2026-01-20T05:00:00.000Z']);
  });

  it('is a whole week from Monday on, and a whole month', () => {
    expect(period('week', '2026-03-03', 7)).toEqual(['2026-03-02', '2026-03-08', '2026-03-09T11:00:00.000Z']);
    expect(period('week', '2026-01-11', 7)).toEqual(['2026-01-12', '2026-01-18', '2026-01-20T12:00:00.000Z']);
    expect(period('month', '2026-02-10', 23)).toEqual(['2026-02-01', '2026-02-28', '2026-03-03T04:00:00.000Z']);
  });

  it('follows the one before without a gap, and is due on a banking day after it', () => {
    const starts = fc.integer({ min: 0, max: 7_000 }).map((n) => addDays('2020-01-01', n));
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), starts, (every, start) => {
        const first = nextPeriod(every, start, 7);
        const second = nextPeriod(every, first.last_day, 7);
        expect(second.first_day).toBe(addDays(first.last_day, 1));
        expect(first.first_day <= first.last_day).toBe(true);
        const due = easternDay(first.due_at);
        expect(due > first.last_day && isBankingDay(due)).toBe(true);
      }),
    );
  });
});
