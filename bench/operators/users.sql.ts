// Users of the benchmark of operators' reads.
import type { Queryable } from '../../src/platform/database/database.ts';
import { tenantKey } from '../../src/platform/database/tenant-key.ts';

/** Businesses with names, emails and references; one in a hundred is in review. */
export async function fillUsers(db: Queryable, processorId: string, count: number): Promise<void> {
  await db.query(
    `INSERT INTO users (shard, processor_id, uuid, kind, payout_type, business_name, email, client_reference_id, kyb_status,
       kyb_status_since, created_at, updated_at)
     SELECT $1, $2::uuid, gen_random_uuid(), 'business', 'individual', 'Shop ' || n || ' of ' || right($2::uuid::text, 8),
       'shop-' || n || '@' || right($2::uuid::text, 8) || '.example', 'shop-' || n,
       CASE WHEN n % 100 = 0 THEN 'IN_REVIEW' ELSE 'APPROVED' END::kyb_status, now(), now(), now()
     FROM generate_series(1, $3::integer) AS n`,
    [...tenantKey(processorId), count],
  );
}
