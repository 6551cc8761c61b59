// How much of a payment may still be refunded (Lifecycle, cap).

import type { PaymentState } from '../../lifecycle/payment-state.ts';
import { refund } from '../../lifecycle/refund.stage.ts';
import { matches } from '../../lifecycle/step.ts';

/**
 * Bounds the size of an event, which contains every refund of the payment. Each refund also adds a
 * row to every move.
 */
export const refundLimit = 100;

/** From the confirmed file of the capture until the capture or the payout is returned. */
export function isRefundable(payment: PaymentState): boolean {
  return matches(refund.F1.from, payment, undefined);
}

/** Cents: the amount of the payment, less every refund that still counts. */
export function leftToRefund({ amount, refunds }: PaymentState): number {
  return refunds.reduce((left, one) => (one.standing === 'void' ? left : left - one.amount), amount);
}
