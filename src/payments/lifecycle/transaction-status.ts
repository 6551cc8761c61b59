// transaction_status as a function of the stages. It describes the debit side (Lifecycle,
// statuses).
import type { Statuses } from './statuses.ts';
import type { PayoutType } from './transaction.ts';

export interface StageStatuses extends Omit<Statuses, 'transaction_status'> {
  payout_type: PayoutType;
  /** The capture was returned as unauthorized after it was good. */
  unauthorized: boolean;
}

export function transactionStatus(stages: StageStatuses): Statuses['transaction_status'] {
  const { capture_status, payout_status, clawback_status, reverse_payout_status, payout_type, unauthorized } = stages;
  if (capture_status === 'CAPTURE_CANCELED') return 'CANCELED';
  if (capture_status === 'CAPTURE_ACH_FAILED') {
    if (clawback_status === 'CLAWBACK_COMPLETE') return 'CLAWBACK';
    return unauthorized ? 'CHARGEBACK' : 'CAPTURE_ACH_FAILED';
  }
  if (reverse_payout_status !== null) return 'REVERSE_PAYOUT';
  if (capture_status === 'CAPTURE_COMPLETE')
    return payout_status !== null || payout_type === 'individual' ? 'IN_PAYOUT' : 'CAPTURE_COMPLETE';
  return capture_status;
}
