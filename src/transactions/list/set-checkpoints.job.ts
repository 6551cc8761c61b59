// Sets the checkpoints that new payments have made due in their lists, of all tenants in turn.
import { atomically } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../database/repeat.ts';
import { nilUuid } from '../../std/identifiers.ts';
import { checkpointPairs, enterPairs } from './busy-pairs.sql.ts';
import { insertDue, lockTenant, selectTenantsDue, setCheckpoints, takeDue } from './checkpoints.sql.ts';

const tenantsAtOnce = 50;
const paymentsOfEach = 20_000;
// Fewer are looked through in less than half a millisecond; more accounts would be busy, and more
// payments entered, for nothing.
const busyFrom = 1_000;

/**
 * Nothing waits for it: what has no checkpoints yet is counted by whoever reads. The pause keeps
 * that to some thousand payments.
 */
export function setCheckpointsJob(database: Database): Job {
  let after = nilUuid;

  return {
    name: 'set the checkpoints of lists',
    everyMs: 500,
    async run() {
      const tenants = await selectTenantsDue(database, after, tenantsAtOnce);
      // Goes round, so that tenants with much to checkpoint do not keep the others waiting.
      after = tenants.length === tenantsAtOnce ? tenants.at(-1)! : nilUuid;
      let read = 0;
      for (const tenant of tenants) read += await setDueCheckpoints(database, tenant, paymentsOfEach);
      return after !== nilUuid || read >= paymentsOfEach ? read : 0;
    },
  };
}

/**
 * Sets the checkpoints of a tenant at up to `atMost` payments from the first one on that is due,
 * and answers how many it read. A payment that commits while it runs has a row of its own among
 * what is due, and is counted the next time.
 */
export function setDueCheckpoints(
  database: Database,
  processorId: string,
  atMost: number,
  busy_from = busyFrom,
): Promise<number> {
  return atomically(database, async (phase) => {
    // One at a time: the later of two would count what the earlier one saw.
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
