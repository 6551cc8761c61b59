// Removes requests with a one-time link 90 days after they expire. What came of one stays: the
// authorization with its evidence, or the bank account (decisions 53 and 65).
import { atomically } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/database/repeat.ts';
import { type Clock, secondsAfter } from '../../platform/std/clock.ts';
import { deleteRequestsExpired, selectTenantWithExpired, type TableOfRequests } from './link-requests.sql.ts';

const keptSeconds = 90 * 86_400;

const names: Record<TableOfRequests, string> = {
  authorization_requests: 'remove old requests for authorizations',
  bank_account_requests: 'remove old requests for bank accounts',
};

export const tidyRequestsJob = (
  { database, clock }: { database: Database; clock: Clock },
  table: TableOfRequests,
): Job => ({
  name: names[table],
  everyMs: 3_600_000,
  async run() {
    const before = secondsAfter(clock.now(), -keptSeconds);
    for (;;) {
      const tenant = await selectTenantWithExpired(database, table, before);
      if (tenant === null) return 0;
      await atomically(database, (phase) => deleteRequestsExpired(phase, table, tenant, before));
    }
  },
});
