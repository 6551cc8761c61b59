// Signals inside this process: a hint that there is work, so that the next poll need not be waited
// for.
import { hint } from '../std/hint.ts';

export interface Signal {
  /** Cannot fail: it is given after a commit. */
  give(): void;
  /** Calls `heard` at every signal; answers how to stop. */
  subscribe(heard: () => void): () => void;
}

export function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    give() {
      hint(listeners);
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/**
 * Given after a commit that added to the outbox. A writer that does not go through announce() gives
 * it itself.
 */
export const outboxFilled = signal();
