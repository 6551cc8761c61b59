// Parses and writes the corrected data of a change, in the columns of its code.
import { hasRightCheckDigit } from '../check-digit.ts';
import { FieldError } from '../field-error.ts';
import { type CorrectedColumns, type CorrectedField, changeCodeRow } from './change-codes.ts';
import { transactionCodeRow } from './transaction-codes.ts';

/** The corrected fields, as text: a transaction code has two digits, a routing number nine. */
export type CorrectedData = Partial<Record<CorrectedField, string>>;

/**
 * The fields that a change corrects, read from the columns of its code. Some banks separate the
 * values by blanks instead of columns: that is accepted if only one reading is possible. An account
 * number may have single blanks inside: what is before and after it has a fixed form.
 *
 * @param corrected as in `ChangeAddenda`: without trailing blanks, with leading ones
 * @returns null if it cannot be read: a field is missing, a routing number has a wrong check digit,
 * a transaction code is unknown, a column that must be blank is not, or the code corrects nothing
 */
export function parseCorrectedData(changeCode: string, corrected: string): CorrectedData | null {
  const row = changeCodeRow(changeCode);
  if (row === undefined || row.sent_by === 'odfi') return null;
  return byColumns(row.corrected, corrected) ?? byBlanks(row.corrected, corrected);
}

function byColumns(columns: readonly CorrectedColumns[], corrected: string): CorrectedData | null {
  const data: CorrectedData = {};
  let rest = corrected.padEnd(29);
  for (const { field, from, to } of columns) {
    const text = rest.slice(from - 1, to);
    const value = text.trim();
    if (text.startsWith(' ') || !isValid(field, value)) return null;
    data[field] = value;
    rest = rest.slice(0, from - 1) + ' '.repeat(to - from + 1) + rest.slice(to);
  }
  return columns.length === 0 || rest.trim() === '' ? data : null;
}

/** Only numbers can be read without columns: names can contain blanks. */
function byBlanks(columns: readonly CorrectedColumns[], corrected: string): CorrectedData | null {
  const numbers = ['routing_number', 'account_number', 'transaction_code'];
  if (!columns.every(({ field }) => numbers.includes(field))) return null;
  let text = corrected.trim();
  // It is always first and always has nine digits, so no blank has to follow it.
  if (columns[0]?.field === 'routing_number') text = `${text.slice(0, 9)} ${text.slice(9)}`;
  const words = asFields(
    text.trim(),
    columns.map(({ field }) => field),
  );
  if (words.length !== columns.length) return null;
  if (
    !columns.every(
      ({ field, from, to }, place) => words[place]!.length <= to - from + 1 && isValid(field, words[place]!),
    )
  )
    return null;
  return Object.fromEntries(columns.map(({ field }, place) => [field, words[place]!]));
}

/** The words. The words of an account number are joined. */
function asFields(text: string, fields: readonly CorrectedField[]): string[] {
  const words = text.split(/ +/);
  const surplus = words.length - fields.length;
  const at = fields.indexOf('account_number');
  if (surplus <= 0 || at === -1) return words;
  const number = words.slice(at, at + surplus + 1).join(' ');
  // A wider gap stands between two columns. Which two is unknown.
  return text.includes(number) ? [...words.slice(0, at), number, ...words.slice(at + surplus + 1)] : words;
}

function isValid(field: CorrectedField, value: string): boolean {
  if (field === 'routing_number') return hasRightCheckDigit(value);
  if (field === 'transaction_code') return /^[0-9]{2}$/.test(value) && transactionCodeRow(Number(value)) !== undefined;
  return value !== '';
}

/**
 * The corrected data of a change, in the columns of its code, without trailing blanks.
 *
 * @throws FieldError when the code corrects nothing, or a value is missing, too long, wrong, or not
 * a field of the code
 */
export function writeCorrectedData(changeCode: string, data: CorrectedData): string {
  const row = changeCodeRow(changeCode);
  const refuse = (field: string, given: unknown, allowed: string) =>
    new FieldError(`change ${changeCode}`, field, given, allowed);
  if (row === undefined || row.sent_by === 'odfi') throw refuse('change_code', changeCode, 'a code that corrects');
  const asked: readonly string[] = row.corrected.map(({ field }) => field);
  const surplus = Object.keys(data).find((field) => !asked.includes(field));
  if (surplus !== undefined)
    throw refuse(surplus, data[surplus as CorrectedField], 'no value: this code does not correct it');
  let corrected = '';
  for (const { field, from, to } of row.corrected) {
    const value = data[field] ?? '';
    if (value.length > to - from + 1 || value !== value.trim() || !isValid(field, value))
      throw refuse(field, data[field], allowedOf(field, to - from + 1));
    corrected = corrected.padEnd(from - 1) + value;
  }
  return corrected;
}

function allowedOf(field: CorrectedField, width: number): string {
  if (field === 'routing_number') return 'nine digits with a correct check digit';
  if (field === 'transaction_code') return 'a transaction code';
  return `1 to ${width} characters, no blank at either end`;
}
