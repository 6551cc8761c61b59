// Queries on the outbox.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { Announcement } from './announcement.ts';

export interface OutboxRow extends Announcement {
  uuid: string;
}

type OutboxKey = Pick<OutboxRow, 'processor_id' | 'subject_uuid' | 'sequence'>;

const keys = recordset<OutboxKey>({ processor_id: 'uuid', subject_uuid: 'uuid', sequence: 'integer' });

export async function insertOutbox(db: Queryable, rows: readonly OutboxRow[]): Promise<void> {
  await db.query(
    `INSERT INTO outbox (shard, processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state)
     SELECT shard_of(processor_id), processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state
     FROM json_to_recordset($1::json) AS row (processor_id uuid, uuid uuid, vendor_id uuid, type event_type,
       subject_uuid uuid, sequence integer, occurred_at timestamptz, state json)`,
    [JSON.stringify(rows)],
  );
}

/**
 * Processors after the given one that have rows in the outbox, or batches whose deliveries are not
 * created yet, by shard. Skips from one to the next in the primary keys.
 */
export async function selectAnnouncing(db: Queryable, after: string, atMost: number): Promise<string[]> {
  const firstIn = (table: string, than: string) => `
           (SELECT shard, processor_id FROM ${table} WHERE (shard, processor_id) > (${than})
            ORDER BY shard, processor_id LIMIT 1)`;
  const next = (than: string) => `
         SELECT shard, processor_id
         FROM (${firstIn('outbox', than)} UNION ALL ${firstIn('event_batches_due', than)}) AS either
         ORDER BY shard, processor_id LIMIT 1`;
  const rows = await db.query<{ processor_id: string }>(
    `WITH RECURSIVE announcing AS (
       (${next('$1, $2')})
       UNION ALL
       SELECT following.* FROM announcing a CROSS JOIN LATERAL (${next('a.shard, a.processor_id')}) AS following
     )
     SELECT processor_id FROM announcing LIMIT $3`,
    [...tenantKey(after), atMost],
  );
  return rows.map((row) => row.processor_id);
}

export async function outboxHolds(db: Queryable, processorId: string): Promise<boolean> {
  const [row] = await db.query<{ holds: boolean }>(
    'SELECT EXISTS (SELECT FROM outbox WHERE shard = $1 AND processor_id = $2) AS holds',
    tenantKey(processorId),
  );
  return row!.holds;
}

/**
 * Up to `atMost` announcements of each processor, ordered by time; announcements of one subject by
 * their sequence.
 *
 * Reads in the order of the primary key, so an announcement always comes with the earlier ones of
 * its subject: each of these committed before the next could start. Two changes of one subject wait
 * for each other at its row, and the second can have the earlier time. So each announcement is
 * ordered by the latest time up to its sequence.
 */
export function selectOutboxHead(db: Queryable, processorIds: readonly string[], atMost: number): Promise<OutboxRow[]> {
  return db.query(
    `WITH chosen AS (
       SELECT o.*, max(o.occurred_at) OVER (PARTITION BY o.processor_id, o.subject_uuid ORDER BY o.sequence) AS ripe_at
       FROM unnest($1::uuid[]) AS p (processor_id)
       CROSS JOIN LATERAL (
         SELECT processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state FROM outbox
         WHERE outbox.shard = shard_of(p.processor_id) AND outbox.processor_id = p.processor_id
         ORDER BY subject_uuid, sequence LIMIT $2
       ) o
     )
     SELECT processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state
     FROM chosen ORDER BY processor_id, ripe_at, subject_uuid, sequence`,
    [processorIds, atMost],
  );
}

/** Removes announcements that get their position in this phase. */
export async function deleteFromOutbox(db: Queryable, rows: readonly OutboxKey[]): Promise<void> {
  await db.query(
    `DELETE FROM outbox USING ${keys.from()} AS gone
     WHERE outbox.shard = gone.shard AND outbox.processor_id = gone.processor_id
       AND outbox.subject_uuid = gone.subject_uuid AND outbox.sequence = gone.sequence`,
    keys.values(rows),
  );
}

/** The number of events that wait for a position, of all tenants. The table is small. */
export async function selectOutboxWaiting(db: Queryable): Promise<{ events: number }> {
  const [row] = await db.query<{ events: number }>('SELECT count(*) AS events FROM outbox', []);
  return row!;
}
