// Who pays for a call: the merchant that the caller names, else the caller's tenant.
import type { AtomicPhase } from '../database/atomic-phase.ts';
import { refuse } from '../refusals.ts';
import { selectBillingMerchant } from './billing-merchant.sql.ts';

export async function billingMerchant(
  phase: AtomicPhase,
  caller: { processor_id: string; vendor_id: string | null },
  uuid: string | undefined,
): Promise<string | null> {
  if (uuid === undefined) return null;
  const user = await selectBillingMerchant(phase, caller, uuid);
  if (user === null) throw refuse('billing_merchant_invalid', 'billing_merchant_user_uuid');
  if (user.deleted_at !== null) throw refuse('billing_merchant_deleted', 'billing_merchant_user_uuid');
  return user.uuid;
}
