// Queries that divide a closed file: its entries and legs go into another one.

import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';

/** Moves entries of a tenant with their legs. Both files are closed. */
export async function moveToFile(
  db: Queryable,
  processorId: string,
  { from, to }: { from: string; to: string },
  traces: readonly string[],
): Promise<void> {
  const moved = await db.query<{ uuid: string }>(
    `UPDATE entries SET file_uuid = $4
     WHERE shard = $1 AND processor_id = $2 AND file_uuid = $3 AND trace_id = ANY ($5::text[]) RETURNING uuid`,
    [...tenantKey(processorId), from, to, traces],
  );
  await db.query(
    `UPDATE legs SET file_uuid = $4
     WHERE shard = $1 AND processor_id = $2 AND file_uuid = $3 AND entry_uuid = ANY ($5::uuid[])`,
    [...tenantKey(processorId), from, to, moved.map(({ uuid }) => uuid)],
  );
}
