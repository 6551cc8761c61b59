// POST /admin/v1/refunds/{uuid}/give-back: the money of a refund whose credit was returned goes
// back to the payee (F10).
import { wasDone } from '../../../access/tenants/audit-trail.sql.ts';
import { actOnPayment, currentOfRefund, earlier, isHeld, lockForAct, type PaymentAct } from './act-on-payment.ts';
import { type ActInView, operatorAct } from './operator-act.ts';

export const givingBack = {
  of: 'refunds',
  path: 'give-back',
  operationId: 'giveRefundBack',
  summary: 'Give the money of a refund back to the payee',
  causes: ['refund_given_back'],
} as const satisfies ActInView;

const { causes, ...named } = givingBack;

const act: PaymentAct = {
  action: 'refund.given_back',
  causes,
  current: currentOfRefund,
  allowed: 'giving it back needs REFUND_FAILED with money that is still held for the payer',
};

export const giveRefundBack = operatorAct(
  {
    ...named,
    description:
      'Allowed after the credit to the payer was returned. The refund has then failed for good and no longer counts against the transaction. ' +
      'Pay the money out with `payout-again`. A refund that was given back is answered as it is.',
    done: { description: 'Owed to the payee', example: { status: 'REFUND_FAILED' } },
  },
  async (phase, call, subject) => {
    const { refunds } = await lockForAct(phase, subject, act);
    const isOver = !isHeld(refunds.find(({ uuid }) => uuid === subject.refund_uuid));
    if (isOver && (await wasDone(phase, earlier(act, subject)))) return;
    await actOnPayment(phase, call, act, subject);
  },
);
