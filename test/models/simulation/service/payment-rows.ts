// The stored rows of the service's payments, unchanged, for the model to judge.

import type { Account } from '../../../../src/payments/ledger/accounts.ts';
import type { LegPlace } from '../../../../src/payments/lifecycle/stage.ts';
import type { StageName } from '../../../../src/payments/lifecycle/stage-names.ts';
import type { CheckEntryStatus } from '../../../../src/payments/lifecycle/states/check-entry.stage.ts';
import type { TransitionName } from '../../../../src/payments/lifecycle/transitions.ts';
import type { Queryable } from '../../../../src/platform/database/database.ts';
import {
  type FileReversalRow,
  fileReversalColumns,
  type ReversalEntryRow,
  type ReversalRow,
  reversalColumns,
  reversalEntries,
  reversalEntryColumns,
} from './reversal-rows.ts';

export interface PaymentRow {
  processor_id: string;
  vendor_id: string | null;
  uuid: string;
  created_at: string;
  payer_uuid: string;
  payee_uuid: string;
  amount: number;
  transaction_fee: number;
  payout_type: 'individual' | 'batch';
  client_reference_id: string;
  transaction_status: string;
  capture_status: string;
  payout_status: string | null;
  clawback_status: string | null;
  reverse_payout_status: string | null;
  payout_back: boolean;
  capture_leg: LegPlace | null;
  payout_leg: LegPlace | null;
  clawback_leg: LegPlace | null;
  reverse_payout_leg: LegPlace | null;
  open_hold_count: number;
}

export interface RefundRow {
  uuid: string;
  transaction_uuid: string;
  amount: number;
  status: string;
  standing: string;
  refund_capture_leg: LegPlace | null;
  refund_payout_leg: LegPlace | null;
}

export interface MoveRow {
  transaction_uuid: string;
  transition: TransitionName;
  source_uuid: string;
  refund_uuid: string | null;
  moved_at: string;
}

export interface PostingRow {
  transaction_uuid: string;
  /** For an offset: the payment that pays. */
  debit_transaction_uuid: string | null;
  transition: string;
  source_uuid: string;
  debit_account: Account;
  debit_owner_uuid: string;
  credit_account: Account;
  credit_owner_uuid: string;
  amount: number;
  posted_at: string;
}

export interface LegRow {
  uuid: string;
  processor_id: string;
  transaction_uuid: string;
  refund_uuid: string | null;
  stage: StageName;
  attempt: number;
  state: 'filed' | 'sent' | 'settled' | 'good' | 'returned' | 'rejected' | 'canceled';
  amount: number;
  trace_id: string | null;
  file_uuid: string | null;
  created_at: string;
}

export interface ItemRow {
  uuid: string;
  kind: string;
  code: string | null;
  state: 'new' | 'waiting' | 'applied' | 'duplicate' | 'suspense' | 'resolved';
  reason: string | null;
  amount: number;
  original_trace: string | null;
  item_trace: string;
  leg_uuid: string | null;
  /**
   * The trace number of that leg: an operator may have matched the item to a leg with another one.
   */
  leg_trace: string | null;
  direction: 'debit' | 'credit';
  /** It returned the copy of an entry that the bank processed twice. */
  file_copy_uuid: string | null;
}

/** A micro-entry, once for each of its legs. */
export interface CheckEntryRow {
  processor_id: string;
  uuid: string;
  status: CheckEntryStatus;
  amount: number;
  user_uuid: string;
  /** Null: it was in no file. */
  state: LegRow['state'] | null;
  direction: 'debit' | 'credit' | null;
  trace_id: string | null;
  file_uuid: string | null;
}

/** A fee payout: an entry without a payment. */
export interface FeePayoutRow {
  processor_id: string;
  uuid: string;
  owner_uuid: string;
  status: string;
  amount: number;
  trace_id: string | null;
  file_uuid: string | null;
}

export interface DishonorRow {
  uuid: string;
  state: 'to_send' | 'sent' | 'contested' | 'won' | 'lost';
  item_state: ItemRow['state'];
  trace_id: string | null;
  file_uuid: string | null;
  amount: number;
  direction: 'debit' | 'credit';
}

export interface PaymentRows {
  payment: PaymentRow;
  refunds: RefundRow[];
  moves: MoveRow[];
  /** Also those that an offset took for another payment. */
  postings: PostingRow[];
  legs: LegRow[];
  reversals: ReversalRow[];
}

export interface Rows {
  payments: Map<string, PaymentRows>;
  legs: LegRow[];
  items: ItemRow[];
  feePayouts: FeePayoutRow[];
  checkEntries: CheckEntryRow[];
  dishonors: DishonorRow[];
  reversals: ReversalRow[];
  reversalEntries: ReversalEntryRow[];
  fileReversals: FileReversalRow[];
}

/** As JSON: timestamps are text. */
const read = (columns: string, from: string, order: string) =>
  `(SELECT coalesce(json_agg(rows), '[]') FROM (SELECT ${columns} FROM ${from} ORDER BY ${order}) AS rows)`;

/** The first leg of each entry, with its trace number. */
const firstLegs = `(SELECT DISTINCT ON (l.entry_uuid) l.shard, l.processor_id, l.entry_uuid, l.uuid, e.trace_id
  FROM legs l JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid ORDER BY l.entry_uuid, l.uuid)`;

/** All rows at one moment. */
export async function readRows(db: Queryable): Promise<Rows> {
  const [row] = await db.query<{
    payments: PaymentRow[];
    refunds: RefundRow[];
    moves: MoveRow[];
    postings: PostingRow[];
    legs: LegRow[];
    items: ItemRow[];
    fee_payouts: FeePayoutRow[];
    check_entries: CheckEntryRow[];
    dishonors: DishonorRow[];
    reversals: ReversalRow[];
    reversal_entries: ReversalEntryRow[];
    file_reversals: FileReversalRow[];
  }>(
    `SELECT
       ${read(
         `processor_id, vendor_id, uuid, created_at, payer_uuid, payee_uuid, amount, transaction_fee, payout_type, client_reference_id,
          transaction_status, capture_status, payout_status, clawback_status, reverse_payout_status, payout_back, capture_leg,
          payout_leg, clawback_leg, reverse_payout_leg, open_hold_count`,
         'current_transactions',
         'created_at, uuid',
       )} AS payments,
       ${read(
         'uuid, transaction_uuid, amount, status, standing, refund_capture_leg, refund_payout_leg',
         'refunds',
         'created_at, uuid',
       )} AS refunds,
       ${read('transaction_uuid, transition, source_uuid, refund_uuid, moved_at', 'payment_moves', 'number')} AS moves,
       ${read(
         `transaction_uuid, debit_transaction_uuid, transition, source_uuid, debit_account, debit_owner_uuid,
          credit_account, credit_owner_uuid, amount, posted_at`,
         'postings',
         'posted_at',
       )} AS postings,
       ${read(
         'uuid, processor_id, transaction_uuid, refund_uuid, stage, attempt, state, amount, trace_id, file_uuid, created_at',
         `(SELECT l.*, e.trace_id FROM current_legs l JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
           WHERE l.stage NOT IN ('fee_payout', 'micro_entry', 'prenote_debit', 'prenote_credit', 'reversal_debit', 'reversal_credit')) AS legs`,
         'created_at, attempt, uuid',
       )} AS legs,
       ${read(
         `uuid, kind, code, state, reason, amount, original_trace, item_trace, leg_uuid, leg_trace, direction, file_copy_uuid`,
         `(SELECT b.uuid, b.kind::text, b.code, b.state::text, b.reason, b.amount, b.original_trace, b.item_trace,
             l.uuid AS leg_uuid, l.trace_id AS leg_trace, b.direction::text, b.file_copy_uuid, b.received_at
           FROM bank_items b LEFT JOIN ${firstLegs} AS l ON l.shard = shard_of(b.processor_id) AND l.processor_id = b.processor_id AND l.entry_uuid = b.entry_uuid
           UNION ALL
           -- A return that the bank's statement alone has shown.
           SELECT s.uuid, 'statement', NULL, 'applied', NULL, s.amount, l.trace_id, '', l.uuid, l.trace_id, s.direction::text, NULL, s.decided_at
           FROM statement_lines s JOIN ${firstLegs} AS l ON l.shard = shard_of(s.processor_id) AND l.processor_id = s.processor_id AND l.entry_uuid = s.entry_uuid) AS items`,
         'received_at, uuid',
       )} AS items,
       ${read(
         'p.processor_id, p.uuid, p.owner_uuid, p.status, p.amount, e.trace_id, e.file_uuid',
         `fee_payouts p LEFT JOIN legs l ON l.shard = p.shard AND l.processor_id = p.processor_id AND l.uuid = p.uuid
          LEFT JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid`,
         'p.created_at, p.uuid',
       )} AS fee_payouts,
       ${read(
         'm.processor_id, m.uuid, m.status, m.amount, c.user_uuid, l.state, e.direction, e.trace_id, e.file_uuid',
         `check_entries m JOIN account_checks c ON c.shard = m.shard AND c.processor_id = m.processor_id AND c.uuid = m.check_uuid
          LEFT JOIN current_legs l ON l.shard = m.shard AND l.processor_id = m.processor_id AND l.transaction_uuid = m.uuid
          LEFT JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid`,
         'm.requested_at, m.uuid, l.created_at, l.uuid',
       )} AS check_entries,
       ${read(
         'd.uuid, d.state, b.state AS item_state, e.trace_id, e.file_uuid, b.amount, b.direction',
         `dishonors d JOIN bank_items b ON b.uuid = d.item_uuid
          LEFT JOIN entries e ON e.shard = shard_of(d.entry_processor_id) AND e.processor_id = d.entry_processor_id AND e.uuid = d.entry_uuid`,
         'd.asked_at, d.uuid',
       )} AS dishonors,
       ${read(reversalColumns, 'reversals r', 'r.requested_at, r.uuid')} AS reversals,
       ${read(reversalEntryColumns, reversalEntries, 'l.created_at, l.uuid')} AS reversal_entries,
       ${read(fileReversalColumns, 'file_reversals r', 'r.requested_at, r.uuid')} AS file_reversals`,
    [],
  );
  const { legs, items } = row!;
  const payments = new Map<string, PaymentRows>(
    row!.payments.map((payment) => [
      payment.uuid,
      { payment, refunds: [], moves: [], postings: [], legs: [], reversals: [] },
    ]),
  );
  for (const one of row!.refunds) payments.get(one.transaction_uuid)!.refunds.push(one);
  for (const one of row!.moves) payments.get(one.transaction_uuid)!.moves.push(one);
  for (const one of legs) payments.get(one.transaction_uuid)!.legs.push(one);
  for (const one of row!.reversals) payments.get(one.transaction_uuid)!.reversals.push(one);
  for (const one of row!.postings) {
    // A fee payout, a reversal, or a line of the bank statement, in place of a payment.
    payments.get(one.transaction_uuid)?.postings.push(one);
    if (one.debit_transaction_uuid !== null) payments.get(one.debit_transaction_uuid)!.postings.push(one);
  }
  return {
    payments,
    legs,
    items,
    feePayouts: row!.fee_payouts,
    checkEntries: row!.check_entries,
    dishonors: row!.dishonors,
    reversals: row!.reversals,
    reversalEntries: row!.reversal_entries,
    fileReversals: row!.file_reversals,
  };
}
