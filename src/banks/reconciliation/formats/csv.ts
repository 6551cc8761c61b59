// Reads bank statements as CSV (RFC 4180): a header and four columns. Any bank's export can be
// converted to it.
import { mostCents } from '../../../ach/nacha/writing/totals.ts';
import { startOfUtcDay } from '../../../platform/std/timestamps.ts';
import type { EnteredLine } from '../statement-line.ts';
import { StatementUnreadable } from './statement-unreadable.ts';

export const csvHeader = 'booked_on,direction,amount,reference';

// A quoted field, with doubled quotes inside, or a plain one; then a comma or the end of the line.
const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/**
 * `booked_on` is `Y-m-d`, `direction` debit or credit, `amount` whole cents. Line ends may be LF or
 * CRLF; a byte order mark is ignored. @throws StatementUnreadable
 */
export function readCsv(text: string): EnteredLine[] {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  const [header, ...lines] = rows;
  if (header === undefined || header.fields.join(',') !== csvHeader)
    throw new StatementUnreadable(1, `must be ${csvHeader}`);
  return lines.map(lineOf);
}

interface Row {
  /** Counted from 1, as editors do. */
  number: number;
  fields: string[];
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let row: Row = { number: 1, fields: [] };
  field.lastIndex = 0;
  for (let number = 1; field.lastIndex < text.length; ) {
    const found = field.exec(text);
    if (found === null) throw new StatementUnreadable(number, 'a quote is not closed, or is in a field without quotes');
    const [whole, quoted, plain = '', end] = found;
    row.fields.push(quoted?.replaceAll('""', '"') ?? plain);
    number += whole.split('\n').length - 1;
    if (end === ',') {
      // A comma at the very end is followed by an empty field.
      if (field.lastIndex === text.length) row.fields.push('');
      else continue;
    }
    if (row.fields.length > 1 || row.fields[0] !== '') rows.push(row);
    row = { number, fields: [] };
  }
  return row.fields.length > 0 ? [...rows, row] : rows;
}

function lineOf({ number, fields }: Row): EnteredLine {
  const [booked_on = '', direction, amount = '', reference = ''] = fields;
  const refuse = (problem: string): never => {
    throw new StatementUnreadable(number, problem);
  };
  if (fields.length !== 4) refuse(`must have four fields, not ${fields.length}`);
  if (startOfUtcDay(booked_on) === null)
    refuse(`booked_on must be a day written as YYYY-MM-DD, not ${JSON.stringify(booked_on)}`);
  if (direction !== 'debit' && direction !== 'credit')
    return refuse(`direction must be debit or credit, not ${JSON.stringify(direction)}`);
  if (!/^[1-9]\d*$/.test(amount) || Number(amount) > mostCents)
    refuse(`amount must be an integer number of cents from 1 to ${mostCents}, not ${JSON.stringify(amount)}`);
  if (reference.trim() === '' || reference.length > 140) refuse('reference must be text of 1 to 140 characters');
  return { booked_on, direction, amount: Number(amount), reference };
}
