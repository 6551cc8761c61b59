// Applies rejects: the bank took our file without this entry, which an operator has named. The
// entry is taken back as from a rejected file.
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { insertHolds, type NewHold } from '../../../payments/lifecycle/holds.sql.ts';
import { lockForMoves, type MoveResult, move, moveAll } from '../../../payments/lifecycle/move.ts';
import { byKind } from '../../../payments/lifecycle/stage-names.ts';
import type { TransitionName } from '../../../payments/lifecycle/transitions.ts';
import { discountDebitsOf } from '../../../payments/risk/return-rates/count-debits.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { endUnwritableCheckEntries } from '../../origination/account-checks/move-check-entries.ts';
import { endFeePayouts } from '../../origination/entries/fee-entries.ts';
import { rejectLegsOf } from '../../origination/files/file-outcomes.sql.ts';
import { undo } from '../../origination/files/take-back.ts';
import { endUnwritableReversals } from '../../origination/reversals/move-reversals.ts';
import { type DecidedItem, type OpenItem, returnLegs, selectItemEntry } from '../items/bank-items.sql.ts';
import { type Answer, decided, type Verdict } from '../matching/match-answer.ts';
import { whyNotRejected } from '../matching/why-not-rejected.ts';
import { waits } from './apply-returns.ts';

/** Never match a reject automatically: the bank wrote over the trace number. */
export const verdictOnReject = ({ assigned }: Pick<OpenItem, 'assigned'>, fault: string | null): Verdict | null =>
  assigned ? null : { state: 'suspense', reason: fault ?? 'the bank rejected this entry' };

/** Returns a decision for each. An operator has named the entry of each. */
export async function applyRejects(phase: AtomicPhase, items: readonly Answer[], now: Date): Promise<DecidedItem[]> {
  if (items.length === 0) return [];
  const named = items.flatMap(({ entry }) => byKind(entry.legs).ofPayments);
  const payments = await lockForMoves(
    phase,
    named.map((leg) => ({ ...leg, cause: 'capture_returned' })),
  );
  const decisions: DecidedItem[] = [];
  // One after the other: two items may name the same entry.
  for (const one of items) {
    const item = { ...one, entry: await selectItemEntry(phase, one.entry) };
    const mustWait = byKind(item.entry.legs).ofPayments.some((leg) => waits(payments.get(leg.transaction_uuid)!, leg));
    const whyNot = whyNotRejected(item.entry);
    if (whyNot !== null) decisions.push(decided(item, { state: 'suspense', reason: whyNot }));
    else if (mustWait)
      decisions.push(
        decided(item, { state: 'waiting', reason: 'a leg of the payment is in a file whose outcome is open' }),
      );
    else if (await takeBackEntry(phase, item, now)) decisions.push(decided(item, { state: 'applied', reason: null }));
    else
      decisions.push(
        decided(item, { state: 'suspense', reason: 'the current status of the payment does not allow this reject' }),
      );
  }
  return decisions;
}

/**
 * A capture fails like one that was returned, but this blocks no user and is not counted or billed.
 * Other entries of payments wait on hold, a fee payout ends until its account is named again, and
 * reversals and checks of accounts end: the bank would reject the same entry again. False: the
 * payment's status does not allow it.
 */
async function takeBackEntry(phase: AtomicPhase, item: Answer, now: Date): Promise<boolean> {
  const { entry } = item;
  const failure = {
    failure_code: 'entry_rejected',
    failure_reason: `The bank rejected the ${entry.direction} (${numberOf(item)}).`,
  };
  const captures = byKind(entry.legs).ofPayments.filter(({ stage }) => stage === 'capture');
  if (captures.length > 0) {
    const moves = captures.map((leg) => ({ ...undo(leg, failure), source_uuid: item.uuid }));
    const made = await move(phase, moves, now);
    if (made.some(({ steps }) => steps.length === 0)) return false;
    await returnLegs(phase, captures);
    return true;
  }
  const { ofPayments, ofFees, ofReversals, ofChecks } = byKind(await rejectLegsOf(phase, entry));
  await discountDebitsOf(phase, { file_uuid: entry.file_uuid, entry_uuid: entry.uuid }, easternDay(now));
  const made = await moveAll(
    phase,
    ofPayments.map((leg) => undo(leg, failure)),
    now,
  );
  await holdBack(phase, item, made, now);
  const fees = ofFees.map((leg) => ({ ...leg, cancel_reason: 'not_writable' }) as const);
  await endFeePayouts(phase, fees, now);
  await endUnwritableReversals(phase, ofReversals, now);
  await endUnwritableCheckEntries(phase, ofChecks, now);
  return true;
}

/** The number that the bank wrote over the trace number, after its code if there is one. */
const numberOf = ({ code, item_trace }: Answer) => [code, item_trace].filter((part) => part !== null).join(', ');

/** The moves after which an entry waits for the next file. */
const waitingAgain: ReadonlySet<TransitionName> = new Set<TransitionName>(['P2r', 'K2r', 'RP2r', 'F2r', 'F5r']);

/** One hold a payment, until an operator has corrected the cause. */
async function holdBack(phase: AtomicPhase, item: Answer, made: readonly MoveResult[], now: Date): Promise<void> {
  const waiting = made.filter(({ steps }) => steps.some(({ transition }) => waitingAgain.has(transition)));
  const payments = new Map(waiting.map(({ payment }) => [payment.transaction_uuid, payment]));
  if (payments.size === 0) return;
  const [{ stage }] = item.entry.legs as [Answer['entry']['legs'][number]];
  const reason = `The bank rejected the ${stage.replaceAll('_', ' ')} (${numberOf(item)}). Correct the cause, then release the hold.`;
  await insertHolds(
    phase,
    [...payments.values()].map(
      ({ processor_id, transaction_uuid }): NewHold => ({
        processor_id,
        uuid: uuidv7(now),
        transaction_uuid,
        kind: 'operator',
        reason,
        stops_capture: false,
        placed_at: now,
      }),
    ),
  );
}
