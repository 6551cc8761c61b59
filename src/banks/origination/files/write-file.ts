// Writes a closed file: its legs become the bytes for the bank, which never change again.

import { FieldError } from '../../../ach/nacha/field-error.ts';
import type { BatchHeader, Entry } from '../../../ach/nacha/records.ts';
import { fileWriter } from '../../../ach/nacha/writing/file-writer.ts';
import { directionOf, isPrenote } from '../../../payments/lifecycle/stage-names.ts';
import { SealBroken } from '../../../platform/vault/vault.ts';
import { selectOutgoing } from '../../connections/archive/archive.sql.ts';
import { keepFile } from '../../connections/archive/archive.ts';
import { writingFor } from '../../connections/profile/file-profile.ts';
import { dishonorsOf } from '../dishonors/write-dishonors.ts';
import { batchOf, entryOf } from '../entries/entry-records.ts';
import { type EntryToWrite, entriesToWrite } from '../entries/file-entries.sql.ts';
import { balancingOf, offsetBatchOf, type Sums, takesOffset } from '../offsets/balance-file.ts';
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

interface OpenBatch extends Sums {
  key: string;
  offsetIn: Prepared['offsetIn'];
  /** The trace number of its last entry. */
  last: string;
  entries: number;
  /** Its entries with their addenda. */
  records: number;
}

/** An entry with the header of its batch. */
interface Prepared {
  toWrite: EntryToWrite;
  header: Omit<BatchHeader, 'batch_number'>;
  /** Entries with the same key may share a batch. */
  key: string;
  /** The SEC code of its batch, if that has the offset; null: the last batch has it. */
  offsetIn: string | null;
  entry: Entry;
}

// The most entries, and the most entries and addenda, of a batch that gets offset entries: with as
// many offset entries as entries they are less than 999,999 records.
const mostOfBalancedBatch = 300_000;
const mostBalancedRecords = 600_000;

const linesOf = ({ addenda }: Entry): number => 1 + addenda.length;

/** Its header and its control. */
const linesOfBatch = 2;

/**
 * The bytes of the file without its unwritable entries. `report` gets each of these and may throw.
 */
async function* content(
  context: Origination,
  file: NamedFile,
  report: (entry: UnwritableEntry) => void,
): AsyncGenerator<Buffer> {
  const { bank, vault, database } = context;
  const balancing = await balancingOf(context, file);
  const ofBatch = balancing?.per === 'batch' ? balancing : null;
  const mostOfBatch = Math.min(
    bank.file.batch_entries,
    ofBatch === null ? Number.POSITIVE_INFINITY : mostOfBalancedBatch,
  );
  const writer = fileWriter(headerOfFile(bank, file), writingFor(bank.file));
  /** What no batch has balanced. */
  const rest: Sums = { debits: 0, credits: 0 };
  let batches = 0;
  let lines = 0;
  let open = null as OpenBatch | null;
  const addOffsets = (entries: readonly Entry[]) => {
    for (const entry of entries)
      if (writer.add(entry) !== 'added')
        throw new FieldError(
          `offset entry ${entry.trace_number}`,
          'amount',
          entry.amount,
          'what its file has room for',
        );
  };
  const endBatch = async () => {
    if (open === null) return;
    if (open.offsetIn !== null && open.entries > 0) addOffsets(await ofBatch!.entriesFor(open, open.offsetIn));
    writer.endBatch();
    open = null;
  };
  // The file was divided already. A company that was changed since belongs into another file.
  let company = '';
  const isAnotherFile = ({ company_identification }: Prepared['header']): boolean => {
    const { one_file_for } = bank.file;
    if (one_file_for === 'cut_off' || batches === 0) {
      company = company_identification;
      return false;
    }
    return one_file_for === 'batch' || company !== company_identification;
  };
  const prepare = (toWrite: EntryToWrite): Prepared => {
    const own = batchOf(toWrite, bank, file.effective_entry_date);
    const hasOffset = ofBatch !== null && takesOffset(own) && !isPrenote(toWrite.stage);
    const offsetIn = hasOffset ? own.sec_code : null;
    const header = offsetIn === null ? own : { ...own, service_class_code: 200 };
    // The direction is in the key: a batch of debits has one offset entry.
    const key = JSON.stringify([own.service_class_code, header]);
    return { toWrite, header, key, offsetIn, entry: entryOf(toWrite, vault) };
  };
  // Different values in our tables can be equal in a header, because they are shortened or
  // defaults. Trace numbers must ascend within a batch.
  const fits = ({ key, entry, toWrite }: Prepared): boolean => {
    if (open?.key !== key || entry.trace_number <= open.last) return false;
    const offsets = open.offsetIn === null ? 0 : ofBatch!.countFor(plus(open, toWrite));
    if (ofBatch !== null && open.records + linesOf(entry) > mostBalancedRecords) return false;
    return open.entries + 1 + offsets <= mostOfBatch;
  };
  /** Returns whether there was room. If it throws FieldError, nothing of the entry was written. */
  const add = ({ toWrite, header, key, offsetIn, entry }: Prepared): boolean => {
    const more = linesOf(entry) + (open === null ? linesOfBatch : 0) + (balancing === null ? 0 : 1);
    // One entry always fits.
    if (lines > 0 && lines + more > bank.file_lines) return false;
    if (open === null) {
      if (isAnotherFile(header)) return false;
      writer.startBatch({ ...header, batch_number: ++batches });
      open = { key, offsetIn, last: '', entries: 0, records: 0, debits: 0, credits: 0 };
    }
    if (writer.add(entry) !== 'added') return false;
    open.last = entry.trace_number;
    open.entries++;
    open.records += linesOf(entry);
    lines += more;
    Object.assign(open, plus(open, toWrite));
    if (open.offsetIn === null) Object.assign(rest, plus(rest, toWrite));
    return true;
  };
  for await (const entries of entriesToWrite(database, file.uuid, page))
    for (const toWrite of entries) {
      const { done: prepared, problem } = tryEntry(() => prepare(toWrite));
      let added: Tried<boolean> = { problem };
      // The second time, the entry begins a batch of its own.
      for (let time = 0; prepared !== undefined && time < 2 && added.done !== true; time++) {
        if (time > 0 || !fits(prepared)) await endBatch();
        added = tryEntry(() => add(prepared));
        if (added.problem !== undefined) break;
      }
      if (added.done !== true) report({ trace_id: toWrite.trace_id, problem: added.problem ?? null });
      yield* writer.take();
    }
  await endBatch();
  if (balancing !== null && rest.debits + rest.credits > 0) {
    const header = offsetBatchOf(bank, rest, file.effective_entry_date);
    writer.startBatch({ ...header, batch_number: ++batches });
    addOffsets(await balancing.entriesFor(rest, header.sec_code));
    writer.endBatch();
  }
  await balancing?.end();
  writer.end();
  yield* writer.take();
}

/** The sums with one more entry. */
function plus({ debits, credits }: Sums, { stage, amount }: EntryToWrite): Sums {
  return directionOf(stage) === 'debit' ? { debits: debits + amount, credits } : { debits, credits: credits + amount };
}

const unopened: Problem = {
  field: 'account_number',
  allowed:
    'a number that the vault can decrypt for its holder, routing number and type (the data key is missing, or the row was changed)',
  isOurs: true,
};

/** What a step with an entry gives, or why the entry cannot be written. */
interface Tried<Result> {
  done?: Result;
  problem?: Problem | undefined;
}

function tryEntry<Result>(step: () => Result): Tried<Result> {
  try {
    return { done: step() };
  } catch (error) {
    if (error instanceof SealBroken) return { problem: unopened };
    if (!(error instanceof FieldError)) throw error;
    const { field, allowed } = error;
    return { problem: { field, allowed, isOurs: false } };
  }
}
