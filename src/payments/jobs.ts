// The jobs of this wing.

import { tidyRequestsJob } from '../customers/pages/tidy-requests.job.ts';
import type { Job } from '../platform/database/repeat.ts';
import { realClock } from '../platform/std/clock.ts';
import { foldBalancesJob } from './ledger/fold-balances.job.ts';
import type { PaymentsContext } from './operations.ts';
import { countEarlierJob } from './risk/limits/count-earlier.job.ts';
import { watchReturnRatesJob } from './risk/return-rates/watch-return-rates.job.ts';
import { screeningProvider } from './risk/screening/provider/screening-provider.ts';
import { sendScreeningRequestsJob } from './risk/screening/provider/send-requests.job.ts';
import { screenUsersJob } from './risk/screening/users/screen-users.job.ts';
import { setCheckpointsJob } from './transactions/list/fast/set-checkpoints.job.ts';

export function paymentsJobs({ database, clock, log, settings }: PaymentsContext): Job[] {
  const jobs = [
    foldBalancesJob(database),
    setCheckpointsJob(database),
    countEarlierJob(database, clock),
    watchReturnRatesJob({ database, clock, log }),
    screenUsersJob({ database, clock }),
    tidyRequestsJob({ database, clock }, 'authorization_requests'),
  ];
  const provider = screeningProvider(settings);
  if (provider !== null) jobs.push(sendScreeningRequestsJob({ database, clock: realClock, log, ...provider }));
  return jobs;
}
