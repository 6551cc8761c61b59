// Takes the corrected data of a change apart and puts them together, by the columns of its code.
import { hasRightCheckDigit } from '../check-digit.ts';
import { FieldError } from '../field-error.ts';
import { type CorrectedColumns, type CorrectedField, changeCodeRow } from './change-codes.ts';
import { transactionCodeRow } from './transaction-codes.ts';

/**
 * The fields that a change corrects, as text; a transaction code is two digits, a routing number
 * nine.
 */
export type CorrectedData = Partial<Record<CorrectedField, string>>;

/**
 * What a change corrects.
 *
 * The columns of its code count. Where a bank has kept to blanks instead of columns and only one
 * reading is possible, that is taken.
 *
 * @param corrected as `ChangeAddenda` has it: without the blanks at its end, with those at its
 * beginning
 * @returns null when it cannot be read: a field is missing, a routing number has a wrong check
 * digit, a transaction code is none,
 *   something stands where nothing may, or the code is none that corrects
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

/** Only numbers can be told apart without their columns: names may have blanks of their own. */
function byBlanks(columns: readonly CorrectedColumns[], corrected: string): CorrectedData | null {
  const numbers = ['routing_number', 'account_number', 'transaction_code'];
  if (!columns.every(({ field }) => numbers.includes(field))) return null;
  let text = corrected.trim();
  // Always first, and always nine digits: nothing need separate it from what follows.
  if (columns[0]?.field === 'routing_number') text = `${text.slice(0, 9)} ${text.slice(9)}`;
  const words = text.trim().split(/\s+/);
  if (words.length !== columns.length) return null;
  if (
    !columns.every(
      ({ field, from, to }, place) => words[place]!.length <= to - from + 1 && isValid(field, words[place]!),
    )
  )
    return null;
  return Object.fromEntries(columns.map(({ field }, place) => [field, words[place]!]));
}

function isValid(field: CorrectedField, value: string): boolean {
  if (field === 'routing_number') return hasRightCheckDigit(value);
  if (field === 'transaction_code') return /^[0-9]{2}$/.test(value) && transactionCodeRow(Number(value)) !== undefined;
  return value !== '';
}

/**
 * The corrected data of a change, in the columns of its code, without blanks at the end.
 *
 * @throws FieldError when the code corrects nothing, or a value is missing, too long, wrong or not
 * asked for by the code
 */
export function writeCorrectedData(changeCode: string, data: CorrectedData): string {
  const row = changeCodeRow(changeCode);
  const refuse = (field: string, given: unknown, allowed: string) =>
    new FieldError(`change ${changeCode}`, field, given, allowed);
  if (row === undefined || row.sent_by === 'odfi') throw refuse('change_code', changeCode, 'a code that corrects');
  const asked: readonly string[] = row.corrected.map(({ field }) => field);
  const surplus = Object.keys(data).find((field) => !asked.includes(field));
  if (surplus !== undefined) throw refuse(surplus, data[surplus as CorrectedField], 'nothing with this code');
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
  if (field === 'routing_number') return 'nine digits with a right check digit';
  if (field === 'transaction_code') return 'a transaction code';
  return `1 to ${width} characters, no blank at either end`;
}
