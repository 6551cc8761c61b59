// The jobs of this wing.

import type { PlatformContext } from './context.ts';
import { keepHistoryDays } from './database/days/keep-days.job.ts';
import type { Job } from './database/repeat.ts';
import { realClock } from './std/clock.ts';
import { followEveryMs } from './vault/seal-limits.ts';

/** Every process has a vault of its own. */
export const platformJobsOfEveryProcess = ({ vault }: PlatformContext): Job[] => [
  { name: 'follow the data keys', everyMs: followEveryMs, run: () => vault.follow().then(() => 0) },
];

export const platformJobs = ({ database, settings }: PlatformContext): Job[] => [
  {
    name: 'keep the days of histories',
    everyMs: 600_000,
    run: () =>
      keepHistoryDays(database, realClock, {
        webhook_deliveries: settings.ACHORD_WEBHOOK_HISTORY_DAYS,
        webhook_attempts: settings.ACHORD_WEBHOOK_HISTORY_DAYS,
        request_batches: settings.ACHORD_REQUEST_LOG_DAYS,
      }).then(() => 0),
  },
];
