// Reserves what payees are owed for their next payout: less what they owe back, and with what a former payout left over.
import { selectLeftOver, selectOwedBack } from '../../batches/batches.sql.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { lockForMoves, type Made, type Move, move, moveAll, type Payment } from '../../transactions/stages/move.ts';

export interface PayoutDue {
  processor_id: string;
  transaction_uuid: string;
  payee_uuid: string;
  /** The leg whose money became good, or the run. */
  source_uuid: string;
}

/**
 * K6 for each debt of the payees that no debit is collecting, then P1, then P7. Answers what was reserved; a payment whose
 * whole amount an offset took is paid out with nothing (P5).
 */
export async function payOut(phase: AtomicPhase, due: readonly PayoutDue[], now: Date): Promise<Made[]> {
  if (due.length === 0) return [];
  await offset(phase, due, now);
  const paid = await moveAll(
    phase,
    due.map(({ payee_uuid: _, ...one }) => ({ ...one, cause: 'payout_due' })),
    now,
  );
  const sourceOf = new Map(due.map((one) => [payeeOf(one), one.source_uuid]));
  const leftOver = await selectLeftOver(phase, due);
  const again = await move(
    phase,
    leftOver.map(({ processor_id, transaction_uuid, payee_uuid }) => ({
      cause: 'payout_left_over',
      processor_id,
      transaction_uuid,
      source_uuid: sourceOf.get(payeeOf({ processor_id, payee_uuid }))!,
    })),
    now,
  );
  return [...paid, ...again];
}

/** A payee is one tenant's: what is another tenant's is never mixed with it. */
const payeeOf = ({ processor_id, payee_uuid }: Pick<PayoutDue, 'processor_id' | 'payee_uuid'>) =>
  `${processor_id} ${payee_uuid}`;

/** A clawback is set against later payouts of the same payee: what was to be paid pays it. */
async function offset(phase: AtomicPhase, due: readonly PayoutDue[], now: Date): Promise<void> {
  const owed = await selectOwedBack(phase, due);
  if (owed.length === 0) return;
  const owing = new Set(owed.map((one) => one.payee_uuid));
  const paying = due.filter((one) => owing.has(one.payee_uuid));
  const payments = await lockForMoves(
    phase,
    [...owed, ...paying].map((one) => ({ ...one, cause: 'clawback_offset' })),
  );
  const left = new Map(paying.map((one) => [one, owedTo(payments.get(one.transaction_uuid)!)]));
  const offsets: Move[] = [];
  for (const { transaction_uuid, processor_id, payee_uuid } of owed) {
    let claw = payments.get(transaction_uuid)?.balances.CLAW ?? 0;
    for (const payer of paying) {
      const moved_amount = Math.min(claw, left.get(payer)!);
      if (payer.payee_uuid !== payee_uuid || moved_amount === 0) continue;
      claw -= moved_amount;
      left.set(payer, left.get(payer)! - moved_amount);
      offsets.push({
        cause: 'clawback_offset',
        processor_id,
        transaction_uuid,
        other_transaction_uuid: payer.transaction_uuid,
        source_uuid: payer.transaction_uuid,
        moved_amount,
      });
    }
  }
  const made = await move(phase, offsets, now);
  // Each names the other in its history.
  const paid = made.filter(({ steps }) => steps.length > 0).map((one) => one.move);
  await moveAll(
    phase,
    paid.map(({ processor_id, transaction_uuid, other_transaction_uuid }) => ({
      cause: 'offset_for_another',
      processor_id,
      transaction_uuid: other_transaction_uuid!,
      source_uuid: transaction_uuid,
    })),
    now,
  );
}

const owedTo = ({ balances }: Payment) => Math.max(0, -(balances.PAYEE ?? 0));
