// Cut-off: chooses waiting payments into files and gives them trace numbers. From then on they
// cannot be canceled.

import { keepServed } from '../../../access/tenants/tenants.sql.ts';
import type { BankingInstant, CutOffInstant } from '../../../ach/calendar/banking-instants.ts';
import type { Speed } from '../../../ach/calendar/windows.ts';
import { amountToFile } from '../../../payments/lifecycle/filing-rules.ts';
import { selectHeldCaptures } from '../../../payments/lifecycle/holds.sql.ts';
import { lockForMoves } from '../../../payments/lifecycle/move.ts';
import { openStates } from '../../../payments/lifecycle/open-states.ts';
import { directionOf, type StageName, stageNames } from '../../../payments/lifecycle/stage-names.ts';
import { judgeWaiting, rulesInForce } from '../../../payments/risk/monitoring/judge-waiting.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { Bank } from '../../connections/bank.ts';
import { onUsableAccounts, releaseAwaitingAccount } from '../entries/entry-accounts.ts';
import { anyFileOpen, closeBankFiles } from '../files/bank-files.sql.ts';
import { type Origination, portion } from '../origination.ts';
import { selectUndecided } from '../undecided.sql.ts';
import { barClawbacks } from './bar-clawbacks.ts';
import { type Cursor, type CutOffWanted, selectStagesWaiting, selectWaiting, type Waiting } from './choose.sql.ts';
import { fileStraightThrough } from './fast/file-straight-through.ts';
import { mostOfEntry } from './file-room.ts';
import { giveUpCaptures } from './give-up-captures.ts';
import { netLeftOvers } from './net-left-overs.ts';
import { putIntoFiles } from './put-into-files.ts';

/** A same-day payment that is too late for the same day goes out with the next day's. */
const takes: Record<Speed, Speed[]> = { sameday: ['sameday'], standard: ['standard', 'sameday'] };

/**
 * Chooses everything that is due into files, portion by portion, and returns how many entries.
 * After a crash the same cut-off continues with the open file. While a file of the bank waits for
 * an operator, no credit leaves: the return of its debit may be in that file. A credit of a payment
 * that a return in suspense names waits too.
 *
 * `screenedAt`: users who registered until then are screened for sanctions, and a later payment
 * waits for the next cut-off, because its users may be new. Null: nothing is screened.
 */
export async function cutOff(
  context: Origination,
  { at, day, cutOff }: BankingInstant,
  screenedAt: Date | null,
): Promise<number> {
  if (cutOff === null) return 0;
  await openStates(context.database, context.inPhase);
  await releaseAwaitingAccount(context);
  await netLeftOvers(context);
  const wanted: CutOffWanted = {
    bank: context.bank,
    createdUntil: screenedAt !== null && screenedAt < at ? screenedAt : at,
    speeds: takes[cutOff.speed],
  };
  let filed = 0;
  // Not read while nothing waits: most cut-offs have nothing to judge.
  let rules: Awaited<ReturnType<typeof rulesInForce>> | undefined;
  let stagesWaiting = await selectStagesWaiting(context.database, stageNames, wanted);
  for (const [index, stage] of stageNames.entries()) {
    if (!stagesWaiting.has(stage)) continue;
    const undecided =
      directionOf(stage) === 'credit' ? await selectUndecided(context.database, context.bank.name) : null;
    if (undecided?.file) continue;
    const choice = { instant: { at, day, cutOff }, wanted, held: undecided?.payments ?? [] };
    if (stage === 'capture' || stage === 'payout') {
      if (rules === undefined) rules = await rulesInForce(context.database);
      if (rules !== null) await judgeWaiting(context, rules, { ...wanted, stage });
      filed += await fileStraightThrough(context, {
        ...choice,
        stage,
        mostOfEntry: mostAtSpeed(context.bank, choice),
      });
    }
    filed += await fileOneByOne(context, { ...choice, stage });
    // An entry that was filed or given up may make a payment wait in a later stage.
    stagesWaiting = await selectStagesWaiting(context.database, stageNames.slice(index + 1), wanted);
  }
  if (await anyFileOpen(context.database, context.bank.name))
    await context.inPhase((phase) => closeBankFiles(phase, context.bank.name));
  return filed;
}

interface StageChoice {
  instant: CutOffInstant;
  stage: StageName;
  wanted: CutOffWanted;
  /** Payments that wait for an operator. */
  held: readonly string[];
}

/** Decides payment by payment. Returns how many entries went into files. */
export async function fileOneByOne(context: Origination, { wanted, held, ...choice }: StageChoice): Promise<number> {
  const keeps = new Set(held);
  let filed = 0;
  for (let after: Cursor = null; ; ) {
    const waiting = await selectWaiting(context.database, choice.stage, { ...wanted, after, atMost: portion });
    const decided = waiting.filter((one) => !keeps.has(one.transaction_uuid));
    if (decided.length > 0)
      filed += await context.inPhase((phase) => filePortion(context, phase, { ...choice, waiting: decided }));
    if (waiting.length < portion) return filed;
    const { processor_id, transaction_uuid, refund_uuid } = waiting.at(-1)!;
    after = { processor_id, uuid: refund_uuid ?? transaction_uuid };
  }
}

interface Choice {
  instant: CutOffInstant;
  stage: StageName;
  waiting: readonly Waiting[];
}

async function filePortion(context: Origination, phase: AtomicPhase, choice: Choice): Promise<number> {
  const { stage, waiting } = choice;
  const now = context.clock.now();
  const goingOut = await chooseUnderLock(phase, context.bank, { stage, waiting }, now);
  const ofSpeed = goingOut.filter(({ amount }) => amount <= mostAtSpeed(context.bank, choice));
  const chosen = await onUsableAccounts(phase, stage, ofSpeed, now);
  const legs = chosen.map((one) => ({ ...one, uuid: uuidv7(now) }));
  return putIntoFiles(
    context,
    phase,
    { instant: choice.instant, purpose: stage, mostOfEntry: mostAtSpeed(context.bank, choice) },
    legs,
  );
}

/** Cents: an entry above the bank's same-day limit goes out with the next day's (ACH, time). */
const mostAtSpeed = ({ same_day_limit }: Bank, { instant: { cutOff } }: Pick<Choice, 'instant'>) =>
  cutOff.speed === 'sameday' ? Math.min(same_day_limit, mostOfEntry) : mostOfEntry;

/**
 * The waiting payments that may go out, after they are locked. A cancel and the cut-off take the
 * same lock: the first one wins. The same is true when a tenant is suspended or moves to another
 * bank.
 */
async function chooseUnderLock(
  phase: AtomicPhase,
  bank: Bank,
  { stage, waiting }: Pick<Choice, 'stage' | 'waiting'>,
  now: Date,
): Promise<(Waiting & { amount: number })[]> {
  const served = await keepServed(phase, [...new Set(waiting.map((one) => one.processor_id))], bank);
  const payments = await lockForMoves(
    phase,
    waiting.map((one) => ({ ...one, cause: `${stage}_filed` })),
  );
  const onHold = [...payments.values()].filter(({ open_hold_count }) => open_hold_count > 0);
  // A hold stops every outgoing entry; it stops a capture only if `stops_capture` is set
  // (Lifecycle, rules over the table).
  const held =
    stage === 'capture' && onHold.length > 0
      ? await selectHeldCaptures(phase, onHold)
      : new Set(stage === 'capture' ? [] : onHold.map(({ transaction_uuid }) => transaction_uuid));
  const ready = waiting.flatMap((one) => {
    const payment = payments.get(one.transaction_uuid);
    if (payment === undefined || !served.has(one.processor_id) || held.has(one.transaction_uuid)) return [];
    const refund = payment.refunds.find(({ uuid }) => uuid === one.refund_uuid);
    const amount = amountToFile(stage, payment, refund);
    return amount === null ? [] : [{ waiting: one, payment, amount }];
  });
  const ends = stage === 'capture' ? giveUpCaptures : stage === 'clawback' ? barClawbacks : null;
  const going = ends === null ? ready : await ends(phase, ready, now);
  return going.map(({ waiting: one, amount }) => ({ ...one, amount }));
}
