// Asks for the list of a pair: the job then enters its payments.
import { atomically } from '../../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { insertAskedPair, insertPairsDue, type Pair } from './asked-pairs.sql.ts';

export function askForPair(database: Database, pair: Pair): Promise<void> {
  return atomically(database, async (phase) => {
    await insertAskedPair(phase, pair);
    await insertPairsDue(phase, pair.processor_id);
  });
}
