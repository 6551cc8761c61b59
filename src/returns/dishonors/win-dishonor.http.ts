// POST /admin/v1/transactions/{uuid}/dishonor-won: the bank gave back the money of a returned
// capture (C10).
import { recordAct } from '../../tenants/audit-trail.ts';
import { operatorAct } from '../../transactions/operator-acts/operator-act.ts';
import { winCaptureBack } from './win-dishonor.ts';

export const winDishonor = operatorAct(
  {
    of: 'transactions',
    path: 'dishonor-won',
    operationId: 'recordCaptureWonBack',
    summary: 'Record that a returned capture was won back',
    description:
      'For a payment whose capture was returned and whose money the bank gave back, after a dishonor or in another way. The capture is good again, and its canceled payout is made. Announces TransactionCompleted.',
    done: { description: 'The capture is good again', example: {} },
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
