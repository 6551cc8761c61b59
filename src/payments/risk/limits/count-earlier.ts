// Counts the earlier payments of a processor against its new limits.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { openStatesOf } from '../../lifecycle/open-states.ts';
import { countedDay, spanOfDay } from './counted-day.ts';
import { countEarlierPayments } from './limits.sql.ts';

/**
 * Payments count that are in flight, and those that started on the banking day of `now`. A payment
 * that limits count needs a state, also while it is untouched.
 */
export async function countEarlier(phase: AtomicPhase, processorId: string, now: Date): Promise<void> {
  await openStatesOf(phase, processorId);
  await countEarlierPayments(phase, processorId, spanOfDay(countedDay(now)).from);
}
