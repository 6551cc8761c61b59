// An atomic phase that changes the schema: one at a time, and its queries may take long.
import type { AtomicPhase } from '../atomic-phase.ts';
import type { Database } from '../database.ts';
import { atomicallyWithin } from '../deadlines/long-phase.ts';
import { lockMigrations } from './migrate.sql.ts';

/** A migration may rewrite a large table. */
const migrationMs = 3_600_000;

/**
 * Waits until other phases like it have ended, as long as one of their queries may take. A query of
 * `work` waits for a lock on a table only as long as usual: requests would wait behind it.
 */
export function migrationPhase<Result>(
  owner: Database,
  work: (phase: AtomicPhase) => Promise<Result>,
): Promise<Result> {
  return atomicallyWithin(owner, migrationMs, async (phase) => {
    await lockMigrations(phase);
    return work(phase);
  });
}
