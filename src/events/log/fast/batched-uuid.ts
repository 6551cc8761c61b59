// The uuid of an event in a batch is made of the uuid of its subject, so neither a column nor an
// index has it. An event of a move also has its time and its sequence in it.

import { instant } from '../../../platform/std/clock.ts';
import { firstUuidOf, uuidStart } from '../../../platform/std/identifiers.ts';

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

/** An event of a move, in a batch. */
export interface BatchedMove {
  subject_uuid: string;
  occurred_at: Date;
  sequence: number;
}

/**
 * The uuid of the event of a move: a UUIDv7 of its time, with the random bits of the subject
 * inverted, and the sequence in twelve of them.
 */
export function uuidOfMove({ subject_uuid, occurred_at, sequence }: BatchedMove): string {
  const inverted = batchedUuid(subject_uuid);
  const twelve = Number.parseInt(inverted.slice(15, 18), 16) ^ (sequence & 0xfff);
  return `${uuidStart(occurred_at)}${twelve.toString(16).padStart(3, '0')}${inverted.slice(18)}`;
}

/** 9999-12-31: a greater year has a form that PostgreSQL does not read. */
const lastMs = 253_402_214_400_000;

/**
 * Where to look for the event of a move: its time, and the end of the uuid of its subject. A uuid
 * that is no UUIDv7 may name a time that no event has.
 */
export function soughtMove(uuid: string): { from: Date; before: Date; subjectEnd: string } {
  const ms = Math.min(lastMs, millisecondsOf(uuid));
  return { from: instant(ms), before: instant(ms + 1), subjectEnd: batchedUuid(uuid).slice(24) };
}

const millisecondsOf = (uuid: string) => Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);

/** The starts of a batch are of one second, so that few batches can contain a subject. */
const secondMs = 1_000;

/** The smallest uuid that can be in a batch with this one. */
export function firstInSecond(uuid: string): string {
  const ms = millisecondsOf(uuid);
  return firstUuidOf(instant(ms - (ms % secondMs)));
}
