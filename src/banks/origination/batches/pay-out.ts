// Reserves the next payout of payees: what they are owed, less their debts, with what an earlier
// payout left over.

import { type MoveResult, move, moveAll } from '../../../payments/lifecycle/move.ts';
import { offsetDebts, payeeOf } from '../../../payments/transactions/offsets/offset-debts.ts';
import { selectLeftOver } from '../../../payments/transactions/offsets/offsets.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';

export interface PayoutDue {
  processor_id: string;
  transaction_uuid: string;
  payee_uuid: string;
  /** The leg that became good, or the daily run. */
  source_uuid: string;
}

/**
 * Makes K6 for each debt that no debit is collecting, then P1, then P7. Left-overs pay debts first,
 * so that new payments are paid out whole where possible. Returns what was reserved. A payment
 * whose whole amount paid debts is paid out with nothing (P5); a left-over of which nothing remains
 * is not reserved.
 */
export async function payOut(phase: AtomicPhase, due: readonly PayoutDue[], now: Date): Promise<MoveResult[]> {
  if (due.length === 0) return [];
  const leftOver = await selectLeftOver(phase, due);
  await offsetDebts(phase, [...leftOver, ...due], now);
  const paid = await moveAll(
    phase,
    due.map(({ payee_uuid: _, ...one }) => ({ ...one, cause: 'payout_due' })),
    now,
  );
  const sourceOf = new Map(due.map((one) => [payeeOf(one), one.source_uuid]));
  const again = await move(
    phase,
    leftOver.map((one) => ({
      cause: 'payout_left_over',
      processor_id: one.processor_id,
      transaction_uuid: one.transaction_uuid,
      source_uuid: sourceOf.get(payeeOf(one))!,
    })),
    now,
  );
  return [...paid, ...again];
}
