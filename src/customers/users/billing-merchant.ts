// Who pays for a call: the named billing merchant, or else the caller's tenant (Interface, billing
// rules).
import { Type } from 'typebox';
import { anotherName, described, Nullable, Uuid } from '../../api/http/schema.ts';
import { oneSpelling } from '../../api/http/spellings.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import { selectBillingMerchant } from './billing-merchant.sql.ts';
import type { Reach } from './user.ts';

/** The documented name, and the spelling in an example of the reference. */
export const billingMerchantFields = {
  billing_merchant_user_uuid: Type.Optional(
    described(
      Nullable(Uuid),
      'The merchant that the billable event of this call is attributed to. Absent: the event is the tenant’s own.',
    ),
  ),
  biling_merchant_user_uuid: Type.Optional(anotherName(Nullable(Uuid), 'billing_merchant_user_uuid')),
};

/** The uuid under either spelling of the field. */
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
  'This user is not a merchant. A merchant is a business that passed its verification: send the uuid of a merchant.';

/**
 * Checks the named billing merchant before any side effect; null when the call names none. An
 * unknown user and a user of another tenant get the same 406. The caller's own user that is not a
 * merchant gets the same message and an entry of `errors` that says so. A deleted merchant has its
 * own 406.
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
