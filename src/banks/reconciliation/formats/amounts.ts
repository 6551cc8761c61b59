// Amounts of bank statements: text of dollars or of cents becomes integer cents, exactly.
import { mostCents } from '../../../ach/nacha/writing/totals.ts';

/** The most cents of a line: the total of an ACH file. */
export const mostOfLine = mostCents;

// Up to 13 digits of dollars: the cents are exact as a number.
const dollars = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/;
const cents = /^\d{1,15}$/;

/** `1234.5` → 123450; null: no such amount. */
export function centsOfDollars(text: string): number | null {
  const found = dollars.exec(text);
  return found === null ? null : Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** `123450` → 123450; null: no such amount. */
export const centsOfDigits = (text: string): number | null => (cents.test(text) ? Number(text) : null);
