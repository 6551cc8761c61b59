// The lock between starts of payments that are copied, which lock no user, and changes that look at
// the payments of a user (decision 26).
import type { Queryable } from '../../platform/database/database.ts';
import type { Step } from '../../platform/database/pipeline/pipeline.ts';
import { recordset } from '../../platform/database/recordset.ts';

const tenants = recordset<{ processor_id: string }>({ processor_id: 'uuid' });

// Two integers: apart from our other advisory locks, which have one. Two tenants of one hash only
// wait for each other.
const lockOf = (processor: string) => `4010006, uuid_hash(${processor})`;

/**
 * Waits until the starts of these tenants that are being copied have ended. Until the phase ends no
 * other one is copied, so a look at payments sees all of them. Starts that lock their users still
 * run: lock the users first.
 */
export async function awaitStarts(phase: Queryable, processorIds: readonly string[]): Promise<void> {
  await phase.query(
    `SELECT pg_advisory_xact_lock(${lockOf('processor_id')})
     FROM (SELECT DISTINCT processor_id FROM unnest($1::uuid[]) AS tenant (processor_id) ORDER BY processor_id) AS tenants`,
    [processorIds],
  );
}

/**
 * The other side: fails instead of waiting. A query after it sees the result of every change that
 * has held the lock. A query that takes the lock itself does not, so this is a step of its own.
 */
export const holdOffChanges = (processorIds: readonly string[]): Step => ({
  text: `SELECT 1 / min(pg_try_advisory_xact_lock_shared(${lockOf('processor_id')})::integer) FROM ${tenants.from()} AS tenant`,
  values: tenants.values(processorIds.map((processor_id) => ({ processor_id }))),
});
