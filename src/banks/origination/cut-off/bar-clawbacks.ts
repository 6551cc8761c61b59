// Ends waiting clawbacks whose payee may no longer be debited (Lifecycle, K8).

import { findBarredClawbacks } from '../../../payments/lifecycle/clawbacks/barred-clawbacks.ts';
import { moveAll } from '../../../payments/lifecycle/move.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Waiting } from './choose.sql.ts';

/** Of clawbacks whose payments are locked: moves the barred ones and answers the others. */
export async function barClawbacks<One extends { waiting: Waiting }>(
  phase: AtomicPhase,
  clawbacks: readonly One[],
  now: Date,
): Promise<readonly One[]> {
  if (clawbacks.length === 0) return clawbacks;
  const waiting = clawbacks.map((one) => one.waiting);
  const barrings = await findBarredClawbacks(phase, waiting, now);
  const moves = waiting.flatMap(({ processor_id, transaction_uuid }) => {
    const barring = barrings.get(transaction_uuid);
    return barring === undefined ? [] : [{ ...barring, processor_id, transaction_uuid }];
  });
  await moveAll(phase, moves, now);
  return clawbacks.filter((one) => !barrings.has(one.waiting.transaction_uuid));
}
