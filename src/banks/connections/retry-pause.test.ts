// The pause before the next try at a bank: none after a success, longer after each failure, and
// long after a refusal.
import { describe, expect, it } from 'vitest';
import { retryPause, type Tried } from './retry-pause.ts';

/** The length of the pause after each of these results, in seconds. */
function pausesAfter(...outcomes: Tried[]): number[] {
  let now = 0;
  const pause = retryPause(() => now);
  expect(pause.isOver()).toBe(true);
  return outcomes.map((outcome) => {
    pause.tried(outcome);
    const since = now;
    while (!pause.isOver()) now += 1_000;
    return (now - since) / 1_000;
  });
}

describe('The pause before a bank is tried again', () => {
  it('doubles up to a minute, and ends when nothing waits', () => {
    const later = Array<Tried>(6).fill('later');
    expect(pausesAfter(...later, 'done', 'later')).toEqual([5, 10, 20, 40, 60, 60, 0, 5]);
  });

  it('is five minutes at once when the bank refuses the login', () => {
    expect(pausesAfter('refused', 'later', 'done')).toEqual([300, 60, 0]);
  });
});
