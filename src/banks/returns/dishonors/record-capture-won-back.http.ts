// POST /admin/v1/transactions/{uuid}/dishonor-won: the bank gave back the money of a returned
// capture (C10).
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { findProcessorOf, findTransaction } from '../../../payments/transactions/find-transaction.ts';
import { type ActInView, operatorAct } from '../../../payments/transactions/operator-acts/operator-act.ts';
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

export const recordCaptureWonBack = operatorAct(
  {
    ...named,
    description:
      'For a payment whose capture was returned and whose money the bank gave back, after a dishonor or in another way. The capture is good again, and its canceled payout is made. Announces TransactionCompleted.',
    done: { description: 'The capture is good again', example: {} },
    approval: {
      act: 'bank_records',
      async amountOf({ params }, phase) {
        const { uuid } = params as { uuid: string };
        const processor_id = await findProcessorOf(phase, uuid);
        return (await findTransaction(phase, { processor_id, vendor_id: null }, uuid)).amount;
      },
    },
  },
  async (phase, call, payment) => {
    const source_uuid = await recordAct(phase, call, {
      processor_id: payment.processor_id,
      action: 'transaction.dishonor_won',
      subject: 'transaction',
      subject_uuid: payment.transaction_uuid,
    });
    await winCaptureBack(phase, payment, { source_uuid, field: 'uuid' }, call.now);
  },
);
