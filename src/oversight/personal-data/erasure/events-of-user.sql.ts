// Queries that take personal data out of the event log.

import type { EventType } from '../../../events/log/event-types.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { UserKey } from './erasures.sql.ts';

export interface ErasureInEvents extends UserKey {
  events_through: number;
  /** The user and its bank accounts. */
  subjects: string[];
}

/** Erasures whose events still have personal data, the oldest first. */
export function selectErasuresInEvents(db: Queryable, atMost: number): Promise<ErasureInEvents[]> {
  return db.query(
    `SELECT r.processor_id, r.user_uuid, r.events_through,
            ARRAY(SELECT a.uuid FROM bank_accounts a
                  WHERE a.shard = r.shard AND a.processor_id = r.processor_id AND a.user_uuid = r.user_uuid) || r.user_uuid AS subjects
     FROM erasures r WHERE r.events_erased_at IS NULL ORDER BY r.erased_at LIMIT $1`,
    [atMost],
  );
}

/** Whether an event of the subjects has no position yet. */
export async function isAnnounced(db: Queryable, { processor_id, subjects }: ErasureInEvents): Promise<boolean> {
  const [row] = await db.query<{ announced: boolean }>(
    `SELECT EXISTS (SELECT FROM outbox WHERE shard = $1 AND processor_id = $2 AND subject_uuid = ANY ($3::uuid[])) AS announced`,
    [...tenantKey(processor_id), subjects],
  );
  return row!.announced;
}

export async function selectLastPosition(db: Queryable, processorId: string): Promise<number> {
  const [row] = await db.query<{ last_position: number }>(
    'SELECT last_position FROM event_positions WHERE shard = $1 AND processor_id = $2',
    tenantKey(processorId),
  );
  return row!.last_position;
}

export interface EventBody {
  position: number;
  body: string;
}

/** The events of the subjects with one of the types, after a position and up to another. */
export function selectEventsOf(
  db: Queryable,
  { processor_id, subjects }: ErasureInEvents,
  types: readonly EventType[],
  { after, through }: { after: number; through: number },
): Promise<EventBody[]> {
  return db.query(
    `SELECT position, body FROM events
     WHERE shard = $1 AND processor_id = $2 AND position > $3 AND position <= $4
       AND type = ANY ($5::event_type[]) AND subject_uuid = ANY ($6::uuid[]) AND body IS NOT NULL
     ORDER BY position`,
    [...tenantKey(processor_id), after, through, types, subjects],
  );
}

const bodies = recordset<EventBody & { processor_id: string }>({
  processor_id: 'uuid',
  position: 'bigint',
  body: 'text',
});

export async function eraseEvents(db: Queryable, processorId: string, events: readonly EventBody[]): Promise<void> {
  await db.query(
    `SELECT erase_event(shard, processor_id, position, body) FROM ${bodies.from()} AS row`,
    bodies.values(events.map((event) => ({ processor_id: processorId, ...event }))),
  );
}

/** `erasedAt`: when the last of its events was reached; null: more follow. */
export async function updateProgress(
  db: Queryable,
  { processor_id, user_uuid }: UserKey,
  through: number,
  erasedAt: Date | null,
): Promise<void> {
  await db.query(
    `UPDATE erasures SET events_through = $4, events_erased_at = $5
     WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3`,
    [...tenantKey(processor_id), user_uuid, through, erasedAt],
  );
}
