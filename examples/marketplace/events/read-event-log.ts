// Reads the event log from where it was read last: what no webhook has told.
import { atomically } from '../database.ts';
import type { Shop } from '../shop.ts';
import { insertEvent, moveCursor, selectCursor } from './events.sql.ts';

export async function readEventLog({ database, achord }: Shop): Promise<void> {
  for await (const event of achord.events.since(selectCursor(database), { limit: 100 }))
    atomically(database, () => {
      insertEvent(database, event);
      moveCursor(database, event.uuid);
    });
}
