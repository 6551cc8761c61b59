// When what waits for a bank is tried again by itself: soon at first, then ever more seldom.
import { reading } from '../std/clock.ts';

/**
 * done: nothing waits. later: another try may mend it. refused: only somebody can, so that trying
 * soon would do harm.
 */
export type Tried = 'done' | 'later' | 'refused';

export interface RetryPause {
  isOver(): boolean;
  tried(outcome: Tried): void;
}

const firstMs = 5_000;
const longestMs = 60_000;
/** Banks lock out whoever fails to log in again and again. */
const refusedMs = 300_000;

/** `now`: milliseconds that only go forward. */
export function retryPause(now: () => number = reading): RetryPause {
  let pauseMs = 0;
  let triedAt = 0;
  return {
    isOver: () => now() - triedAt >= pauseMs,
    tried(outcome) {
      triedAt = now();
      if (outcome === 'done') pauseMs = 0;
      else if (outcome === 'refused') pauseMs = refusedMs;
      else pauseMs = Math.min(longestMs, Math.max(firstMs, pauseMs * 2));
    },
  };
}
