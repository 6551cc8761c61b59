// The amounts of the two micro-entries of a check.
import { randomInt } from 'node:crypto';

/** Nacha Operating Rules, micro-entries: each is less than one dollar. */
export const mostOfMicroEntry = 99;

/** In the sandbox no bank statement shows the amounts. */
export const sandboxAmounts = [32, 45] as const;

/** Two different amounts in cents, one of 4,851 pairs: three guesses rarely find it. */
export function chooseAmounts(mode: 'live' | 'sandbox'): readonly [number, number] {
  if (mode === 'sandbox') return sandboxAmounts;
  const first = randomInt(1, mostOfMicroEntry + 1);
  const second = randomInt(1, mostOfMicroEntry);
  return [first, second < first ? second : second + 1];
}
