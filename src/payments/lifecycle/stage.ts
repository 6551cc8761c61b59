// The shape of a row of a stage table: its words, cause, state before, state after, postings and
// events.
import type { EventType } from '../../events/log/event-types.ts';
import type { Book } from '../ledger/accounts.ts';
import type { PostingRule } from '../ledger/posting-rules.ts';
import type { RefundStatus } from './refund-statuses.ts';
import type { StageName } from './stage-names.ts';
import type { Statuses } from './statuses.ts';
import type { ChangingColumns, PayoutType } from './transaction.ts';

/**
 * Where the latest leg of a stage is. Null: no leg is in progress; the next one is in no file yet.
 */
export type LegPlace = 'filed' | 'sent' | 'settled' | 'good' | 'returned';

/**
 * How a refund counts. `asked`: its debit is not good yet. `standing`: its debit is good, and the
 * money is owed or paid to the payer. `reversed`: its payment was returned after its credit was
 * sent. `void`: it has ended and no longer counts against the amount of the payment.
 */
export type RefundStanding = 'asked' | 'standing' | 'reversed' | 'void';

/** The columns of a payment that the tables read and write. */
export interface PaymentPlace extends Omit<Statuses, 'transaction_status'> {
  capture_leg: LegPlace | null;
  payout_leg: LegPlace | null;
  clawback_leg: LegPlace | null;
  reverse_payout_leg: LegPlace | null;
  /** The payout was returned while the capture was good: the money is the payer's again. */
  payout_back: boolean;
  /**
   * The current payout pays what an earlier one left over. If it is returned, the money is still
   * the payee's.
   */
  payout_again: boolean;
}

/** The columns of a refund that the tables read and write. */
export interface RefundPlace {
  status: RefundStatus;
  refund_capture_leg: LegPlace | null;
  refund_payout_leg: LegPlace | null;
  standing: RefundStanding;
}

/** The columns of a payment that store details of a cause. */
export interface PaymentFacts
  extends Pick<
    ChangingColumns,
    | 'ach_return_code'
    | 'failure_code'
    | 'failure_reason'
    | 'cancel_reason'
    | 'capture_trace_id'
    | 'payout_trace_id'
    | 'reverse_payout_trace_id'
  > {
  /** The capture was returned as unauthorized after it was good. */
  unauthorized: boolean;
}

/** The columns of a refund that store details of a cause. */
export interface RefundFacts extends Pick<PaymentFacts, 'ach_return_code' | 'failure_code' | 'failure_reason'> {
  refund_capture_trace_id: string | null;
  refund_payout_trace_id: string | null;
}

/** Details of a cause. A missing detail is stored as null, a missing `unauthorized` as false. */
export interface MoveDetails {
  trace_id?: string | null;
  return_code?: string;
  failure_code?: string;
  failure_reason?: string;
  /** As the caller wrote it. */
  reason?: string;
  unauthorized?: boolean;
}

/**
 * The three failure columns. They are always written together, so that they describe one stage: the
 * one that failed last. A row without details clears them.
 */
export const returned = {
  ach_return_code: 'return_code',
  failure_code: 'failure_code',
  failure_reason: 'failure_reason',
} as const satisfies Transition['keeps'];

/** The failure of a stage without a return. */
export interface Failure {
  readonly ach_return_code: null;
  readonly failure_code: string;
  readonly failure_reason: string;
}

/** Values that follow from the columns. Rows can ask for them by name. */
export interface Derived {
  payout_type: PayoutType;
  /** The capture or the payout was returned: its refunds are no longer valid. */
  payment_returned: boolean;
  /** The debit of a refund is in a file or not good yet. */
  refund_debit_under_way: boolean;
  /** More is owed to the payer than refunds will pay. */
  owed_to_payer: boolean;
}

type Guard<Columns> = { readonly [Column in keyof Columns]?: Columns[Column] | readonly Columns[Column][] };

/**
 * The state that a payment must be in: a value, one of several values, or for a ledger account
 * `open` (not zero) or `none`.
 */
export type From = Guard<PaymentPlace & Derived & RefundPlace> & { readonly [Name in Book]?: 'open' | 'none' };

/** What makes a payment move. */
export type Cause =
  | `${StageName}_${'sent' | 'settled' | 'good' | 'returned' | 'rejected'}`
  /** A leg was returned that is not the latest one of its stage. */
  | `earlier_${'payout' | 'reverse_payout' | 'clawback'}_returned`
  | 'accepted'
  | 'canceled'
  | 'capture_to_present_again'
  | 'capture_given_up'
  | 'dishonor_won'
  | 'payout_due'
  | 'payout_to_another_account'
  | 'payout_left_over'
  | 'payout_returned_kept'
  | 'reverse_payout_to_another_account'
  | 'clawback_barred'
  | 'clawback_again'
  | 'clawback_offset'
  | 'offset_for_another'
  | 'clawback_written_off'
  | 'refund_requested'
  | 'refund_credit_again'
  | 'refund_given_back'
  | 'debt_written_off'
  | 'debt_paid'
  | 'entry_unfiled'
  /** The move is made automatically as soon as its `from` fits. */
  | 'automatic';

export interface Transition {
  /** What happened. Customers and operators read it in histories and statements. */
  words: string;
  cause: Cause;
  /**
   * The move is of a refund: `from` and `to` also name columns of the refund, and R is its amount.
   */
  of?: 'refund';
  from: From;
  /** Only the columns that change. */
  to: Partial<PaymentPlace & RefundPlace>;
  /** Which column stores which detail of the cause. */
  keeps?: { readonly [Column in keyof (PaymentFacts & RefundFacts)]?: keyof MoveDetails };
  /**
   * The failure that it stores. Used where no entry was returned, so that the cause has no details.
   */
  fails?: Failure;
  posts: readonly PostingRule[];
  notifies: readonly EventType[];
}

export type StageTable = Readonly<Record<string, Transition>>;
