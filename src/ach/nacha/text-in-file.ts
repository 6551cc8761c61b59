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

/** The columns of an entry for the name of its receiver. */
export const receiverLength = 22;

/** The name of a receiver as an entry shows it. The field is mandatory. */
export const receiverInFile = (name: string): string => titleInFile(name, receiverLength) || 'RECEIVER';
