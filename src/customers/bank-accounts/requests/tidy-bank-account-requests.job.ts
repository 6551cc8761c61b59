// Removes requests for bank accounts 90 days after they expire. The bank account stays.
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { tidyRequestsJob } from '../../pages/tidy-requests.ts';
import { deleteRequestsExpired, selectTenantWithExpired } from './bank-account-requests.sql.ts';

export const tidyBankAccountRequestsJob = (context: { database: Database; clock: Clock }): Job =>
  tidyRequestsJob(context, {
    name: 'remove old requests for bank accounts',
    selectTenant: selectTenantWithExpired,
    remove: deleteRequestsExpired,
  });
