// Waits by polling, for events without a notification.
import { elapsedMs, reading, sleep } from '../../std/clock.ts';

/** Polls every 20 ms until the answer is true or `patience_ms` is over. Returns the last answer. */
export async function waitUntil(answer: () => boolean, patience_ms: number): Promise<boolean> {
  const since = reading();
  while (!answer()) {
    if (elapsedMs(since) >= patience_ms) return false;
    await sleep(20);
  }
  return true;
}
