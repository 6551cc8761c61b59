// Writes one value into its columns, or returns what is allowed there. It never cuts a value.

import { isDate, isTime } from '../calendar-date.ts';
import type { FieldKind, Presence } from '../layout/field.ts';

/** A field of a layout, ready to be written. */
export interface Slot {
  field: string;
  /** The offset of the first column, counted from 0. */
  start: number;
  width: number;
  kind: FieldKind;
  /** Blank is allowed. */
  optional: boolean;
  /** A mandatory text may begin with a blank. */
  blankFirst: boolean;
}

const zero = 0x30;
const blank = 0x20;
const tilde = 0x7e;
const mostOfInt32 = 0x7fffffff;

/**
 * Writes a value over blanks.
 *
 * @returns undefined when it is written; otherwise what is allowed, in words, and the columns are
 * undefined
 */
export function encodeField(buffer: Buffer, at: number, slot: Slot, value: unknown): string | undefined {
  const { kind, width } = slot;
  if (kind === 'text')
    return typeof value === 'string' && encodeText(buffer, at, slot, value) ? undefined : textAllowed(slot);
  if (kind === 'number' || kind === 'amount')
    return typeof value === 'number' && encodeNumber(buffer, at, width, value) ? undefined : numberAllowed(slot);
  if (kind === 'digits' && typeof value === 'string')
    return encodeDigits(buffer, at, width, value) ? undefined : `${width} digits`;
  if (value === null) return slot.optional ? undefined : `${allowedOf[kind]}; the field is mandatory`;
  return encodeRare(buffer, at, slot, value) ? undefined : allowedOf[kind];
}

function encodeText(buffer: Buffer, at: number, { width, optional, blankFirst }: Slot, value: string): boolean {
  const { length } = value;
  if (length > width) return false;
  let onlyZeros = true;
  for (let place = 0; place < length; place++) {
    const character = value.charCodeAt(place);
    if (character < blank || character > tilde) return false;
    if (character !== zero) onlyZeros = false;
    buffer[at + place] = character;
  }
  // A trailing blank would be lost in the fill.
  if (length > 0 && value.charCodeAt(length - 1) === blank) return false;
  if (optional) return true;
  // A mandatory text of zeros only counts as empty. A single character (a status, a modifier) may
  // be 0.
  return length > 0 && (blankFirst || value.charCodeAt(0) !== blank) && (!onlyZeros || width === 1);
}

function encodeNumber(buffer: Buffer, at: number, width: number, value: number): boolean {
  if (!Number.isSafeInteger(value) || value < 0) return false;
  let rest = value;
  let place = at + width - 1;
  for (; place >= at && rest > mostOfInt32; place--) {
    const tenth = Math.floor(rest / 10);
    buffer[place] = zero + (rest - tenth * 10);
    rest = tenth;
  }
  // Most amounts start here: division of 32-bit integers is several times as fast.
  for (; place >= at; place--) {
    const tenth = (rest / 10) | 0;
    buffer[place] = zero + (rest - tenth * 10);
    rest = tenth;
  }
  return rest === 0;
}

function encodeDigits(buffer: Buffer, at: number, width: number, value: string): boolean {
  if (value.length !== width) return false;
  for (let place = 0; place < width; place++) {
    const character = value.charCodeAt(place);
    if (character < zero || character > zero + 9) return false;
    buffer[at + place] = character;
  }
  return true;
}

const allowedOf = {
  text: 'text',
  digits: 'digits',
  number: 'a number',
  amount: 'cents',
  date: 'a day of this century, YYYY-MM-DD',
  time: 'a time of day, HH:MM',
  day: 'a day of the year, 1 to 366',
  routing: 'nine digits, or ten characters assigned by the bank',
  origin: 'nine digits, or ten characters assigned by the bank',
  reason: 'a return code: R and two digits',
} as const satisfies Record<FieldKind, string>;

/** The kinds of headers and addenda: one per batch, not ten per entry. */
function encodeRare(buffer: Buffer, at: number, { kind, width }: Slot, value: unknown): boolean {
  if (kind === 'day')
    return typeof value === 'number' && value >= 1 && value <= 366 && encodeNumber(buffer, at, 3, value);
  if (typeof value !== 'string') return false;
  if (kind === 'date') return isDate(value) && encodeDigits(buffer, at, 6, value.slice(2).replaceAll('-', ''));
  if (kind === 'time') return isTime(value) && encodeDigits(buffer, at, 4, value.replace(':', ''));
  if (kind === 'reason') return /^R[0-9]{2}$/.test(value) && encodeDigits(buffer, at, 2, value.slice(1));
  if ((kind !== 'routing' && kind !== 'origin') || !/^([0-9]{9}|[!-~]{10})$/.test(value)) return false;
  buffer.write(value.padStart(width), at, 'latin1');
  return true;
}

function textAllowed({ width, optional, blankFirst }: Slot): string {
  const presence = optional ? '' : 'neither empty nor only zeros, ';
  return `${presence}at most ${width} characters from blank to ~, no blank at the end${optional || blankFirst ? '' : ' or the beginning'}`;
}

function numberAllowed({ kind, width }: Slot): string {
  return `a whole number${kind === 'amount' ? ' of cents' : ''} from 0 to ${'9'.repeat(width)}`;
}

/** Whether the writer may leave a field out. */
export function mayBeBlank(presence: Presence): boolean {
  return presence === 'optional' || presence === 'operator';
}
