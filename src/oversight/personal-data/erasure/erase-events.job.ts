// Takes the personal data of erased users out of their events, in portions of the event log.

import { type EventType, events } from '../../../events/log/event-types.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { erasedBody } from './erased-body.ts';
import {
  type ErasureInEvents,
  eraseEvents,
  isAnnounced,
  selectErasuresInEvents,
  selectEventsOf,
  selectLastPosition,
  updateProgress,
} from './events-of-user.sql.ts';

const everyMs = 10_000;
const erasuresAtOnce = 20;
/** Positions of the log that one phase reads. */
const positionsAtOnce = 5_000;

export interface ErasingEvents {
  database: Database;
  clock: Clock;
}

/** The types of events whose data names or describes a person. */
export const personalEvents = (Object.keys(events) as EventType[]).filter((type) =>
  ['business', 'bank account'].includes(events[type].payload),
);

export function eraseEventsJob(context: ErasingEvents): Job {
  return { name: 'erase personal data in events', everyMs, run: () => eraseEventsOfErased(context) };
}

/** Returns how many erasures it ended. */
export async function eraseEventsOfErased({ database, clock }: ErasingEvents): Promise<number> {
  let ended = 0;
  for (const erasure of await selectErasuresInEvents(database, erasuresAtOnce)) {
    // The erased user announces nothing new, so after this the log has all of its events.
    if (await isAnnounced(database, erasure)) continue;
    const last = await selectLastPosition(database, erasure.processor_id);
    for (let after = erasure.events_through; after < last; after += positionsAtOnce)
      await erasePortion(database, erasure, { after, through: Math.min(after + positionsAtOnce, last) });
    await atomically(database, (phase) => updateProgress(phase, erasure, last, clock.now()));
    ended++;
  }
  return ended;
}

function erasePortion(
  database: Database,
  erasure: ErasureInEvents,
  portion: { after: number; through: number },
): Promise<void> {
  return atomically(database, async (phase) => {
    const found = await selectEventsOf(phase, erasure, personalEvents, portion);
    if (found.length > 0)
      await eraseEvents(
        phase,
        erasure.processor_id,
        found.map(({ position, body }) => ({ position, body: erasedBody(body) })),
      );
    await updateProgress(phase, erasure, portion.through, null);
  });
}
