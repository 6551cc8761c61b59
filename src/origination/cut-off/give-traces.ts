// Gives each entry of a file its trace number: its own, or the shared one of its batch.
import { giveBatchTraces, selectBatchTraces } from '../../batches/batches.sql.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { type TraceRange, takeTraces } from '../files/bank-files.sql.ts';
import type { Waiting } from './choose.sql.ts';

interface Chosen extends Waiting {
  /** Cents. */
  amount: number;
}

/** An entry with its sum so far; its trace number is null until it gets one. */
interface NumberedEntry {
  amount: number;
  trace_id: string | null;
}

interface EntriesOfFile {
  bank: { odfi: string };
  fileUuid: string;
  /** Cents: the most that an entry can hold, or that the bank accepts for the same day. */
  mostOfEntry: number;
}

/**
 * The trace of each leg, and how many traces were taken. A part of a batch may already be in the
 * file. A batch that exceeds the limit of one entry becomes several entries.
 */
export async function giveTraces(
  phase: AtomicPhase,
  { bank: { odfi }, fileUuid, mostOfEntry }: EntriesOfFile,
  chosen: readonly Chosen[],
): Promise<{ of: string[]; taken: number }> {
  const batches = [
    ...new Map(chosen.flatMap((one) => (isBatched(one) ? [[one.merchant_batch_uuid, one]] : []))).values(),
  ];
  const known = await (batches.length === 0 ? [] : selectBatchTraces(phase, batches, fileUuid));
  const latest = new Map<string, NumberedEntry>(known.map(({ uuid, ...entry }) => [uuid, entry]));
  const entries = chosen.map((one) => entryFor(one, latest, mostOfEntry));
  const unnumbered = [...new Set(entries)].filter(({ trace_id }) => trace_id === null);
  const traces = unnumbered.length === 0 ? [] : await takeTraces(phase, odfi, unnumbered.length);
  for (const [index, entry] of unnumbered.entries()) entry.trace_id = traces[index]!;
  const given = batches.map((one) => ({ ...one, trace_id: latest.get(one.merchant_batch_uuid)!.trace_id! }));
  if (given.length > 0) await giveBatchTraces(phase, given, fileUuid);
  return { of: entries.map(({ trace_id }) => trace_id!), taken: unnumbered.length };
}

/** The entry of a leg. Changes the `latest` entry of its batch. */
function entryFor(one: Chosen, latest: Map<string, NumberedEntry>, mostOfEntry: number): NumberedEntry {
  const { amount } = one;
  if (!isBatched(one)) return { amount, trace_id: null };
  const open = latest.get(one.merchant_batch_uuid);
  if (open !== undefined && open.amount + amount <= mostOfEntry) {
    open.amount += amount;
    return open;
  }
  const entry = { amount, trace_id: null };
  latest.set(one.merchant_batch_uuid, entry);
  return entry;
}

const isBatched = (one: Waiting): one is Waiting & { merchant_batch_uuid: string } => one.merchant_batch_uuid !== null;

/**
 * The ranges of trace numbers by processor. A batch that continues in a later portion keeps the
 * range of the first portion.
 */
export function rangesOf(
  legs: readonly { processor_id: string; trace_id: string }[],
  file_uuid: string,
  created_at: Date,
): TraceRange[] {
  const byProcessor = Map.groupBy(legs, (leg) => leg.processor_id);
  return [...byProcessor].flatMap(([processor_id, own]) =>
    rangesIn(own.map(({ trace_id }) => trace_id)).map(([first_trace, last_trace]) => ({
      first_trace,
      last_trace,
      processor_id,
      file_uuid,
      created_at,
    })),
  );
}

/** Divides trace numbers into ranges without gaps. Batches may have taken their numbers earlier. */
function rangesIn(traces: readonly string[]): [string, string][] {
  const ranges: [string, string][] = [];
  for (const trace of [...new Set(traces)].toSorted()) {
    const last = ranges.at(-1);
    if (last !== undefined && Number(trace.slice(8)) === Number(last[1].slice(8)) + 1) last[1] = trace;
    else ranges.push([trace, trace]);
  }
  return ranges;
}
