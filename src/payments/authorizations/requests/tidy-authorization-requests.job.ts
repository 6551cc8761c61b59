// Removes requests for authorizations 90 days after they expire. What came of one stays: the
// authorization has the evidence (decision 53).
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import { type Clock, secondsAfter } from '../../../platform/std/clock.ts';
import { deleteRequestsExpired, selectTenantWithExpired } from './authorization-requests.sql.ts';

const keptSeconds = 90 * 86_400;

export const tidyAuthorizationRequestsJob = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'remove old requests for authorizations',
  everyMs: 3_600_000,
  async run() {
    const before = secondsAfter(clock.now(), -keptSeconds);
    for (;;) {
      const tenant = await selectTenantWithExpired(database, before);
      if (tenant === null) return 0;
      await atomically(database, (phase) => deleteRequestsExpired(phase, tenant, before));
    }
  },
});
