// Queries on lanes: one row for each endpoint that ever had a delivery.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { Fenced, LaneKey, TakenLane } from './delivery-queue.ts';

/** An endpoint with this latency uses the pool of the unhealthy endpoints. */
export const slowMs = 1_000;

const readyAt = 'greatest(next_due_at, blocked_until, leased_until)';

/** When the first lane is ready, in the past when it is ready now; null when none will be. */
export async function selectNextReady(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ ready_at: Date }>(
    `SELECT ${readyAt} AS ready_at FROM webhook_lanes
     WHERE next_due_at IS NOT NULL AND ${readyAt} < 'infinity' ORDER BY ready_at LIMIT 1`,
    [],
  );
  return row?.ready_at ?? null;
}

/**
 * Leases ready lanes: up to `healthy` of fast and working endpoints, up to `unhealthy` of the
 * others.
 */
export function takeLanes(
  db: Queryable,
  { now, until, healthy, unhealthy }: { now: Date; until: Date; healthy: number; unhealthy: number },
): Promise<TakenLane[]> {
  const ready = `next_due_at IS NOT NULL AND ${readyAt} <= $1`;
  const isHealthy = `failures = 0 AND coalesce(latency_ms, 0) < ${slowMs}`;
  return db.query(
    `WITH healthy AS (
       SELECT shard, processor_id, endpoint_uuid FROM webhook_lanes WHERE ${ready} AND ${isHealthy}
       ORDER BY served_at NULLS FIRST LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
     ), unhealthy AS (
       SELECT shard, processor_id, endpoint_uuid FROM webhook_lanes WHERE ${ready} AND NOT (${isHealthy})
       ORDER BY served_at NULLS FIRST LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED
     ), taken AS (
       UPDATE webhook_lanes l SET leased_until = $2, served_at = $1, fence = l.fence + 1
       FROM (SELECT shard, processor_id, endpoint_uuid FROM healthy
             UNION ALL SELECT shard, processor_id, endpoint_uuid FROM unhealthy) AS chosen
       WHERE l.shard = chosen.shard AND l.processor_id = chosen.processor_id AND l.endpoint_uuid = chosen.endpoint_uuid
       RETURNING l.shard, l.processor_id, l.endpoint_uuid, l.fence, l.leased_until, l.failures, l.latency_ms
     )
     SELECT taken.processor_id, taken.endpoint_uuid, taken.fence, taken.leased_until, taken.failures, taken.latency_ms,
            -- The planner expects too few rows of a join, and may read all endpoints of the tenant.
            (SELECT e.failing_since FROM webhook_endpoints e
             WHERE e.shard = taken.shard AND e.processor_id = taken.processor_id AND e.uuid = taken.endpoint_uuid)
     FROM taken`,
    [now, until, healthy, unhealthy],
  );
}

/**
 * Locks lanes, always in the same order, so nothing becomes due in them until the phase ends.
 * Returns the end of each lease.
 */
export async function lockLanes(phase: AtomicPhase, lanes: readonly LaneKey[]): Promise<(Date | null)[]> {
  const rows = await phase.query<{ leased_until: Date | null }>(
    `SELECT l.leased_until FROM webhook_lanes l
     JOIN json_to_recordset($1::json) AS given (processor_id uuid, endpoint_uuid uuid)
       ON l.shard = shard_of(given.processor_id) AND l.processor_id = given.processor_id
      AND l.endpoint_uuid = given.endpoint_uuid
     ORDER BY l.shard, l.processor_id, l.endpoint_uuid FOR NO KEY UPDATE OF l`,
    [JSON.stringify(lanes)],
  );
  return rows.map(({ leased_until }) => leased_until);
}

/**
 * Extends the leases of these lanes, or releases them (null), and sets the time of the next due
 * delivery. Lock the lanes before, in the same phase: this query must see everything that became
 * due. Returns the lanes that are still held.
 */
export function settleLanes(
  phase: AtomicPhase,
  lanes: readonly (Fenced & { latency_ms?: number | null })[],
  until: Date | null,
): Promise<LaneKey[]> {
  return phase.query(
    `UPDATE webhook_lanes l
     SET leased_until = $2, latency_ms = coalesce(settled.latency_ms, l.latency_ms),
         -- Nothing is due before next_due_at, so the query skips the dead index entries before it.
         next_due_at = (SELECT d.due_at FROM webhook_due d
                        WHERE d.shard = l.shard AND d.processor_id = l.processor_id
                          AND d.endpoint_uuid = l.endpoint_uuid AND d.due_at >= l.next_due_at
                        ORDER BY d.due_at LIMIT 1)
     FROM json_to_recordset($1::json) AS settled (processor_id uuid, endpoint_uuid uuid, fence integer, latency_ms integer)
     WHERE l.shard = shard_of(settled.processor_id) AND l.processor_id = settled.processor_id
       AND l.endpoint_uuid = settled.endpoint_uuid AND l.fence = settled.fence
     RETURNING l.processor_id, l.endpoint_uuid`,
    [JSON.stringify(lanes), until],
  );
}

/** The endpoint was disabled: its lane is never ready. */
export async function closeLane(phase: AtomicPhase, { processor_id, endpoint_uuid }: LaneKey): Promise<void> {
  await phase.query(
    "UPDATE webhook_lanes SET blocked_until = 'infinity' WHERE shard = $1 AND processor_id = $2 AND endpoint_uuid = $3",
    [...tenantKey(processor_id), endpoint_uuid],
  );
}

/** Resets the health of these endpoints: closes the breakers and forgets past failures. */
export async function openLanes(
  phase: AtomicPhase,
  processorId: string,
  endpointUuids: readonly string[],
): Promise<void> {
  await phase.query(
    `UPDATE webhook_lanes SET blocked_until = NULL, failures = 0
     WHERE shard = $1 AND processor_id = $2 AND endpoint_uuid = ANY ($3::uuid[])`,
    [...tenantKey(processorId), endpointUuids],
  );
}

/** Makes the lane ready at this time if it would be ready later. */
export async function makeLaneDue(
  phase: AtomicPhase,
  { processor_id, endpoint_uuid }: LaneKey,
  at: Date,
): Promise<void> {
  await phase.query(
    `INSERT INTO webhook_lanes (shard, processor_id, endpoint_uuid, next_due_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (shard, processor_id, endpoint_uuid) DO UPDATE SET next_due_at = least(webhook_lanes.next_due_at, $4)`,
    [...tenantKey(processor_id), endpoint_uuid, at],
  );
}
