// The bytes of a file of dishonours.

import type { Database } from '../../database/database.ts';
import { writeFile } from '../../nacha/writing/write-file.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Bank } from '../bank.ts';
import type { BankFile } from '../origination/bank-files.sql.ts';
import { dishonourBatch } from './dishonour-entry.ts';
import { selectDishonoursOfFile } from './dishonours.sql.ts';

/** `day`: of its cut-off. */
export async function* dishonoursOf(
  { database, vault, bank }: { database: Database; vault: Vault; bank: Bank },
  { uuid, name, effective_entry_date }: Pick<BankFile, 'uuid' | 'effective_entry_date'> & { name: string },
  day: string,
): AsyncGenerator<Buffer> {
  const header = {
    ...bank.parties,
    file_creation_date: day,
    file_creation_time: null,
    file_id_modifier: name.at(-5)!,
    reference_code: '',
  };
  const toWrite = await selectDishonoursOfFile(database, uuid);
  yield* writeFile(
    header,
    toWrite.map((one, index) => dishonourBatch(one, { bank, vault, effective_entry_date, number: index + 1 })),
  );
}
