// Ends lost dishonors: the return stays, and one that was in suspense is in suspense again.

import { dishonorMoves, type LosingMoveName } from '../../../payments/lifecycle/states/dishonor.stage.ts';
import { moveItems } from '../../../payments/lifecycle/states/move-items.sql.ts';
import { moveStates } from '../../../payments/lifecycle/states/move-states.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { SeenDishonor } from './dishonors.sql.ts';

export type LostDishonor = Pick<SeenDishonor, 'uuid' | 'item_uuid' | 'item_state' | 'code' | 'contest_code'>;

/**
 * The dishonors must be locked. An applied return stays applied. A return from suspense goes back
 * there, because its money is not explained: an operator must decide on it again.
 */
export async function loseDishonors(
  phase: AtomicPhase,
  move: LosingMoveName,
  dishonors: readonly LostDishonor[],
  now: Date,
): Promise<void> {
  if (dishonors.length === 0) return;
  const uuids = dishonors.map(({ uuid }) => uuid);
  const lost = new Set(await moveStates(phase, 'dishonors', dishonorMoves[move], uuids, { at: now }));
  const fromSuspense = dishonors.filter(({ uuid, item_state }) => lost.has(uuid) && item_state !== 'applied');
  await moveItems(
    phase,
    fromSuspense.map((one) => ({ uuid: one.item_uuid, move: 'dishonor_lost', reason: reasonOf(move, one) })),
    now,
  );
}

/** Why the return is in suspense again, for the operator. */
function reasonOf(move: LosingMoveName, { code, contest_code }: LostDishonor): string {
  if (move === 'too_late') return `it was dishonored with ${code}, too late to be sent`;
  return `it was dishonored with ${code}, ${contest_code === null ? 'and lost' : `and contested with ${contest_code}`}`;
}
