// Recognizes a bank's report in words, for example the acknowledgement of a file, by its content.

/** Enough for the words at its beginning. */
export const mostOfReport = 4_000;

const outcomes = /acknowledg|accept|reject|received|receipt|confirm|report|processed/i;
const subjects = /\bach\b|\bfiles?\b|\bbatch(es)?\b/i;

/** Whether a text is a report about files: printable, with words of both kinds. */
export function isBankReport(text: string): boolean {
  return /^[\t -~\xa0-\xff]*$/.test(text) && outcomes.test(text) && subjects.test(text);
}
