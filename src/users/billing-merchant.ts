// Who pays for a call: the merchant that the caller names, else the caller's tenant (Interface,
// billing rules).
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

const noMerchant =
  'This user is no merchant. A merchant is a business that passed its verification: send the uuid of one.';

/**
 * Checks the merchant that a call names, before any side effect; null when it names none. Unknown
 * and foreign are one and the same 406. A user of the caller's own who is no merchant has the same
 * message, and an entry of `errors` that says so. A deleted merchant is a 406 of its own.
 */
export async function billingMerchant(
  phase: AtomicPhase,
  caller: Reach,
  uuid: string | undefined,
): Promise<string | null> {
  if (uuid === undefined) return null;
  const user = await selectBillingMerchant(phase, caller, uuid);
  if (user === null || (!user.is_merchant && user.deleted_at !== null))
    throw refuse('billing_merchant_invalid', 'billing_merchant_user_uuid');
  if (!user.is_merchant) throw refuse('billing_merchant_invalid', 'billing_merchant_user_uuid', noMerchant);
  if (user.deleted_at !== null) throw refuse('billing_merchant_deleted', 'billing_merchant_user_uuid');
  return user.uuid;
}
