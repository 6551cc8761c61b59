// Divides a closed file for a bank that wants one file for each company or batch (decision 43).

import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { Bank } from '../../connections/bank.ts';
import { batchOf } from '../entries/entry-records.ts';
import { type EntryToWrite, entriesToWrite } from '../entries/file-entries.sql.ts';
import { type Origination, portion } from '../origination.ts';
import { type BankFile, insertClosedFile } from './bank-files.sql.ts';
import { moveToFile } from './divide-file.sql.ts';
import { type CountedLeg, reduceFileTotals, totalsOfLegs } from './file-outcomes.sql.ts';

type DividedEntry = Pick<EntryToWrite, 'processor_id'> & CountedLeg;

/**
 * Leaves the entries of the first company or batch in the file, and moves the others into files of
 * their own, which are closed too. A named file is divided already. After a crash the rest of a
 * file is divided. Returns how many files are new.
 */
export async function divideFile(context: Origination, file: BankFile): Promise<number> {
  const { bank, clock, inPhase } = context;
  if (bank.file.one_file_for === 'cut_off' || file.kind !== 'entries' || file.name !== null) return 0;
  const [, ...others] = await partsOf(context, file);
  for (const part of others)
    await inPhase(async (phase) => {
      const now = clock.now();
      const uuid = uuidv7(now);
      const { entries: entry_count, debits: total_debits, credits: total_credits } = totalsOfLegs(part);
      await insertClosedFile(phase, { ...file, entry_count, total_debits, total_credits, uuid, created_at: now });
      for (const [processor_id, entries] of Map.groupBy(part, (entry) => entry.processor_id))
        await moveToFile(
          phase,
          processor_id,
          { from: file.uuid, to: uuid },
          entries.map(({ trace_id }) => trace_id),
        );
      await reduceFileTotals(phase, file.uuid, part);
    });
  return others.length;
}

async function partsOf({ database, bank }: Origination, file: BankFile): Promise<DividedEntry[][]> {
  const parts = new Map<string, DividedEntry[]>();
  const keyOf = bank.file.one_file_for === 'company' ? companyOf(bank) : batchKeys(bank, file);
  for await (const entries of entriesToWrite(database, file.uuid, portion))
    for (const entry of entries) {
      const { processor_id, trace_id, stage, amount } = entry;
      const key = keyOf(entry);
      const part = parts.get(key) ?? [];
      parts.set(key, part);
      part.push({ processor_id, trace_id, stage, amount });
    }
  return [...parts.values()];
}

const companyOf = (bank: Bank) => (entry: EntryToWrite) => entry.company_identification ?? bank.company_identification;

/** The batches that the writer makes: another one if it is full, or trace numbers do not ascend. */
function batchKeys(bank: Bank, file: BankFile): (entry: EntryToWrite) => string {
  // No entry has more than one offset entry.
  const most = Math.floor(bank.file.batch_entries / (bank.file.offset === undefined ? 1 : 2));
  let batch = { header: '', number: 0, last: '', entries: 0 };
  return (entry) => {
    const header = JSON.stringify(batchOf(entry, bank, file.effective_entry_date));
    if (header !== batch.header || entry.trace_id <= batch.last || batch.entries >= most)
      batch = { header, number: batch.number + 1, last: '', entries: 0 };
    batch.last = entry.trace_id;
    batch.entries++;
    return String(batch.number);
  };
}
