// The pause before a bank is tried again: none after a success, longer after each failure, the longest after a refusal.
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
  it('doubles up to five minutes, and is none again once nothing waits', () => {
    const later = Array<Tried>(8).fill('later');
    expect(pausesAfter(...later, 'done', 'later')).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 0, 5]);
  });

  it('is the longest at once where the bank does not let us in', () => {
    expect(pausesAfter('refused', 'later', 'done')).toEqual([300, 300, 0]);
  });
});
