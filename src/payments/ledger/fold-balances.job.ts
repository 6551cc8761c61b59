// Folds the waiting deltas into the balances, of all processors in turn.
import type { Database } from '../../platform/database/database.ts';
import { type Job, quietMs } from '../../platform/database/repeat.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { foldDeltas, selectUnfolded } from './balances.sql.ts';

const processorsAtOnce = 50;
const deltasOfEach = 2_000;

/**
 * Nothing waits for this job: readers add the deltas themselves. The pause lets several deltas of
 * an account gather.
 */
export function foldBalancesJob(database: Database): Job {
  let after = nilUuid;

  return {
    name: 'fold balances',
    everyMs: 8_000,
    quietMs,
    async run() {
      const processors = await selectUnfolded(database, after, processorsAtOnce);
      // Takes the processors in turn, so that one with many deltas does not delay the others.
      after = processors.length === processorsAtOnce ? processors.at(-1)! : nilUuid;
      let folded = 0;
      for (const processorId of processors) folded += await foldDeltas(database, processorId, deltasOfEach);
      return after !== nilUuid || folded >= deltasOfEach ? folded : 0;
    },
  };
}
