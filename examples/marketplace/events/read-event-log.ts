// Reads the event log from where it was read last: what no webhook has told.

import { atomically, type Database } from '../database.ts';
import type { Shop } from '../shop.ts';
import { keepEvent } from './keep-events.ts';

export async function readEventLog({ database, achord }: Shop): Promise<void> {
  for await (const event of achord.events.since(selectCursor(database), { limit: 100 }))
    atomically(database, () => {
      keepEvent(database, event);
      moveCursor(database, event.uuid);
    });
}

/** Null: nothing was read yet. */
function selectCursor(database: Database): string | null {
  const row = database.prepare('SELECT event_uuid FROM event_log_cursor').get();
  return (row?.event_uuid as string | undefined) ?? null;
}

function moveCursor(database: Database, event_uuid: string): void {
  database
    .prepare(
      `INSERT INTO event_log_cursor (only, event_uuid) VALUES (1, ?)
       ON CONFLICT (only) DO UPDATE SET event_uuid = excluded.event_uuid`,
    )
    .run(event_uuid);
}
