// Removes requests for authorizations 90 days after they expire. What came of one stays: the
// authorization has the evidence (decision 53).
import { tidyRequestsJob } from '../../../customers/pages/tidy-requests.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { deleteRequestsExpired, selectTenantWithExpired } from './authorization-requests.sql.ts';

export const tidyAuthorizationRequestsJob = (context: { database: Database; clock: Clock }): Job =>
  tidyRequestsJob(context, {
    name: 'remove old requests for authorizations',
    selectTenant: selectTenantWithExpired,
    remove: deleteRequestsExpired,
  });
