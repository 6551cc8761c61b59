// Queries about events: each is kept once, until it has been applied.
import type { WebhookEvent } from '@achord/client';
import { type Database, now } from '../database.ts';

/** An event that is here already, from a webhook or from the event log, is not kept again. */
export function insertEvent(database: Database, event: WebhookEvent): void {
  database
    .prepare('INSERT INTO events (uuid, body, received_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .run(event.uuid, JSON.stringify(event), now());
}

export function selectEventsToApply(database: Database): WebhookEvent[] {
  const query = 'SELECT body FROM events WHERE applied_at IS NULL ORDER BY received_at, rowid';
  return database
    .prepare(query)
    .all()
    .map(({ body }) => JSON.parse(body as string) as WebhookEvent);
}

export function markApplied(database: Database, uuid: string): void {
  database.prepare('UPDATE events SET applied_at = ? WHERE uuid = ?').run(now(), uuid);
}

/** The last event that was read from the event log; null: nothing was read yet. */
export function selectCursor(database: Database): string | null {
  const row = database.prepare('SELECT event_uuid FROM event_log_cursor').get();
  return (row?.event_uuid as string | undefined) ?? null;
}

export function moveCursor(database: Database, event_uuid: string): void {
  database
    .prepare(
      `INSERT INTO event_log_cursor (only, event_uuid) VALUES (1, ?)
       ON CONFLICT (only) DO UPDATE SET event_uuid = excluded.event_uuid`,
    )
    .run(event_uuid);
}
