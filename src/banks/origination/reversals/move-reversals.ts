// Moves reversals with their legs, and lets payments take them over as returns of their entries
// (decision 47).
import { entryErrors } from '../../../ach/nacha/codes/entry-errors.ts';
import { insertHolds, releaseHoldsOf } from '../../../payments/lifecycle/holds.sql.ts';
import { lockForMoves, type Move, move, type Payment } from '../../../payments/lifecycle/move.ts';
import { isFiled } from '../../../payments/lifecycle/payment-state.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { OwnLeg, ReturnedOwnLeg } from '../entries/own-legs.ts';
import {
  type MovingReversal,
  moveReversals,
  type Reversal,
  type ReversalKey,
  selectReversalsOf,
  updateLeft,
  updateTakenOver,
} from './reversals.sql.ts';
import {
  type ReversibleLeg,
  selectNamedInSuspense,
  selectReversedLegs,
  updateReversedLegs,
} from './reversible-entries.sql.ts';

const keyOf = ({ processor_id, transaction_uuid }: OwnLeg): ReversalKey => ({
  processor_id,
  uuid: transaction_uuid,
});

const byLeg = (leg: OwnLeg): MovingReversal => ({ ...keyOf(leg), source_uuid: leg.uuid });

/** Locks the payments of reversals: always before the reversals themselves. */
export async function lockPaymentsOf(
  phase: AtomicPhase,
  reversals: readonly ReversalKey[],
): Promise<Map<string, Payment>> {
  const found = await selectReversalsOf(phase, reversals);
  if (found.length === 0) return new Map();
  return lockForMoves(
    phase,
    found.map((one) => ({ ...one, cause: 'capture_returned' })),
  );
}

/** The bank has the file of these legs (V6, V9). */
export async function confirmReversals(
  phase: AtomicPhase,
  legs: readonly (OwnLeg & { trace_id: string })[],
  now: Date,
): Promise<void> {
  const sent = legs.map((leg) => ({ ...byLeg(leg), trace_id: leg.trace_id }));
  await moveReversals(phase, 'V6', sent, now);
  await moveReversals(phase, 'V9', sent, now);
}

/** These legs settle (V7, V10). A debit that was given back has failed. */
export async function settleReversals(phase: AtomicPhase, legs: readonly OwnLeg[], now: Date): Promise<void> {
  const payments = await lockPaymentsOf(phase, legs.map(keyOf));
  await takeOver(phase, payments, await moveReversals(phase, 'V7', legs.map(byLeg), now), now);
  await moveReversals(phase, 'V10', legs.map(byLeg), now);
}

/** No return of these debits is expected any more (V11): the payout has failed. */
export async function completeReversals(phase: AtomicPhase, legs: readonly OwnLeg[], now: Date): Promise<void> {
  const payments = await lockPaymentsOf(phase, legs.map(keyOf));
  await takeOver(phase, payments, await moveReversals(phase, 'V11', legs.map(byLeg), now), now);
}

/** The bank rejected the file of these legs, or never had it: they wait (V5u, V6r, V9r). */
export async function sendReversalsAgain(phase: AtomicPhase, legs: readonly OwnLeg[], now: Date): Promise<void> {
  for (const name of ['V5u', 'V6r', 'V9r'] as const) await moveReversals(phase, name, legs.map(byLeg), now);
}

/**
 * No bank file can hold the entries of these legs, or the bank rejected them alone. The holds on
 * their payments stay.
 */
export async function endUnwritableReversals(phase: AtomicPhase, legs: readonly OwnLeg[], now: Date): Promise<void> {
  await sendReversalsAgain(phase, legs, now);
  const ended = legs.map((leg) => ({ ...byLeg(leg), cancel_reason: 'not_writable' }) as const);
  await moveReversals(phase, 'V5x', ended, now);
}

/**
 * These reversing entries were returned (V8, V12): the money is where it was before. The payments
 * must be locked. A return proves that its file was delivered. Returns the uuids of the legs whose
 * reversal has moved.
 */
export async function returnReversals(
  phase: AtomicPhase,
  returned: readonly ReturnedOwnLeg[],
  now: Date,
): Promise<Set<string>> {
  if (returned.length === 0) return new Set();
  await confirmReversals(
    phase,
    returned.map(({ leg }) => leg),
    now,
  );
  const moves = returned.map(({ leg, item_uuid, code }) => ({
    ...keyOf(leg),
    source_uuid: item_uuid,
    ach_return_code: code,
  }));
  const unsettled = [
    ...(await moveReversals(phase, 'V8', moves, now)),
    ...(await moveReversals(phase, 'V12', moves, now)),
    ...(await moveReversals(phase, 'V12b', moves, now)),
  ];
  const settled = await moveReversals(phase, 'V8b', moves, now);
  const sources = new Map(moves.map(({ uuid, source_uuid }) => [uuid, source_uuid]));
  await giveBack(
    phase,
    settled.map((one) => ({ ...one, source_uuid: sources.get(one.uuid)! })),
    now,
  );
  const completed = await moveReversals(phase, 'V12c', moves, now);
  // A payee may have been paid again by now: an operator decides who owes the money.
  await updateLeft(
    phase,
    completed.filter((one) => one.taken_over_at !== null),
    now,
  );
  await undoLeft(
    phase,
    completed.filter((one) => one.taken_over_at === null),
    now,
  );
  const moved = new Set([...unsettled, ...settled, ...completed].map(({ uuid }) => uuid));
  return new Set(returned.flatMap(({ leg }) => (moved.has(leg.transaction_uuid) ? [leg.uuid] : [])));
}

/** An alternative is tried where the one before it does not fit the payment. */
const causesOf = ({ stage, is_latest }: ReversibleLeg): Move['cause'][] =>
  stage === 'capture'
    ? ['capture_returned']
    : is_latest
      ? ['payout_returned_kept', 'payout_returned', 'earlier_payout_returned']
      : ['earlier_payout_returned'];

/**
 * Payments take these reversals over: as the return of the wrong entry, with the cash on REV. The
 * payout of a reversed capture is then canceled or clawed back; a reversed payout is owed to the
 * payee again. If the entry came back by itself before, the amount is left on REV; also if another
 * entry of the payment is in a file whose outcome is open, although the hold should prevent that.
 */
async function takeOver(
  phase: AtomicPhase,
  payments: ReadonlyMap<string, Payment>,
  reversals: readonly Reversal[],
  now: Date,
): Promise<void> {
  if (reversals.length === 0) return;
  const legs = await selectReversedLegs(phase, reversals);
  const mayBeTaken = ({ reversed_leg_uuid, transaction_uuid }: Reversal) =>
    legs.get(reversed_leg_uuid)!.state !== 'returned' && !isFiled(payments.get(transaction_uuid)!);
  const taken = new Set<string>();
  let open = reversals.filter(mayBeTaken).map((one) => ({ one, causes: causesOf(legs.get(one.reversed_leg_uuid)!) }));
  while (open.length > 0) {
    const made = await move(
      phase,
      open.map(({ one, causes }) => moveOf(one, causes[0]!)),
      now,
    );
    for (const { move: of, steps } of made) if (steps.length > 0) taken.add(of.source_uuid);
    open = open
      .map(({ one, causes }) => ({ one, causes: causes.slice(1) }))
      .filter(({ one, causes }) => !taken.has(one.uuid) && causes.length > 0);
  }
  const [over, left] = [
    reversals.filter(({ uuid }) => taken.has(uuid)),
    reversals.filter(({ uuid }) => !taken.has(uuid)),
  ];
  await updateTakenOver(phase, over, now);
  await updateReversedLegs(phase, over, 'returned');
  await updateLeft(phase, left, now);
  await releaseHoldsOf(phase, 'uuid', holdsOf(reversals), now);
}

/** The holds on their payments. */
export const holdsOf = (reversals: readonly Reversal[]): { processor_id: string; uuid: string }[] =>
  reversals.flatMap(({ processor_id, hold_uuid }) => (hold_uuid === null ? [] : [{ processor_id, uuid: hold_uuid }]));

function moveOf(
  { processor_id, transaction_uuid, uuid, amount, entry_error, direction }: Reversal,
  cause: Move['cause'],
): Move {
  const what = direction === 'credit' ? 'debit of the payer' : 'credit to the payee';
  const details = {
    failure_code: 'entry_reversed',
    failure_reason: `The ${what} was sent wrongly and was taken back. ${entryErrors[entry_error]}`,
  };
  return { processor_id, transaction_uuid, cause, source_uuid: uuid, moved_amount: amount, details, cash: 'REV' };
}

/**
 * The reversal of a debit was returned after its payment had taken it over: the debit is good
 * again, and nothing of it is paid out until an operator has decided. If the bank returned the
 * debit too, and that return is in suspense, the debit stays failed: the amount is left on REV.
 */
async function giveBack(
  phase: AtomicPhase,
  returned: readonly (Reversal & { source_uuid: string })[],
  now: Date,
): Promise<void> {
  await undoLeft(
    phase,
    returned.filter((one) => one.taken_over_at === null),
    now,
  );
  const over = returned.filter((one) => one.taken_over_at !== null);
  const named = await selectNamedInSuspense(
    phase,
    over.map(({ reversed_entry_uuid }) => reversed_entry_uuid),
  );
  const certain = over.filter(({ reversed_entry_uuid }) => !named.has(reversed_entry_uuid));
  const made = await move(
    phase,
    certain.map(
      ({ processor_id, transaction_uuid, source_uuid }): Move => ({
        processor_id,
        transaction_uuid,
        cause: 'dishonor_won',
        source_uuid,
        cash: 'REV',
      }),
    ),
    now,
  );
  const moved = new Set(made.filter(({ steps }) => steps.length > 0).map(({ move: of }) => of.source_uuid));
  const back = over.filter((one) => moved.has(one.source_uuid));
  await updateTakenOver(phase, back, null);
  await updateReversedLegs(phase, back, 'good');
  await updateLeft(
    phase,
    over.filter((one) => !moved.has(one.source_uuid)),
    now,
  );
  if (back.length === 0) return;
  await insertHolds(
    phase,
    back.map(({ processor_id, transaction_uuid, ach_return_code }) => ({
      processor_id,
      transaction_uuid,
      uuid: uuidv7(now),
      kind: 'operator' as const,
      reason: `The reversal of its debit was returned (${ach_return_code}). The debit is good again: decide who gets the money.`,
      stops_capture: false,
      placed_at: now,
    })),
  );
}

/** REV has the amounts no more, or the other way round if an operator had ended them. */
async function undoLeft(phase: AtomicPhase, reversals: readonly Reversal[], now: Date): Promise<void> {
  await updateLeft(
    phase,
    reversals.filter((one) => one.left_since !== null),
    null,
  );
  await updateLeft(
    phase,
    reversals.filter((one) => one.left_since === null && one.ended_as !== null),
    now,
  );
}
