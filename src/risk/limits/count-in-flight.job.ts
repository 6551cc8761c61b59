// Counts payments that started while a processor got its first limits: their requests may not have
// seen the limits.
import type { Database } from '../../database/database.ts';
import type { Job } from '../../database/repeat.ts';
import { countPaymentsInFlight, selectLimitedSince } from './limits.sql.ts';

const everyMinutes = 1;
// Longer than any request takes, and than the job may pause.
const lookBackMinutes = 10;

export function countInFlightJob(database: Database): Job {
  return {
    name: 'count payments in flight against new limits',
    everyMs: everyMinutes * 60_000,
    async run() {
      for (const processorId of await selectLimitedSince(database, lookBackMinutes))
        await countPaymentsInFlight(database, processorId);
      return 0;
    },
  };
}
