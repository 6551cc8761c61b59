// The jobs of this wing.

import type { Job } from '../platform/database/repeat.ts';
import { realClock } from '../platform/std/clock.ts';
import { tellOfRiskJob } from './desk/notices/tell-of-risk.job.ts';
import { tellOfFilesJob } from './desk/scheduled/tell-of-files.job.ts';
import { writeScheduledFilesJob } from './desk/scheduled/write-scheduled-files.job.ts';
import { noteFiguresJob } from './desk/today/note-figures.job.ts';
import { checkEveryPaymentJob } from './invariants/check-every-payment.job.ts';
import { checkMovedJob } from './invariants/check-moved.job.ts';
import { showViolations } from './invariants/shown-violations.ts';
import type { OversightContext } from './operations.ts';
import { eraseEventsJob } from './personal-data/erasure/erase-events.job.ts';
import { removeExpiredJob } from './personal-data/removal/remove-expired.job.ts';
import { chainActsJob } from './seals/chain-acts.job.ts';
import { sealPostingsJob } from './seals/seal-postings.job.ts';

/** Of each lane. */
export function oversightJobs({
  database,
  name,
  lanes,
  clock,
  settings,
  metrics,
  log,
  stopping,
}: OversightContext & { name: string }): Job[] {
  const jobs: Job[] = [
    chainActsJob(database),
    sealPostingsJob({ database, clock, stopping }),
    eraseEventsJob({ database, clock: realClock }),
    removeExpiredJob({
      database,
      clock: realClock,
      removedAccountDays: settings.ACHORD_REMOVED_ACCOUNT_DAYS,
      removed: metrics.counts('achord_personal_data_removed_total'),
    }),
  ];
  const everyMinutes = settings.ACHORD_INVARIANTS_MINUTES;
  if (everyMinutes > 0) {
    // Home checks what is about all lanes.
    const ofAllLanes = name === lanes.home.name ? lanes.every : null;
    const checking = { database, ofAllLanes, clock, log, shown: showViolations(metrics, log), stopping, everyMinutes };
    jobs.push(checkMovedJob(checking), checkEveryPaymentJob(checking));
  }
  return jobs;
}

/** Of home: their rows are there, about the rows of all lanes. */
export function oversightJobsOfHome(context: OversightContext): Job[] {
  const { lanes, clock, log, settings, banks, bankingClock } = context;
  const { database } = lanes.home;
  const jobs = [
    writeScheduledFilesJob({ database, lanes, clock, log }),
    noteFiguresJob({ database, lanes, clock, banks, bankingClock }),
  ];
  for (const telling of [
    tellOfFilesJob({ database, log, settings }),
    tellOfRiskJob({ database, lanes, log, settings }),
  ])
    if (telling !== null) jobs.push(telling);
  return jobs;
}
