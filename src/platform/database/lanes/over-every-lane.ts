// Reads of a phase at home, over the rows of every lane.
import type { AtomicPhase } from '../atomic-phase.ts';
import { setSearchPath } from './every-lane.sql.ts';
import { laneOfWork } from './lane.ts';

/**
 * What `read` queries has the rows of all lanes: it changes and locks nothing. With one lane, where
 * the work of a request is in no lane, it reads as it is.
 */
export async function overEveryLane<Result>(phase: AtomicPhase, read: () => Promise<Result>): Promise<Result> {
  if (laneOfWork() === undefined) return read();
  const before = await setSearchPath(phase, null);
  const result = await read();
  await setSearchPath(phase, before);
  return result;
}
