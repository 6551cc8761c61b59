// Bills payments when the bank has their capture: once a payment, however many entries it has
// (Contract, billing).

import type { Speed } from '../../../ach/calendar/windows.ts';
import { bill } from '../../../customers/billing/bill.ts';
import type { Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';

interface SentLeg {
  processor_id: string;
  vendor_id: string | null;
  transaction_uuid: string;
  stage: Purpose;
  attempt: number;
  speed: Speed;
}

/** `legs`: the legs that this phase marked as sent. */
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
