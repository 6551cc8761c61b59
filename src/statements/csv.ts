// Comma-separated values: RFC 4180, and nothing in them that a spreadsheet would run.

/**
 * Numbers are written as they are. Text that a spreadsheet would take for a formula is preceded by
 * an apostrophe.
 */
export type Field = string | number;

// What formulas begin with, also behind blanks that a spreadsheet strips; a full-width sign is one
// to some of them.
const formula = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** One record with its line end. */
export function csvRecord(fields: readonly Field[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: Field): string {
  if (typeof field === 'number') return String(field);
  const text = formula.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
