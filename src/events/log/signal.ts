// Signals inside this process: they start the next poll at once.
import { hint } from '../../platform/std/hint.ts';

export interface Signal {
  /** Never throws, because it runs after a commit. */
  give(): void;
  /** Calls `heard` at every signal; answers a function that stops it. */
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
 * Given after a commit that added to the outbox. announce() gives it; other writers must give it
 * themselves.
 */
export const outboxFilled = signal();
