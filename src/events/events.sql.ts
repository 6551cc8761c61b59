// Queries on the event log and its positions.
import type { Queryable } from '../database/database.ts';
import { recordset } from '../database/recordset.ts';
import type { EventType } from './event-types.ts';

export interface EventRow {
  processor_id: string;
  position: number;
  uuid: string;
  vendor_id: string | null;
  type: EventType;
  subject_uuid: string;
  sequence: number;
  occurred_at: Date;
  /** The bytes that are signed and sent. */
  body: string;
}

export interface LastPosition {
  processor_id: string;
  last_position: number;
}

/**
 * Locks the position of a processor until the phase ends. Meanwhile no one else can position its
 * events or change who receives them.
 */
export async function lockPosition(db: Queryable, processorId: string): Promise<LastPosition[]> {
  return db.query('SELECT processor_id, last_position FROM event_positions WHERE processor_id = $1 FOR NO KEY UPDATE', [
    processorId,
  ]);
}

/** Locks the positions of the processors; skips those that another worker has locked. */
export function lockFreePositions(db: Queryable, processorIds: readonly string[]): Promise<LastPosition[]> {
  return db.query(
    `SELECT processor_id, last_position FROM event_positions WHERE processor_id = ANY ($1::uuid[])
     ORDER BY processor_id FOR NO KEY UPDATE SKIP LOCKED`,
    [processorIds],
  );
}

const positioned = recordset<EventRow>({
  processor_id: 'uuid',
  position: 'bigint',
  uuid: 'uuid',
  vendor_id: 'uuid',
  type: 'event_type',
  subject_uuid: 'uuid',
  sequence: 'integer',
  occurred_at: 'timestamptz',
  body: 'text',
});

/** Moves announcements from the outbox into the log and raises the positions, in one query. */
export async function moveIntoLog(db: Queryable, events: readonly EventRow[]): Promise<void> {
  await db.query(
    `WITH positioned AS MATERIALIZED (
       SELECT * FROM ${positioned.from()} AS row
     ), gone AS (
       DELETE FROM outbox USING positioned p
       WHERE outbox.processor_id = p.processor_id AND outbox.subject_uuid = p.subject_uuid
         AND outbox.sequence = p.sequence
     ), raised AS (
       UPDATE event_positions SET last_position = latest.position
       FROM (SELECT processor_id, max(position) AS position FROM positioned GROUP BY processor_id) latest
       WHERE event_positions.processor_id = latest.processor_id
     )
     INSERT INTO events (processor_id, position, uuid, vendor_id, type, subject_uuid, occurred_at, body)
     SELECT processor_id, position, uuid, vendor_id, type, subject_uuid, occurred_at, body FROM positioned`,
    positioned.values(events),
  );
}

/** A processor reads its own events and those of all its vendors; a vendor reads its own. */
export interface Reader {
  processor_id: string;
  vendor_id: string | null;
}

/** The position of an event that the reader may see, or null. */
export async function selectPosition(
  db: Queryable,
  { processor_id, vendor_id }: Reader,
  uuid: string,
  processorOnly: readonly EventType[],
): Promise<number | null> {
  const [row] = await db.query<{ position: number }>(
    `SELECT position FROM events WHERE processor_id = $1 AND uuid = $2
       AND ($3::uuid IS NULL OR (vendor_id = $3 AND type <> ALL ($4::event_type[])))`,
    [processor_id, uuid, vendor_id, processorOnly],
  );
  return row?.position ?? null;
}

/** The reader's latest event, or null. */
export async function selectLatest(
  db: Queryable,
  reader: Reader,
  processorOnly: readonly EventType[],
): Promise<string | null> {
  const [row] =
    reader.vendor_id === null
      ? await db.query<{ uuid: string }>(
          'SELECT uuid FROM events WHERE processor_id = $1 ORDER BY position DESC LIMIT 1',
          [reader.processor_id],
        )
      : await db.query<{ uuid: string }>(
          `SELECT uuid FROM events WHERE processor_id = $1 AND vendor_id = $2 AND type <> ALL ($3::event_type[])
           ORDER BY position DESC LIMIT 1`,
          [reader.processor_id, reader.vendor_id, processorOnly],
        );
  return row?.uuid ?? null;
}

/** The reader's events after a position, in order. */
export function selectEventsAfter(
  db: Queryable,
  { processor_id, vendor_id }: Reader,
  position: number,
  limit: number,
  processorOnly: readonly EventType[],
): Promise<Pick<EventRow, 'uuid' | 'body'>[]> {
  if (vendor_id === null)
    return db.query(
      'SELECT uuid, body FROM events WHERE processor_id = $1 AND position > $2 ORDER BY position LIMIT $3',
      [processor_id, position, limit],
    );
  return db.query(
    `SELECT uuid, body FROM events
     WHERE processor_id = $1 AND vendor_id = $2 AND position > $3 AND type <> ALL ($5::event_type[])
     ORDER BY position LIMIT $4`,
    [processor_id, vendor_id, position, limit, processorOnly],
  );
}
