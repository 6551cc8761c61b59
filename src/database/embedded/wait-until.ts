// Waiting for something that announces itself nowhere.
import { setTimeout as sleep } from 'node:timers/promises';

/** Asks every 20 ms until the answer is true or the patience is over; returns the last answer. */
export async function waitUntil(answer: () => boolean, patience_ms: number): Promise<boolean> {
  const end = performance.now() + patience_ms;
  while (!answer()) {
    if (performance.now() >= end) return false;
    await sleep(20);
  }
  return true;
}
