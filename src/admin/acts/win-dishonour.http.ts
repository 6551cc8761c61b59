// POST /admin/v1/transactions/{uuid}/dishonour-won: the bank has given back what a return of the capture took (C10).
import { Type } from 'typebox';
import { restoreCapture } from '../../banks/inbound/suspense.sql.ts';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { refuse } from '../../refusals.ts';
import { exampleTransaction, TransactionRecord } from '../../transactions/transaction.ts';
import { actOnPayment, answerPayment, findPayment, type PaymentAct } from './act-on-payment.ts';

const act: PaymentAct = {
  action: 'transaction.dishonour_won',
  causes: ['dishonour_won'],
  whyNot: 'its capture has not come back',
};

export const winDishonour = operation(
  {
    method: 'POST',
    path: '/admin/v1/transactions/:uuid/dishonour-won',
    tag: 'Operator',
    summary: 'Say that a dishonour was won',
    description:
      'For a payment whose capture came back, and whose return the bank has dishonoured with success: the capture is good again, and a payout that was canceled is made. Announces TransactionCompleted.',
    callers: ['admin'],
    params: Type.Object({ uuid: Uuid }),
    answers: {
      200: { description: 'The capture is good again', data: TransactionRecord, example: exampleTransaction },
    },
    refusals: ['not_found', 'act_not_possible'],
  },
  {
    async atomic(call, phase) {
      const payment = await findPayment(phase, call.params.uuid);
      await actOnPayment(phase, call, act, payment);
      if (!(await restoreCapture(phase, payment))) throw refuse('act_not_possible', 'uuid', act.whyNot);
      return answerPayment(phase, payment);
    },
  },
);
