// Reserves what payees are owed for their next payout: less what they owe back, and with what a
// former payout left over.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { type MoveResult, move, moveAll } from '../../lifecycle/move.ts';
import { offsetDebts, payeeOf } from '../../transactions/offsets/offset-debts.ts';
import { selectLeftOver } from '../../transactions/offsets/offsets.sql.ts';

export interface PayoutDue {
  processor_id: string;
  transaction_uuid: string;
  payee_uuid: string;
  /** The leg whose money became good, or the run. */
  source_uuid: string;
}

/**
 * K6 for each debt of the payees that no debit is collecting, then P1, then P7. What is left over
 * pays first: so the new payments are paid out whole where they can be. Answers what was reserved;
 * a payment whose whole amount an offset took is paid out with nothing (P5), and a left-over of
 * which nothing remains is not reserved.
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
