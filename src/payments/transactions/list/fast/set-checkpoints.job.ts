// Sets the checkpoints that are due after new payments, of all tenants in turn.
import { type AtomicPhase, atomically } from '../../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { type Job, quietMs } from '../../../../platform/database/repeat.ts';
import { nilUuid } from '../../../../platform/std/identifiers.ts';
import { checkpointPairs, enterEarlier, enterPortion, insertPairsDue, selectUnentered } from './asked-pairs.sql.ts';
import { insertDue, lockTenant, selectTenantsDue, setCheckpoints, takeDue } from './checkpoints.sql.ts';

const tenantsAtOnce = 50;
const paymentsOfEach = 20_000;

/**
 * Nothing waits for this job: readers count payments that have no checkpoints yet. The pause keeps
 * these to some thousand.
 */
export function setCheckpointsJob(database: Database): Job {
  let after = nilUuid;

  return {
    name: 'set the checkpoints of lists',
    everyMs: 4_000,
    quietMs,
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
 * Sets the checkpoints of a tenant at up to `atMost` payments, from the first one that is due. Then
 * reads up to `atMost` payments for a pair that was asked for. Returns how many payments it read
 * for either. A payment that commits during the run has its own row of what is due, and is counted
 * the next time.
 */
export function setDueCheckpoints(database: Database, processorId: string, atMost: number): Promise<number> {
  return atomically(database, async (phase) => {
    // One process at a time: with two, the later one would count what the earlier one has read.
    if (!(await lockTenant(phase, processorId))) return 0;
    const from = await takeDue(phase, processorId);
    if (from === null) return 0;
    const { read, last, has_pairs } = await setCheckpoints(phase, { processor_id: processorId, from, at_most: atMost });
    if (read === atMost) await insertDue(phase, processorId, last!);
    if (!has_pairs) return read;
    if (last !== null) {
      const pairs = await enterPortion(phase, processorId, from, last);
      if (pairs.length > 0) await checkpointPairs(phase, pairs, last);
    }
    return read + (await enterPairs(phase, processorId, atMost));
  });
}

/** Enters the payments of pairs that were asked for. Returns how many payments it read for them. */
async function enterPairs(phase: AtomicPhase, processorId: string, atMost: number): Promise<number> {
  let read = 0;
  for (;;) {
    const pair = await selectUnentered(phase, processorId);
    if (pair === null) return read;
    if (read >= atMost) {
      await insertPairsDue(phase, processorId);
      return read;
    }
    const entered = await enterEarlier(phase, pair, atMost - read);
    await checkpointPairs(phase, [{ ...pair, since: pair.entered_before }], entered.last);
    read += entered.read;
  }
}
