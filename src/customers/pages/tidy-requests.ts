// Removes requests with a one-time link 90 days after they expire. What came of one stays.
import { type AtomicPhase, atomically } from '../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Job } from '../../platform/database/repeat.ts';
import { type Clock, secondsAfter } from '../../platform/std/clock.ts';

const keptSeconds = 90 * 86_400;

export interface ExpiredRequests {
  /** The name of the job. */
  name: string;
  /** A tenant with a request that expired before an instant; null: none has one. */
  selectTenant(db: Queryable, before: Date): Promise<string | null>;
  /** Removes the requests of a tenant that expired before an instant. */
  remove(phase: AtomicPhase, processorId: string, before: Date): Promise<void>;
}

export const tidyRequestsJob = (
  { database, clock }: { database: Database; clock: Clock },
  { name, selectTenant, remove }: ExpiredRequests,
): Job => ({
  name,
  everyMs: 3_600_000,
  async run() {
    const before = secondsAfter(clock.now(), -keptSeconds);
    for (;;) {
      const tenant = await selectTenant(database, before);
      if (tenant === null) return 0;
      await atomically(database, (phase) => remove(phase, tenant, before));
    }
  },
});
