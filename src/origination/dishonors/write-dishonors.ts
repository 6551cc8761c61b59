// Writes the bytes of a file of dishonors.

import type { Bank } from '../../banks/bank.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import type { Database } from '../../database/database.ts';
import { writeFile } from '../../nacha/writing/write-file.ts';
import type { Vault } from '../../vault/vault.ts';
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
