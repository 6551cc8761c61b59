// Counts the payments of a processor that are in flight against its new limits.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { openStatesOf } from '../../lifecycle/open-states.ts';
import { countPaymentsInFlight } from './limits.sql.ts';

/** A payment that limits count needs a state, also while it is untouched. */
export async function countInFlight(phase: AtomicPhase, processorId: string): Promise<void> {
  await openStatesOf(phase, processorId);
  await countPaymentsInFlight(phase, processorId);
}
