// Moves the entries of checks with their legs (decision 54).
import { updateValidity } from '../../../customers/bank-accounts/validation/validity.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { OwnLeg, ReturnedOwnLeg } from '../entries/own-legs.ts';
import { selectConfirmed, updateConfirmedPrenotes } from './account-checks.sql.ts';
import { type CheckEntry, type MovingCheckEntry, moveCheckEntries } from './check-entries.sql.ts';
import { recordConfirmed } from './record-confirmed.ts';

const byLeg = ({ processor_id, uuid, transaction_uuid }: OwnLeg): MovingCheckEntry => ({
  processor_id,
  uuid: transaction_uuid,
  source_uuid: uuid,
});

/** The bank has the file of these legs (V15). */
export async function confirmCheckEntries(
  phase: AtomicPhase,
  legs: readonly (OwnLeg & { trace_id: string })[],
  now: Date,
): Promise<void> {
  const sent = legs.map((leg) => ({ ...byLeg(leg), trace_id: leg.trace_id }));
  await moveCheckEntries(phase, 'V15', sent, now);
}

/** These legs settle (V16). */
export async function settleCheckEntries(phase: AtomicPhase, legs: readonly OwnLeg[], now: Date): Promise<void> {
  await moveCheckEntries(phase, 'V16', legs.map(byLeg), now);
}

/** No return of these prenotes is expected any more: their accounts are valid. */
export async function confirmPrenotes(phase: AtomicPhase, legs: readonly OwnLeg[], now: Date): Promise<void> {
  if (legs.length === 0) return;
  for (const check of await updateConfirmedPrenotes(phase, legs.map(byLeg), now))
    await recordConfirmed(phase, check, now);
}

/** The bank rejected the file of these legs, or never had it: they wait (V15u, V15r). */
export async function sendCheckEntriesAgain(phase: AtomicPhase, legs: readonly OwnLeg[], now: Date): Promise<void> {
  for (const name of ['V15u', 'V15r'] as const) await moveCheckEntries(phase, name, legs.map(byLeg), now);
}

/** No bank file can hold the entries of these legs, or the bank rejected them alone. */
export async function endUnwritableCheckEntries(phase: AtomicPhase, legs: readonly OwnLeg[], now: Date): Promise<void> {
  await sendCheckEntriesAgain(phase, legs, now);
  const ended = legs.map((leg) => ({ ...byLeg(leg), cancel_reason: 'not_writable' }) as const);
  await moveCheckEntries(phase, 'V15x', ended, now);
}

/**
 * These entries were returned (V17, V17b). A return proves that its file was delivered.
 * Returns the uuids of the legs whose entry has moved.
 */
export async function returnCheckEntries(
  phase: AtomicPhase,
  returned: readonly ReturnedOwnLeg[],
  now: Date,
): Promise<Set<string>> {
  await confirmCheckEntries(
    phase,
    returned.map(({ leg }) => leg),
    now,
  );
  const moves = returned.map(({ leg, item_uuid, code }) => ({
    ...byLeg(leg),
    source_uuid: item_uuid,
    ach_return_code: code,
  }));
  const made = [
    ...(await moveCheckEntries(phase, 'V17', moves, now)),
    ...(await moveCheckEntries(phase, 'V17b', moves, now)),
  ];
  await endValidity(phase, made);
  const moved = new Set(made.map(({ uuid }) => uuid));
  return new Set(returned.flatMap(({ leg }) => (moved.has(leg.transaction_uuid) ? [leg.uuid] : [])));
}

/** Accounts that a check made valid are not valid any more: they do not take entries. */
async function endValidity(phase: AtomicPhase, returned: readonly CheckEntry[]): Promise<void> {
  if (returned.length === 0) return;
  const checks = returned.map(({ processor_id, check_uuid }) => ({ processor_id, uuid: check_uuid }));
  for (const account of await selectConfirmed(phase, checks)) await updateValidity(phase, account, 'not_validated');
}
