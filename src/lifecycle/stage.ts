// What a row of a stage table says: for what cause, from where, to where, what is posted, what is
// announced.
import type { EventType } from '../events/event-types.ts';
import type { Book } from '../ledger/accounts.ts';
import type { PostingRule } from '../ledger/posting-rules.ts';
import type { RefundStatus } from './refund-statuses.ts';
import type { StageName } from './stage-names.ts';
import type { ChangingColumns, PayoutType, Statuses } from './transaction.ts';

/** Where the latest leg of a stage stands; null: none is under way, the next one is in no file. */
export type LegPlace = 'filed' | 'sent' | 'settled' | 'good' | 'returned';

/**
 * What a refund still counts for. `asked`: its debit has not come good. `standing`: it has, and the
 * payee's money is the payer's. `reversed`: its payment came back while its credit was out, so that
 * it stands no longer but was paid. `void`: it has ended and counts no more against the payment's
 * amount.
 */
export type RefundStanding = 'asked' | 'standing' | 'reversed' | 'void';

/** The columns of a payment that the tables read and write. */
export interface PaymentPlace extends Omit<Statuses, 'transaction_status'> {
  capture_leg: LegPlace | null;
  payout_leg: LegPlace | null;
  clawback_leg: LegPlace | null;
  reverse_payout_leg: LegPlace | null;
  /** The payout came back while the capture was good: the money is the payer's again. */
  payout_back: boolean;
  /**
   * The payout under way pays what a former one left over: when it comes back, the money is still
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

/** The columns of a payment that keep what a cause brought along. */
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
  /** The capture came back as unauthorized after it had counted as good. */
  unauthorized: boolean;
}

/** The columns of a refund that keep what a cause brought along. */
export interface RefundFacts extends Pick<PaymentFacts, 'ach_return_code' | 'failure_code' | 'failure_reason'> {
  refund_capture_trace_id: string | null;
  refund_payout_trace_id: string | null;
}

/** What a cause brings along; what it does not bring is kept as null, `unauthorized` as false. */
export interface MoveDetails {
  trace_id?: string | null;
  return_code?: string;
  failure_code?: string;
  failure_reason?: string;
  /** In the words of who asked for it. */
  reason?: string;
  unauthorized?: boolean;
}

/**
 * What a return leaves on the record: all three, also those that it does not bring, so that they
 * tell of one stage, the one that failed last. A row that takes the failure back keeps them with
 * nothing brought: they are null again.
 */
export const returned = {
  ach_return_code: 'return_code',
  failure_code: 'failure_code',
  failure_reason: 'failure_reason',
} as const satisfies Transition['keeps'];

/** A failure of a stage without a return. */
export interface Failure {
  readonly ach_return_code: null;
  readonly failure_code: string;
  readonly failure_reason: string;
}

/** What follows from the columns, under a name that the tables can ask for. */
export interface Derived {
  payout_type: PayoutType;
  /** The capture or the payout came back: what was refunded of it no longer stands. */
  came_back: boolean;
  /** A refund's debit of the payee is in a file, or not good yet. */
  refund_debit_under_way: boolean;
  /** More is owed to the payer than refunds are still to pay. */
  owed_to_payer: boolean;
}

type Guard<Columns> = { readonly [Column in keyof Columns]?: Columns[Column] | readonly Columns[Column][] };

/**
 * Where a payment must stand: a value, one of several, or whether a book of it is `open` (not zero)
 * or `none`.
 */
export type From = Guard<PaymentPlace & Derived & RefundPlace> & { readonly [Name in Book]?: 'open' | 'none' };

/** What makes a payment move. */
export type Cause =
  | `${StageName}_${'sent' | 'settled' | 'good' | 'returned' | 'rejected'}`
  /** A leg came back that was not its stage's latest. */
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
  | 'refund_asked'
  | 'refund_credit_again'
  | 'refund_given_back'
  | 'debt_written_off'
  | 'debt_paid'
  | 'entry_unfiled'
  /** No cause of its own: made by itself as soon as the payment stands where it begins. */
  | 'automatic';

export interface Transition {
  /** What happened. Customers and operators read it in histories and statements. */
  words: string;
  cause: Cause;
  /** The move is a refund's: `from` and `to` also speak of its columns, R is its amount. */
  of?: 'refund';
  from: From;
  /** Only what changes. */
  to: Partial<PaymentPlace & RefundPlace>;
  /** Which column keeps what of that which the cause brings along. */
  keeps?: { readonly [Column in keyof (PaymentFacts & RefundFacts)]?: keyof MoveDetails };
  /** What it leaves of a failure that nothing brings along: no entry of the stage came back. */
  fails?: Failure;
  posts: readonly PostingRule[];
  notifies: readonly EventType[];
}

export type StageTable = Readonly<Record<string, Transition>>;
