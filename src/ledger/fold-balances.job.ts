// Folds what was posted into the balances, of all processors in turn.
import type { Database } from '../database/database.ts';
import type { Job } from '../database/repeat.ts';
import { nilUuid } from '../std/identifiers.ts';
import { foldDeltas, selectUnfolded } from './balances.sql.ts';

const processorsAtOnce = 50;
const deltasOfEach = 2_000;

/**
 * Nothing waits for it: what is not folded yet is added by whoever reads. The pause lets deltas of
 * an account gather.
 */
export function foldBalancesJob(database: Database): Job {
  let after = nilUuid;

  return {
    name: 'fold balances',
    everyMs: 1_000,
    async run() {
      const processors = await selectUnfolded(database, after, processorsAtOnce);
      // Goes round, so that processors with much to fold do not keep the others waiting.
      after = processors.length === processorsAtOnce ? processors.at(-1)! : nilUuid;
      let folded = 0;
      for (const processorId of processors) folded += await foldDeltas(database, processorId, deltasOfEach);
      return after !== nilUuid || folded >= deltasOfEach ? folded : 0;
    },
  };
}
