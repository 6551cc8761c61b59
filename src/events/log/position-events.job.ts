// Positions the events in the outbox as soon as they commit, for all processors in turn.
import type { Database } from '../../platform/database/database.ts';
import { type Job, quietMs } from '../../platform/database/repeat.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { selectAnnouncing } from './outbox.sql.ts';
import { outboxFilled } from './outbox-filled.ts';
import { type Positioning, positionEvents } from './position-events.ts';

const processorsAtOnce = 20;

// The signal of another process may be lost: its event waits for the next run.
const everyMs = 2_000;

export function positionEventsJob({ database, positioning }: { database: Database; positioning: Positioning }): Job {
  // Takes processors in turn, so a busy one does not delay the others.
  let after = nilUuid;
  let isAnyAnnouncing = false;

  return {
    name: 'position events',
    everyMs,
    quietMs,
    wokenBy: outboxFilled.subscribe,
    // Another worker has locked these, and may die before it commits.
    dueInMs: () => (isAnyAnnouncing ? 0 : Number.POSITIVE_INFINITY),
    async run() {
      let announcing = await selectAnnouncing(database, after, processorsAtOnce);
      if (announcing.length === 0 && after !== nilUuid)
        announcing = await selectAnnouncing(database, nilUuid, processorsAtOnce);
      after = announcing.length === processorsAtOnce ? announcing[processorsAtOnce - 1]! : nilUuid;
      isAnyAnnouncing = announcing.length > 0;
      return announcing.length === 0 ? 0 : positionEvents(database, positioning, announcing);
    },
  };
}
