// The retry schedule, its jitter, and the header `Retry-After`.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../platform/std/clock.ts';
import { pauseAfter, pausesMs, retryAfterMs } from './retry-schedule.ts';

const now = instant(Date.UTC(2026, 2, 2, 14, 0, 0));

describe('pauseAfter', () => {
  it('is 5 s, 5 m, 30 m, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h, then no more', () => {
    const pauses = Array.from({ length: 11 }, (_, index) => pauseAfter(index + 1, null, () => 0));
    const hour = 3_600;
    const seconds = [5, 300, 1_800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
    expect(pauses).toEqual([...seconds.map((each) => each * 1_000), null, null]);
  });

  it('is at least the step, and at most the longer of the step and ten hours plus the jitter', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(10 ** 10), random, (attempt, asked, drawn) => {
        const pause = pauseAfter(attempt, asked, () => drawn)!;
        const step = pausesMs[attempt - 1]!;
        expect(pause).toBeGreaterThanOrEqual(step);
        expect(pause).toBeLessThanOrEqual(Math.max(step, 36_000_000) * 1.1);
      }),
    );
  });
});

describe('retryAfterMs', () => {
  it.each([
    ['0', 0],
    ['120', 120_000],
    ['Mon, 02 Mar 2026 14:02:00 GMT', 120_000],
    ['Mon, 02 Mar 2026 13:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['2026-03-02', null],
    [undefined, null],
  ])('reads %s as %s', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});
