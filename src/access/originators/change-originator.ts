// Changes an originator, and keeps what it said about its kinds of entries before.
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Originator } from './originator.ts';
import { keepFormerOriginator, type OriginatorKey, upsertOriginator } from './originators.sql.ts';

/** Its owner must be locked. */
export async function changeOriginator(
  phase: AtomicPhase,
  key: OriginatorKey,
  { before, after }: { before: Originator; after: Originator },
  at: Date,
): Promise<void> {
  if (
    before.consumer_debits !== after.consumer_debits ||
    before.online_debits_recur !== after.online_debits_recur ||
    before.payouts_are_wages !== after.payouts_are_wages
  )
    await keepFormerOriginator(phase, key, before, at);
  await upsertOriginator(phase, key, after, at);
}
