// Queries on billable events.
import type { Queryable } from '../database/database.ts';
import type { Billable, BillableKind } from './billable.ts';

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

/**
 * Counts the billable events of a merchant by kind, from all callers. Has no row for a kind without
 * events.
 */
export function countBillableEvents(
  db: Queryable,
  processorId: string,
  merchantUuid: string,
  from: Date,
  before: Date,
): Promise<{ kind: BillableKind; count: number }[]> {
  return db.query(
    `SELECT kind, count(*) AS count FROM billable_events
     WHERE processor_id = $1 AND billing_merchant_user_uuid = $2 AND occurred_at >= $3 AND occurred_at < $4
     GROUP BY kind`,
    [processorId, merchantUuid, from, before],
  );
}
