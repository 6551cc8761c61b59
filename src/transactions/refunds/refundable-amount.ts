// What may still be refunded of a payment (Lifecycle, cap).

import type { PaymentState } from '../../lifecycle/payment-state.ts';
import { refund } from '../../lifecycle/refund.stage.ts';
import { matches } from '../../lifecycle/step.ts';

/**
 * A refund more costs every move of its payment a row, and every record of it a line: an event must
 * hold them all.
 */
export const refundLimit = 100;

/** From the capture's confirmed file until it or the payout comes back. */
export function isRefundable(payment: PaymentState): boolean {
  return matches(refund.F1.from, payment, undefined);
}

/** Cents: the amount, less every refund that has not ended without one. */
export function leftToRefund({ amount, refunds }: PaymentState): number {
  return refunds.reduce((left, one) => (one.standing === 'void' ? left : left - one.amount), amount);
}
