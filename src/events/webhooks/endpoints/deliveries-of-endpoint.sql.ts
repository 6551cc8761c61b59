// Queries that list the deliveries of an endpoint for its owner: due and finished ones.

import type { Queryable } from '../../../platform/database/database.ts';
import { selectPageAndTotal } from '../../../platform/database/page.sql.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { EventType } from '../../log/event-types.ts';
import { type EventName, uuidOf } from '../../log/events.sql.ts';
import type { AttemptOutcome, LaneKey } from '../delivery/delivery-queue.ts';

export const deliveryStates = ['pending', 'held', 'delivered', 'dead', 'canceled'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface DeliveryFilter {
  state: DeliveryState | null;
  event_name: EventType | null;
  /** Raised at or after this time. */
  since: Date | null;
  /** Raised before this time. */
  until: Date | null;
}

export interface AttemptRow {
  attempt: number;
  /** In the JSON format of PostgreSQL. */
  started_at: string;
  latency_ms: number;
  outcome: AttemptOutcome;
  status: number | null;
  error: string | null;
  answer: string | null;
}

export interface DeliveryRow {
  uuid: string;
  event_uuid: string;
  event_name: EventType;
  state: DeliveryState;
  attempt_count: number;
  due_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
  attempts: AttemptRow[];
}

type StoredDeliveryRow = Omit<DeliveryRow, 'uuid' | 'event_uuid'> & EventName & { delivery_uuid: string };

/** As SQL: the state of a due delivery to the endpoint `e`. It is held while `e` is disabled. */
export const waiting = "CASE e.state WHEN 'disabled' THEN 'held' ELSE 'pending' END::delivery_state";

/**
 * `$1` and `$2` shard and processor, `$3` endpoint, `$4` state, `$5` event, `$6` since, `$7` until.
 */
const chosen = `FROM (
  SELECT d.shard, d.processor_id, d.uuid, d.event_position, d.event_name, ${waiting} AS state, d.attempt_count, d.due_at,
         d.created_at, NULL::timestamptz AS finished_at, NULL::timestamptz AS started_at, NULL::integer AS latency_ms,
         NULL AS outcome, NULL::smallint AS status, NULL AS error, NULL AS answer
  FROM webhook_due d
  JOIN webhook_endpoints e ON e.shard = d.shard AND e.processor_id = d.processor_id AND e.uuid = d.endpoint_uuid
  WHERE d.shard = $1 AND d.processor_id = $2 AND d.endpoint_uuid = $3
    AND ($4::delivery_state IS NULL OR $4 = ${waiting})
  UNION ALL
  SELECT d.shard, d.processor_id, d.uuid, d.event_position, d.event_name, d.state, d.attempt_count, NULL, d.created_at,
         d.finished_at, d.started_at, d.latency_ms, d.outcome, d.status, d.error, d.answer
  FROM webhook_deliveries d
  WHERE d.shard = $1 AND d.processor_id = $2 AND d.endpoint_uuid = $3 AND ($4::delivery_state IS NULL OR $4 = d.state)
    -- A delivery finishes after it was raised, so earlier days are skipped.
    AND ($6::timestamptz IS NULL OR d.finished_at >= $6)
) AS d
WHERE ($5::event_type IS NULL OR d.event_name = $5)
  AND ($6::timestamptz IS NULL OR d.created_at >= $6) AND ($7::timestamptz IS NULL OR d.created_at < $7)`;

/** Latest event first, with the total of the filter. */
export async function selectDeliveries(
  db: Queryable,
  { processor_id, endpoint_uuid }: LaneKey,
  { state, event_name, since, until }: DeliveryFilter,
  limit: number,
  offset: number,
): Promise<{ total: number; rows: DeliveryRow[] }> {
  const { total, rows } = await selectPageAndTotal<StoredDeliveryRow>(db, {
    from: chosen,
    page: `SELECT d.uuid AS delivery_uuid, event.uuid, event.subject_uuid, event.occurred_at, event.sequence, d.event_name, d.state, d.attempt_count, d.due_at, d.created_at,
             d.finished_at, coalesce(attempts.list, '[]') AS attempts
      FROM (SELECT d.* ${chosen} ORDER BY d.event_position DESC LIMIT $8 OFFSET $9) d
      CROSS JOIN LATERAL (
        SELECT uuid, subject_uuids[cardinality(subject_uuids) - (position - d.event_position)] AS subject_uuid, occurred_at,
               sequence
        -- The position of a batch is the position of its last event.
        FROM events
        WHERE events.shard = d.shard AND events.processor_id = d.processor_id AND events.position >= d.event_position
        ORDER BY events.position LIMIT 1
      ) event
      CROSS JOIN LATERAL (
        SELECT json_agg(to_json(a) ORDER BY a.attempt) AS list FROM (
          SELECT a.attempt, a.started_at, a.latency_ms, a.outcome, a.status, a.error, a.answer FROM webhook_attempts a
          WHERE a.shard = d.shard AND a.processor_id = d.processor_id AND a.delivery_uuid = d.uuid
            -- Earlier days are skipped; the clocks of two machines may differ a little.
            AND a.started_at >= d.created_at - interval '1 hour'
          UNION ALL
          -- The attempt that ended the delivery.
          SELECT d.attempt_count, d.started_at, d.latency_ms, d.outcome, d.status, d.error, d.answer
          WHERE d.outcome IS NOT NULL
        ) a
      ) attempts
      ORDER BY d.event_position DESC`,
    values: [...tenantKey(processor_id), endpoint_uuid, state, event_name, since, until, limit, offset],
  });
  return {
    total,
    rows: rows.map(({ delivery_uuid, uuid, subject_uuid, occurred_at, sequence, ...row }) => ({
      ...row,
      uuid: delivery_uuid,
      event_uuid: uuidOf({ uuid, subject_uuid, occurred_at, sequence } as EventName),
    })),
  };
}
