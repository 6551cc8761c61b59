// POST /admin/v1/transactions/{uuid}/dishonor-won: the bank has given back what a return of the
// capture took (C10).
import { Type } from 'typebox';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { exampleTransaction, TransactionRecord } from '../../lifecycle/transaction.ts';
import { refuse } from '../../refusals.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { answerPayment, findPayment } from '../../transactions/operator-acts/act-on-payment.ts';
import { winCaptureBack } from './decide-dishonor.ts';

export const winDishonor = operation(
  {
    method: 'POST',
    path: '/admin/v1/transactions/:uuid/dishonor-won',
    tag: 'Operator',
    summary: 'Say that a dishonor was won',
    description:
      'For a payment whose capture came back, and whose money the bank has given back, after a dishonor of ours or by other ways: the capture is good again, and a payout that was canceled is made. Announces TransactionCompleted.',
    callers: ['admin'],
    params: Type.Object({ uuid: Uuid }),
    answers: {
      200: { description: 'The capture is good again', data: TransactionRecord, example: exampleTransaction },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const payment = await findPayment(phase, call.params.uuid);
      const source_uuid = await recordAct(phase, call, {
        processor_id: payment.processor_id,
        action: 'transaction.dishonor_won',
        subject: 'transaction',
        subject_uuid: payment.transaction_uuid,
      });
      if (!(await winCaptureBack(phase, payment, { source_uuid }, call.now)))
        throw refuse('invalid_state', 'uuid', 'its capture has not come back');
      return answerPayment(phase, payment);
    },
  },
);
