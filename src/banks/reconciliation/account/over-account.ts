// Reads of a phase about the account of a bank: several lanes may share it (decision 68).
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { laneOfWork } from '../../../platform/database/lanes/lane.ts';
import { overEveryLane } from '../../../platform/database/lanes/over-every-lane.ts';
import { isShared } from '../../connections/account-sharing.sql.ts';

/** What `read` queries has the rows of all lanes. It changes and locks nothing. */
export async function overAccount<Result>(
  phase: AtomicPhase,
  bank: string,
  read: () => Promise<Result>,
): Promise<Result> {
  if (laneOfWork() === undefined || !(await isShared(phase, bank))) return read();
  return overEveryLane(phase, read);
}
