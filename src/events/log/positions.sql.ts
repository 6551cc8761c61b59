// Queries on the positions of event logs, and on the lock of fan-out.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey, tenantKeys } from '../../platform/database/tenant-key.ts';

/**
 * Locks the fan-out of a processor until the phase ends. Until then no one else can fan out its
 * events or change who receives them.
 */
export async function lockFanOut(db: Queryable, processorId: string): Promise<string[]> {
  return idsOf(
    await db.query(
      'SELECT processor_id FROM event_fan_outs WHERE shard = $1 AND processor_id = $2 FOR NO KEY UPDATE',
      tenantKey(processorId),
    ),
  );
}

/** Locks the fan-out of these processors; skips those that another worker has locked. */
export async function lockFreeFanOuts(db: Queryable, processorIds: readonly string[]): Promise<string[]> {
  return idsOf(
    await db.query(
      `SELECT processor_id FROM event_fan_outs WHERE shard = ANY ($1::smallint[]) AND processor_id = ANY ($2::uuid[])
       ORDER BY shard, processor_id FOR NO KEY UPDATE SKIP LOCKED`,
      tenantKeys(processorIds),
    ),
  );
}

const idsOf = (rows: readonly { processor_id: string }[]) => rows.map(({ processor_id }) => processor_id);

/**
 * Two CTEs after `announcing`, which has a tenant and the number of its new `events` in each row.
 * `positions` has the last position of each processor before them. Its rows stay locked until the
 * commit, so that no reader sees a position before a smaller one. Everyone locks them in the same
 * order, last of all.
 */
export const takePositions = `
  positions AS MATERIALIZED (
    SELECT * FROM (
      SELECT p.shard, p.processor_id, p.last_position, p.delivers_starts FROM event_positions p
      WHERE (p.shard, p.processor_id) IN (SELECT shard, processor_id FROM announcing)
      ORDER BY p.shard, p.processor_id FOR NO KEY UPDATE
    ) AS locked
  ),
  raised AS (
    UPDATE event_positions p SET last_position = positions.last_position + announcing.events
    FROM positions JOIN announcing USING (shard, processor_id)
    WHERE p.shard = positions.shard AND p.processor_id = positions.processor_id
  )`;

/**
 * Notes whether an endpoint is registered for TransactionStarted. The row that a start locks has
 * it, so a start and a registration have an order. Lock the fan-out first.
 */
export async function noteStartDelivery(db: Queryable, processorId: string): Promise<void> {
  await db.query(
    `UPDATE event_positions p SET delivers_starts = now_registered.any_endpoint
     FROM (SELECT EXISTS (SELECT FROM webhook_registrations
                          WHERE shard = $1 AND processor_id = $2 AND event_name = 'TransactionStarted') AS any_endpoint
          ) AS now_registered
     WHERE p.shard = $1 AND p.processor_id = $2 AND p.delivers_starts <> now_registered.any_endpoint`,
    tenantKey(processorId),
  );
}
