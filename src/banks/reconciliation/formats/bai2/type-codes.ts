// The type codes of BAI2: which way the money of a transaction goes. Banks use codes of their own
// within these ranges.
import type { Direction } from '../../statement-line.ts';

const ranges: readonly (readonly [from: number, until: number, Direction])[] = [
  [100, 399, 'credit'],
  [400, 699, 'debit'],
  // Of the bank's own.
  [920, 959, 'credit'],
  [960, 999, 'debit'],
];

/** A text without an amount. */
export const nonMonetary = '890';

export const openingLedger = '010';
export const closingLedger = '015';

/** Null: the code has no direction. */
export function directionOf(typeCode: string): Direction | null {
  const code = /^\d{3}$/.test(typeCode) ? Number(typeCode) : Number.NaN;
  return ranges.find(([from, until]) => code >= from && code <= until)?.[2] ?? null;
}
