// Who pays for a call: the merchant that the caller names, else the caller's tenant (Interface, add bank account: billing rules).
import type { AtomicPhase } from '../database/atomic-phase.ts';
import { oneSpelling } from '../http/spellings.ts';
import { refuse } from '../refusals.ts';
import { isMerchant, type Reach } from './user.ts';
import { selectUser } from './users.sql.ts';

interface BillingMerchantFields {
  billing_merchant_user_uuid?: string | null;
  biling_merchant_user_uuid?: string | null;
}

/** The uuid under either spelling of the field. */
export function namedBillingMerchant(body: BillingMerchantFields): string | undefined {
  return (
    oneSpelling(
      'billing_merchant_user_uuid',
      body.billing_merchant_user_uuid ?? undefined,
      'biling_merchant_user_uuid',
      body.biling_merchant_user_uuid ?? undefined,
    ) ?? undefined
  );
}

/**
 * Checks the merchant that a call names, before any side effect; null when it names none. Unknown, foreign and no
 * merchant are one and the same 406; a deleted merchant is its own.
 */
export async function billingMerchant(
  phase: AtomicPhase,
  caller: Reach,
  uuid: string | undefined,
): Promise<string | null> {
  if (uuid === undefined) return null;
  const user = await selectUser(phase, caller, uuid);
  if (user === null || !isMerchant(user)) throw refuse('billing_merchant_invalid', 'billing_merchant_user_uuid');
  if (user.deleted_at !== null) throw refuse('billing_merchant_deleted', 'billing_merchant_user_uuid');
  return user.uuid;
}
