// Finds one event, with the body that webhooks carry.
import type { Database } from '../../platform/database/database.ts';
import { processorOnly } from './event-types.ts';
import { type Reader, selectEventsAfter, selectPosition, uuidOf } from './events.sql.ts';
import { type Positioning, positionEventsOf } from './position-events.ts';

/** Null: this reader sees no such event. */
export async function findEvent(
  database: Database,
  positioning: Positioning,
  reader: Reader,
  uuid: string,
): Promise<object | null> {
  await positionEventsOf(database, positioning, reader.processor_id);
  const position = await selectPosition(database, reader, uuid.toLowerCase(), processorOnly);
  if (position === null) return null;
  const [row] = await selectEventsAfter(database, reader, position - 1, 1, processorOnly);
  const [body] = await positioning.readBodies(database, [row!]);
  return { uuid: uuidOf(row!), ...(JSON.parse(body!) as object) };
}
