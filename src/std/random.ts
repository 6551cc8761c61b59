// Chance, where a fraction will do: the jitter of retries.
import { randomInt } from 'node:crypto';

const steps = 2 ** 32;

/** A number from 0 up to, and without, 1. */
export function fraction(): number {
  return randomInt(steps) / steps;
}
