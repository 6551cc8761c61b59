// Bills: writes billable events in the phase of the call that they bill.
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import type { Billable } from './billable.ts';
import { insertBillableEvents } from './billing.sql.ts';

/** Runs in the phase with the effect, so a replay and a refusal bill nothing. */
export async function bill(phase: AtomicPhase, billables: readonly Billable[]): Promise<void> {
  if (billables.length === 0) return;
  await insertBillableEvents(
    phase,
    billables.map((billable) => ({ ...billable, uuid: uuidv7(billable.occurred_at) })),
  );
}
