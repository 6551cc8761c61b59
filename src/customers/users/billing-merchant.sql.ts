// The query for the user that a call names as its billing merchant.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { Reach } from './user.ts';

export interface NamedAsPayer {
  uuid: string;
  deleted_at: Date | null;
  is_merchant: boolean;
}

/** The caller's user with this uuid, merchant or not; null: no such user. */
export async function selectBillingMerchant(db: Queryable, reach: Reach, uuid: string): Promise<NamedAsPayer | null> {
  const [row] = await db.query<NamedAsPayer>(
    `SELECT uuid, deleted_at, coalesce(kind = 'business' AND kyb_status = 'APPROVED', false) AS is_merchant
     FROM users WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND ($4::uuid IS NULL OR vendor_id = $4)`,
    [...tenantKey(reach.processor_id), uuid, reach.vendor_id],
  );
  return row ?? null;
}
