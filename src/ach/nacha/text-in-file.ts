// Fits text into the columns of a bank file.
import { transliterate } from './transliterate.ts';

/**
 * Text in the characters of a bank file, cut to `length` characters at the end, as every originator
 * does. Empty when no character is allowed in a file.
 */
export function textInFile(text: string, length = text.length): string {
  return transliterate(text).text.trim().slice(0, length).trim();
}

/** The same for mandatory columns: text that contains only zeros counts as empty. */
export function titleInFile(text: string, length = text.length): string {
  const title = textInFile(text, length);
  return /^0*$/.test(title) ? '' : title;
}

/** The columns of an entry for the name of its receiver; a CTX entry has a count in six of them. */
export const receiverLength = 22;
export const ctxReceiverLength = 16;

/** The name of a receiver as an entry shows it. The field is mandatory. */
export const receiverInFile = (name: string, length = receiverLength): string =>
  titleInFile(name, length) || 'RECEIVER';

/** The columns of an addenda record for text. */
export const addendaLength = 80;

/**
 * The most records of one CTX entry that we send. The columns hold 9,999; a list of 100 payments
 * shows the whole text of each.
 */
const mostAddenda = 100;
export const longestAddenda = mostAddenda * addendaLength;

/**
 * The text in records of 80 characters. The fill of a record is blank, so one that ends with a
 * blank is written without it.
 */
export function addendaInFile(text: string): string[] {
  const whole = textInFile(text, longestAddenda);
  return Array.from({ length: Math.ceil(whole.length / addendaLength) }, (_, place) =>
    whole.slice(place * addendaLength, (place + 1) * addendaLength).trimEnd(),
  );
}
