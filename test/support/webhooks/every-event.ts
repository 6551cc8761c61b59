// Raises every event: plays the scenarios one after the other, and keeps the first event of each
// type.
import type { EventType } from '../../../src/events/log/event-types.ts';
import type { TestService } from '../service/service.ts';
import { scenarios } from './event-scenarios.ts';

export interface RaisedEvent {
  type: EventType;
  timestamp: string;
  data: Record<string, unknown>;
}

/** As the events API answers them: the delivered bodies without their ids. */
export async function raiseEveryEvent(service: TestService): Promise<Map<EventType, RaisedEvent>> {
  const first = new Map<EventType, RaisedEvent>();
  for (const play of scenarios) {
    const token = await play(service);
    const { events } = (await service.send('GET', '/3p/api/v1/events?limit=100', { token })).body.data;
    for (const { uuid: _uuid, ...event } of events) if (!first.has(event.type)) first.set(event.type, event);
  }
  return first;
}
