// Moves the payments on which nothing has crossed, which are nearly all, in portions of one
// statement each.
import { goodAt } from '../../calendar/banking-instants.ts';
import { type AtomicPhase, afterCommit } from '../../database/atomic-phase.ts';
import { outboxFilled } from '../../events/signal.ts';
import type { BankFile } from '../files/bank-files.sql.ts';
import { type Origination, portion } from '../origination.ts';
import type { LegDate } from './leg-dates.sql.ts';
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

// As many as a payment can ask for (Contract, transactions).
const longestDelay = 60;

/** C4 or P3 of what settles on a date; the rest is left to `move`. Answers how many moved. */
export async function settleStraightThrough(on: Origination, date: LegDate): Promise<number> {
  const { file_uuid, stage } = date;
  if (stage === 'payout')
    return sideBySide(on, { file_uuid, stage }, (phase, wanted) => settlePayouts(phase, wanted, date));
  if (stage !== 'capture') return 0;
  const good = Array.from({ length: longestDelay + 1 }, (_, days) => goodAt(date.due_at, days));
  return sideBySide(on, { file_uuid, stage }, (phase, wanted) => settleCaptures(phase, wanted, date, good));
}

/**
 * C5 of what becomes good on a date, with P1 for individual payees; the rest is left to `move`.
 * Answers how many moved.
 */
export async function becomeGoodStraightThrough(on: Origination, date: LegDate): Promise<number> {
  const { file_uuid, stage } = date;
  if (stage !== 'capture') return 0;
  const captures: StageOfFile = { file_uuid, stage };
  const reserved = await sideBySide(on, captures, (phase, wanted) => reserveCaptures(phase, wanted, date));
  return reserved + (await sideBySide(on, captures, (phase, wanted) => makeCapturesGood(phase, wanted, date)));
}

/** C3 and P2 of what is in a file that the bank has; the rest is left to `move`. */
export async function sendPlain(on: Origination, { uuid, settles_at }: BankFile): Promise<void> {
  const legs = (stage: StageOfFile['stage']): StageOfFile => ({ file_uuid: uuid, stage });
  await sideBySide(on, legs('capture'), (phase, wanted) => sendCaptures(phase, wanted, uuid, settles_at));
  await sideBySide(on, legs('payout'), (phase, wanted) => sendPayouts(phase, wanted, uuid, settles_at));
}

type MovePortion = (phase: AtomicPhase, wanted: PortionWanted) => Promise<PortionMoved>;

// PostgreSQL moves a portion on one core: the smallest machine has two, and one more portion fills
// them while another waits for the disk.
const atOnce = 3;

/**
 * Portion after portion, each in a phase of its own, until all legs were looked at; answers how
 * many moved. What is more than one portion goes on some at once: no two portions have a payment in
 * common, and each looks at its rows again under their locks.
 */
async function sideBySide(on: Origination, legs: StageOfFile, movePortion: MovePortion): Promise<number> {
  const first = await on.inPhase(moving(on, movePortion, null, null));
  if (first.after === null) return first.moved;
  const ends = [...(await selectPortionEnds(on.database, legs, first.after, portion)), null];
  const works = ends.map((through, index) =>
    moving(on, movePortion, index === 0 ? first.after : ends[index - 1]!, through),
  );
  let total = first.moved;
  for (let next = 0; next < works.length; next += atOnce)
    for (const { moved } of await on.inPhases(works.slice(next, next + atOnce))) total += moved;
  return total;
}

const moving =
  ({ clock }: Origination, movePortion: MovePortion, after: StageCursor | null, through: StageCursor | null) =>
  async (phase: AtomicPhase): Promise<PortionMoved> => {
    const done = await movePortion(phase, { now: clock.now(), after, through, atMost: portion });
    if (done.moved > 0) afterCommit(phase, outboxFilled.give);
    return done;
  };
