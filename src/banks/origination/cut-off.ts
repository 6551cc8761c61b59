// Cut-off: what waits for a file is chosen into one, with its trace numbers; from then on it cannot be canceled.

import { giveBatchTraces, selectBatchTraces } from '../../batches/batches.sql.ts';
import { type BankingInstant, type CutOffInstant, settlementOf } from '../../calendar/banking-instants.ts';
import type { Speed } from '../../calendar/windows.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { amountToFile } from '../../transactions/stages/filing.ts';
import { lockForMoves } from '../../transactions/stages/move.ts';
import { type StageName, stageNames, stages } from '../../transactions/stages/stage-names.ts';
import {
  anyFileOpen,
  closeBankFiles,
  countEntries,
  insertTraceRanges,
  openBankFile,
  takeTraces,
} from './bank-files.sql.ts';
import { barDebits } from './bar-debits.ts';
import { type Cursor, fileLegs, selectWaiting, type Waiting } from './choose.sql.ts';
import { type Origination, portion } from './origination.ts';

/** An entry that asked for the same day and came too late for it goes out with the next day's. */
const takes: Record<Speed, Speed[]> = { sameday: ['sameday'], standard: ['standard', 'sameday'] };

/**
 * Chooses everything that is due into files, portion by portion, and answers how many entries. After a crash in between the
 * same cut-off goes on with the file that it finds open.
 */
export async function cutOff(on: Origination, { at, day, cutOff }: BankingInstant): Promise<number> {
  if (cutOff === null) return 0;
  let filed = 0;
  for (const stage of stageNames)
    for (let after: Cursor = null; ; ) {
      const waiting = await selectWaiting(on.database, stage, {
        createdUntil: at,
        speeds: takes[cutOff.speed],
        after,
        atMost: portion,
      });
      if (waiting.length === 0) break;
      filed += await on.inPhase((phase) => fileSome(on, phase, { instant: { at, day, cutOff }, stage, waiting }));
      const { processor_id, transaction_uuid, refund_uuid } = waiting.at(-1)!;
      after = { processor_id, uuid: refund_uuid ?? transaction_uuid };
    }
  if (await anyFileOpen(on.database, on.bank.name)) await on.inPhase((phase) => closeBankFiles(phase, on.bank.name));
  return filed;
}

interface Choice {
  instant: CutOffInstant;
  stage: StageName;
  waiting: readonly Waiting[];
}

async function fileSome({ bank, clock }: Origination, phase: AtomicPhase, choice: Choice): Promise<number> {
  const { instant, stage, waiting } = choice;
  const now = clock.now();
  const chosen = await chooseUnderLock(phase, stage, waiting, now);
  if (chosen.length === 0) return 0;
  const file = {
    uuid: uuidv7(now),
    bank: bank.name,
    cut_off_at: instant.at,
    ...settlementOf(instant),
    created_at: now,
  };
  const fileUuid = await openBankFile(phase, file, bank.file_entries - portion);
  const traces = await tracesOf(phase, bank.odfi, fileUuid, chosen);
  const legs = chosen.map((one, index) => ({ ...one, uuid: uuidv7(now), trace_id: traces.of[index]! }));
  await fileLegs(phase, stage, legs, { fileUuid, speed: instant.cutOff.speed, now });
  await insertTraceRanges(phase, rangesOf(legs, fileUuid, now));
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const isDebit = stages[stage].direction === 'debit';
  await countEntries(phase, fileUuid, {
    entries: traces.taken,
    debits: isDebit ? total : 0,
    credits: isDebit ? 0 : total,
  });
  return traces.taken;
}

/** A trace for each entry: one of its own, or that of its batch, a part of which may be in the file already. */
async function tracesOf(
  phase: AtomicPhase,
  odfi: string,
  fileUuid: string,
  chosen: readonly Waiting[],
): Promise<{ of: string[]; taken: number }> {
  const batches = [
    ...new Map(chosen.flatMap((one) => (isBatched(one) ? [[one.merchant_batch_uuid, one]] : []))).values(),
  ];
  const known = await (batches.length === 0 ? [] : selectBatchTraces(phase, batches, fileUuid));
  const ofBatch = new Map(known.map(({ uuid, trace_id }) => [uuid, trace_id]));
  const alone = chosen.filter((one) => !isBatched(one)).length;
  const taken = alone + batches.length - known.length;
  let next = taken === 0 ? 0 : await takeTraces(phase, odfi, taken);
  const take = () => odfi + String(next++).padStart(7, '0');
  const given = batches
    .filter(({ merchant_batch_uuid }) => !ofBatch.has(merchant_batch_uuid))
    .map((one) => ({ ...one, trace_id: take() }));
  for (const { merchant_batch_uuid, trace_id } of given) ofBatch.set(merchant_batch_uuid, trace_id);
  if (given.length > 0) await giveBatchTraces(phase, given, fileUuid);
  return { of: chosen.map((one) => (isBatched(one) ? ofBatch.get(one.merchant_batch_uuid)! : take())), taken };
}

const isBatched = (one: Waiting): one is Waiting & { merchant_batch_uuid: string } => one.merchant_batch_uuid !== null;

/** Which numbers are whose. A batch that goes on in a further portion has its range from the first. */
function rangesOf(legs: readonly { processor_id: string; trace_id: string }[], file_uuid: string, created_at: Date) {
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

/** The stretches of numbers without a gap: batches may have taken theirs before. */
function rangesIn(traces: readonly string[]): [string, string][] {
  const ranges: [string, string][] = [];
  for (const trace of [...new Set(traces)].toSorted()) {
    const last = ranges.at(-1);
    if (last !== undefined && Number(trace.slice(8)) === Number(last[1].slice(8)) + 1) last[1] = trace;
    else ranges.push([trace, trace]);
  }
  return ranges;
}

/**
 * Of what waits, what may leave now that it is locked. A cancel that holds the row now wins, one that comes later finds it
 * filed: never both.
 */
async function chooseUnderLock(
  phase: AtomicPhase,
  stage: StageName,
  waiting: readonly Waiting[],
  now: Date,
): Promise<(Waiting & { amount: number })[]> {
  const payments = await lockForMoves(
    phase,
    waiting.map((one) => ({ ...one, cause: `${stage}_filed` })),
  );
  const ready = waiting.flatMap((one) => {
    const payment = payments.get(one.transaction_uuid);
    // A hold stops what goes out, and no capture (Lifecycle, rules over the table).
    if (payment === undefined || (stage !== 'capture' && payment.open_hold_count > 0)) return [];
    const refund = payment.refunds.find(({ uuid }) => uuid === one.refund_uuid);
    const amount = amountToFile(stage, payment, refund);
    return amount === null ? [] : [{ waiting: one, payment, amount }];
  });
  const debited = await barDebits(phase, stage, ready, now);
  return debited.map(({ waiting: one, amount }) => ({ ...one, amount }));
}
