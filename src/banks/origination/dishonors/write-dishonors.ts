// Writes the bytes of a file of dishonors.

import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { writeFile } from '../../../ach/nacha/writing/write-file.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import type { Bank } from '../../connections/bank.ts';
import type { BankFile } from '../files/bank-files.sql.ts';
import { dishonorBatch } from './dishonor-entry.ts';
import { selectDishonorsOfFile } from './dishonors.sql.ts';

export async function* dishonorsOf(
  { database, vault, bank }: { database: Database; vault: Vault; bank: Bank },
  { uuid, name, cut_off_at, effective_entry_date }: BankFile & { name: string },
): AsyncGenerator<Buffer> {
  const header = {
    ...bank.parties,
    file_creation_date: easternDay(cut_off_at),
    file_creation_time: null,
    file_id_modifier: name.at(-5)!,
    reference_code: '',
  };
  const toWrite = await selectDishonorsOfFile(database, uuid);
  yield* writeFile(
    header,
    toWrite.map((one, index) => dishonorBatch(one, { bank, vault, effective_entry_date, number: index + 1 })),
  );
}
