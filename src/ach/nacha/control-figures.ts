// Figures of control records that writing and reading compute in the same way.
import { blockingFactor } from './layout/layouts.ts';

/** The low ten digits of a sum of RDFI numbers: the hash of a control record. */
export function entryHash(sum: number): number {
  return sum % 10_000_000_000;
}

/** The blocks that a number of lines need; fillers complete the last one. */
export function blocksOf(lines: number): number {
  return Math.ceil(lines / blockingFactor);
}
