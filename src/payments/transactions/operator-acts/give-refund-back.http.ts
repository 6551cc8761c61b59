// POST /admin/v1/refunds/{uuid}/give-back: the money of a refund whose credit was returned goes
// back to the payee (F10).
import { actOnPayment, currentOfRefund } from './act-on-payment.ts';
import { type ActInView, operatorAct } from './operator-act.ts';

export const givingBack = {
  of: 'refunds',
  path: 'give-back',
  operationId: 'giveRefundBack',
  summary: 'Give the money of a refund back to the payee',
  causes: ['refund_given_back'],
} as const satisfies ActInView;

const { causes, ...named } = givingBack;

export const giveRefundBack = operatorAct(
  {
    ...named,
    description:
      'Allowed after the credit to the payer was returned. The refund has then failed for good and no longer counts against the transaction. ' +
      'Pay the money out with `payout-again`.',
    done: { description: 'Owed to the payee', example: { status: 'REFUND_FAILED' } },
  },
  (phase, call, refund) =>
    actOnPayment(
      phase,
      call,
      {
        action: 'refund.given_back',
        causes,
        current: currentOfRefund,
        allowed: 'giving it back needs REFUND_FAILED with money that is still held for the payer',
      },
      refund,
    ),
);
