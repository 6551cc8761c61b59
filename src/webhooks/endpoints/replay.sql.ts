// Queries that make deliveries due again at a given time. Lock the lane first.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { Queryable } from '../../database/database.ts';
import type { LaneKey } from '../delivery/delivery-queue.ts';

/** The endpoint of a delivery, and whether it was canceled; null if it does not exist. */
export async function selectDelivery(
  db: Queryable,
  processorId: string,
  uuid: string,
): Promise<{ endpoint_uuid: string; canceled: boolean } | null> {
  const [row] = await db.query<{ endpoint_uuid: string; canceled: boolean }>(
    `SELECT endpoint_uuid, false AS canceled FROM webhook_due WHERE processor_id = $1 AND uuid = $2
     UNION ALL
     SELECT endpoint_uuid, state = 'canceled' FROM webhook_deliveries WHERE processor_id = $1 AND uuid = $2`,
    [processorId, uuid],
  );
  return row ?? null;
}

/** A delivery that is due again has not ended: its last attempt moves to the log of attempts. */
const again = `, logged AS (
    INSERT INTO webhook_attempts
      (processor_id, delivery_uuid, attempt, started_at, latency_ms, outcome, status, error, answer)
    SELECT processor_id, uuid, attempt_count, started_at, latency_ms, outcome, status, error, answer
    FROM gone WHERE outcome IS NOT NULL
  )
  INSERT INTO webhook_due
    (processor_id, uuid, endpoint_uuid, event_position, event_name, due_at, attempt_count, step, created_at)
  SELECT processor_id, uuid, endpoint_uuid, event_position, event_name, $3, attempt_count, 0, created_at FROM gone
  RETURNING uuid`;

/** One delivery, finished or not, with a new schedule. */
export async function replayOne(phase: AtomicPhase, processorId: string, uuid: string, at: Date): Promise<void> {
  await phase.query(
    `WITH waiting AS (
       UPDATE webhook_due SET due_at = $3, step = 0 WHERE processor_id = $1 AND uuid = $2
     ), gone AS (
       DELETE FROM webhook_deliveries WHERE processor_id = $1 AND uuid = $2
       RETURNING processor_id, uuid, endpoint_uuid, event_position, event_name, attempt_count, created_at,
                 started_at, latency_ms, outcome, status, error, answer
     )${again}`,
    [processorId, uuid, at],
  );
}

/**
 * Finished deliveries of an endpoint in one state, raised in a period, the oldest first; answers
 * how many, at most `limit`.
 */
export async function replayMany(
  phase: AtomicPhase,
  { processor_id, endpoint_uuid }: LaneKey,
  { state, since, until }: { state: 'delivered' | 'dead'; since: Date | null; until: Date | null },
  at: Date,
  limit: number,
): Promise<number> {
  const rows = await phase.query(
    `WITH chosen AS (
       SELECT uuid, finished_at FROM webhook_deliveries
       WHERE processor_id = $1 AND endpoint_uuid = $2 AND state = $4
         AND ($5::timestamptz IS NULL OR (created_at >= $5 AND finished_at >= $5))
         AND ($6::timestamptz IS NULL OR created_at < $6)
       ORDER BY event_position LIMIT $7
     ), gone AS (
       DELETE FROM webhook_deliveries d USING chosen
       WHERE d.processor_id = $1 AND d.uuid = chosen.uuid AND d.finished_at = chosen.finished_at
       RETURNING d.processor_id, d.uuid, d.endpoint_uuid, d.event_position, d.event_name, d.attempt_count, d.created_at,
                 d.started_at, d.latency_ms, d.outcome, d.status, d.error, d.answer
     )${again}`,
    [processor_id, endpoint_uuid, at, state, since, until, limit],
  );
  return rows.length;
}
