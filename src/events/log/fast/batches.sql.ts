// Queries on batches of events: one row for the events of a tenant that one query announces, of
// starts or of moves.
import type { Queryable } from '../../../platform/database/database.ts';
import type { EventType } from '../event-types.ts';
import { takePositions } from '../positions.sql.ts';

/** The event of a started payment. */
export interface StartedEvent {
  type: EventType;
  /** The version that renders its body. */
  renderer: number;
  /** As SQL: the columns of `started` that a later move replaces, as the `state` of the outbox. */
  state: string;
}

/** The started payments of a tenant and second: their events become one row. */
export interface StartedGroup {
  processor_id: string;
  vendor_id: string | null;
  vendor_name: string;
  /** The earliest start. */
  occurred_at: Date;
  /** The payments, in order. */
  uuids: readonly string[];
}

/** The CTE `started_groups` after `started`, which has `vendor_name` too. Rows: StartedGroup. */
export const groupStarted = `
  started_groups AS MATERIALIZED (
    SELECT shard, processor_id, vendor_id, vendor_name, min(created_at) AS occurred_at,
           array_agg(uuid ORDER BY uuid) AS uuids
    FROM started GROUP BY shard, processor_id, vendor_id, vendor_name, date_bin('1 second', created_at, 'epoch')
  )`;

/** A CTE after another one: the processors in it that have earlier events in the outbox. */
const waitingOf = (rows: 'started_groups' | 'moved') => `
  waiting AS MATERIALIZED (
    SELECT shard, processor_id FROM (SELECT DISTINCT shard, processor_id FROM ${rows}) AS of_processor
    WHERE EXISTS (SELECT FROM outbox
                  WHERE outbox.shard = of_processor.shard AND outbox.processor_id = of_processor.processor_id)
  )`;

/** CTEs after `batches`. `up_to`: how many events of its processor are in it and before it. */
const positionsOfBatches = `
  announcing AS (
    SELECT shard, processor_id, max(up_to) AS events FROM batches GROUP BY shard, processor_id
  ),${takePositions}`;

/**
 * CTEs after `started`, which has the payments that a query inserts (shard, processor_id,
 * vendor_id, uuid, created_at), and `started_groups`. They announce one event for each payment, as
 * one row a group.
 * PostgreSQL runs the last of several writing CTEs first. So these come before the others: the lock
 * on the positions is then short.
 *
 * Earlier events of the processor may still be in the outbox, such as the registration of the
 * payee. Then the new ones go there too, so that they get later positions. `started` is read only
 * then.
 */
export const announceStarted = ({ type, renderer, state }: StartedEvent) => `${waitingOf('started_groups')},
  queued AS (
    INSERT INTO outbox (shard, processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state)
    SELECT shard, processor_id, overlay(gen_random_uuid()::text PLACING left(uuid::text, 15) FROM 1)::uuid, vendor_id,
           '${type}', uuid, 1, created_at, ${state}
    FROM started WHERE (shard, processor_id) IN (TABLE waiting)
  ),
  batches AS MATERIALIZED (
    SELECT shard, processor_id, vendor_id, vendor_name, occurred_at, uuids,
           sum(cardinality(uuids)) OVER (PARTITION BY shard, processor_id ORDER BY uuids) AS up_to
    FROM started_groups WHERE (shard, processor_id) NOT IN (TABLE waiting)
  ),${positionsOfBatches},
  announced AS (
    INSERT INTO events (shard, processor_id, position, vendor_id, type, subject_uuid, occurred_at, subject_uuids, renderer,
      vendor_name)
    SELECT shard, processor_id, p.last_position + b.up_to, b.vendor_id, '${type}', b.uuids[1], b.occurred_at, b.uuids,
           ${renderer}, b.vendor_name
    -- Without a row in event_positions the position is null, which the table refuses.
    FROM batches b LEFT JOIN positions p USING (shard, processor_id)
  ),
  deliveries_due AS (
    INSERT INTO event_batches_due (shard, processor_id, position)
    SELECT shard, processor_id, p.last_position + b.up_to
    FROM batches b JOIN positions p USING (shard, processor_id)
    WHERE p.delivers_starts
  )`;

/** The event of payments that one query moves. */
export interface MovedEvent {
  type: EventType;
  /** The version that renders its body. */
  renderer: number;
  /** As SQL: whether that version can render the event of a row `m` of `moved`. */
  isRendered: string;
  /** As SQL: the columns of `m` that a later move replaces, as the `state` of the outbox. */
  state: string;
}

/** Like the starts of a batch: more do not fit into a page of the table. */
const mostInBatch = 128;

/**
 * CTEs after `moved`, which has the payments that a query moves at one instant, $1 (shard,
 * processor_id, vendor_id, transaction_uuid, capture_trace_id, payout_trace_id), and `event_count`,
 * the sequence of their event. They announce one event for each payment: as rows of up to 128, at
 * the next positions. An event goes to the outbox if another one of its processor waits there, or
 * if its body cannot be rendered from what never changes.
 */
export const announceMoved = ({ type, renderer, isRendered, state }: MovedEvent) => `${waitingOf('moved')},
  telling AS MATERIALIZED (
    SELECT m.*, ${isRendered} AND (m.shard, m.processor_id) NOT IN (TABLE waiting) AS in_batch FROM moved m
  ),
  queued AS (
    INSERT INTO outbox (shard, processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state)
    SELECT m.shard, m.processor_id, overlay(gen_random_uuid()::text PLACING m.id_start FROM 1)::uuid, m.vendor_id,
           '${type}', m.transaction_uuid, m.event_count, $1, ${state}
    FROM telling m WHERE NOT in_batch
  ),
  numbered AS (
    SELECT *, row_number() OVER (PARTITION BY shard, processor_id, vendor_id, event_count ORDER BY transaction_uuid) - 1 AS number
    FROM telling WHERE in_batch
  ),
  batches AS MATERIALIZED (
    SELECT shard, processor_id, vendor_id, event_count AS sequence,
           array_agg(transaction_uuid ORDER BY transaction_uuid) AS uuids,
           array_agg(capture_trace_id::bigint ORDER BY transaction_uuid) AS capture_traces,
           array_agg(payout_trace_id::bigint ORDER BY transaction_uuid) AS payout_traces,
           sum(count(*)) OVER (PARTITION BY shard, processor_id ORDER BY vendor_id, event_count, number / ${mostInBatch})::integer AS up_to
    FROM numbered GROUP BY shard, processor_id, vendor_id, event_count, number / ${mostInBatch}
  ),${positionsOfBatches},
  announced AS (
    INSERT INTO events (shard, processor_id, position, vendor_id, type, subject_uuid, occurred_at, subject_uuids, renderer,
      vendor_name, sequence, capture_traces, payout_traces)
    SELECT b.shard, b.processor_id, p.last_position + b.up_to, b.vendor_id, '${type}', b.uuids[1], $1, b.uuids, ${renderer},
           coalesce(v.name, t.name), b.sequence, b.capture_traces, b.payout_traces
    FROM batches b
    JOIN processors t ON t.shard = b.shard AND t.processor_id = b.processor_id
    LEFT JOIN vendors v ON v.processor_id = b.processor_id AND v.vendor_id = b.vendor_id
    LEFT JOIN positions p ON p.shard = b.shard AND p.processor_id = b.processor_id
  ),
  deliveries_due AS (
    INSERT INTO event_batches_due (shard, processor_id, position)
    SELECT b.shard, b.processor_id, p.last_position + b.up_to FROM batches b JOIN positions p USING (shard, processor_id)
  )`;

/**
 * Whether fan-out has work: events are in the outbox, or an endpoint probably receives some. Read
 * without the lock that decides it: a hint.
 */
export const fansOut = `EXISTS (TABLE waiting)
  OR EXISTS (SELECT 1 FROM event_positions
             WHERE delivers_starts AND (shard, processor_id) IN (SELECT shard, processor_id FROM started_groups))`;

export interface BatchDue {
  processor_id: string;
  vendor_id: string | null;
  type: EventType;
  /** Of its last event. */
  position: number;
  /** The number of its events. */
  count: number;
}

/** Up to `atMost` batches of each processor whose deliveries are not created yet, in order. */
export function takeBatchesDue(db: Queryable, processorIds: readonly string[], atMost: number): Promise<BatchDue[]> {
  return db.query(
    `WITH chosen AS (
       SELECT due.shard, due.processor_id, due.position
       FROM unnest($1::uuid[]) AS p (processor_id)
       CROSS JOIN LATERAL (
         SELECT shard, processor_id, position FROM event_batches_due d
         WHERE d.shard = shard_of(p.processor_id) AND d.processor_id = p.processor_id ORDER BY d.position LIMIT $2
       ) due
     ), gone AS (
       DELETE FROM event_batches_due d USING chosen
       WHERE (d.shard, d.processor_id, d.position) = (chosen.shard, chosen.processor_id, chosen.position)
     )
     SELECT e.processor_id, e.vendor_id, e.type, e.position, cardinality(e.subject_uuids) AS count
     FROM chosen JOIN events e USING (shard, processor_id, position)
     ORDER BY e.processor_id, e.position`,
    [processorIds, atMost],
  );
}

/** The number of batches whose deliveries are not created yet, of all tenants. */
export async function countBatchesDue(db: Queryable): Promise<number> {
  const [row] = await db.query<{ batches: number }>('SELECT count(*) AS batches FROM event_batches_due', []);
  return row!.batches;
}
