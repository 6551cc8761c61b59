// Bills payments whose capture the bank has: once a payment, however many entries it comes to
// (Contract, billing).
import { bill } from '../../billing/bill.ts';
import type { Speed } from '../../calendar/windows.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { StageName } from '../../lifecycle/stage-names.ts';

interface SentLeg {
  processor_id: string;
  vendor_id: string | null;
  transaction_uuid: string;
  stage: StageName;
  attempt: number;
  speed: Speed;
}

/** Of legs that were sent just now, in this phase. */
export function billCaptures(phase: AtomicPhase, legs: readonly SentLeg[], now: Date): Promise<void> {
  return bill(
    phase,
    legs
      .filter(({ stage, attempt }) => stage === 'capture' && attempt === 1)
      .map(({ processor_id, vendor_id, transaction_uuid, speed }) => ({
        processor_id,
        vendor_id,
        kind: speed === 'sameday' ? 'same_day_ach' : 'standard_ach',
        billing_merchant_user_uuid: null,
        subject_uuid: transaction_uuid,
        occurred_at: now,
      })),
  );
}
