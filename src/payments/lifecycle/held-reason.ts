// Why a refund waits: a hold on its payment, a payout that was not sent yet, or the daily run of a
// batch payee.
import { filingRules } from './filing-rules.ts';
import type { RefundStatus } from './refund-statuses.ts';
import type { LegPlace } from './stage.ts';
import type { PayoutType } from './transaction.ts';

/** The state of a refund and its payment. */
export interface WhereRefundStands {
  status: RefundStatus;
  refund_capture_leg: LegPlace | null;
  refund_payout_leg: LegPlace | null;
  /** The batch that its debit is a member of. */
  merchant_batch_uuid: string | null;
  payout_type: PayoutType;
  payout_status: string | null;
  /** The reasons of the open holds on its payment. Null: no open holds. */
  hold_reasons: string | null;
}

const payoutHasLeft = filingRules.refund_capture.from.payout_status as readonly (string | null)[];

/** Null when it does not wait, or waits only for the next file. */
export function heldReason(at: WhereRefundStands): string | null {
  const debitWaits = at.status === 'REFUND_PENDING' && at.refund_capture_leg === null;
  const creditWaits = at.status === 'REFUND_ACH_PENDING' && at.refund_payout_leg === null;
  if (!debitWaits && !creditWaits) return null;
  // A hold stops both (Lifecycle, rules over the table).
  if (at.hold_reasons !== null) return `The payment is on hold: ${at.hold_reasons}`;
  if (creditWaits) return null;
  if (!payoutHasLeft.includes(at.payout_status))
    return 'The payee is debited after the payout of the payment was sent. It was not sent yet.';
  if (at.payout_type === 'batch' && at.merchant_batch_uuid === null)
    return 'The payee is paid in batches: the debit waits for the next daily run.';
  return null;
}
