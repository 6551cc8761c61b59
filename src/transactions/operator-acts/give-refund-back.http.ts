// POST /admin/v1/refunds/{uuid}/give-back: the money of a refund whose credit was returned goes
// back to the payee (F10).
import { Type } from 'typebox';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { exampleRefund, RefundRecord } from '../../lifecycle/refund.ts';
import { actOnPayment, answerRefund, currentOfRefund, findRefund, type PaymentAct } from './act-on-payment.ts';

const act: PaymentAct = {
  action: 'refund.given_back',
  causes: ['refund_given_back'],
  current: currentOfRefund,
  allowed: 'giving it back needs REFUND_FAILED with money that is still held for the payer',
};

export const giveRefundBack = operation(
  {
    method: 'POST',
    path: '/admin/v1/refunds/:uuid/give-back',
    tag: 'Operator',
    summary: 'Give the money of a refund back to the payee',
    description:
      'Allowed after the credit to the payer was returned. The refund has then failed for good and no longer counts against the transaction. ' +
      'Pay the money out with `payout-again`.',
    callers: ['admin'],
    params: Type.Object({ uuid: Uuid }),
    answers: {
      200: {
        description: 'Owed to the payee',
        data: RefundRecord,
        example: { ...exampleRefund, status: 'REFUND_FAILED' },
      },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const refund = await findRefund(phase, call.params.uuid);
      await actOnPayment(phase, call, act, refund);
      return answerRefund(phase, refund);
    },
  },
);
