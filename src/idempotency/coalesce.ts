// Requests with one key take turns inside the process, before any of them takes a database
// connection.
import { refuse } from '../refusals.ts';

/** Runs `work` when no other work under the same key is running in this process. */
export type TakeTurns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  begin(): void;
}

// Hardly ever does anybody wait: a list of one's own for each request would be made for nothing.
const nobody: readonly Waiting[] = [];

/**
 * A turn is waited for at most `waitMs`; then the request is refused with 409 and may be sent
 * again.
 */
export function coalesce(waitMs: number): TakeTurns {
  /** Those who wait behind the one at work, by key, the longest waiting first. */
  const behind = new Map<string, readonly Waiting[]>();

  return async (key, work) => {
    const queue = behind.get(key);
    if (queue === undefined) behind.set(key, nobody);
    else await turnIn(key, queue);
    try {
      return await work();
    } finally {
      const [next, ...rest] = behind.get(key)!;
      if (next === undefined) behind.delete(key);
      else {
        behind.set(key, rest);
        next.begin();
      }
    }
  };

  /** Whoever gives up waiting leaves the queue, and opens the way to nobody. */
  function turnIn(key: string, queue: readonly Waiting[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine: Waiting = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        behind.set(
          key,
          behind.get(key)!.filter((one) => one !== mine),
        );
        reject(refuse('idempotency_key_in_flight', 'Idempotency-Key'));
      }, waitMs);
      behind.set(key, [...queue, mine]);
    });
  }
}
