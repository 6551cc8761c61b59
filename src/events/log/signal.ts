// Signals inside this process: they start the next poll at once.
import { hint } from '../../platform/std/hint.ts';

export interface Signal {
  /** Never throws, because it runs after a commit. */
  notify(): void;
  /** Calls `listener` at every signal. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

export function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      hint(listeners);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Sent after a commit that added to the outbox. announce() sends it; other writers must send it
 * themselves.
 */
export const outboxFilled = signal();
