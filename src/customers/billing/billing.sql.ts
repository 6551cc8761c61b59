// Queries on billable events.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { Billable, BillableKind } from './billable.ts';

const sent = recordset<Billable & { uuid: string }>({
  processor_id: 'uuid',
  uuid: 'uuid',
  vendor_id: 'uuid',
  kind: 'billable_kind',
  billing_merchant_user_uuid: 'uuid',
  subject_uuid: 'uuid',
  occurred_at: 'timestamptz',
});

export async function insertBillableEvents(
  db: Queryable,
  rows: readonly (Billable & { uuid: string })[],
): Promise<void> {
  await db.query(
    `INSERT INTO billable_events (shard, processor_id, uuid, vendor_id, kind, billing_merchant_user_uuid, subject_uuid,
       occurred_at)
     SELECT shard, processor_id, uuid, vendor_id, kind, billing_merchant_user_uuid, subject_uuid, occurred_at
     FROM ${sent.from()} AS i`,
    sent.values(rows),
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
     WHERE shard = $1 AND processor_id = $2 AND billing_merchant_user_uuid = $3 AND occurred_at >= $4 AND occurred_at < $5
     GROUP BY kind`,
    [...tenantKey(processorId), merchantUuid, from, before],
  );
}
