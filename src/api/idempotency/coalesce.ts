// Requests with one key run one after the other in this process, before one of them takes a
// database connection.
import { refuse } from '../../platform/refusals.ts';

/** Runs `work` when no other work of the same key runs in this process. */
export type TakeTurns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  begin(): void;
}

// Most requests never wait: they share this empty list.
const noneWaiting: readonly Waiting[] = [];

/**
 * A request waits at most `waitMs` for its turn. Then it is refused with 409 and can be sent again.
 */
export function coalesce(waitMs: number): TakeTurns {
  /** The waiting requests of each key, the oldest first. */
  const behind = new Map<string, readonly Waiting[]>();

  return async (key, work) => {
    const queue = behind.get(key);
    if (queue === undefined) behind.set(key, noneWaiting);
    else await turnIn(key, queue);
    try {
      return await work();
    } finally {
      const waiting = behind.get(key)!;
      if (waiting.length === 0) behind.delete(key);
      else {
        behind.set(key, waiting.slice(1));
        waiting[0]!.begin();
      }
    }
  };

  /** A request that gives up leaves the queue and starts no other one. */
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
