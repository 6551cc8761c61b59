// Closes the open reviews of a payment that ended before a decision, and releases their holds:
// what is owed to the payer must be able to go back.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { releaseHold } from '../../lifecycle/holds.sql.ts';
import type { PaymentKey } from '../../lifecycle/payment-keys.ts';
import { updateClosedOf } from './reviews.sql.ts';

/** The payment must be locked. */
export async function closeReviews(phase: AtomicPhase, payment: PaymentKey, now: Date): Promise<void> {
  for (const { processor_id, hold_uuid } of await updateClosedOf(phase, payment, now))
    await releaseHold(phase, { processor_id, uuid: hold_uuid! }, now);
}
