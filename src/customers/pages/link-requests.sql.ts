// Queries that the tables of requests with a one-time link have in common.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';

export type TableOfRequests = 'authorization_requests' | 'bank_account_requests';

export interface RequestKey {
  processor_id: string;
  uuid: string;
}

/** By the hash of the token in its link. */
export async function selectRequestOfToken(
  db: Queryable,
  table: TableOfRequests,
  tokenHash: Buffer,
): Promise<RequestKey | null> {
  const [row] = await db.query<RequestKey>(`SELECT processor_id, uuid FROM ${table} WHERE token_hash = $1`, [
    tokenHash,
  ]);
  return row ?? null;
}

/** Removes the requests to a user. */
export async function deleteRequestsTo(
  db: Queryable,
  table: TableOfRequests,
  { processor_id, user_uuid }: { processor_id: string; user_uuid: string },
): Promise<void> {
  await db.query(`DELETE FROM ${table} WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3`, [
    ...tenantKey(processor_id),
    user_uuid,
  ]);
}

/** A tenant with a request that expired before an instant; null: none has one. */
export async function selectTenantWithExpired(
  db: Queryable,
  table: TableOfRequests,
  before: Date,
): Promise<string | null> {
  const [row] = await db.query<{ processor_id: string }>(
    `SELECT processor_id FROM ${table} WHERE expires_at < $1 ORDER BY expires_at LIMIT 1`,
    [before],
  );
  return row?.processor_id ?? null;
}

/** Removes the requests of a tenant that expired before an instant. */
export async function deleteRequestsExpired(
  db: Queryable,
  table: TableOfRequests,
  processorId: string,
  before: Date,
): Promise<void> {
  await db.query(`DELETE FROM ${table} WHERE shard = $1 AND processor_id = $2 AND expires_at < $3`, [
    ...tenantKey(processorId),
    before,
  ]);
}
