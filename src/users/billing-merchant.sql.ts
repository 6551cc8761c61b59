// The statement on the merchant that a call names as its payer.
import type { Queryable } from '../database/database.ts';
import type { Reach } from './user.ts';

export async function selectBillingMerchant(
  db: Queryable,
  reach: Reach,
  uuid: string,
): Promise<{ uuid: string; deleted_at: Date | null } | null> {
  const [row] = await db.query<{ uuid: string; deleted_at: Date | null }>(
    `SELECT uuid, deleted_at FROM users WHERE processor_id = $1 AND uuid = $2 AND ($3::uuid IS NULL OR vendor_id = $3)
       AND kind = 'business' AND kyb_status = 'APPROVED'`,
    [reach.processor_id, uuid, reach.vendor_id],
  );
  return row ?? null;
}
