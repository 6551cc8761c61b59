// Writes comma-separated values (RFC 4180), with no field that a spreadsheet would run as a
// formula.

import { plainDollars } from './dollars.ts';

/**
 * Numbers are written unchanged, cents as dollars. Text that a spreadsheet would take for a formula
 * gets an apostrophe in front.
 */
export type Field = string | number | { cents: number };

// How formulas begin, also after spaces that a spreadsheet strips. Some spreadsheets accept
// full-width signs.
const formula = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** One record with its line end. */
export function csvRecord(fields: readonly Field[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: Field): string {
  if (typeof field === 'number') return String(field);
  if (typeof field === 'object') return plainDollars(field.cents);
  const text = formula.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
