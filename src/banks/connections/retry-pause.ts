// When work that waits for a bank is tried again: soon at first, then after growing pauses.
import { reading } from '../../platform/std/clock.ts';

/**
 * done: nothing waits. later: another try may succeed. refused: only an operator can help, and
 * frequent tries would do harm.
 */
export type Tried = 'done' | 'later' | 'refused';

export interface RetryPause {
  isOver(): boolean;
  /** How long it still lasts; infinite while nothing waits. */
  dueInMs(): number;
  tried(outcome: Tried): void;
}

const firstMs = 5_000;
const longestMs = 60_000;
/** Banks lock an account after several failed logins. */
const refusedMs = 300_000;

/** `now`: milliseconds that never go back. */
export function retryPause(now: () => number = reading): RetryPause {
  let pauseMs = 0;
  let triedAt = 0;
  return {
    isOver: () => now() - triedAt >= pauseMs,
    dueInMs: () => (pauseMs === 0 ? Number.POSITIVE_INFINITY : triedAt + pauseMs - now()),
    tried(outcome) {
      triedAt = now();
      if (outcome === 'done') pauseMs = 0;
      else if (outcome === 'refused') pauseMs = refusedMs;
      else pauseMs = Math.min(longestMs, Math.max(firstMs, pauseMs * 2));
    },
  };
}
