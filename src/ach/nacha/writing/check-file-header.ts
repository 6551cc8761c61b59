// Checks a file header, and lists the modifiers that distinguish the files of a day.
import { FieldError } from '../field-error.ts';
import type { FileHeader } from '../records.ts';

/** The file id modifiers of a day, in the order of its files. */
export const fileIdModifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** @throws FieldError */
export function checkFileHeader(header: FileHeader): void {
  if (header.file_id_modifier.length !== 1 || !fileIdModifiers.includes(header.file_id_modifier))
    throw new FieldError('file header', 'file_id_modifier', header.file_id_modifier, 'A to Z or 0 to 9');
}
