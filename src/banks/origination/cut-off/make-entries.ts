// Makes the entries of what was chosen into a file: one each, or one that the members of a batch
// share.
import { selectLatestEntries, updateLatestEntries } from '../../../payments/batches/batches.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { type EntriesOfFile, growEntries, insertEntries, type NewEntry } from '../entries/entries.sql.ts';
import { takeTraces } from '../files/trace-numbers.sql.ts';

/** What an entry pays or collects, in cents. */
export type Chosen = Pick<NewEntry, 'processor_id' | 'merchant_batch_uuid' | 'amount'> & { bank_account_uuid: string };

interface Making extends EntriesOfFile {
  odfi: string;
  /** Cents: the most that an entry can hold, or that the bank accepts for the same day. */
  mostOfEntry: number;
}

/**
 * The uuid of the entry of each, and how many entries are new. A part of a batch may already be in
 * the file. A batch that exceeds the limit of one entry becomes several entries.
 */
export async function makeEntries(
  phase: AtomicPhase,
  file: Making,
  chosen: readonly Chosen[],
): Promise<{ of: string[]; made: number }> {
  const batches = [
    ...new Map(chosen.flatMap((one) => (isBatched(one) ? [[one.merchant_batch_uuid, one]] : []))).values(),
  ];
  const known = batches.length === 0 ? [] : await selectLatestEntries(phase, batches, file.fileUuid);
  const latest = new Map<string, NewEntry>(known.map((entry) => [entry.merchant_batch_uuid, entry]));
  const entries = chosen.map((one) => entryFor(one, latest, file));
  const made = [...new Set(entries)].filter(({ trace_id }) => trace_id === '');
  const traces = made.length === 0 ? [] : await takeTraces(phase, file.odfi, made.length);
  for (const [index, entry] of made.entries()) entry.trace_id = traces[index]!;
  await insertEntries(phase, made, file);
  await growEntries(phase, known);
  if (batches.length > 0) await updateLatestEntries(phase, [...latest.values()]);
  return { of: entries.map(({ uuid }) => uuid), made: made.length };
}

/** The entry of one. Changes the `latest` entry of its batch. */
function entryFor(one: Chosen, latest: Map<string, NewEntry>, { mostOfEntry, now }: Making): NewEntry {
  const { processor_id, bank_account_uuid, merchant_batch_uuid, amount } = one;
  const open = merchant_batch_uuid === null ? undefined : latest.get(merchant_batch_uuid);
  if (open?.bank_account_uuid === bank_account_uuid && open.amount + amount <= mostOfEntry) {
    open.amount += amount;
    return open;
  }
  // Its trace number is given when all entries are known.
  const entry = { processor_id, uuid: uuidv7(now), bank_account_uuid, merchant_batch_uuid, amount, trace_id: '' };
  if (merchant_batch_uuid !== null) latest.set(merchant_batch_uuid, entry);
  return entry;
}

const isBatched = (one: Chosen): one is Chosen & { merchant_batch_uuid: string } => one.merchant_batch_uuid !== null;
