// Signals inside this process: they start the next run of a job early.
import { hint } from './hint.ts';

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
