// Reversals in our files: chosen at the cut-off for the next day, once their wrong entries have
// settled.
import { type BankingInstant, settlementOf } from '../../../ach/calendar/banking-instants.ts';
import { obstaclesOf } from '../../../customers/bank-accounts/usable-accounts.ts';
import { releaseHoldsOf } from '../../../payments/lifecycle/holds.sql.ts';
import { lockForMoves } from '../../../payments/lifecycle/move.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { mostOfEntry } from '../cut-off/file-room.ts';
import { putIntoFiles } from '../cut-off/put-into-files.ts';
import { ownLegs } from '../entries/own-legs.ts';
import { type Origination, portion } from '../origination.ts';
import { selectUndecided } from '../undecided.sql.ts';
import { isInTime, isReversible, whyNotReversible } from './may-reverse.ts';
import { holdsOf } from './move-reversals.ts';
import {
  isReversalWaiting,
  moveReversals,
  type ReversalCancelReason,
  selectWaitingReversals,
  type WaitingReversal,
} from './reversals.sql.ts';
import { selectReversedLegs } from './reversible-entries.sql.ts';

/**
 * Puts the waiting reversals into the file of a cut-off for the next day. A reversal waits until
 * its wrong entry has settled, so that an entry which comes back before is not reversed. It also
 * waits while a file of the bank, or a return that names its payment, is undecided, while the
 * holder of its account is blocked for sanctions, and while the bank may take back a copy of its
 * file.
 */
export async function fileReversals(context: Origination, { at, day, cutOff }: BankingInstant): Promise<void> {
  const { database, bank, inPhase } = context;
  if (cutOff?.speed !== 'standard' || !(await isReversalWaiting(database, bank.name))) return;
  const undecided = await selectUndecided(database, bank.name);
  if (undecided.file) return;
  const held = new Set(undecided.payments);
  for (let after: WaitingReversal | null = null; ; ) {
    const some: WaitingReversal[] = await inPhase((phase) =>
      fileSome(context, phase, { instant: { at, day, cutOff }, held, after }),
    );
    if (some.length < portion) return;
    after = some.at(-1)!;
  }
}

interface Choice {
  instant: BankingInstant & { cutOff: NonNullable<BankingInstant['cutOff']> };
  /** Payments that a return in suspense names. */
  held: ReadonlySet<string>;
  after: WaitingReversal | null;
}

/** Returns the reversals that it looked at. */
async function fileSome(
  context: Origination,
  phase: AtomicPhase,
  { instant, held, after }: Choice,
): Promise<WaitingReversal[]> {
  const now = context.clock.now();
  const waiting = await selectWaitingReversals(phase, context.bank.name, after, portion);
  if (waiting.length === 0) return waiting;
  const payments = await lockForMoves(
    phase,
    waiting.map((one) => ({ ...one, cause: 'capture_returned' })),
  );
  const legs = await selectReversedLegs(phase, waiting);
  // Only sanctions block a credit, and they stop a reversing debit too.
  const obstacles = await obstaclesOf(phase, 'credit', waiting);
  const settlesOn = settlementOf(instant).effective_entry_date;
  const verdictOn = (one: WaitingReversal): 'file' | 'wait' | ReversalCancelReason => {
    const { state, stage } = legs.get(one.reversed_leg_uuid)!;
    if (state === 'returned' || state === 'rejected') return 'entry_returned';
    if (!isReversible(stage) || whyNotReversible(stage, payments.get(one.transaction_uuid)!) !== null)
      return 'not_allowed';
    if (!isInTime(one.entry_settles_at, settlesOn)) return 'too_late';
    const obstacle = obstacles.get(one.bank_account_uuid);
    const isBlocked = obstacle !== undefined && (obstacle.block !== null || obstacle.awaits_screening);
    const isStopped = held.has(one.transaction_uuid) || isBlocked || one.file_copy_uuid !== null;
    return state === 'filed' || state === 'sent' || isStopped ? 'wait' : 'file';
  };
  const decided = waiting.map((one) => ({ one, verdict: verdictOn(one) }));
  await cancel(phase, decided, now);
  for (const purpose of ['reversal_credit', 'reversal_debit'] as const) {
    const chosen = decided.filter(({ one, verdict }) => verdict === 'file' && purpose === `reversal_${one.direction}`);
    const filed = await moveReversals(
      phase,
      'V5',
      chosen.map(({ one: { processor_id, uuid } }) => ({ processor_id, uuid, source_uuid: uuid })),
      now,
    );
    await putIntoFiles(context, phase, { instant, purpose, mostOfEntry }, ownLegs(filed, now));
  }
  return waiting;
}

/**
 * If the entry came back by itself, the payment goes on. Otherwise its hold stays for an operator.
 */
async function cancel(
  phase: AtomicPhase,
  decided: readonly { one: WaitingReversal; verdict: 'file' | 'wait' | ReversalCancelReason }[],
  now: Date,
): Promise<void> {
  const canceled = await moveReversals(
    phase,
    'V5x',
    decided.flatMap(({ one: { processor_id, uuid }, verdict }) =>
      verdict === 'file' || verdict === 'wait'
        ? []
        : [{ processor_id, uuid, source_uuid: uuid, cancel_reason: verdict }],
    ),
    now,
  );
  const back = canceled.filter(({ cancel_reason }) => cancel_reason === 'entry_returned');
  await releaseHoldsOf(phase, 'uuid', holdsOf(back), now);
}
