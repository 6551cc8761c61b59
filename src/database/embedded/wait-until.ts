// Waiting for something that announces itself nowhere.
import { elapsedMs, reading, sleep } from '../../std/clock.ts';

/** Asks every 20 ms until the answer is true or the patience is over; returns the last answer. */
export async function waitUntil(answer: () => boolean, patience_ms: number): Promise<boolean> {
  const since = reading();
  while (!answer()) {
    if (elapsedMs(since) >= patience_ms) return false;
    await sleep(20);
  }
  return true;
}
