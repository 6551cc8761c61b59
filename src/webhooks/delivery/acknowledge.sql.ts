// The statement that notes what came of attempts: the history, what is still due, and how the endpoints fare.
import type { Queryable } from '../../database/database.ts';
import type { AttemptResult } from './delivery-queue.ts';

const columns = [
  'processor_id',
  'uuid',
  'endpoint_uuid',
  'fence',
  'attempt',
  'step',
  'started_at',
  'ended_at',
  'latency_ms',
  'outcome',
  'status',
  'error',
  'answer',
  'state',
  'due_at',
] as const satisfies readonly (keyof AttemptResult)[];

/**
 * Moves deliveries on, those alone whose lane is still held under the fence of their result; answers their uuids. The
 * attempt that ends a delivery stands in its row of the history, the others in the log of attempts. One that was
 * canceled meanwhile keeps its attempt and stays canceled. Of several results of a lane the last says how it fares.
 */
export async function acknowledge(db: Queryable, results: readonly AttemptResult[]): Promise<Set<string>> {
  const lanes = new Map<string, object>();
  for (const { processor_id, endpoint_uuid, fence, health } of results)
    if (health !== null) lanes.set(endpoint_uuid, { processor_id, endpoint_uuid, fence, ...health });
  const rows = await db.query<{ uuid: string }>(
    `WITH result AS MATERIALIZED (
       SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::integer[], $5::integer[], $6::smallint[],
         $7::timestamptz[], $8::timestamptz[], $9::integer[], $10::text[], $11::smallint[], $12::text[], $13::text[],
         $14::delivery_state[], $15::timestamptz[])
         AS row (processor_id, uuid, endpoint_uuid, fence, attempt, step, started_at, ended_at, latency_ms, outcome,
                 status, error, answer, state, due_at)
     ), lane AS MATERIALIZED (
       SELECT l.processor_id, l.endpoint_uuid, l.fence
       FROM webhook_lanes l
       JOIN (SELECT DISTINCT processor_id, endpoint_uuid FROM result) AS told
         ON l.processor_id = told.processor_id AND l.endpoint_uuid = told.endpoint_uuid
       ORDER BY l.processor_id, l.endpoint_uuid FOR NO KEY UPDATE OF l
     ), standing AS MATERIALIZED (
       SELECT result.* FROM result
       JOIN lane ON lane.processor_id = result.processor_id AND lane.endpoint_uuid = result.endpoint_uuid
        AND lane.fence = result.fence
     ), finished AS (
       DELETE FROM webhook_due d USING standing s
       WHERE d.processor_id = s.processor_id AND d.uuid = s.uuid AND s.state <> 'pending'
       RETURNING d.processor_id, d.uuid, d.endpoint_uuid, d.event_position, d.event_name, d.created_at, s.state,
                 s.attempt, s.ended_at, s.started_at, s.latency_ms, s.outcome, s.status, s.error, s.answer
     ), kept AS (
       INSERT INTO webhook_deliveries (processor_id, uuid, endpoint_uuid, event_position, event_name, state,
         attempt_count, created_at, finished_at, started_at, latency_ms, outcome, status, error, answer)
       SELECT processor_id, uuid, endpoint_uuid, event_position, event_name, state,
         attempt, created_at, ended_at, started_at, latency_ms, outcome, status, error, answer
       FROM finished
     ), again AS (
       UPDATE webhook_due d SET due_at = s.due_at, attempt_count = s.attempt, step = s.step FROM standing s
       WHERE d.processor_id = s.processor_id AND d.uuid = s.uuid AND s.state = 'pending'
     ), logged AS (
       INSERT INTO webhook_attempts
         (processor_id, delivery_uuid, attempt, started_at, latency_ms, outcome, status, error, answer)
       SELECT processor_id, uuid, attempt, started_at, latency_ms, outcome, status, error, answer FROM standing
       -- NOT IN is answered from a hash table; NOT EXISTS, of parameters whose number nobody knows, by trying each with each.
       WHERE (processor_id, uuid) NOT IN (SELECT processor_id, uuid FROM finished)
     ), fares AS MATERIALIZED (
       SELECT told.* FROM json_to_recordset($16::json) AS told (processor_id uuid, endpoint_uuid uuid, fence integer,
         failures integer, failing_since timestamptz, blocked_until timestamptz)
       JOIN lane ON lane.processor_id = told.processor_id AND lane.endpoint_uuid = told.endpoint_uuid
        AND lane.fence = told.fence
     ), breaker AS (
       -- One that was disabled meanwhile stays blocked.
       UPDATE webhook_lanes l SET failures = f.failures, blocked_until = greatest(f.blocked_until,
         CASE WHEN l.blocked_until = 'infinity' THEN l.blocked_until END)
       FROM fares f WHERE l.processor_id = f.processor_id AND l.endpoint_uuid = f.endpoint_uuid
     ), failing AS (
       UPDATE webhook_endpoints e SET failing_since = f.failing_since
       FROM fares f WHERE e.processor_id = f.processor_id AND e.uuid = f.endpoint_uuid
         AND e.failing_since IS DISTINCT FROM f.failing_since
     )
     SELECT uuid FROM standing`,
    // Arrays, because PostgreSQL reads them many times faster than JSON: this is the hottest statement of all.
    [...columns.map((column) => results.map((result) => result[column])), JSON.stringify([...lanes.values()])],
  );
  return new Set(rows.map(({ uuid }) => uuid));
}
