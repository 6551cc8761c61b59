// Bills a business verification if the provider decided. A review and an operator's decision are
// not billed.

import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { bill } from '../billing/bill.ts';
import type { Reach, User } from './user.ts';
import type { Verdict } from './verification/verification-provider.ts';

export async function billVerification(
  phase: AtomicPhase,
  { processor_id, vendor_id, now }: Reach & { now: Date },
  { uuid }: User,
  verdict: Verdict,
  billing_merchant_user_uuid: string | null,
): Promise<void> {
  if (verdict === 'IN_REVIEW') return;
  await bill(phase, [
    {
      processor_id,
      vendor_id,
      kind: 'business_verification',
      billing_merchant_user_uuid,
      subject_uuid: uuid,
      occurred_at: now,
    },
  ]);
}
