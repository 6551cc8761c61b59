// The states of an order, and what a payment means for them.
import type { Transaction } from '@achord/client';

export type AttemptState = 'placed' | 'good' | 'paid_out' | 'returned' | 'refused' | 'canceled' | 'sent_back';
export type OrderState = AttemptState | 'paid_twice';

/** `docs/reference/lifecycle.md` has every status of a payment. */
export function stateOf({ transaction_status, payout_status }: Transaction): AttemptState {
  switch (transaction_status) {
    case 'CAPTURE_PENDING':
    case 'CAPTURE_ACH_PENDING':
      return 'placed';
    case 'CAPTURE_COMPLETE':
    case 'IN_PAYOUT':
      return payout_status === 'PAYOUT_COMPLETE' ? 'paid_out' : 'good';
    case 'CAPTURE_ACH_FAILED':
    case 'CHARGEBACK':
    case 'CLAWBACK':
      // Also after the payout. Achord then debits the seller.
      return 'returned';
    case 'CANCELED':
      return 'canceled';
    case 'REVERSE_PAYOUT':
      // The bank of the seller refused the money.
      return 'sent_back';
  }
}

/** `attempts`: the states of all attempts, oldest first. */
export function orderStateOf(attempts: readonly AttemptState[]): OrderState {
  const paid = attempts.filter((state) => state === 'good' || state === 'paid_out');
  // After the buyer has paid again, a late return can be dishonored, or the first debit presented
  // again.
  if (paid.length > 1) return 'paid_twice';
  return paid[0] ?? attempts.at(-1)!;
}

/** Whether the buyer is asked to pay again. */
export const isUnpaid = (state: OrderState) => state === 'returned' || state === 'refused' || state === 'canceled';
