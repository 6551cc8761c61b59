// A payment as the stage tables see it: its place, its refunds, and what stands on its books.
import type { Balances } from '../../ledger/accounts.ts';
import type { PayoutType } from '../transaction.ts';
import type { Derived, PaymentPlace, RefundPlace } from './stage.ts';

export interface RefundState extends RefundPlace {
  uuid: string;
  /** Cents. */
  amount: number;
}

export interface PaymentState extends PaymentPlace {
  /** Cents. */
  amount: number;
  /** Cents. */
  transaction_fee: number;
  payout_type: PayoutType;
  balances: Balances;
  refunds: RefundState[];
}

export function derived({ payout_type, capture_status, payout_back, refunds }: PaymentState): Derived {
  return {
    payout_type,
    came_back: payout_back || capture_status === 'CAPTURE_ACH_FAILED',
    refund_debit_under_way: refunds.some(
      ({ refund_capture_leg: leg }) => leg === 'filed' || leg === 'sent' || leg === 'settled',
    ),
  };
}

/** A leg of the payment is in a file whose fate is open: what came back for it waits (Lifecycle, rule A). */
export function isFiled({ capture_leg, payout_leg, clawback_leg, reverse_payout_leg, refunds }: PaymentState): boolean {
  return (
    [capture_leg, payout_leg, clawback_leg, reverse_payout_leg].includes('filed') ||
    refunds.some(({ refund_capture_leg: debit, refund_payout_leg: credit }) => debit === 'filed' || credit === 'filed')
  );
}
