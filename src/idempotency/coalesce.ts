// Requests with one key take turns inside the process, before any of them takes a database connection.
import { refuse } from '../refusals.ts';

/** Runs `work` when no other work under the same key is running in this process. */
export type TakeTurns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** A turn is waited for at most `waitMs`; then the request is refused with 409 and may be sent again. */
export function coalesce(waitMs: number): TakeTurns {
  const lastOf = new Map<string, Promise<unknown>>();

  return async (key, work) => {
    const before = lastOf.get(key);
    const turn = Promise.withResolvers<void>();
    const mine = (before ?? Promise.resolve()).then(() => turn.promise);
    lastOf.set(key, mine);
    // Only once all turns before it have ended too: whoever gave up waiting must not open the way past those at work.
    void mine.then(() => {
      if (lastOf.get(key) === mine) lastOf.delete(key);
    });
    try {
      if (before !== undefined) await within(waitMs, before);
      return await work();
    } finally {
      turn.resolve();
    }
  };
}

function within(ms: number, turn: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(refuse('idempotency_key_in_flight', 'Idempotency-Key')), ms);
    void turn.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
