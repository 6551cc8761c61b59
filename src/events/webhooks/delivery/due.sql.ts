// Queries on due deliveries: one row for each delivery that is not finished.
import { byIndexOnly } from '../../../platform/database/by-index-only.sql.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { rowsOf, type TextRow } from '../../../platform/database/pipeline/pipeline.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { bytesFrom, finiteInstant, orNull, safeInteger } from '../../../platform/database/value-types.ts';
import type { EventType } from '../../log/event-types.ts';
import type { DueDelivery, LaneKey, Portion } from './delivery-queue.ts';

/** An endpoint that receives events at consecutive positions. */
interface Recipient extends LaneKey {
  event_name: EventType;
  /** Of the last event. */
  position: number;
  count: number;
}

/** Events at consecutive positions, and a tenant that may receive them. */
interface EventsForTenant {
  processor_id: string;
  position: number;
  count: number;
  type: EventType;
  tenant_id: string;
}

const eventsForTenants = recordset<EventsForTenant>({
  processor_id: 'uuid',
  position: 'bigint',
  count: 'integer',
  type: 'event_type',
  tenant_id: 'uuid',
});

/** The endpoints that receive these events. */
export function selectRecipients(db: Queryable, events: readonly EventsForTenant[]): Promise<Recipient[]> {
  return db.query(
    `SELECT event.processor_id, event.position, event.count, event.type AS event_name, r.endpoint_uuid
     FROM ${eventsForTenants.from()} AS event
     JOIN webhook_registrations r
       ON r.shard = event.shard AND r.processor_id = event.processor_id AND r.event_name = event.type
      AND r.tenant_id = event.tenant_id`,
    eventsForTenants.values(events),
  );
}

interface NewDelivery extends LaneKey {
  uuid: string;
  event_position: number;
  event_name: EventType;
  due_at: Date;
  created_at: Date;
}

const newDeliveries = recordset<NewDelivery>({
  processor_id: 'uuid',
  uuid: 'uuid',
  endpoint_uuid: 'uuid',
  event_position: 'bigint',
  event_name: 'event_type',
  due_at: 'timestamptz',
  created_at: 'timestamptz',
});

/**
 * Inserts deliveries and updates the due time of their lanes. A lane that already has something due
 * is only locked until the phase ends: a worker that settles the lane waits until then and sees the
 * new deliveries.
 */
export async function insertDue(db: Queryable, deliveries: readonly NewDelivery[]): Promise<void> {
  await db.query(
    `WITH given AS MATERIALIZED (
       SELECT * FROM ${newDeliveries.from()} AS sent
     ), due AS (
       INSERT INTO webhook_due (shard, processor_id, uuid, endpoint_uuid, event_position, event_name, due_at, created_at)
       SELECT shard, processor_id, uuid, endpoint_uuid, event_position, event_name, due_at, created_at FROM given
     ), lanes AS (
       INSERT INTO webhook_lanes AS lane (shard, processor_id, endpoint_uuid, next_due_at)
       SELECT shard, processor_id, endpoint_uuid, min(due_at) FROM given
       GROUP BY shard, processor_id, endpoint_uuid ORDER BY shard, processor_id, endpoint_uuid
       ON CONFLICT (shard, processor_id, endpoint_uuid) DO UPDATE SET next_due_at = excluded.next_due_at
         WHERE lane.next_due_at IS NULL OR lane.next_due_at > excluded.next_due_at
     )
     SELECT 1`,
    newDeliveries.values(deliveries),
  );
}

/** A due delivery without its event, which is at `event_position`. */
export type WithoutEvent = Omit<DueDelivery, 'event_uuid' | 'body'>;

type Receiver = Pick<
  DueDelivery,
  'processor_id' | 'endpoint_uuid' | 'url' | 'secret_encrypted' | 'previous_secret_encrypted' | 'previous_secret_until'
>;

const portionsSent = `json_to_recordset($1::json) AS portion (processor_id uuid, endpoint_uuid uuid, fence integer,
       at_most integer, after json, in_hand uuid[])`;

const receiversOfPortions = `SELECT e.processor_id, e.uuid, e.url, e.secret_encrypted, e.previous_secret_encrypted, e.previous_secret_until
     FROM ${portionsSent}
     JOIN webhook_endpoints e ON e.shard = shard_of(portion.processor_id) AND e.processor_id = portion.processor_id
      AND e.uuid = portion.endpoint_uuid`;

function receiverOf([processor_id, endpoint_uuid, url, secret, previous, until]: TextRow): Receiver {
  return {
    processor_id: processor_id!,
    endpoint_uuid: endpoint_uuid!,
    url: url!,
    secret_encrypted: bytesFrom(secret!),
    previous_secret_encrypted: orNull(previous, bytesFrom),
    previous_secret_until: orNull(until, finiteInstant),
  };
}

// Positions begin at 1, so (next_due_at, 0) is before the first.
const dueOfPortions = `SELECT lane.endpoint_uuid, due.uuid, due.attempt_count, due.step, due.due_at, due.event_position, due.event_name
     FROM ${portionsSent}
     JOIN webhook_lanes lane
       ON lane.shard = shard_of(portion.processor_id) AND lane.processor_id = portion.processor_id
      AND lane.endpoint_uuid = portion.endpoint_uuid AND lane.fence = portion.fence
      AND (lane.blocked_until IS NULL OR lane.blocked_until <= $2)
     CROSS JOIN LATERAL (
       SELECT d.uuid, d.attempt_count, d.step, d.due_at, d.event_position, d.event_name FROM webhook_due d
       WHERE d.shard = lane.shard AND d.processor_id = lane.processor_id AND d.endpoint_uuid = lane.endpoint_uuid
         AND (d.due_at, d.event_position) > (coalesce((portion.after ->> 'due_at')::timestamptz, lane.next_due_at),
           coalesce((portion.after ->> 'event_position')::bigint, 0))
         AND d.due_at <= $2 AND d.uuid <> ALL (portion.in_hand)
       ORDER BY d.due_at, d.event_position LIMIT portion.at_most
     ) due
     ORDER BY lane.processor_id, lane.endpoint_uuid, due.due_at, due.event_position`;

/** One literal, because each delivery makes it. */
function deliveryOf(row: TextRow, to: Receiver): WithoutEvent {
  const [, uuid, attempt_count, step, due_at, event_position, event_name] = row;
  return {
    processor_id: to.processor_id,
    endpoint_uuid: to.endpoint_uuid,
    url: to.url,
    secret_encrypted: to.secret_encrypted,
    previous_secret_encrypted: to.previous_secret_encrypted,
    previous_secret_until: to.previous_secret_until,
    uuid: uuid!,
    attempt_count: Number(attempt_count),
    step: Number(step),
    due_at: due_at!,
    event_position: safeInteger(event_position!),
    event_name: event_name as EventType,
  };
}

/**
 * The due deliveries of lanes that are held and not blocked, in order, without those that the
 * holder already has. Their receivers are read in the same round trip, each once.
 */
export async function selectDue(
  database: Pick<Database, 'pipeline'>,
  portions: readonly Portion[],
  now: Date,
): Promise<WithoutEvent[]> {
  // What is in hand nearly always comes before `after`, so the query need not know it.
  const sent = JSON.stringify(
    portions.map((portion) => ({ ...portion, in_hand: portion.after === null ? [...portion.in_hand] : [] })),
  );
  const done = await database.pipeline([
    byIndexOnly,
    { text: dueOfPortions, values: [sent, now.toISOString()] },
    { text: receiversOfPortions, values: [sent] },
  ]);
  const [, due, endpoints] = rowsOf(done);
  const receivers = new Map(endpoints!.map((row) => [row[1], receiverOf(row)]));
  const inHand = new Map(portions.map(({ endpoint_uuid, in_hand }) => [endpoint_uuid, in_hand]));
  return due!.flatMap((row) => {
    const receiver = receivers.get(row[0]!);
    // It was removed between the two queries, with its deliveries.
    if (receiver === undefined || inHand.get(receiver.endpoint_uuid)!.has(row[1]!)) return [];
    return deliveryOf(row, receiver);
  });
}

/**
 * Cancels the due deliveries of these events to these endpoints; returns how many. Lock the lanes
 * first.
 */
export async function cancelDue(
  db: Queryable,
  processorId: string,
  removed: readonly { endpoint_uuid: string; event_name: EventType }[],
  at: Date,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `WITH gone AS (
       DELETE FROM webhook_due d
       USING json_to_recordset($3::json) AS removed (endpoint_uuid uuid, event_name event_type)
       WHERE d.shard = $1 AND d.processor_id = $2 AND d.endpoint_uuid = removed.endpoint_uuid
         AND d.event_name = removed.event_name
       RETURNING d.shard, d.processor_id, d.uuid, d.endpoint_uuid, d.event_position, d.event_name, d.attempt_count,
                 d.created_at
     ), kept AS (
       INSERT INTO webhook_deliveries (shard, processor_id, uuid, endpoint_uuid, event_position, event_name, state,
         attempt_count, created_at, finished_at)
       SELECT shard, processor_id, uuid, endpoint_uuid, event_position, event_name, 'canceled', attempt_count,
         created_at, $4
       FROM gone
     )
     SELECT count(*) AS count FROM gone`,
    [...tenantKey(processorId), JSON.stringify(removed), at],
  );
  return row!.count;
}

/**
 * Makes deliveries that wait for a later attempt due now; returns how many deliveries of the
 * endpoint wait. Lock the lane first.
 */
export async function bringForward(db: Queryable, { processor_id, endpoint_uuid }: LaneKey, at: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `WITH waiting AS (
       UPDATE webhook_due SET due_at = $4
       WHERE shard = $1 AND processor_id = $2 AND endpoint_uuid = $3 AND due_at > $4
     )
     SELECT count(*) AS count FROM webhook_due WHERE shard = $1 AND processor_id = $2 AND endpoint_uuid = $3`,
    [...tenantKey(processor_id), endpoint_uuid, at],
  );
  return row!.count;
}
