// Queries on the event log.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { EventType } from './event-types.ts';
import { batchedUuid, firstInSecond } from './fast/batched-uuid.ts';
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
  const [row] = await db.query<{ position: number }>(
    `SELECT position FROM events
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND subject_uuids IS NULL AND ${visible('$4', '$5')}
     UNION ALL
     (SELECT position - cardinality(subject_uuids) + array_position(subject_uuids, $6::uuid) FROM events
      WHERE shard = $1 AND processor_id = $2 AND subject_uuids IS NOT NULL AND subject_uuid BETWEEN $7 AND $6
        AND $6 = ANY (subject_uuids) AND ${visible('$4', '$5')}
      ORDER BY subject_uuid DESC LIMIT 1)
     LIMIT 1`,
    [...tenantKey(processor_id), uuid, vendor_id, processorOnly, subject, firstInSecond(subject)],
  );
  return row?.position ?? null;
}

/** The reader's latest event, or null. */
export async function selectLatest(
  db: Queryable,
  reader: Reader,
  processorOnly: readonly EventType[],
): Promise<string | null> {
  const last = 'uuid, subject_uuids[cardinality(subject_uuids)] AS subject_uuid';
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

/** What the uuid of an event is read from: `subject_uuid` of an event in a batch. */
export type EventName = { uuid: string; subject_uuid: null } | { uuid: null; subject_uuid: string };

export const uuidOf = (event: EventName): string => event.uuid ?? batchedUuid(event.subject_uuid);

/** The columns of an event, or of one event in a batch, from which its body comes. */
export type StoredBody =
  | { processor_id: string; body: string; subject_uuid: null; renderer: null; vendor_name: null }
  | { processor_id: string; body: null; subject_uuid: string; renderer: number; vendor_name: string };

/** The reader's events after a position, in order. */
export function selectEventsAfter(
  db: Queryable,
  { processor_id, vendor_id }: Reader,
  position: number,
  limit: number,
  processorOnly: readonly EventType[],
): Promise<(EventName & StoredBody & { type: EventType })[]> {
  const events = (whose: string) => `
    SELECT e.processor_id, e.uuid, e.type, e.body, one.subject_uuid, e.renderer, e.vendor_name
    FROM (SELECT processor_id, position, uuid, type, body, subject_uuids, renderer, vendor_name FROM events
          WHERE shard = $1 AND processor_id = $2 AND position > $3 ${whose} ORDER BY position LIMIT $4) e
    -- An event that is not in a batch is one row.
    LEFT JOIN LATERAL unnest(e.subject_uuids) WITH ORDINALITY AS one (subject_uuid, number) ON true
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
