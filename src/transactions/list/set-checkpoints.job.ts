// Sets the checkpoints that are due after new payments, of all tenants in turn.
import { atomically } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../database/repeat.ts';
import { nilUuid } from '../../std/identifiers.ts';
import { checkpointPairs, enterPairs } from './busy-pairs.sql.ts';
import { insertDue, lockTenant, selectTenantsDue, setCheckpoints, takeDue } from './checkpoints.sql.ts';

const tenantsAtOnce = 50;
const paymentsOfEach = 20_000;
// Fewer payments are searched in less than half a millisecond. A lower number would make more
// accounts busy, and copy more payments, for no gain.
const busyFrom = 1_000;

/**
 * Nothing waits for this job: readers count payments that have no checkpoints yet. The pause keeps
 * these to some thousand.
 */
export function setCheckpointsJob(database: Database): Job {
  let after = nilUuid;

  return {
    name: 'set the checkpoints of lists',
    everyMs: 500,
    async run() {
      const tenants = await selectTenantsDue(database, after, tenantsAtOnce);
      // Takes the tenants in turn, so that one with many payments does not delay the others.
      after = tenants.length === tenantsAtOnce ? tenants.at(-1)! : nilUuid;
      let read = 0;
      for (const tenant of tenants) read += await setDueCheckpoints(database, tenant, paymentsOfEach);
      return after !== nilUuid || read >= paymentsOfEach ? read : 0;
    },
  };
}

/**
 * Sets the checkpoints of a tenant at up to `atMost` payments, from the first one that is due.
 * Answers how many payments it read. A payment that commits meanwhile has its own row of what is
 * due, and is counted the next time.
 */
export function setDueCheckpoints(
  database: Database,
  processorId: string,
  atMost: number,
  busy_from = busyFrom,
): Promise<number> {
  return atomically(database, async (phase) => {
    // One process at a time: with two, the later one would count what the earlier one has read.
    if (!(await lockTenant(phase, processorId))) return 0;
    const from = await takeDue(phase, processorId);
    if (from === null) return 0;
    const portion = { processor_id: processorId, from, at_most: atMost, busy_from };
    const checkpointed = await setCheckpoints(phase, portion);
    const pairs = await enterPairs(phase, portion, checkpointed);
    if (pairs.length > 0) await checkpointPairs(phase, pairs, checkpointed.last);
    if (checkpointed.read === atMost) await insertDue(phase, processorId, checkpointed.last);
    return checkpointed.read;
  });
}
