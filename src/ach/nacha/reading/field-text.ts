// Reads values from the columns of a record: text and numbers.
import { blank } from '../layout/bytes.ts';

/** The characters of columns `from` to `to`, counted from 1. Bytes beyond ASCII are Latin-1. */
export function columnsOf(bytes: Buffer, at: number, from: number, to: number): string {
  return bytes.toString('latin1', at + from - 1, at + to);
}

/** The same without trailing blanks. */
export function textOf(bytes: Buffer, at: number, from: number, to: number): string {
  let end = at + to;
  const start = at + from - 1;
  while (end > start && bytes[end - 1] === blank) end--;
  return bytes.toString('latin1', start, end);
}

/**
 * A number of up to fifteen digits; blanks are zeros. Other characters give a meaningless number:
 * the caller checks them, or the file is quarantined.
 */
export function numberOf(bytes: Uint8Array, at: number, from: number, to: number): number {
  let number = 0;
  for (let column = at + from - 1; column < at + to; column++) number = number * 10 + (bytes[column]! & 15);
  return number;
}

/** The same for up to nine digits, with 32-bit integers, which are faster. */
export function shortNumberOf(bytes: Uint8Array, at: number, from: number, to: number): number {
  let number = 0;
  for (let column = at + from - 1; column < at + to; column++) number = (number * 10 + (bytes[column]! & 15)) | 0;
  return number;
}

const words = new Map<string, string>();

/** A field's name in words: `company name`, `SEC code`, `RDFI`. */
export function fieldWords(field: string): string {
  let known = words.get(field);
  if (known === undefined) {
    known = inWords(field);
    words.set(field, known);
  }
  return known;
}

function inWords(field: string): string {
  return field
    .replace(/_2$/, '')
    .replace('reserved', 'reserved part')
    .replaceAll('_', ' ')
    .replace(/\b(sec|odfi|rdfi)\b/g, (word) => word.toUpperCase())
    .replace('file id', 'file ID');
}
