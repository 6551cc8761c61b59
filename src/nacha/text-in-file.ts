// What is left of a text in a bank file: its characters, and how much of it its columns hold.
import { transliterate } from './transliterate.ts';

/**
 * Text as a bank takes it, at most so many characters: texts are longer than the columns of the
 * network, and are shortened the way every originator does, at the end. Empty when nothing of it
 * can stand in a file.
 */
export function textInFile(text: string, length = text.length): string {
  return transliterate(text).text.trim().slice(0, length).trim();
}

/** The same for columns that must say something: zeros alone say nothing there. */
export function titleInFile(text: string, length = text.length): string {
  const title = textInFile(text, length);
  return /^0*$/.test(title) ? '' : title;
}
