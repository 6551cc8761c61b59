// Statements on deliveries and their attempts.
import type { Queryable } from '../../database/database.ts';
import type { EventType } from '../../events/event-types.ts';
import type { AttemptResult, ClaimedDelivery, UnderWay } from './delivery-queue.ts';

export interface Recipient {
  processor_id: string;
  event_position: number;
  event_name: EventType;
  endpoint_uuid: string;
  endpoint_state: 'enabled' | 'disabled';
}

/** Which endpoints hear of these events; one row of `told` an event and tenant who may hear of it. */
export function selectRecipients(
  db: Queryable,
  told: readonly { processor_id: string; position: number; type: EventType; tenant_id: string }[],
): Promise<Recipient[]> {
  return db.query(
    `SELECT told.processor_id, told.position AS event_position, told.type AS event_name,
            endpoint.uuid AS endpoint_uuid, endpoint.state AS endpoint_state
     FROM json_to_recordset($1::json) AS told (processor_id uuid, position bigint, type event_type, tenant_id uuid)
     JOIN webhook_registrations r
       ON r.processor_id = told.processor_id AND r.event_name = told.type AND r.tenant_id = told.tenant_id
     JOIN webhook_endpoints endpoint ON endpoint.processor_id = r.processor_id AND endpoint.uuid = r.endpoint_uuid`,
    [JSON.stringify(told)],
  );
}

export interface NewDelivery {
  processor_id: string;
  uuid: string;
  endpoint_uuid: string;
  event_position: number;
  event_name: EventType;
  state: 'pending' | 'held';
  due_at: Date;
  created_at: Date;
}

export async function insertDeliveries(db: Queryable, deliveries: readonly NewDelivery[]): Promise<void> {
  await db.query(
    `INSERT INTO webhook_deliveries
       (processor_id, uuid, endpoint_uuid, event_position, event_name, state, due_at, created_at)
     SELECT processor_id, uuid, endpoint_uuid, event_position, event_name, state, due_at, created_at
     FROM json_to_recordset($1::json) AS row (processor_id uuid, uuid uuid, endpoint_uuid uuid, event_position bigint,
       event_name event_type, state delivery_state, due_at timestamptz, created_at timestamptz)`,
    [JSON.stringify(deliveries)],
  );
}

/**
 * Leases due deliveries: at most `perEndpoint` under way at an endpoint, and `perFailingEndpoint` at one whose latest
 * attempt failed; endpoints with less under way come first, so that a slow one keeps only itself waiting.
 */
export function claimDue(
  db: Queryable,
  {
    now,
    leaseUntil,
    room,
    perEndpoint,
    perFailingEndpoint,
    underWay,
  }: {
    now: Date;
    leaseUntil: Date;
    room: number;
    perEndpoint: number;
    perFailingEndpoint: number;
    underWay: readonly UnderWay[];
  },
): Promise<ClaimedDelivery[]> {
  return db.query(
    `WITH endpoint AS MATERIALIZED (
       SELECT e.processor_id, e.uuid,
              CASE WHEN e.failing_since IS NULL THEN $4::integer ELSE $5::integer END - coalesce(busy.in_flight, 0) AS room
       FROM webhook_endpoints e
       LEFT JOIN json_to_recordset($6::json) AS busy (endpoint_uuid uuid, in_flight integer)
         ON busy.endpoint_uuid = e.uuid
       WHERE e.state = 'enabled'
       ORDER BY coalesce(busy.in_flight, 0), random()
     ), due AS MATERIALIZED (
       SELECT d.processor_id, d.uuid
       FROM endpoint
       CROSS JOIN LATERAL (
         SELECT processor_id, uuid FROM webhook_deliveries
         WHERE processor_id = endpoint.processor_id AND endpoint_uuid = endpoint.uuid
           AND state = 'pending' AND due_at <= $1
         ORDER BY due_at, event_position
         LIMIT greatest(0, endpoint.room) FOR UPDATE SKIP LOCKED
       ) d
       LIMIT $3
     ), claimed AS (
       UPDATE webhook_deliveries d SET due_at = $2, fence = d.fence + 1, attempt_count = d.attempt_count + 1
       FROM due WHERE d.processor_id = due.processor_id AND d.uuid = due.uuid
       RETURNING d.processor_id, d.uuid, d.endpoint_uuid, d.event_position, d.fence, d.attempt_count
     )
     SELECT c.processor_id, c.uuid, c.endpoint_uuid, c.fence, c.attempt_count,
            event.uuid AS event_uuid, event.type AS event_name, event.body,
            e.url, e.secret_encrypted, e.previous_secret_encrypted, e.previous_secret_until
     FROM claimed c
     JOIN events event ON event.processor_id = c.processor_id AND event.position = c.event_position
     JOIN webhook_endpoints e ON e.processor_id = c.processor_id AND e.uuid = c.endpoint_uuid
     ORDER BY c.processor_id, c.event_position`,
    [now, leaseUntil, room, perEndpoint, perFailingEndpoint, JSON.stringify(underWay)],
  );
}

/** What a batch of results did: which deliveries took theirs (the rest came late), and how long their endpoints fail. */
export interface Acknowledged {
  uuid: string;
  failing_since: Date | null;
}

/** Logs attempts and moves their deliveries on, those alone whose fence still stands. */
export function acknowledge(db: Queryable, results: readonly AttemptResult[]): Promise<Acknowledged[]> {
  return db.query(
    `WITH result AS (
       SELECT * FROM json_to_recordset($1::json) AS row (processor_id uuid, uuid uuid, endpoint_uuid uuid,
         fence integer, attempt smallint, started_at timestamptz, ended_at timestamptz, latency_ms integer,
         outcome text, status smallint, error text, answer text, state delivery_state, due_at timestamptz)
     ), logged AS (
       INSERT INTO webhook_attempts
         (processor_id, delivery_uuid, attempt, started_at, latency_ms, outcome, status, error, answer)
       SELECT processor_id, uuid, attempt, started_at, latency_ms, outcome, status, error, answer FROM result
     ), moved AS (
       UPDATE webhook_deliveries d
       SET state = result.state, due_at = result.due_at,
           finished_at = CASE WHEN result.state = 'pending' THEN NULL ELSE result.ended_at END
       FROM result
       WHERE d.processor_id = result.processor_id AND d.uuid = result.uuid
         AND d.fence = result.fence AND d.state IN ('pending', 'held')
       RETURNING d.uuid, d.processor_id, d.endpoint_uuid
     ), told AS (
       SELECT processor_id, endpoint_uuid, bool_or(outcome = 'succeeded') AS succeeded, min(started_at) AS first_at
       FROM result GROUP BY processor_id, endpoint_uuid
     ), locked AS (
       SELECT e.processor_id, e.uuid, told.succeeded, told.first_at
       FROM webhook_endpoints e
       JOIN told ON told.processor_id = e.processor_id AND told.endpoint_uuid = e.uuid
       WHERE told.succeeded = (e.failing_since IS NOT NULL)
       ORDER BY e.processor_id, e.uuid FOR NO KEY UPDATE OF e
     ), health AS (
       UPDATE webhook_endpoints e SET failing_since = CASE WHEN locked.succeeded THEN NULL ELSE locked.first_at END
       FROM locked WHERE e.processor_id = locked.processor_id AND e.uuid = locked.uuid
     )
     SELECT moved.uuid, CASE WHEN told.succeeded THEN NULL ELSE coalesce(e.failing_since, told.first_at) END AS failing_since
     FROM moved
     JOIN told ON told.processor_id = moved.processor_id AND told.endpoint_uuid = moved.endpoint_uuid
     JOIN webhook_endpoints e ON e.processor_id = moved.processor_id AND e.uuid = moved.endpoint_uuid`,
    [JSON.stringify(results)],
  );
}

/** Nothing of what was removed is started any more; an attempt under way may still end. Answers how many. */
export async function cancelDeliveries(
  db: Queryable,
  processorId: string,
  removed: readonly { endpoint_uuid: string; event_name: EventType }[],
  at: Date,
): Promise<number> {
  const rows = await db.query(
    `UPDATE webhook_deliveries d SET state = 'canceled', finished_at = $3
     FROM json_to_recordset($2::json) AS removed (endpoint_uuid uuid, event_name event_type)
     WHERE d.processor_id = $1 AND d.endpoint_uuid = removed.endpoint_uuid AND d.event_name = removed.event_name
       AND d.state IN ('pending', 'held')
     RETURNING d.uuid`,
    [processorId, JSON.stringify(removed), at],
  );
  return rows.length;
}

/** An endpoint was disabled: what is pending waits until it is enabled. */
export async function holdDeliveries(db: Queryable, processorId: string, endpointUuid: string): Promise<void> {
  await db.query(
    "UPDATE webhook_deliveries SET state = 'held' WHERE processor_id = $1 AND endpoint_uuid = $2 AND state = 'pending'",
    [processorId, endpointUuid],
  );
}

/** An endpoint was enabled: what was held is due now. Answers how many. */
export async function releaseDeliveries(
  db: Queryable,
  processorId: string,
  endpointUuid: string,
  at: Date,
): Promise<number> {
  const rows = await db.query(
    `UPDATE webhook_deliveries SET state = 'pending', due_at = $3
     WHERE processor_id = $1 AND endpoint_uuid = $2 AND state = 'held' RETURNING uuid`,
    [processorId, endpointUuid, at],
  );
  return rows.length;
}

/** How many deliveries wait, over all tenants, and for how long the one has waited that is due the longest. */
export async function selectDeliveriesWaiting(db: Queryable): Promise<{ pending: number; oldest_due_seconds: number }> {
  const [row] = await db.query<{ pending: number; oldest_due_seconds: number }>(
    `SELECT count(*) AS pending,
            greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min(due_at)), 0))::float8 AS oldest_due_seconds
     FROM webhook_deliveries WHERE state = 'pending'`,
    [],
  );
  return row!;
}
