// Random numbers for the jitter of retries.
import { randomInt } from 'node:crypto';

const steps = 2 ** 32;

/** A number from 0 (inclusive) to 1 (exclusive). */
export function fraction(): number {
  return randomInt(steps) / steps;
}
