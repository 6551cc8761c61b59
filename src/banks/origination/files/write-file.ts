// Writes a closed file: its legs become the bytes for the bank, which never change again.

import { FieldError } from '../../../ach/nacha/field-error.ts';
import type { BatchHeader } from '../../../ach/nacha/records.ts';
import { fileWriter } from '../../../ach/nacha/writing/file-writer.ts';
import { SealBroken } from '../../../platform/vault/vault.ts';
import { selectOutgoing } from '../../connections/archive/archive.sql.ts';
import { keepFile } from '../../connections/archive/archive.ts';
import { writingFor } from '../../connections/profile/file-profile.ts';
import { dishonorsOf } from '../dishonors/write-dishonors.ts';
import { batchOf, entryOf } from '../entries/entry-records.ts';
import { type EntryToWrite, entriesToWrite } from '../entries/file-entries.sql.ts';
import type { Origination } from '../origination.ts';
import { moveBankFiles } from './bank-files.sql.ts';
import { headerOfFile } from './file-header.ts';
import type { NamedFile } from './name-file.ts';

// How many entries are read at a time.
const page = 2_000;

/** Why an entry cannot be written. */
export interface Problem {
  field: string;
  allowed: string;
  /**
   * The payment is correct, but our stored data is not. After a repair the same entry can go out.
   */
  isOurs: boolean;
}

/** An entry that its file cannot hold. */
export interface UnwritableEntry {
  trace_id: string;
  /** Null: the file has no room, and another file has. */
  problem: Problem | null;
}

/**
 * Archives the bytes of the file, once. It can be repeated after a crash: a closed file gets no
 * more entries.
 * @throws FieldError
 */
export async function writeFile(context: Origination, file: NamedFile): Promise<void> {
  const { database, vault, bank, clock, inPhase } = context;
  const { name } = file;
  const refuse = ({ problem, trace_id }: UnwritableEntry) => {
    const { field, allowed } = problem ?? { field: 'amount', allowed: 'an amount that its file has room for' };
    throw new FieldError(`entry ${trace_id}`, field, 'a value that cannot be written', allowed);
  };
  // Bytes that were archived before a crash are the file. Written again they could differ: an
  // account or a name may have been corrected since.
  const kept =
    (await selectOutgoing(database, bank.name, name, 'content')) ??
    (await keepFile(
      { database, vault, clock },
      { bank: bank.name, direction: 'outgoing', form: 'content', name, content_uuid: null },
      file.kind === 'dishonors' ? dishonorsOf(context, file) : content(context, file, refuse),
    ));
  await inPhase((phase) => moveBankFiles(phase, 'write', [file.uuid], { content_uuid: kept.uuid }));
}

/**
 * The entries that cannot be written into the file.
 * @throws FieldError of its own header
 */
export async function unwritableEntriesOf(context: Origination, file: NamedFile): Promise<UnwritableEntry[]> {
  const unwritable: UnwritableEntry[] = [];
  for await (const _ of content(context, file, (entry) => unwritable.push(entry)));
  return unwritable;
}

interface OpenBatch {
  key: string;
  /** The trace number of its last entry. */
  last: string;
  entries: number;
}

/**
 * The bytes of the file without its unwritable entries. `report` gets each of these and may throw.
 */
async function* content(
  context: Origination,
  file: NamedFile,
  report: (entry: UnwritableEntry) => void,
): AsyncGenerator<Buffer> {
  const { bank, vault, database } = context;
  const writer = fileWriter(headerOfFile(bank, file), writingFor(bank.file));
  let batches = 0;
  let open = null as OpenBatch | null;
  const startBatch = (header: Omit<BatchHeader, 'batch_number'>, key: string) => {
    if (open !== null) writer.endBatch();
    open = null;
    writer.startBatch({ ...header, batch_number: ++batches });
    open = { key, last: '', entries: 0 };
  };
  /** Returns whether there was room. If it throws FieldError, nothing of the entry was written. */
  const add = (toWrite: EntryToWrite): boolean => {
    const header = batchOf(toWrite, bank, file.effective_entry_date);
    const key = JSON.stringify(header);
    const entry = entryOf(toWrite, vault);
    // Different values in our tables can be equal in a header, because they are shortened or
    // defaults. Trace numbers must ascend within a batch.
    const fits = open?.key === key && entry.trace_number > open.last && open.entries < bank.file.batch_entries;
    if (!fits) startBatch(header, key);
    let added = writer.add(entry) === 'added';
    if (!added) {
      startBatch(header, key);
      added = writer.add(entry) === 'added';
    }
    if (added) {
      open!.last = entry.trace_number;
      open!.entries++;
    }
    return added;
  };
  for await (const entries of entriesToWrite(database, file.uuid, page))
    for (const toWrite of entries) {
      const entry = unwritableEntryIn(() => add(toWrite), toWrite);
      if (entry !== null) report(entry);
      yield* writer.take();
    }
  if (open !== null) writer.endBatch();
  writer.end();
  yield* writer.take();
}

const unopened: Problem = {
  field: 'account_number',
  allowed:
    'a number that the vault can decrypt for its holder, routing number and type (the data key is missing, or the row was changed)',
  isOurs: true,
};

function unwritableEntryIn(add: () => boolean, { trace_id }: EntryToWrite): UnwritableEntry | null {
  try {
    return add() ? null : { trace_id, problem: null };
  } catch (error) {
    if (error instanceof SealBroken) return { trace_id, problem: unopened };
    if (!(error instanceof FieldError)) throw error;
    const { field, allowed } = error;
    return { trace_id, problem: { field, allowed, isOurs: false } };
  }
}
