// The state of a payment that the stage tables decide by: its columns, its refunds and its
// balances.
import type { Balances } from '../ledger/accounts.ts';
import type { Derived, PaymentFacts, PaymentPlace, RefundFacts, RefundPlace } from './stage.ts';
import type { ChangingColumns, PayoutType, RefundTraces } from './transaction.ts';
import { transactionStatus } from './transaction-status.ts';

export interface RefundState extends RefundPlace, RefundFacts {
  uuid: string;
  /** Cents. */
  amount: number;
}

export interface PaymentState extends PaymentPlace, PaymentFacts {
  /** Cents. */
  amount: number;
  /** Cents. */
  transaction_fee: number;
  payout_type: PayoutType;
  balances: Balances;
  refunds: RefundState[];
}

/** Cents on PAYER that no refund will pay: a reverse payout pays them. */
export function owedToPayer({ balances, refunds }: PaymentState): number {
  const toCome = refunds.reduce(
    (sum, { amount, standing, refund_payout_leg: leg }) =>
      standing === 'standing' && leg !== 'sent' && leg !== 'settled' ? sum + amount : sum,
    0,
  );
  return Math.max(0, -(balances.PAYER ?? 0) - toCome);
}

export function derived(state: PaymentState): Derived {
  const { payout_type, capture_status, payout_back, refunds } = state;
  return {
    payout_type,
    payment_returned: payout_back || capture_status === 'CAPTURE_ACH_FAILED',
    refund_debit_under_way: refunds.some(
      ({ refund_capture_leg: leg }) => leg === 'filed' || leg === 'sent' || leg === 'settled',
    ),
    owed_to_payer: owedToPayer(state) > 0,
  };
}

/**
 * A leg of the payment is in a file whose outcome is open. Until it is known, returns of the
 * payment wait (Lifecycle, rules over the table 1).
 */
export function isFiled({ capture_leg, payout_leg, clawback_leg, reverse_payout_leg, refunds }: PaymentState): boolean {
  return (
    [capture_leg, payout_leg, clawback_leg, reverse_payout_leg].includes('filed') ||
    refunds.some(({ refund_capture_leg: debit, refund_payout_leg: credit }) => debit === 'filed' || credit === 'filed')
  );
}

/** The changing columns of a payment at the moment of an event. */
export type PaymentSnapshot = Omit<ChangingColumns, 'updated_at'>;

export function snapshot(state: PaymentState): PaymentSnapshot {
  return {
    transaction_status: transactionStatus(state),
    capture_status: state.capture_status,
    payout_status: state.payout_status,
    clawback_status: state.clawback_status,
    reverse_payout_status: state.reverse_payout_status,
    ach_return_code: state.ach_return_code,
    failure_code: state.failure_code,
    failure_reason: state.failure_reason,
    cancel_reason: state.cancel_reason,
    capture_trace_id: state.capture_trace_id,
    payout_trace_id: state.payout_trace_id,
    reverse_payout_trace_id: state.reverse_payout_trace_id,
    refunds: state.refunds.length === 0 ? null : state.refunds.map(traces),
  };
}

function traces({ uuid, refund_capture_trace_id, refund_payout_trace_id }: RefundState): RefundTraces {
  return {
    refund_uuid: uuid,
    refund_capture_trace_id: refund_capture_trace_id ?? '',
    refund_payout_trace_id: refund_payout_trace_id ?? '',
  };
}
