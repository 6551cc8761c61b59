// Queries on the log of requests.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';

export interface RequestBatch {
  processor_id: string;
  vendor_id: string | null;
  uuid: string;
  last_at: Date;
  packed_requests: Buffer;
}

const batches = recordset<RequestBatch>({
  processor_id: 'uuid',
  vendor_id: 'uuid',
  uuid: 'uuid',
  last_at: 'timestamptz',
  packed_requests: 'bytea',
});

export async function insertRequestBatches(db: Queryable, added: readonly RequestBatch[]): Promise<void> {
  await db.query(
    `INSERT INTO request_batches (shard, processor_id, vendor_id, uuid, last_at, packed_requests)
     SELECT shard, processor_id, vendor_id, uuid, last_at, packed_requests FROM ${batches.from()} AS row`,
    batches.values(added),
  );
}

/** The batches of a tenant from `from` down, newest first. `vendor_id` null: of all its callers. */
export function selectRequestBatches(
  db: Queryable,
  { processor_id, vendor_id }: { processor_id: string; vendor_id: string | null },
  from: string,
  limit: number,
): Promise<Omit<RequestBatch, 'last_at'>[]> {
  return db.query(
    `SELECT processor_id, vendor_id, uuid, packed_requests FROM request_batches
     WHERE shard = $1 AND processor_id = $2 AND uuid <= $3 AND ($4::uuid IS NULL OR vendor_id = $4)
     ORDER BY uuid DESC LIMIT $5`,
    [...tenantKey(processor_id), from, vendor_id, limit],
  );
}

/** The same for all tenants and operators. */
export function selectEveryRequestBatch(
  db: Queryable,
  from: string,
  limit: number,
): Promise<Omit<RequestBatch, 'last_at'>[]> {
  return db.query(
    `SELECT processor_id, vendor_id, uuid, packed_requests FROM request_batches WHERE uuid <= $1 ORDER BY uuid DESC LIMIT $2`,
    [from, limit],
  );
}
