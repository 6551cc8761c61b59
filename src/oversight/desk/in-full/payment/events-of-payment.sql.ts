// Queries on the events of one payment and their deliveries. The event log has no index by payment:
// an event is found by its time, which equals the time of a move.

import type { EventType } from '../../../../events/log/event-types.ts';
import { type EventName, uuidOf } from '../../../../events/log/events.sql.ts';
import { firstInSecond } from '../../../../events/log/fast/batched-uuid.ts';
import { type DeliveryState, waiting } from '../../../../events/webhooks/endpoints/deliveries-of-endpoint.sql.ts';
import type { PaymentKey } from '../../../../payments/lifecycle/payment-keys.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';
import { instant } from '../../../../platform/std/clock.ts';
import { firstUuidOf } from '../../../../platform/std/identifiers.ts';

export interface EventRow {
  position: number;
  uuid: string;
  type: EventType;
  subject_uuid: string;
  occurred_at: Date;
}

/** When the payment moved, each time once. An event of a move is raised at the same time. */
export async function selectTimes(db: Queryable, { processor_id, transaction_uuid }: PaymentKey): Promise<Date[]> {
  const rows = await db.query<{ moved_at: Date }>(
    `SELECT DISTINCT moved_at FROM payment_moves WHERE shard = $1 AND processor_id = $2 AND transaction_uuid = $3`,
    [...tenantKey(processor_id), transaction_uuid],
  );
  return rows.map(({ moved_at }) => moved_at);
}

/** More than one move raises. A limit keeps the planner from reading all events of the tenant. */
const mostAtOnce = 1_000;

/**
 * The events of a payment and its refunds that were raised at these times, oldest first. `subjects`
 * begins with the payment.
 */
export async function selectEventsAt(
  db: Queryable,
  { processor_id, transaction_uuid }: PaymentKey,
  subjects: readonly string[],
  times: readonly Date[],
): Promise<EventRow[]> {
  const rows = await db.query<Omit<EventRow, 'uuid' | 'subject_uuid'> & EventName & { subject_uuid: string }>(
    `SELECT found.position, found.uuid, found.type, found.subject_uuid, found.occurred_at, NULL::integer AS sequence
     FROM unnest($3::uuid[], $4::uuid[]) AS time (first, after)
     CROSS JOIN LATERAL (
       SELECT e.position, e.uuid, e.type, e.subject_uuid, e.occurred_at FROM events e
       WHERE e.shard = $1 AND e.processor_id = $2 AND e.subject_uuids IS NULL AND e.uuid >= time.first AND e.uuid < time.after
         AND e.subject_uuid = ANY ($5::uuid[])
       LIMIT ${mostAtOnce}) AS found
     UNION ALL
     (SELECT position - cardinality(subject_uuids) + array_position(subject_uuids, $6::uuid), NULL, type, $6, occurred_at, NULL
      FROM events
      WHERE shard = $1 AND processor_id = $2 AND subject_uuids IS NOT NULL AND sequence IS NULL AND subject_uuid BETWEEN $7 AND $6
        AND $6 = ANY (subject_uuids)
      ORDER BY subject_uuid DESC LIMIT 1)
     UNION ALL
     SELECT moved.position, NULL, moved.type, $6, moved.occurred_at, moved.sequence
     FROM unnest($8::timestamptz[]) AS time (at)
     CROSS JOIN LATERAL (
       SELECT e.position - cardinality(e.subject_uuids) + array_position(e.subject_uuids, $6::uuid) AS position, e.type,
              e.occurred_at, e.sequence
       FROM events e
       WHERE e.shard = $1 AND e.processor_id = $2 AND e.sequence IS NOT NULL AND e.occurred_at = time.at
         AND $6 = ANY (e.subject_uuids)
       LIMIT ${mostAtOnce}) AS moved
     ORDER BY position`,
    [
      ...tenantKey(processor_id),
      times.map((time) => firstUuidOf(time)),
      times.map((time) => firstUuidOf(instant(time.getTime() + 1))),
      subjects,
      transaction_uuid,
      firstInSecond(transaction_uuid),
      times,
    ],
  );
  return rows.map((row) => {
    const { position, type, subject_uuid, occurred_at } = row;
    return { position, uuid: uuidOf(row), type, subject_uuid, occurred_at };
  });
}

export interface DeliveryRow {
  position: number;
  uuid: string;
  endpoint_uuid: string;
  url: string;
  state: DeliveryState;
  attempt_count: number;
  due_at: Date | null;
  finished_at: Date | null;
  /** Of the last attempt. */
  status: number | null;
  error: string | null;
}

/** Deliveries that an endpoint waits for and that are searched: an index has them by their time. */
const mostDue = 10_000;

/**
 * The deliveries of events with these positions: finished ones, and due ones among the next
 * `mostDue` of each endpoint.
 */
export function selectDeliveriesOf(
  db: Queryable,
  processorId: string,
  positions: readonly number[],
): Promise<DeliveryRow[]> {
  return db.query(
    `SELECT d.event_position AS position, d.uuid, e.uuid AS endpoint_uuid, e.url, d.state, d.attempt_count, d.due_at,
            d.finished_at, d.status, d.error
     FROM webhook_endpoints e
     CROSS JOIN LATERAL (
       SELECT w.event_position, w.uuid, ${waiting} AS state, w.attempt_count,
              w.due_at, NULL::timestamptz AS finished_at, NULL::smallint AS status, NULL::text AS error
       FROM (
         SELECT n.event_position, n.uuid, n.attempt_count, n.due_at FROM webhook_due n
         WHERE n.shard = e.shard AND n.processor_id = e.processor_id AND n.endpoint_uuid = e.uuid
         ORDER BY n.due_at, n.event_position LIMIT ${mostDue}) AS w
       WHERE w.event_position = ANY ($3::bigint[])
       UNION ALL
       SELECT f.event_position, f.uuid, f.state, f.attempt_count, NULL, f.finished_at, f.status, f.error
       FROM webhook_deliveries f
       WHERE f.shard = e.shard AND f.processor_id = e.processor_id AND f.endpoint_uuid = e.uuid
         AND f.event_position = ANY ($3::bigint[])) AS d
     WHERE e.shard = $1 AND e.processor_id = $2
     ORDER BY d.event_position, e.url`,
    [...tenantKey(processorId), positions],
  );
}
