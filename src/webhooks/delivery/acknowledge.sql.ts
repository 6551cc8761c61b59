// The query that notes what came of attempts: the history, what is still due, and how the endpoints
// fare.
import type { Queryable } from '../../database/database.ts';
import { recordset } from '../../database/recordset.ts';
import type { AttemptResult, Fenced } from './delivery-queue.ts';

/** A lane under the fence that its results were made under. */
interface ToldLane extends Fenced {
  number: number;
}

const toldLanes = recordset<ToldLane>({
  number: 'integer',
  processor_id: 'uuid',
  endpoint_uuid: 'uuid',
  fence: 'integer',
});

/** What is noted of an attempt, with the number of its lane. */
type ToldResult = Omit<AttemptResult, keyof Fenced | 'ended_at' | 'health' | 'gone'> & { number: number };

const toldResults = recordset<ToldResult>({
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

/**
 * Moves deliveries on, those alone whose lane is still held under the fence of their result;
 * answers these results. The attempt that ends a delivery stands in its row of the history, the
 * others in the log of attempts. One that was canceled meanwhile keeps its attempt and stays
 * canceled. Of several results of a lane the last says how it fares.
 */
export async function acknowledge(db: Queryable, results: readonly AttemptResult[]): Promise<Set<AttemptResult>> {
  const lanes = [...Map.groupBy(results, ({ endpoint_uuid, fence }) => `${endpoint_uuid} ${fence}`).values()];
  const numbers = new Map(lanes.flatMap((of, index) => of.map((result) => [result, index + 1])));
  const fares = lanes.flatMap((of, index) => {
    const health = of.findLast((result) => result.health !== null)?.health;
    return health ? [{ number: index + 1, ...health }] : [];
  });
  const rows = await db.query<{ number: number }>(
    `WITH lane AS MATERIALIZED (
       SELECT told.number, l.processor_id, l.endpoint_uuid
       FROM webhook_lanes l
       JOIN ${toldLanes.from(1)} AS told
         ON l.processor_id = told.processor_id AND l.endpoint_uuid = told.endpoint_uuid AND l.fence = told.fence
       ORDER BY l.processor_id, l.endpoint_uuid FOR NO KEY UPDATE OF l
     ), standing AS MATERIALIZED (
       SELECT lane.processor_id, result.*
       FROM ${toldResults.from(5)} AS result
       JOIN lane ON lane.number = result.number
     ), finished AS (
       DELETE FROM webhook_due d USING standing s
       WHERE d.processor_id = s.processor_id AND d.uuid = s.uuid AND s.state <> 'pending'
       RETURNING d.processor_id, d.uuid, d.endpoint_uuid, d.event_position, d.event_name, d.created_at, s.state,
                 s.attempt, s.due_at AS finished_at, s.started_at, s.latency_ms, s.outcome, s.status, s.error, s.answer
     ), kept AS (
       INSERT INTO webhook_deliveries (processor_id, uuid, endpoint_uuid, event_position, event_name, state,
         attempt_count, created_at, finished_at, started_at, latency_ms, outcome, status, error, answer)
       SELECT processor_id, uuid, endpoint_uuid, event_position, event_name, state,
         attempt, created_at, finished_at, started_at, latency_ms, outcome, status, error, answer
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
       SELECT lane.processor_id, lane.endpoint_uuid, told.failures, told.failing_since, told.blocked_until
       FROM json_to_recordset($17::json) AS told (number bigint, failures integer, failing_since timestamptz,
         blocked_until timestamptz)
       JOIN lane ON lane.number = told.number
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
     SELECT number FROM lane`,
    [
      ...toldLanes.values(lanes.map(([first], index) => ({ ...first!, number: index + 1 }))),
      ...toldResults.values(results.map((result) => ({ ...result, number: numbers.get(result)! }))),
      JSON.stringify(fares),
    ],
  );
  return new Set(rows.flatMap(({ number }) => lanes[number - 1]!));
}
