// Everything that the event log of a processor has, as receivers get it.
import { selectEventsAfter } from '../../../src/events/log/events.sql.ts';
import { positionEventsOf } from '../../../src/events/log/position-events.ts';
import type { TestService } from '../service/service.ts';
import { positioning } from './positioning.ts';

/** The bodies of all events, by subject, oldest first. Afterwards the outbox is empty. */
export async function readEventBodies({ context }: TestService, processor_id: string): Promise<Map<string, string[]>> {
  const { database } = context;
  await positionEventsOf(database, positioning, processor_id);
  const events = await selectEventsAfter(database, { processor_id, vendor_id: null }, 0, 1_000_000, []);
  return Map.groupBy(await positioning.readBodies(database, events), (body) => JSON.parse(body).data.uuid);
}
