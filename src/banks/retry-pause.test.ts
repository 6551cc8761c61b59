// The pause before a bank is tried again: none after a success, longer after each failure, a long
// one after a refusal.
import { describe, expect, it } from 'vitest';
import { retryPause, type Tried } from './retry-pause.ts';

/** How many seconds later it is over, after each of these. */
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
  it('doubles up to a minute, and is none again once nothing waits', () => {
    const later = Array<Tried>(6).fill('later');
    expect(pausesAfter(...later, 'done', 'later')).toEqual([5, 10, 20, 40, 60, 60, 0, 5]);
  });

  it('is five minutes at once where the bank does not let us in', () => {
    expect(pausesAfter('refused', 'later', 'done')).toEqual([300, 60, 0]);
  });
});
