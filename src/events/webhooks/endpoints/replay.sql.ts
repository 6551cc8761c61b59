// Queries that make deliveries due again at a given time. Lock the lane first.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { LaneKey } from '../delivery/delivery-queue.ts';

/** The endpoint of a delivery, and whether it was canceled; null if it does not exist. */
export async function selectDelivery(
  db: Queryable,
  processorId: string,
  uuid: string,
): Promise<{ endpoint_uuid: string; canceled: boolean } | null> {
  const [row] = await db.query<{ endpoint_uuid: string; canceled: boolean }>(
    `SELECT endpoint_uuid, false AS canceled FROM webhook_due WHERE shard = $1 AND processor_id = $2 AND uuid = $3
     UNION ALL
     SELECT endpoint_uuid, state = 'canceled' FROM webhook_deliveries WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processorId), uuid],
  );
  return row ?? null;
}

/** One delivery, finished or not, with a new schedule. */
export async function replayOne(phase: AtomicPhase, processorId: string, uuid: string, at: Date): Promise<void> {
  await phase.query(
    'UPDATE webhook_due SET due_at = $4, step = 0 WHERE shard = $1 AND processor_id = $2 AND uuid = $3',
    [...tenantKey(processorId), uuid, at],
  );
  const finished = await phase.query<FinishedDelivery>(
    'SELECT uuid, finished_at FROM webhook_deliveries WHERE shard = $1 AND processor_id = $2 AND uuid = $3',
    [...tenantKey(processorId), uuid],
  );
  await replayFinished(phase, processorId, finished, at);
}

/**
 * Finished deliveries of an endpoint in one state, raised in a period, the oldest first; returns
 * how many, at most `limit`.
 */
export async function replayMany(
  phase: AtomicPhase,
  { processor_id, endpoint_uuid }: LaneKey,
  { state, since, until }: { state: 'delivered' | 'dead'; since: Date | null; until: Date | null },
  at: Date,
  limit: number,
): Promise<number> {
  const chosen = await phase.query<FinishedDelivery>(
    `SELECT uuid, finished_at FROM webhook_deliveries
     WHERE shard = $1 AND processor_id = $2 AND endpoint_uuid = $3 AND state = $4
       AND ($5::timestamptz IS NULL OR (created_at >= $5 AND finished_at >= $5))
       AND ($6::timestamptz IS NULL OR created_at < $6)
     ORDER BY event_position LIMIT $7`,
    [...tenantKey(processor_id), endpoint_uuid, state, since, until, limit],
  );
  return replayFinished(phase, processor_id, chosen, at);
}

interface FinishedDelivery {
  uuid: string;
  finished_at: Date;
}

/**
 * Returns how many are due again. A delivery that is due again has not ended: its last attempt
 * moves to the log of attempts. One query for each table: see docs/design/queries.md, rule 14.
 */
async function replayFinished(
  phase: AtomicPhase,
  processorId: string,
  deliveries: readonly FinishedDelivery[],
  at: Date,
): Promise<number> {
  if (deliveries.length === 0) return 0;
  const values = [
    ...tenantKey(processorId),
    deliveries.map(({ uuid }) => uuid),
    deliveries.map(({ finished_at }) => finished_at),
  ];
  // With the time, PostgreSQL looks for each delivery in the history of its day only.
  const chosen = 'unnest($3::uuid[], $4::timestamptz[]) AS chosen (uuid, finished_at)';
  const isChosen =
    'd.shard = $1 AND d.processor_id = $2 AND d.uuid = chosen.uuid AND d.finished_at = chosen.finished_at';
  await phase.query(
    `INSERT INTO webhook_attempts
       (shard, processor_id, delivery_uuid, attempt, started_at, latency_ms, outcome, status, error, answer)
     SELECT d.shard, d.processor_id, d.uuid, d.attempt_count, d.started_at, d.latency_ms, d.outcome, d.status, d.error,
       d.answer
     FROM ${chosen} JOIN webhook_deliveries d ON ${isChosen} WHERE d.outcome IS NOT NULL`,
    values,
  );
  const due = await phase.query(
    `INSERT INTO webhook_due
       (shard, processor_id, uuid, endpoint_uuid, event_position, event_name, due_at, attempt_count, step, created_at)
     SELECT d.shard, d.processor_id, d.uuid, d.endpoint_uuid, d.event_position, d.event_name, $5, d.attempt_count, 0,
       d.created_at
     FROM ${chosen} JOIN webhook_deliveries d ON ${isChosen} RETURNING uuid`,
    [...values, at],
  );
  await phase.query(`DELETE FROM webhook_deliveries d USING ${chosen} WHERE ${isChosen}`, values);
  return due.length;
}
