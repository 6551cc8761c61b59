// POST /admin/v1/transactions/{uuid}/dishonor-won: the bank gave back the money of a returned
// capture (C10).
import { wasDone } from '../../../access/tenants/audit-trail.sql.ts';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import type { PaymentKey } from '../../../payments/lifecycle/move.sql.ts';
import { lockForMoves } from '../../../payments/lifecycle/move.ts';
import { findProcessorOf, findTransaction } from '../../../payments/transactions/find-transaction.ts';
import { type ActInView, operatorAct } from '../../../payments/transactions/operator-acts/operator-act.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { winCaptureBack } from './win-dishonor.ts';

/** Also needs a return of the capture by a bank. */
export const winningBack = {
  of: 'transactions',
  path: 'dishonor-won',
  operationId: 'recordCaptureWonBack',
  summary: 'Record that a returned capture was won back',
  causes: ['dishonor_won'],
} as const satisfies ActInView;

const { causes: _, ...named } = winningBack;

const action = 'transaction.dishonor_won';

/** True: an earlier request did it, and the capture was not returned since then. */
const isWonBack = async (phase: AtomicPhase, { processor_id, transaction_uuid }: PaymentKey, capture_status: string) =>
  capture_status !== 'CAPTURE_ACH_FAILED' &&
  wasDone(phase, { processor_id, action, subject_uuid: transaction_uuid.toLowerCase() });

export const recordCaptureWonBack = operatorAct(
  {
    ...named,
    description:
      'For a payment whose capture was returned and whose money the bank gave back, after a dishonor or in another way. The capture is good again, and its canceled payout is made. Announces TransactionCompleted. A payment that was won back is answered as it is.',
    done: { description: 'The capture is good again', example: {} },
    approval: {
      act: 'bank_records',
      async amountOf({ params }, phase) {
        const { uuid } = params as { uuid: string };
        const processor_id = await findProcessorOf(phase, uuid);
        const { capture_status, amount } = await findTransaction(phase, { processor_id, vendor_id: null }, uuid);
        return (await isWonBack(phase, { processor_id, transaction_uuid: uuid }, capture_status)) ? 0 : amount;
      },
    },
  },
  async (phase, call, payment) => {
    const [locked] = (await lockForMoves(phase, [{ ...payment, cause: 'dishonor_won' }])).values();
    if (await isWonBack(phase, payment, locked!.capture_status)) return;
    const source_uuid = await recordAct(phase, call, {
      processor_id: payment.processor_id,
      action,
      subject: 'transaction',
      subject_uuid: payment.transaction_uuid,
    });
    await winCaptureBack(phase, payment, { source_uuid, field: 'uuid' }, call.now);
  },
);
