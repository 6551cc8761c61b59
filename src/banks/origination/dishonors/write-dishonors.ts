// Writes the bytes of a file of dishonors.

import { writeFile } from '../../../ach/nacha/writing/write-file.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import type { Bank } from '../../connections/bank.ts';
import { writingFor } from '../../connections/profile/file-profile.ts';
import { headerOfFile } from '../files/file-header.ts';
import type { NamedFile } from '../files/name-file.ts';
import { dishonorBatch } from './dishonor-entry.ts';
import { selectDishonorsOfFile } from './dishonors.sql.ts';

export async function* dishonorsOf(
  { database, vault, bank }: { database: Database; vault: Vault; bank: Bank },
  file: NamedFile,
): AsyncGenerator<Buffer> {
  const { effective_entry_date } = file;
  const toWrite = await selectDishonorsOfFile(database, file.uuid);
  yield* writeFile(
    headerOfFile(bank, file),
    toWrite.map((one, index) => dishonorBatch(one, { bank, vault, effective_entry_date, number: index + 1 })),
    writingFor(bank.file),
  );
}
