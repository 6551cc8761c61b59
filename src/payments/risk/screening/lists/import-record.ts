// The API record of an import of a sanctions list.
import { type Static, Type } from 'typebox';
import { OneOf, TimeOf, UuidOf } from '../../../../api/http/schema.ts';
import { timestamp } from '../../../../platform/std/timestamps.ts';
import { type ImportedList, importedLists } from './list-entry.ts';
import type { ListImport } from './lists.sql.ts';

const CountOf = (description: string) => Type.Integer({ minimum: 0, description });

export const ImportRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the import.'),
    list: OneOf([...importedLists], { description: 'The list.' }),
    imported_at: TimeOf('When it was imported'),
    imported_by: Type.String({ description: 'Who: a user of the machine, or a caller of the API.' }),
    files_sha256: Type.String({ description: 'SHA-256 of the files, one after the other, hexadecimal.' }),
    entry_count: CountOf('Entries of the list.'),
    name_count: CountOf('Their names, with aliases.'),
    added_count: CountOf('Entries that the list before did not have.'),
    changed_count: CountOf('Entries with another name, program, birth date, address or remark.'),
    removed_count: CountOf('Entries that only the list before had.'),
  },
  { title: 'SanctionsListImport' },
);

export const recordOf = ({ imported_at, files_sha256, list, ...row }: ListImport): Static<typeof ImportRecord> => ({
  ...row,
  // The invented names of the sandbox are in no answer.
  list: list as ImportedList,
  imported_at: timestamp(imported_at),
  files_sha256: files_sha256.toString('hex'),
});

export const exampleImport: Static<typeof ImportRecord> = {
  uuid: '019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4b',
  list: 'sdn',
  imported_at: '2026-03-02 14:05:09',
  imported_by: 'ops',
  files_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  entry_count: 18_204,
  name_count: 41_877,
  added_count: 12,
  changed_count: 31,
  removed_count: 4,
};
