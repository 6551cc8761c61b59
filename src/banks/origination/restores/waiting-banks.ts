// The banks that wait after a restore of their database.
import type { Queryable } from '../../../platform/database/database.ts';
import { inEachLane } from '../../../platform/database/lanes/each-lane.ts';
import { homeName, laneOfWork } from '../../../platform/database/lanes/lane.ts';
import type { BankDescription } from '../../connections/bank.ts';
import { selectWaitingBanks } from './restores.sql.ts';

/** In the order of `banks`. A restore of one database keeps the banks of the others going. */
export async function waitingBanks(
  db: Queryable,
  banks: readonly Pick<BankDescription, 'name' | 'lane'>[],
): Promise<string[]> {
  const found = await inEachLane(db, null, () => {
    const only = laneOfWork()?.name;
    const here = banks.filter(({ lane = homeName }) => only === undefined || lane === only);
    return selectWaitingBanks(
      db,
      here.map(({ name }) => name),
    );
  });
  const waiting = new Set(found.flat());
  return banks.flatMap(({ name }) => (waiting.has(name) ? [name] : []));
}
