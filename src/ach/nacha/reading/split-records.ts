// Splits bytes into records of 94 characters, with any line end, in bounded memory.
import { addenda, blank, entry } from '../layout/bytes.ts';
import { recordLength } from '../layout/layouts.ts';
import { hasCleanCharacters, hasControlCharacters } from './clean-characters.ts';
import type { Findings } from './findings.ts';

/**
 * Takes a record: the 94 bytes from `at`. They never change. `clean`: every character fits its
 * column.
 */
export type TakeRecord = (bytes: Buffer, at: number, line: number, clean: boolean) => void;

export interface Splitter {
  push(chunk: Buffer): void;
  /** The input has ended; the rest is a line. */
  end(): void;
  /** Lines begun so far. */
  lines(): number;
}

const lineFeed = 10;
const carriageReturn = 13;

/** A line of this length without an end contains records without line ends. */
const unbrokenFrom = 2 * recordLength;

/**
 * Line ends are LF, CRLF, CR, a mixture, or none. Short lines are filled with blanks. Blanks, NULs
 * and end-of-file characters after column 94 are ignored, and so are lines of these only, and NULs
 * before a line. Any other character after column 94 is a fault of the entry.
 */
export function splitRecords(take: TakeRecord, findings: Findings): Splitter {
  const input: Input = { line: 0, unbroken: false, skipping: false, blankLines: 0, lastType: 0, take, findings };
  let rest: Buffer = Buffer.alloc(0);
  return {
    push(chunk) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      rest = bytes.subarray(split(input, bytes, false));
    },
    end() {
      split(input, rest, true);
      rest = rest.subarray(rest.length);
    },
    lines: () => input.line,
  };
}

/** The input, up to where it is split. */
interface Input {
  line: number;
  /** The record before is from the same line. */
  unbroken: boolean;
  /** After a record that only ignored characters have followed so far. */
  skipping: boolean;
  blankLines: number;
  /** The first byte of the last record. */
  lastType: number;
  readonly take: TakeRecord;
  readonly findings: Findings;
}

/** Returns the offset of the first byte that is not yet processed. */
function split(input: Input, bytes: Buffer, last: boolean): number {
  let at = 0;
  while (at < bytes.length) {
    if (!input.unbroken && !input.skipping && input.blankLines === 0) {
      at = splitTidy(input, bytes, at);
      if (at === bytes.length) break;
    }
    const next = splitLine(input, bytes, at, last);
    if (next === at) break;
    at = next;
  }
  return at;
}

/** Takes all lines of 94 characters and a line end: the usual case. */
function splitTidy(input: Input, bytes: Buffer, from: number): number {
  // One byte more than the line end: it can be half of a CRLF.
  const until = bytes.length - recordLength - 1;
  const view = viewOf(bytes);
  const { take } = input;
  let at = from;
  while (at < until) {
    const clean = hasCleanCharacters(view, at);
    // A line that begins with a blank may be a blank line.
    if ((!clean && hasControlCharacters(bytes, at)) || bytes[at] === blank) break;
    const after = bytes[at + recordLength];
    if (after === lineFeed) {
      take(bytes, at, ++input.line, clean);
      input.lastType = bytes[at]!;
      at += recordLength + 1;
    } else if (after === carriageReturn) {
      take(bytes, at, ++input.line, clean);
      input.lastType = bytes[at]!;
      at += recordLength + (bytes[at + recordLength + 1] === lineFeed ? 2 : 1);
    } else break;
  }
  return at;
}

/** Takes one line, or one record of a line with many. Returns `at` if it needs more bytes. */
function splitLine(input: Input, bytes: Buffer, at: number, last: boolean): number {
  if (!input.unbroken && !input.skipping && isPadding(bytes[at]!)) {
    const start = afterPadding(bytes, at);
    if (start > at) {
      input.findings.note(input.line + 1, 'line', 'There are NULs before the line.');
      return start;
    }
  }
  const limit = Math.min(bytes.length, at + unbrokenFrom + 1);
  let end = at;
  while (end < limit && bytes[end] !== lineFeed && bytes[end] !== carriageReturn) end++;
  const ended = end < limit;
  if (!last && !ended && end === bytes.length && end - at <= unbrokenFrom) return at;
  // The next byte can be the line feed of this carriage return.
  if (!last && ended && end + 1 === bytes.length && bytes[end] === carriageReturn) return at;
  const next = ended ? end + (bytes[end] === carriageReturn && bytes[end + 1] === lineFeed ? 2 : 1) : end;
  if (input.skipping) return skip(input, bytes, at, end, ended, next);

  const whole = ended || end === bytes.length;
  const length = end - at;
  if (!whole || length >= unbrokenFrom || (input.unbroken && length > recordLength)) {
    takeLine(input, bytes, at, at + recordLength);
    if (isFill(bytes, at + recordLength, end)) {
      input.skipping = true;
      input.unbroken = false;
    } else input.unbroken = true;
    return at + recordLength;
  }
  if (length > 0 || !input.unbroken) takeLine(input, bytes, at, end);
  if (!ended && length < recordLength && !isFill(bytes, at, end)) input.findings.note(input.line, 'line', cutOff);
  input.unbroken = false;
  return next;
}

function skip(input: Input, bytes: Buffer, at: number, end: number, ended: boolean, next: number): number {
  if (!isFill(bytes, at, end)) tellTooLong(input, text(bytes, at, end));
  if (ended) input.skipping = false;
  return next;
}

function tellTooLong({ findings, line, lastType }: Input, found: string, type = lastType): void {
  // The figures of a control prove themselves; nothing is computed from a header.
  const place = type === entry || type === addenda ? 'entry' : 'file';
  findings.find(place, line, 'line', found, `${recordLength} characters`, tooLong);
}

function takeLine(input: Input, bytes: Buffer, at: number, end: number): void {
  const line = ++input.line;
  let length = end - at;
  while (length > 0 && isFillByte(bytes[at + length - 1]!)) length--;
  if (length === 0) {
    input.blankLines++;
    return;
  }
  if (input.blankLines > 0) {
    const before = input.blankLines === 1 ? 'is a blank line' : `are ${input.blankLines} blank lines`;
    input.findings.note(line, 'line', `There ${before} before line ${line}.`);
    input.blankLines = 0;
  }
  const record = Buffer.allocUnsafe(recordLength).fill(blank);
  if (length > recordLength) {
    const narrow = narrowed(bytes.subarray(at, at + length));
    if (narrow === null) tellTooLong(input, `${length} characters`, bytes[at]);
    else
      input.findings.note(
        line,
        'line',
        'The line has characters outside ASCII with several bytes; each was read as one column.',
      );
    (narrow ?? bytes.subarray(at, at + recordLength)).copy(record);
  } else bytes.copy(record, 0, at, at + length);
  input.lastType = record[0]!;
  input.take(record, 0, line, hasCleanCharacters(viewOf(record), 0));
}

const cutOff = 'The last line is shorter than a record and has no line end.';

const tooLong = 'The line is longer than a record: it has extra characters, so later fields are not in their columns.';

/** NUL or end-of-file: no line begins with them, so they are before it. */
const isPadding = (byte: number) => byte === 0 || byte === 26;

/** Where the line begins; `at` if the padding is a blank line, or its end is not here yet. */
function afterPadding(bytes: Buffer, at: number): number {
  let start = at;
  while (start < bytes.length && isPadding(bytes[start]!)) start++;
  const next = bytes[start];
  return next === undefined || next === lineFeed || next === carriageReturn || next === blank ? at : start;
}

const viewOf = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Blank, NUL, or the end-of-file character of old systems. */
const isFillByte = (byte: number) => byte === blank || byte === 0 || byte === 26;

function isFill(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isFillByte(bytes[at]!)) return false;
  return true;
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, Math.min(to, from + 20));

/** A UTF-8 line of at most 94 characters, as one byte per character; null for any other line. */
function narrowed(line: Buffer): Buffer | null {
  const characters = [...line.toString('utf8')];
  if (characters.length > recordLength || characters.includes('\uFFFD')) return null;
  return Buffer.from(characters.map((one) => (one.codePointAt(0)! < 256 ? one : '?')).join(''), 'latin1');
}
