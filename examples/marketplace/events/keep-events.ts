// Keeps events, each once, until they have been applied.
import type { WebhookEvent } from '@achord/client';
import { type Database, now } from '../database.ts';

/** An event that is here already, from a webhook or from the event log, is not kept again. */
export function keepEvent(database: Database, event: WebhookEvent): void {
  database
    .prepare('INSERT INTO events (uuid, body, received_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .run(event.uuid, JSON.stringify(event), now());
}

export function selectEventsToApply(database: Database): WebhookEvent[] {
  const query = 'SELECT body FROM events WHERE applied_at IS NULL ORDER BY received_at';
  return database
    .prepare(query)
    .all()
    .map(({ body }) => JSON.parse(body as string) as WebhookEvent);
}

export function markApplied(database: Database, uuid: string): void {
  database.prepare('UPDATE events SET applied_at = ? WHERE uuid = ?').run(now(), uuid);
}
