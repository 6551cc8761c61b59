// Moves the payments on which nothing has crossed, which are nearly all, in portions of one statement each.
import { goodAt } from '../../calendar/banking-instants.ts';
import { type AtomicPhase, afterCommit } from '../../database/atomic-phase.ts';
import { outboxFilled } from '../../events/signal.ts';
import type { BankFile } from './bank-files.sql.ts';
import type { LegDate } from './leg-dates.sql.ts';
import { type Origination, portion } from './origination.ts';
import {
  makeCapturesGood,
  type PortionMoved,
  type PortionWanted,
  reserveCaptures,
  type StageCursor,
  sendCaptures,
  sendPayouts,
  settleCaptures,
  settlePayouts,
} from './plain-legs.sql.ts';

// As many as a payment can ask for (Contract, transactions).
const longestDelay = 60;

/** C4 or P3 of what settles on a date; the rest is left to `move`. Answers how many moved. */
export async function settlePlain(on: Origination, date: LegDate): Promise<number> {
  if (date.stage === 'payout') return inTurn(on, (phase, wanted) => settlePayouts(phase, wanted, date));
  if (date.stage !== 'capture') return 0;
  const good = Array.from({ length: longestDelay + 1 }, (_, days) => goodAt(date.due_at, days));
  return inTurn(on, (phase, wanted) => settleCaptures(phase, wanted, date, good));
}

/** C5 of what becomes good on a date, with P1 for individual payees; the rest is left to `move`. Answers how many moved. */
export async function becomeGoodPlain(on: Origination, date: LegDate): Promise<number> {
  if (date.stage !== 'capture') return 0;
  const reserved = await inTurn(on, (phase, wanted) => reserveCaptures(phase, wanted, date));
  return reserved + (await inTurn(on, (phase, wanted) => makeCapturesGood(phase, wanted, date)));
}

/** C3 and P2 of what is in a file that the bank has; the rest is left to `move`. */
export async function sendPlain(on: Origination, { uuid, settles_at }: BankFile): Promise<void> {
  await inTurn(on, (phase, wanted) => sendCaptures(phase, wanted, uuid, settles_at));
  await inTurn(on, (phase, wanted) => sendPayouts(phase, wanted, uuid, settles_at));
}

/** Portion after portion, each in a phase of its own, until all legs were looked at. */
async function inTurn(
  { inPhase, clock }: Origination,
  movePortion: (phase: AtomicPhase, wanted: PortionWanted) => Promise<PortionMoved>,
): Promise<number> {
  let total = 0;
  let after: StageCursor | null = null;
  do {
    const done: PortionMoved = await inPhase(async (phase) => {
      const one = await movePortion(phase, { now: clock.now(), after, atMost: portion });
      if (one.moved > 0) afterCommit(phase, outboxFilled.give);
      return one;
    });
    total += done.moved;
    after = done.after;
  } while (after !== null);
  return total;
}
