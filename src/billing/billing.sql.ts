// Statements on billable events.
import type { Queryable } from '../database/database.ts';
import type { Billable } from './bill.ts';

export async function insertBillableEvents(
  db: Queryable,
  rows: readonly (Billable & { uuid: string })[],
): Promise<void> {
  await db.query(
    `INSERT INTO billable_events (processor_id, uuid, vendor_id, kind, billing_merchant_user_uuid, subject_uuid, occurred_at)
     SELECT processor_id, uuid, vendor_id, kind, billing_merchant_user_uuid, subject_uuid, occurred_at
     FROM json_to_recordset($1::json) AS row (processor_id uuid, uuid uuid, vendor_id uuid, kind billable_kind,
       billing_merchant_user_uuid uuid, subject_uuid uuid, occurred_at timestamptz)`,
    [JSON.stringify(rows)],
  );
}
