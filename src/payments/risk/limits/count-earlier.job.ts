// Counts payments that started while a processor got its first limits: their requests may not have
// seen the limits.
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { countEarlier } from './count-earlier.ts';
import { selectLimitedSince } from './limits.sql.ts';

const everyMinutes = 1;
// Longer than any request takes, and than the job may pause.
const lookBackMinutes = 10;

export function countEarlierJob(database: Database, clock: Clock): Job {
  return {
    name: 'count earlier payments against new limits',
    everyMs: everyMinutes * 60_000,
    async run() {
      for (const processorId of await selectLimitedSince(database, lookBackMinutes))
        await atomically(database, (phase) => countEarlier(phase, processorId, clock.now()));
      return 0;
    },
  };
}
