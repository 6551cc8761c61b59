// Moves straight-through payments, which are nearly all, with one query a portion.
import { goodAt } from '../../../../ach/calendar/banking-instants.ts';
import { outboxFilled } from '../../../../events/log/outbox-filled.ts';
import { type AtomicPhase, afterCommit } from '../../../../platform/database/atomic-phase.ts';
import type { BankFile } from '../../files/bank-files.sql.ts';
import { type Origination, portion } from '../../origination.ts';
import type { LegDate } from '../leg-dates.sql.ts';
import {
  makeCapturesGood,
  type PortionMoved,
  type PortionWanted,
  reserveCaptures,
  type StageCursor,
  type StageOfFile,
  selectPortionEnds,
  sendCaptures,
  sendPayouts,
  settleCaptures,
  settlePayouts,
} from './straight-through-legs.sql.ts';

// The longest `payout_delay_days` of a payment (Contract, transactions).
const longestDelay = 60;

/**
 * C4 or P3 of the legs that settle on a date. `move` handles the others. Returns how many moved.
 */
export async function settleStraightThrough(context: Origination, date: LegDate): Promise<number> {
  const { file_uuid, stage } = date;
  if (stage === 'payout')
    return sideBySide(context, { file_uuid, stage }, (phase, wanted) => settlePayouts(phase, wanted, date));
  if (stage !== 'capture') return 0;
  const good = Array.from({ length: longestDelay + 1 }, (_, days) => goodAt(date.due_at, days));
  return sideBySide(context, { file_uuid, stage }, (phase, wanted) => settleCaptures(phase, wanted, date, good));
}

/**
 * C5 of the captures that become good on a date, with P1 for individual payees. `move` handles the
 * others, except captures of `undecided` payments. Returns how many moved.
 */
export async function becomeGoodStraightThrough(
  context: Origination,
  date: LegDate,
  undecided: readonly string[],
): Promise<number> {
  const { file_uuid, stage } = date;
  if (stage !== 'capture') return 0;
  const captures: StageOfFile = { file_uuid, stage };
  const reserved = await sideBySide(context, captures, (phase, wanted) =>
    reserveCaptures(phase, wanted, date, undecided),
  );
  return (
    reserved +
    (await sideBySide(context, captures, (phase, wanted) => makeCapturesGood(phase, wanted, date, undecided)))
  );
}

/** C3 and P2 of the legs in a file that the bank has. `move` handles the others. */
export async function sendStraightThrough(context: Origination, { uuid, settles_at }: BankFile): Promise<void> {
  const legs = (stage: StageOfFile['stage']): StageOfFile => ({ file_uuid: uuid, stage });
  await sideBySide(context, legs('capture'), (phase, wanted) => sendCaptures(phase, wanted, uuid, settles_at));
  await sideBySide(context, legs('payout'), (phase, wanted) => sendPayouts(phase, wanted, uuid, settles_at));
}

type MovePortion = (phase: AtomicPhase, wanted: PortionWanted) => Promise<PortionMoved>;

// PostgreSQL moves a portion on one core, and the smallest machine has two. The third portion uses
// a core while another portion waits for the disk.
const atOnce = 3;

/**
 * Moves portion after portion, each in a phase of its own, and returns how many legs moved. After
 * the first portion, several run at the same time. This is safe: no two portions share a payment,
 * and each checks its rows again after it has locked them.
 */
async function sideBySide(context: Origination, legs: StageOfFile, movePortion: MovePortion): Promise<number> {
  const first = await context.inPhase(moving(context, movePortion, null, null));
  if (first.after === null) return first.moved;
  const ends = [...(await selectPortionEnds(context.database, legs, first.after, portion)), null];
  const works = ends.map((through, index) =>
    moving(context, movePortion, index === 0 ? first.after : ends[index - 1]!, through),
  );
  let total = first.moved;
  for (let next = 0; next < works.length; next += atOnce)
    for (const { moved } of await context.inPhases(works.slice(next, next + atOnce))) total += moved;
  return total;
}

const moving =
  ({ clock }: Origination, movePortion: MovePortion, after: StageCursor | null, through: StageCursor | null) =>
  async (phase: AtomicPhase): Promise<PortionMoved> => {
    const done = await movePortion(phase, { now: clock.now(), after, through, atMost: portion });
    if (done.moved > 0) afterCommit(phase, outboxFilled.notify);
    return done;
  };
