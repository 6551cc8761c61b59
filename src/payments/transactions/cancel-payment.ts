// Cancels a payment whose capture is in no file yet, for its tenant or for an operator.

import { type Acting, recordAct } from '../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import { move } from '../lifecycle/move.ts';
import type { TransactionRow } from '../lifecycle/transaction.ts';
import { closeReviews } from '../risk/monitoring/close-reviews.ts';
import { findTransaction } from './find-transaction.ts';
import type { Scope } from './transactions.sql.ts';

/** A canceled payment is answered as it is. `cancel_reason`: the tenant reads it. */
export async function cancelPayment(
  phase: AtomicPhase,
  call: Acting,
  { scope, uuid, cancel_reason }: { scope: Scope; uuid: string; cancel_reason: string },
): Promise<TransactionRow> {
  const found = await findTransaction(phase, scope, uuid);
  const { processor_id } = scope;
  const [canceled] = await move(
    phase,
    [
      {
        cause: 'canceled',
        processor_id,
        transaction_uuid: found.uuid,
        source_uuid: found.uuid,
        details: { reason: cancel_reason },
      },
    ],
    call.now,
  );
  const after = await findTransaction(phase, scope, found.uuid);
  // A cancel whose answer was lost is sent again and finds its effect.
  if (after.transaction_status !== 'CANCELED') throw refuse('not_cancelable', 'uuid');
  if (canceled !== undefined && canceled.steps.length > 0) {
    if (canceled.payment.open_hold_count > 0)
      await closeReviews(phase, { processor_id, transaction_uuid: found.uuid }, call.now);
    await recordAct(phase, call, {
      processor_id,
      action: 'transaction.canceled',
      subject: 'transaction',
      subject_uuid: found.uuid,
    });
  }
  return after;
}
