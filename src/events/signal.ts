// Signals inside this process: a hint that there is work, so that the next poll need not be waited for.

export interface Signal {
  give(): void;
  /** Calls `heard` at every signal; answers how to stop. */
  subscribe(heard: () => void): () => void;
}

export function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    give() {
      for (const heard of listeners) heard();
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** Given after a commit that added to the outbox. A writer that does not go through announce() gives it itself. */
export const outboxFilled = signal();
