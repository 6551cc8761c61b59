// The query that sends a hint to other processes.
import type { Queryable } from './database.ts';

export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await db.query('SELECT pg_notify($1, $2)', [channel, payload]);
}
