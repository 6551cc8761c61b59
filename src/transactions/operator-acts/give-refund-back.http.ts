// POST /admin/v1/refunds/{uuid}/give-back: the money of a refund that its payer did not take is its
// payee's again (F10).
import { Type } from 'typebox';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { exampleRefund, RefundRecord } from '../../lifecycle/refund.ts';
import { actOnPayment, answerRefund, findRefund, type PaymentAct } from './act-on-payment.ts';

const act: PaymentAct = {
  action: 'refund.given_back',
  causes: ['refund_given_back'],
  whyNot: 'its credit did not come back, or its money went elsewhere since',
};

export const giveRefundBack = operation(
  {
    method: 'POST',
    path: '/admin/v1/refunds/:uuid/give-back',
    tag: 'Operator',
    summary: 'Give the money of a refund back to the payee',
    description:
      'After the credit to the payer came back. The refund has failed for good and counts no more against the transaction; ' +
      'what the payee is owed is paid out with `payout-again`.',
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
