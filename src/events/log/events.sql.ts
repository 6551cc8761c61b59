// Queries on the event log.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { EventType } from './event-types.ts';
import { type BatchedMove, batchedUuid, firstInSecond, soughtMove, uuidOfMove } from './fast/batched-uuid.ts';
import { takePositions } from './positions.sql.ts';

/** An event that gets a position. */
export interface NumberedEvent {
  processor_id: string;
  /** Counts the events of its processor in this query from 1. */
  number: number;
  uuid: string;
  vendor_id: string | null;
  type: EventType;
  subject_uuid: string;
  occurred_at: Date;
  /** The bytes that are signed and sent. */
  body: string;
}

const numbered = recordset<NumberedEvent>({
  processor_id: 'uuid',
  number: 'integer',
  uuid: 'uuid',
  vendor_id: 'uuid',
  type: 'event_type',
  subject_uuid: 'uuid',
  occurred_at: 'timestamptz',
  body: 'text',
});

/**
 * Adds events to the log at the next positions. Returns the last position of each processor before
 * them.
 */
export async function insertIntoLog(db: Queryable, events: readonly NumberedEvent[]): Promise<Map<string, number>> {
  const rows = await db.query<{ processor_id: string; last_position: number }>(
    `WITH numbered AS MATERIALIZED (
       SELECT * FROM ${numbered.from()} AS row
     ), announcing AS (
       SELECT shard, processor_id, max(number) AS events FROM numbered GROUP BY shard, processor_id
     ),${takePositions}, logged AS (
       INSERT INTO events (shard, processor_id, position, uuid, vendor_id, type, subject_uuid, occurred_at, body)
       SELECT shard, processor_id, p.last_position + n.number, n.uuid, n.vendor_id, n.type, n.subject_uuid, n.occurred_at,
              n.body
       FROM numbered n LEFT JOIN positions p USING (shard, processor_id)
     )
     SELECT processor_id, last_position FROM positions`,
    numbered.values(events),
  );
  return new Map(rows.map((row) => [row.processor_id, row.last_position]));
}

/** A processor reads its own events and all its vendors' events; a vendor reads its own. */
export interface Reader {
  processor_id: string;
  vendor_id: string | null;
}

/** A vendor does not see every type of its events. */
const visible = (vendor: string, hidden: string) =>
  `(${vendor}::uuid IS NULL OR (vendor_id = ${vendor} AND type <> ALL (${hidden}::event_type[])))`;

/** The position of an event that the reader may see, or null. */
export async function selectPosition(
  db: Queryable,
  { processor_id, vendor_id }: Reader,
  uuid: string,
  processorOnly: readonly EventType[],
): Promise<number | null> {
  const subject = batchedUuid(uuid);
  const { from, before, subjectEnd } = soughtMove(uuid);
  const rows = await db.query<{ position: number; subject_uuid: string | null } & (BatchedMove | NoMove)>(
    `SELECT position, NULL::uuid AS subject_uuid, NULL::timestamptz AS occurred_at, NULL::integer AS sequence FROM events
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND subject_uuids IS NULL AND ${visible('$4', '$5')}
     UNION ALL
     (SELECT position - cardinality(subject_uuids) + array_position(subject_uuids, $6::uuid), $6, NULL, NULL FROM events
      WHERE shard = $1 AND processor_id = $2 AND subject_uuids IS NOT NULL AND sequence IS NULL
        AND subject_uuid BETWEEN $7 AND $6 AND $6 = ANY (subject_uuids) AND ${visible('$4', '$5')}
      ORDER BY subject_uuid DESC LIMIT 1)
     UNION ALL
     SELECT e.position - cardinality(e.subject_uuids) + one.number, one.subject_uuid, e.occurred_at, e.sequence
     FROM events e CROSS JOIN LATERAL unnest(e.subject_uuids) WITH ORDINALITY AS one (subject_uuid, number)
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.sequence IS NOT NULL AND e.occurred_at >= $8 AND e.occurred_at < $9
       AND right(one.subject_uuid::text, 12) = $10 AND ${visible('$4', '$5')}`,
    [
      ...tenantKey(processor_id),
      uuid,
      vendor_id,
      processorOnly,
      subject,
      firstInSecond(subject),
      from,
      before,
      subjectEnd,
    ],
  );
  return rows.find((row) => row.sequence === null || uuidOfMove(row) === uuid)?.position ?? null;
}

/** The reader's latest event, or null. */
export async function selectLatest(
  db: Queryable,
  reader: Reader,
  processorOnly: readonly EventType[],
): Promise<string | null> {
  const last = 'uuid, subject_uuids[cardinality(subject_uuids)] AS subject_uuid, occurred_at, sequence';
  const [row] =
    reader.vendor_id === null
      ? await db.query<EventName>(
          `SELECT ${last} FROM events WHERE shard = $1 AND processor_id = $2 ORDER BY position DESC LIMIT 1`,
          tenantKey(reader.processor_id),
        )
      : await db.query<EventName>(
          `SELECT ${last} FROM events
           WHERE shard = $1 AND processor_id = $2 AND vendor_id = $3 AND type <> ALL ($4::event_type[])
           ORDER BY position DESC LIMIT 1`,
          [...tenantKey(reader.processor_id), reader.vendor_id, processorOnly],
        );
  return row === undefined ? null : uuidOf(row);
}

interface NoMove {
  occurred_at: Date | null;
  sequence: null;
}

/** What the uuid of an event is read from: `subject_uuid` of an event in a batch. */
export type EventName = { occurred_at: Date } & (
  | { uuid: string; subject_uuid: null; sequence: null }
  | { uuid: null; subject_uuid: string; sequence: number | null }
);

export function uuidOf(event: EventName): string {
  if (event.uuid !== null) return event.uuid;
  const { subject_uuid, occurred_at, sequence } = event;
  return sequence === null ? batchedUuid(subject_uuid) : uuidOfMove({ subject_uuid, occurred_at, sequence });
}

/** The columns of an event, or of one event in a batch, from which its body comes. */
export type StoredBody = { processor_id: string; type: EventType } & (
  | { body: string; subject_uuid: null; renderer: null; vendor_name: null; sequence: null }
  | BatchedBody
);

/** `sequence`: of a start null. Only a move has trace numbers. */
export interface BatchedBody {
  body: null;
  subject_uuid: string;
  renderer: number;
  vendor_name: string;
  occurred_at: Date;
  sequence: number | null;
  capture_trace: number | null;
  payout_trace: number | null;
}

/** The columns of `StoredBody` and `EventName`: of an event `e`, or of one with a number in it. */
export const storedColumns = (number: string) =>
  `e.processor_id, e.uuid, e.type, e.body, e.subject_uuids[${number}] AS subject_uuid, e.renderer, e.vendor_name,
       e.occurred_at, e.sequence, e.capture_traces[${number}] AS capture_trace, e.payout_traces[${number}] AS payout_trace`;

/** Of the table, what these need. */
export const storedFrom =
  'processor_id, position, uuid, type, body, subject_uuids, renderer, vendor_name, occurred_at, sequence, capture_traces, payout_traces';

/** The reader's events after a position, in order. */
export function selectEventsAfter(
  db: Queryable,
  { processor_id, vendor_id }: Reader,
  position: number,
  limit: number,
  processorOnly: readonly EventType[],
): Promise<(EventName & StoredBody)[]> {
  const events = (whose: string) => `
    SELECT ${storedColumns('one.number')}
    FROM (SELECT ${storedFrom} FROM events
          WHERE shard = $1 AND processor_id = $2 AND position > $3 ${whose} ORDER BY position LIMIT $4) e
    -- An event that is not in a batch is one row.
    LEFT JOIN LATERAL generate_subscripts(e.subject_uuids, 1) AS one (number) ON true
    WHERE e.subject_uuids IS NULL OR e.position - cardinality(e.subject_uuids) + one.number > $3
    ORDER BY e.position, one.number LIMIT $4`;
  if (vendor_id === null) return db.query(events(''), [...tenantKey(processor_id), position, limit]);
  return db.query(events('AND vendor_id = $5 AND type <> ALL ($6::event_type[])'), [
    ...tenantKey(processor_id),
    position,
    limit,
    vendor_id,
    processorOnly,
  ]);
}
