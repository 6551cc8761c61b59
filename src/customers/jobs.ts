// The jobs of this wing.

import type { Job } from '../platform/database/repeat.ts';
import { realClock } from '../platform/std/clock.ts';
import { removeItemsJob } from './bank-accounts/linking/remove-items.job.ts';
import { openNumbersJob } from './bank-accounts/open-numbers.job.ts';
import type { CustomersContext } from './operations.ts';
import { tidyRequestsJob } from './pages/tidy-requests.job.ts';
import { sendSubmissionsJob } from './users/verification/over-http/send-submissions.job.ts';

export function customersJobs(context: CustomersContext): Job[] {
  const { database, vault, clock, settings, log, bankAccountProviders, businessVerification } = context;
  const jobs: Job[] = [
    openNumbersJob({ database, vault, clock, log }),
    tidyRequestsJob({ database, clock }, 'bank_account_requests'),
  ];
  // The sandbox has no provider, and so no items.
  if (settings.ACHORD_MODE === 'live')
    jobs.push(removeItemsJob({ database, vault, clock: realClock, log, provider: bankAccountProviders.linking }));
  const { overHttp } = businessVerification;
  if (overHttp !== null) jobs.push(sendSubmissionsJob({ database, vault, clock: realClock, log, ...overHttp }));
  return jobs;
}
