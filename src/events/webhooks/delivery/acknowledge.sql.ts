// The query that records the results of attempts: history, next attempts, and the health of
// endpoints.
import { byIndexOnly } from '../../../platform/database/by-index-only.sql.ts';
import type { Database } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/pipeline/pipeline.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { AttemptResult, Fenced } from './delivery-queue.ts';

/** A lane and the fence under which its results were made. */
interface LaneUpdate extends Fenced {
  number: number;
}

const laneUpdates = recordset<LaneUpdate>({
  number: 'integer',
  processor_id: 'uuid',
  endpoint_uuid: 'uuid',
  fence: 'integer',
});

/** What is recorded of an attempt, with the number of its lane. */
type RecordedResult = Omit<AttemptResult, keyof Fenced | 'ended_at' | 'health' | 'gone'> & { number: number };

const recordedResults = recordset<RecordedResult>({
  number: 'integer',
  uuid: 'uuid',
  attempt: 'integer',
  step: 'smallint',
  started_at: 'timestamptz',
  latency_ms: 'integer',
  outcome: 'text',
  status: 'smallint',
  error: 'text',
  answer: 'text',
  state: 'delivery_state',
  due_at: 'timestamptz',
});

const held = `webhook_lanes l
     JOIN ${laneUpdates.from(1)} AS given
       ON l.shard = given.shard AND l.processor_id = given.processor_id AND l.endpoint_uuid = given.endpoint_uuid
      AND l.fence = given.fence`;

const lockHeld = `SELECT 1 FROM ${held} ORDER BY l.shard, l.processor_id, l.endpoint_uuid FOR NO KEY UPDATE OF l`;

const record = `WITH lane AS MATERIALIZED (
       SELECT given.number, l.shard, l.processor_id, l.endpoint_uuid FROM ${held}
     ), accepted AS MATERIALIZED (
       SELECT lane.shard, lane.processor_id, result.*
       FROM ${recordedResults.from(5)} AS result
       JOIN lane ON lane.number = result.number
     ), located AS MATERIALIZED (
       -- One look-up by the primary key for each result, whatever the planner expects of the table.
       -- Joined, it would compare each due delivery with each result if both seem to be one. The
       -- order excludes the other index: by that it would read all deliveries of the tenant.
       SELECT s.*, found.place FROM accepted s
       CROSS JOIN LATERAL (
         SELECT ctid AS place FROM webhook_due w
         WHERE w.shard = s.shard AND w.processor_id = s.processor_id AND w.uuid BETWEEN s.uuid AND s.uuid
         ORDER BY w.uuid LIMIT 1
       ) found
     ), finished AS (
       DELETE FROM webhook_due d USING located s
       WHERE d.shard = s.shard AND d.processor_id = s.processor_id AND d.ctid = s.place AND s.state <> 'pending'
       RETURNING d.shard, d.processor_id, d.uuid, d.endpoint_uuid, d.event_position, d.event_name, d.created_at, s.state,
                 s.attempt, s.due_at AS finished_at, s.started_at, s.latency_ms, s.outcome, s.status, s.error, s.answer
     ), kept AS (
       INSERT INTO webhook_deliveries (shard, processor_id, uuid, endpoint_uuid, event_position, event_name, state,
         attempt_count, created_at, finished_at, started_at, latency_ms, outcome, status, error, answer)
       SELECT shard, processor_id, uuid, endpoint_uuid, event_position, event_name, state,
         attempt, created_at, finished_at, started_at, latency_ms, outcome, status, error, answer
       FROM finished
     ), again AS (
       UPDATE webhook_due d SET due_at = s.due_at, attempt_count = s.attempt, step = s.step FROM located s
       WHERE d.shard = s.shard AND d.processor_id = s.processor_id AND d.ctid = s.place AND s.state = 'pending'
     ), logged AS (
       INSERT INTO webhook_attempts
         (shard, processor_id, delivery_uuid, attempt, started_at, latency_ms, outcome, status, error, answer)
       SELECT shard, processor_id, uuid, attempt, started_at, latency_ms, outcome, status, error, answer FROM accepted
       -- PostgreSQL plans NOT IN as a hash lookup, but NOT EXISTS over parameters as a nested loop.
       WHERE (processor_id, uuid) NOT IN (SELECT processor_id, uuid FROM finished)
     ), health_changes AS MATERIALIZED (
       SELECT lane.shard, lane.processor_id, lane.endpoint_uuid, given.failures, given.failing_since, given.blocked_until
       FROM json_to_recordset($17::json) AS given (number bigint, failures integer, failing_since timestamptz,
         blocked_until timestamptz)
       JOIN lane ON lane.number = given.number
     ), breaker AS (
       -- A lane that was disabled during the attempt stays blocked.
       UPDATE webhook_lanes l SET failures = f.failures, blocked_until = greatest(f.blocked_until,
         CASE WHEN l.blocked_until = 'infinity' THEN l.blocked_until END)
       FROM health_changes f
       WHERE l.shard = f.shard AND l.processor_id = f.processor_id AND l.endpoint_uuid = f.endpoint_uuid
     ), failing AS (
       UPDATE webhook_endpoints e SET failing_since = f.failing_since
       FROM health_changes f
       WHERE e.shard = f.shard AND e.processor_id = f.processor_id AND e.uuid = f.endpoint_uuid
         AND e.failing_since IS DISTINCT FROM f.failing_since
     )
     SELECT number FROM lane`;

/**
 * Records results. Leaves out results whose lane has another fence by now; answers the recorded
 * ones. The attempt that ends a delivery is recorded in its row of the history, earlier attempts in
 * the log of attempts. A delivery that was canceled during the attempt keeps its attempt and stays
 * canceled. The last result of a lane decides its health.
 *
 * Each change of due deliveries locks their lane first. The query after the lock sees all changes,
 * and no row changes while it looks for the places of rows.
 */
export async function acknowledge(
  database: Pick<Database, 'pipeline'>,
  results: readonly AttemptResult[],
): Promise<Set<AttemptResult>> {
  const lanes = [...Map.groupBy(results, ({ endpoint_uuid, fence }) => `${endpoint_uuid} ${fence}`).values()];
  const numbers = new Map(lanes.flatMap((of, index) => of.map((result) => [result, index + 1])));
  const healthChanges = lanes.flatMap((of, index) => {
    const health = of.findLast((result) => result.health !== null)?.health;
    return health ? [{ number: index + 1, ...health }] : [];
  });
  const ofLanes = laneUpdates.values(lanes.map(([first], index) => ({ ...first!, number: index + 1 })));
  const ofResults = recordedResults.values(results.map((result) => ({ ...result, number: numbers.get(result)! })));
  const done = await database.pipeline([
    byIndexOnly,
    { text: lockHeld, values: ofLanes },
    { text: record, values: [...ofLanes, ...ofResults, JSON.stringify(healthChanges)] },
  ]);
  return new Set(rowsOf(done)[2]!.flatMap(([number]) => lanes[Number(number) - 1]!));
}
