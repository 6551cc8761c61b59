// Reverses the entries of a file in portions. Each portion is one atomic phase, which stores where
// the next one begins: after a stop the work goes on there, and each entry is decided once
// (decision 61).
import { lockForMoves } from '../../../payments/lifecycle/move.ts';
import { type Purpose, purposes } from '../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { nilUuid, uuidv7 } from '../../../platform/std/identifiers.ts';
import { selectEntriesBetween } from '../entries/file-entries.sql.ts';
import { portion } from '../origination.ts';
import { placeReversals } from '../reversals/ask-reversal.ts';
import { isReversible } from '../reversals/may-reverse.ts';
import { type Reversing, type WhyNot, whyNot } from '../reversals/why-not.ts';
import { selectUndecided } from '../undecided.sql.ts';
import { type LegToReverse, selectPortion } from './entries-of-file.sql.ts';
import {
  type FileReversal,
  insertRefused,
  lockFileReversal,
  moveFileReversals,
  selectFilesBeingReversed,
  updateProgress,
} from './file-reversals.sql.ts';

type InPhase = <Result>(work: (phase: AtomicPhase) => Promise<Result>) => Promise<Result>;

/** Works off what is asked for. `bank` null: at all banks. */
export async function reverseFiles(
  { database, inPhase, now, ...context }: Reversing & { database: Queryable; inPhase: InPhase; now: () => Date },
  bank: string | null,
): Promise<void> {
  const waiting = await selectFilesBeingReversed(database, bank);
  for (const { uuid } of waiting) while (!(await inPhase((phase) => reversePortion(phase, context, uuid, now()))));
}

/** Returns whether nothing is left to do. `atMost`: the legs of a portion. */
export async function reversePortion(
  phase: AtomicPhase,
  context: Reversing,
  uuid: string,
  now: Date,
  atMost = portion,
): Promise<boolean> {
  const of = await lockFileReversal(phase, uuid);
  if (of === null) return true;
  const stages = of.stage === null ? purposes : [of.stage];
  const stage = of.after_stage ?? stages[0]!;
  const after = {
    processor_id: of.after_processor_id ?? of.processor_id ?? nilUuid,
    entry_uuid: of.after_entry_uuid ?? nilUuid,
  };
  const legs = await selectPortion(phase, of, stage, after, atMost);
  const last = legs.at(-1);
  const reversed = last === undefined ? [] : await decide(phase, context, of, legs, { stage, after, until: last }, now);
  const next = legs.length < atMost ? stages[stages.indexOf(stage) + 1] : stage;
  await updateProgress(phase, uuid, {
    after_stage: next ?? stage,
    after_processor_id: next === stage || next === undefined ? (last?.processor_id ?? of.after_processor_id) : null,
    after_entry_uuid: next === stage || next === undefined ? (last?.entry_uuid ?? of.after_entry_uuid) : null,
    reversed_count: reversed.length,
    reversed_debits: centsOf(reversed, 'debit'),
    reversed_credits: centsOf(reversed, 'credit'),
  });
  if (next !== undefined) return false;
  await moveFileReversals(phase, 'done', [uuid], { at: now });
  return true;
}

interface Range {
  stage: Purpose;
  after: { processor_id: string; entry_uuid: string };
  until: LegToReverse;
}

/** Places the reversals of a portion and stores the refusals. Returns the reversed entries. */
async function decide(
  phase: AtomicPhase,
  context: Reversing,
  { uuid, bank, file_uuid, entry_error }: FileReversal,
  legs: readonly LegToReverse[],
  { stage, after, until }: Range,
  now: Date,
): Promise<LegToReverse[]> {
  // The members of a batch share an entry, and are next to each other.
  const entries = legs.filter((leg, index) => leg.entry_uuid !== legs[index - 1]?.entry_uuid);
  const payments = isReversible(stage)
    ? await lockForMoves(
        phase,
        entries.map((entry) => ({ ...entry, cause: 'capture_returned' })),
      )
    : new Map<string, never>();
  const held = new Set((await selectUndecided(phase, bank)).payments);
  const verdictOn = (entry: LegToReverse): WhyNot | null => {
    const not = whyNot(context, entry, payments.get(entry.transaction_uuid) ?? null);
    if (not !== null) return not.why;
    return held.has(entry.transaction_uuid) ? 'return_waits' : null;
  };
  const decided = entries.map((entry) => ({ entry, why: verdictOn(entry) }));
  const accepted = decided.flatMap(({ entry, why }) => (why === null ? [entry] : []));
  if (accepted.length > 0) {
    const written = await selectEntriesBetween(phase, file_uuid, stage, after, until);
    const batches = new Map(written.map((one) => [one.trace_id, one]));
    await placeReversals(
      phase,
      accepted.map((entry) => {
        const { sec_code, company_identification, company_name } = batches.get(entry.trace_id)!;
        const batch = { sec_code, company_identification, company_name };
        return { ...entry, ...batch, uuid: uuidv7(now), leg_uuid: entry.uuid };
      }),
      { entry_error, file_reversal_uuid: uuid },
      now,
    );
  }
  await insertRefused(
    phase,
    decided.flatMap(({ entry, why }) => (why === null ? [] : [{ ...entry, file_reversal_uuid: uuid, why }])),
  );
  return accepted;
}

const centsOf = (entries: readonly LegToReverse[], direction: 'debit' | 'credit') =>
  entries.reduce((sum, entry) => (entry.direction === direction ? sum + entry.amount : sum), 0);
