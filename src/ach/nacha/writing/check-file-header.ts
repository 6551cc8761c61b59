// Checks a file header, and gives the modifiers that distinguish the files of a day.
import { FieldError } from '../field-error.ts';
import type { FileHeader } from '../records.ts';

/** The file id modifiers of a day, in the order of its files. */
export const fileIdModifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * The file id modifier of the n-th file of a day, counted from 0: A to Z, then 0 to 9.
 *
 * @throws FieldError for a thirty-seventh file: no modifier is left
 */
export function fileIdModifier(n: number): string {
  const modifier = fileIdModifiers[n];
  if (modifier === undefined)
    throw new FieldError(
      'file header',
      'file_id_modifier',
      `file ${n + 1} of the day`,
      `${fileIdModifiers.length} files a day`,
    );
  return modifier;
}

/** @throws FieldError */
export function checkFileHeader(header: FileHeader): void {
  if (header.file_id_modifier.length !== 1 || !fileIdModifiers.includes(header.file_id_modifier))
    throw new FieldError('file header', 'file_id_modifier', header.file_id_modifier, 'A to Z or 0 to 9');
}
