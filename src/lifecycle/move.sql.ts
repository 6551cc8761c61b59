// Queries of a move: lock payments, read their balances and refunds, write the result.
import type { Queryable } from '../database/database.ts';
import type { Account } from '../ledger/accounts.ts';
import { addDeltasOfPosted } from '../ledger/balance-deltas.sql.ts';
import { linesOfPayment } from '../ledger/payment-lines.sql.ts';
import type { PaymentSnapshot, RefundState } from './payment-state.ts';
import type { PaymentFacts, PaymentPlace } from './stage.ts';

export interface PaymentKey {
  processor_id: string;
  transaction_uuid: string;
}

export interface LockedPayment extends PaymentPlace, PaymentFacts, PaymentKey {
  vendor_id: string | null;
  merchant_batch_uuid: string | null;
  payer_uuid: string;
  payee_uuid: string;
  payout_type: 'individual' | 'batch';
  amount: number;
  transaction_fee: number;
  event_count: number;
  move_count: number;
  refund_count: number;
  open_hold_count: number;
}

const columns = `t.processor_id, t.uuid AS transaction_uuid, t.vendor_id, t.merchant_batch_uuid,
  t.payer_uuid, t.payee_uuid, t.payout_type,
  t.amount, t.transaction_fee, t.capture_status, t.payout_status, t.clawback_status, t.reverse_payout_status,
  t.capture_leg, t.payout_leg, t.clawback_leg, t.reverse_payout_leg, t.payout_back, t.payout_again, t.unauthorized,
  t.ach_return_code, t.failure_code, t.failure_reason, t.cancel_reason, t.capture_trace_id, t.payout_trace_id,
  t.reverse_payout_trace_id, t.event_count, t.move_count, t.refund_count,
  t.open_hold_count`;

/**
 * Locks payments, always in the same order, so that two phases never deadlock. Leaves out unknown
 * payments.
 */
export function lockPayments(db: Queryable, keys: readonly PaymentKey[]): Promise<LockedPayment[]> {
  return db.query(
    `SELECT ${columns} FROM transactions t
     WHERE (t.processor_id, t.uuid) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))
     ORDER BY t.processor_id, t.uuid FOR UPDATE OF t`,
    [keys.map((key) => key.processor_id), keys.map((key) => key.transaction_uuid)],
  );
}

export interface BooksOfPayment {
  transaction_uuid: string;
  /** Debit positive. LOSS has one row for each user whose debt was written off. */
  balances: { account: Account; owner_uuid: string; balance: number }[];
  refunds: (RefundState & {
    event_count: number;
    merchant_batch_uuid: string | null;
    client_reference_id: string;
    created_at: string;
  })[];
}

/**
 * The balances and refunds of locked payments. Reads by LATERAL look-ups: PostgreSQL would plan a
 * join of sets by statistics that lag behind.
 */
export function selectBooks(db: Queryable, keys: readonly PaymentKey[]): Promise<BooksOfPayment[]> {
  return db.query(
    `SELECT wanted.transaction_uuid, coalesce(books.balances, '[]') AS balances, coalesce(refunds.refunds, '[]') AS refunds
     FROM unnest($1::uuid[], $2::uuid[]) AS wanted (processor_id, transaction_uuid)
     CROSS JOIN LATERAL (
       SELECT json_agg(sums) AS balances FROM (
         SELECT account, owner_uuid, sum(amount) AS balance FROM (
           ${linesOfPayment('wanted')}
         ) AS rows GROUP BY account, owner_uuid HAVING sum(amount) <> 0
       ) AS sums) AS books
     CROSS JOIN LATERAL (
       SELECT json_agg(json_build_object('uuid', r.uuid, 'amount', r.amount, 'status', r.status, 'standing', r.standing,
         'refund_capture_leg', r.refund_capture_leg, 'refund_payout_leg', r.refund_payout_leg,
         'refund_capture_trace_id', r.refund_capture_trace_id, 'refund_payout_trace_id', r.refund_payout_trace_id,
         'ach_return_code', r.ach_return_code, 'failure_code', r.failure_code, 'failure_reason', r.failure_reason,
         'event_count', r.event_count, 'merchant_batch_uuid', r.merchant_batch_uuid, 'client_reference_id', r.client_reference_id, 'created_at', r.created_at)
         ORDER BY r.uuid) AS refunds
       FROM refunds r
       WHERE r.processor_id = wanted.processor_id AND r.transaction_uuid = wanted.transaction_uuid) AS refunds`,
    [keys.map((key) => key.processor_id), keys.map((key) => key.transaction_uuid)],
  );
}

/**
 * The last line number of earlier offsets. One payment may pay a debt of another more than once
 * (K6).
 */
export function selectOffsetLines(
  db: Queryable,
  moves: readonly (PaymentKey & { source_uuid: string })[],
): Promise<(PaymentKey & { source_uuid: string; lines: number })[]> {
  return db.query(
    `SELECT i.processor_id, i.transaction_uuid, i.source_uuid, max(p.line) AS lines
     FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS i (processor_id, transaction_uuid, source_uuid)
     JOIN postings p ON p.processor_id = i.processor_id AND p.transaction_uuid = i.transaction_uuid
       AND p.transition = 'K6' AND p.source_uuid = i.source_uuid
     GROUP BY i.processor_id, i.transaction_uuid, i.source_uuid`,
    [
      moves.map((one) => one.processor_id),
      moves.map((one) => one.transaction_uuid),
      moves.map((one) => one.source_uuid),
    ],
  );
}

/** The rows that a list of moves writes, by table. */
export interface Moved {
  payments: (LockedPayment & { transaction_status: PaymentSnapshot['transaction_status']; left_over: boolean })[];
  refunds: (RefundState & { processor_id: string; event_count: number })[];
  transitions: {
    processor_id: string;
    transaction_uuid: string;
    number: number;
    transition: string;
    source_uuid: string;
    refund_uuid: string | null;
  }[];
  postings: {
    processor_id: string;
    transaction_uuid: string;
    transition: string;
    source_uuid: string;
    line: number;
    debit_account: Account;
    debit_owner_uuid: string;
    credit_account: Account;
    credit_owner_uuid: string;
    amount: number;
    debit_transaction_uuid: string | null;
  }[];
  announcements: {
    processor_id: string;
    uuid: string;
    vendor_id: string | null;
    type: string;
    subject_uuid: string;
    sequence: number;
    state: object;
  }[];
}

/** Writes everything in one query. Answers how many payments it updated. */
export async function writeMoves(db: Queryable, moved: Moved, at: Date): Promise<number> {
  const [row] = await db.query<{ updated: number }>(
    `WITH updated AS (
       UPDATE transactions t SET
         transaction_status = i.transaction_status, capture_status = i.capture_status, payout_status = i.payout_status,
         clawback_status = i.clawback_status, reverse_payout_status = i.reverse_payout_status,
         capture_leg = i.capture_leg, payout_leg = i.payout_leg, clawback_leg = i.clawback_leg,
         reverse_payout_leg = i.reverse_payout_leg, payout_back = i.payout_back, payout_again = i.payout_again,
         unauthorized = i.unauthorized, ach_return_code = i.ach_return_code, failure_code = i.failure_code,
         failure_reason = i.failure_reason, cancel_reason = i.cancel_reason, capture_trace_id = i.capture_trace_id,
         payout_trace_id = i.payout_trace_id, reverse_payout_trace_id = i.reverse_payout_trace_id,
         merchant_batch_uuid = i.merchant_batch_uuid, left_over = i.left_over, event_count = i.event_count, move_count = i.move_count, updated_at = $1
       FROM json_to_recordset($2::json) AS i (processor_id uuid, transaction_uuid uuid,
         transaction_status transaction_status, capture_status capture_status, payout_status payout_status,
         clawback_status clawback_status, reverse_payout_status reverse_payout_status, capture_leg leg_place,
         payout_leg leg_place, clawback_leg leg_place, reverse_payout_leg leg_place, payout_back boolean,
         payout_again boolean, unauthorized boolean, ach_return_code text, failure_code text, failure_reason text,
         cancel_reason text, capture_trace_id text, payout_trace_id text, reverse_payout_trace_id text,
         merchant_batch_uuid uuid, left_over boolean, event_count smallint, move_count smallint)
       WHERE t.processor_id = i.processor_id AND t.uuid = i.transaction_uuid AND t.move_count < i.move_count
       RETURNING 1
     ),
     refunded AS (
       UPDATE refunds r SET status = i.status, standing = i.standing, refund_capture_leg = i.refund_capture_leg,
         refund_payout_leg = i.refund_payout_leg, refund_capture_trace_id = i.refund_capture_trace_id,
         refund_payout_trace_id = i.refund_payout_trace_id, ach_return_code = i.ach_return_code,
         failure_code = i.failure_code, failure_reason = i.failure_reason, event_count = i.event_count, updated_at = $1
       FROM json_to_recordset($3::json) AS i (processor_id uuid, uuid uuid, status refund_status,
         standing refund_standing, refund_capture_leg leg_place, refund_payout_leg leg_place,
         refund_capture_trace_id text, refund_payout_trace_id text, ach_return_code text, failure_code text,
         failure_reason text, event_count smallint)
       WHERE r.processor_id = i.processor_id AND r.uuid = i.uuid
     ),
     history AS (
       INSERT INTO transitions (processor_id, transaction_uuid, number, transition, source_uuid, refund_uuid, moved_at)
       SELECT processor_id, transaction_uuid, number, transition, source_uuid, refund_uuid, $1
       FROM json_to_recordset($4::json) AS i (processor_id uuid, transaction_uuid uuid, number smallint,
         transition text, source_uuid uuid, refund_uuid uuid)
     ),
     posted AS (
       INSERT INTO postings (processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
         debit_owner_uuid, credit_account, credit_owner_uuid, amount, debit_transaction_uuid, posted_at)
       SELECT processor_id, transaction_uuid, transition, source_uuid, line, debit_account, debit_owner_uuid,
         credit_account, credit_owner_uuid, amount, debit_transaction_uuid, $1
       FROM json_to_recordset($5::json) AS i (processor_id uuid, transaction_uuid uuid, transition text,
         source_uuid uuid, line smallint, debit_account text, debit_owner_uuid uuid, credit_account text,
         credit_owner_uuid uuid, amount bigint, debit_transaction_uuid uuid)
       RETURNING processor_id, debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at
     ),
     balanced AS (${addDeltasOfPosted}
     ),
     announced AS (
       INSERT INTO outbox (processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state)
       SELECT processor_id, uuid, vendor_id, type, subject_uuid, sequence, $1, state
       FROM json_to_recordset($6::json) AS i (processor_id uuid, uuid uuid, vendor_id uuid, type event_type,
         subject_uuid uuid, sequence integer, state json)
     )
     SELECT count(*) AS updated FROM updated`,
    [
      at,
      JSON.stringify(moved.payments),
      JSON.stringify(moved.refunds),
      JSON.stringify(moved.transitions),
      JSON.stringify(moved.postings),
      JSON.stringify(moved.announcements),
    ],
  );
  return row!.updated;
}
