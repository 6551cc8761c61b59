// The uuid of an event in a batch is made of the uuid of its subject, so neither a column nor an
// index has it.

import { instant } from '../../../platform/std/clock.ts';
import { firstUuidOf } from '../../../platform/std/identifiers.ts';

const hexDigits = '0123456789abcdef';
const inverted = new Map([...hexDigits].map((digit, value) => [digit, hexDigits[15 - value]!]));
const invert = (digits: string) => Array.from(digits, (digit) => inverted.get(digit)!).join('');

/**
 * The uuid of the event of a subject, and of an event the uuid of its subject: the same UUIDv7 with
 * its random bits inverted. The first digit of the third and fourth group has the version and the
 * variant.
 */
export function batchedUuid(uuid: string): string {
  const text = uuid.toLowerCase();
  return `${text.slice(0, 15)}${invert(text.slice(15, 18))}-${text[19]}${invert(text.slice(20, 23))}-${invert(text.slice(24))}`;
}

/** The events of a batch are of one second, so that few batches can contain a subject. */
const secondMs = 1_000;

/** The smallest uuid that can be in a batch with this one. */
export function firstInSecond(uuid: string): string {
  const ms = Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);
  return firstUuidOf(instant(ms - (ms % secondMs)));
}
