// Who pays for a call: the merchant that the caller names, else the caller's tenant (Interface, billing rules).
import { Type } from 'typebox';
import type { AtomicPhase } from '../database/atomic-phase.ts';
import { Nullable, Uuid } from '../http/schema.ts';
import { oneSpelling } from '../http/spellings.ts';
import { refuse } from '../refusals.ts';
import { selectBillingMerchant } from './billing-merchant.sql.ts';
import type { Reach } from './user.ts';

/** The documented name, and the spelling of the reference's example. */
export const billingMerchantFields = {
  billing_merchant_user_uuid: Type.Optional(Nullable(Uuid)),
  biling_merchant_user_uuid: Type.Optional(Nullable(Uuid)),
};

/** The uuid that a body names under either spelling. */
export function namedBillingMerchant(body: {
  billing_merchant_user_uuid?: string | null;
  biling_merchant_user_uuid?: string | null;
}): string | undefined {
  return oneSpelling(
    'billing_merchant_user_uuid',
    body.billing_merchant_user_uuid ?? undefined,
    'biling_merchant_user_uuid',
    body.biling_merchant_user_uuid ?? undefined,
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
  const user = await selectBillingMerchant(phase, caller, uuid);
  if (user === null) throw refuse('billing_merchant_invalid', 'billing_merchant_user_uuid');
  if (user.deleted_at !== null) throw refuse('billing_merchant_deleted', 'billing_merchant_user_uuid');
  return user.uuid;
}
