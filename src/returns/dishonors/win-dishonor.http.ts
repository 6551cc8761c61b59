// POST /admin/v1/transactions/{uuid}/dishonor-won: the bank gave back the money of a returned
// capture (C10).
import { Type } from 'typebox';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { exampleTransaction, TransactionRecord } from '../../lifecycle/transaction.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { answerPayment, findPayment } from '../../transactions/operator-acts/act-on-payment.ts';
import { winCaptureBack } from './decide-dishonor.ts';

export const winDishonor = operation(
  {
    method: 'POST',
    path: '/admin/v1/transactions/:uuid/dishonor-won',
    tag: 'Operator',
    summary: 'Record that a returned capture was won back',
    description:
      'For a payment whose capture was returned and whose money the bank gave back, after a dishonor or in another way. The capture is good again, and its canceled payout is made. Announces TransactionCompleted.',
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
      await winCaptureBack(phase, payment, { source_uuid, field: 'uuid' }, call.now);
      return answerPayment(phase, payment);
    },
  },
);
