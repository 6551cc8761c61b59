// Bills: writes billable events in the phase of what they are for.
import type { AtomicPhase } from '../database/atomic-phase.ts';
import { uuidv7 } from '../std/identifiers.ts';
import type { Billable } from './billable.ts';
import { insertBillableEvents } from './billing.sql.ts';

/** In the phase that has the effect: a replay bills nothing, a refusal bills nothing. */
export async function bill(phase: AtomicPhase, billables: readonly Billable[]): Promise<void> {
  if (billables.length === 0) return;
  await insertBillableEvents(
    phase,
    billables.map((billable) => ({ ...billable, uuid: uuidv7(billable.occurred_at) })),
  );
}
