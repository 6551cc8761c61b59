// POST /admin/v1/transactions/{uuid}/clawback-again: a clawback that failed debits the payee once more (K9).
import { Type } from 'typebox';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { exampleTransaction, TransactionRecord } from '../../transactions/transaction.ts';
import { actOnPayment, answerPayment, findPayment, type PaymentAct } from './act-on-payment.ts';

const act: PaymentAct = {
  action: 'transaction.clawed_back_again',
  causes: ['clawback_again'],
  whyNot: 'no clawback has failed, or the payee owes nothing any more',
};

export const clawBackAgain = operation(
  {
    method: 'POST',
    path: '/admin/v1/transactions/:uuid/clawback-again',
    tag: 'Operator',
    summary: 'Claw back again',
    description: 'Debits the payee for what is still owed, after a clawback failed. Announces ClawbackStarted.',
    callers: ['admin'],
    params: Type.Object({ uuid: Uuid }),
    answers: {
      200: {
        description: 'Waits for the next file',
        data: TransactionRecord,
        example: {
          ...exampleTransaction,
          transaction_status: 'CAPTURE_ACH_FAILED',
          capture_status: 'CAPTURE_ACH_FAILED',
          clawback_status: 'CLAWBACK_PENDING',
        },
      },
    },
    refusals: ['not_found', 'act_not_possible'],
  },
  {
    async atomic(call, phase) {
      const payment = await findPayment(phase, call.params.uuid);
      await actOnPayment(phase, call, act, payment);
      return answerPayment(phase, payment);
    },
  },
);
