// Comma-separated values (RFC 4180) that a spreadsheet opens as text and numbers, never as formulas.

/** How a formula begins, also after spaces. A negative number also begins like this. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const number = /^-?\d+(\.\d+)?$/;

const fieldOf = (text: string): string => {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvOf = (records: readonly (readonly string[])[]): string =>
  records.map((fields) => `${fields.map(fieldOf).join(',')}\r\n`).join('');
