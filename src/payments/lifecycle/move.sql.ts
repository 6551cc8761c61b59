// Queries of a move: lock payments, read their balances and refunds, write the result.
import { columnsOf } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { Metadata } from '../../platform/std/metadata.ts';
import type { Account } from '../ledger/accounts.ts';
import { addDeltasOfPosted } from '../ledger/balance-deltas.sql.ts';
import { linesOfPayment } from '../ledger/payment-lines.sql.ts';
import { insertMissingStates, transactionsWithStates } from './open-states.sql.ts';
import { type PaymentKey, paymentKeys } from './payment-keys.ts';
import type { PaymentSnapshot, RefundState } from './payment-state.ts';
import type { PaymentFacts, PaymentPlace, RefundFacts, RefundPlace } from './stage.ts';

export type { PaymentKey } from './payment-keys.ts';

/** The columns of `transactions` that a move reads. */
interface AskedColumns {
  vendor_id: string | null;
  payer_uuid: string;
  payee_uuid: string;
  payout_type: 'individual' | 'batch';
  amount: number;
  transaction_fee: number;
}

/** The columns of a payment that a move reads and never writes. */
interface UnmovedColumns extends PaymentKey, AskedColumns {
  refund_count: number;
  open_hold_count: number;
  /** As it was changed last; null: as it was asked. */
  metadata: Metadata | null;
}

export interface LockedPayment extends PaymentPlace, PaymentFacts, UnmovedColumns {
  merchant_batch_uuid: string | null;
  event_count: number;
  move_count: number;
}

/** The columns that the stage tables read and write. */
const decided = columnsOf<PaymentPlace & PaymentFacts>()(
  `capture_status capture_status, payout_status payout_status, clawback_status clawback_status,
   reverse_payout_status reverse_payout_status, capture_leg leg_place, payout_leg leg_place, clawback_leg leg_place,
   reverse_payout_leg leg_place, payout_back boolean, payout_again boolean, unauthorized boolean, ach_return_code text,
   failure_code text, failure_reason text, cancel_reason text, capture_trace_id text, payout_trace_id text,
   reverse_payout_trace_id text`,
);
const decidedOfRefund = columnsOf<RefundPlace & RefundFacts>()(
  `status refund_status, standing refund_standing, refund_capture_leg leg_place, refund_payout_leg leg_place,
   refund_capture_trace_id text, refund_payout_trace_id text, ach_return_code text, failure_code text,
   failure_reason text`,
);

const asked = columnsOf<AskedColumns>()('vendor_id, payer_uuid, payee_uuid, payout_type, amount, transaction_fee').of(
  't',
);
const locked = columnsOf<Omit<LockedPayment, keyof PaymentKey | keyof AskedColumns>>()(
  `merchant_batch_uuid, ${decided.list}, event_count, move_count, refund_count, open_hold_count, metadata`,
).of('s');
const refundOfBooks = columnsOf<BooksOfPayment['refunds'][number]>()(
  `uuid, amount, ${decidedOfRefund.list}, event_count, merchant_batch_uuid, client_reference_id, metadata, created_at`,
).names.map((name) => `'${name}', r.${name}`);

/** The columns that a move writes, besides `updated_at`. */
const written = columnsOf<Omit<MovedPayment, keyof UnmovedColumns>>()(
  `transaction_status transaction_status, ${decided.list}, merchant_batch_uuid uuid, left_over boolean,
   event_count smallint, move_count smallint`,
);
const writtenOfRefund = columnsOf<Omit<MovedRefund, 'processor_id' | 'uuid' | 'amount'>>()(
  `${decidedOfRefund.list}, event_count smallint`,
);

/**
 * Locks the states of payments, always in the same order, so that two phases never deadlock.
 * Inserts missing states first. Leaves out unknown payments.
 */
export async function lockPayments(db: Queryable, keys: readonly PaymentKey[]): Promise<LockedPayment[]> {
  const found = await lockStates(db, keys, 'all or none');
  if (found.length === new Set(keys.map((key) => key.transaction_uuid)).size) return found;
  await insertMissingStates(db, keys);
  return lockStates(db, keys, 'known');
}

/**
 * `all or none`: locks nothing if a state is missing. It is inserted first, so that the locks are
 * taken in order.
 */
function lockStates(
  db: Queryable,
  keys: readonly PaymentKey[],
  which: 'all or none' | 'known',
): Promise<LockedPayment[]> {
  return db.query(
    `SELECT s.processor_id, s.uuid AS transaction_uuid, ${asked}, ${locked}
     FROM ${transactionsWithStates}
     WHERE (s.shard, s.processor_id, s.uuid) IN (
         SELECT shard, processor_id, transaction_uuid FROM ${paymentKeys.from()} AS i)
       AND ($3 OR NOT EXISTS (
         SELECT FROM ${paymentKeys.from()} AS i
         WHERE NOT EXISTS (
           SELECT FROM transaction_states present
           WHERE present.shard = i.shard AND present.processor_id = i.processor_id AND present.uuid = i.transaction_uuid)))
     ORDER BY s.processor_id, s.uuid FOR UPDATE OF s`,
    [...paymentKeys.values(keys), which === 'known'],
  );
}

/** The state of a payment, not locked. Null: it has none yet, or the payment is unknown. */
export async function selectPayment(db: Queryable, key: PaymentKey): Promise<LockedPayment | null> {
  const [row] = await db.query<LockedPayment>(
    `SELECT s.processor_id, s.uuid AS transaction_uuid, ${asked}, ${locked}
     FROM ${transactionsWithStates}
     WHERE s.shard = $1 AND s.processor_id = $2 AND s.uuid = $3`,
    [...tenantKey(key.processor_id), key.transaction_uuid],
  );
  return row ?? null;
}

export interface BooksOfPayment {
  transaction_uuid: string;
  /** Debit positive. LOSS has one row for each user whose debt was written off. */
  balances: { account: Account; owner_uuid: string; balance: number }[];
  refunds: (RefundState & {
    event_count: number;
    merchant_batch_uuid: string | null;
    client_reference_id: string;
    metadata: Metadata | null;
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
     FROM ${paymentKeys.from()} AS wanted
     CROSS JOIN LATERAL (
       SELECT json_agg(sums) AS balances FROM (
         SELECT account, owner_uuid, sum(amount) AS balance FROM (
           ${linesOfPayment('wanted')}
         ) AS rows GROUP BY account, owner_uuid HAVING sum(amount) <> 0
       ) AS sums) AS books
     CROSS JOIN LATERAL (
       SELECT json_agg(json_build_object(${refundOfBooks.join(', ')})
         ORDER BY r.uuid) AS refunds
       FROM refunds r
       WHERE r.shard = wanted.shard AND r.processor_id = wanted.processor_id
         AND r.transaction_uuid = wanted.transaction_uuid) AS refunds`,
    paymentKeys.values(keys),
  );
}

const sources = recordset<PaymentKey & { source_uuid: string }>({
  processor_id: 'uuid',
  transaction_uuid: 'uuid',
  source_uuid: 'uuid',
});

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
     FROM ${sources.from()} AS i
     JOIN postings p ON p.shard = i.shard AND p.processor_id = i.processor_id AND p.transaction_uuid = i.transaction_uuid
       AND p.transition = 'K6' AND p.source_uuid = i.source_uuid
     GROUP BY i.processor_id, i.transaction_uuid, i.source_uuid`,
    sources.values(moves),
  );
}

interface MovedPayment extends Omit<LockedPayment, 'metadata'>, Pick<PaymentSnapshot, 'transaction_status'> {
  left_over: boolean;
}

interface MovedRefund extends RefundState {
  processor_id: string;
  event_count: number;
}

/** The rows that a list of moves writes, by table. */
export interface Moved {
  payments: MovedPayment[];
  refunds: MovedRefund[];
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

/** Writes everything in one query. Returns how many payments it updated. */
export async function writeMoves(db: Queryable, moved: Moved, at: Date): Promise<number> {
  const [row] = await db.query<{ updated: number }>(
    `WITH updated AS (
       UPDATE transaction_states s SET ${written.setTo('i')}, updated_at = $1
       FROM json_to_recordset($2::json) AS i (processor_id uuid, transaction_uuid uuid, ${written.list})
       WHERE s.shard = shard_of(i.processor_id) AND s.processor_id = i.processor_id AND s.uuid = i.transaction_uuid
         AND s.move_count < i.move_count
       RETURNING 1
     ),
     refunded AS (
       UPDATE refunds r SET ${writtenOfRefund.setTo('i')}, updated_at = $1
       FROM json_to_recordset($3::json) AS i (processor_id uuid, uuid uuid, ${writtenOfRefund.list})
       WHERE r.shard = shard_of(i.processor_id) AND r.processor_id = i.processor_id AND r.uuid = i.uuid
     ),
     history AS (
       INSERT INTO transitions (shard, processor_id, transaction_uuid, number, transition, source_uuid, refund_uuid,
         moved_at)
       SELECT shard_of(processor_id), processor_id, transaction_uuid, number, transition, source_uuid, refund_uuid, $1
       FROM json_to_recordset($4::json) AS i (processor_id uuid, transaction_uuid uuid, number smallint,
         transition text, source_uuid uuid, refund_uuid uuid)
     ),
     posted AS (
       INSERT INTO postings (shard, processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
         debit_owner_uuid, credit_account, credit_owner_uuid, amount, debit_transaction_uuid, posted_at)
       SELECT shard_of(processor_id), processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
         debit_owner_uuid, credit_account, credit_owner_uuid, amount, debit_transaction_uuid, $1
       FROM json_to_recordset($5::json) AS i (processor_id uuid, transaction_uuid uuid, transition text,
         source_uuid uuid, line smallint, debit_account text, debit_owner_uuid uuid, credit_account text,
         credit_owner_uuid uuid, amount bigint, debit_transaction_uuid uuid)
       RETURNING shard, processor_id, debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at
     ),
     balanced AS (${addDeltasOfPosted}
     ),
     announced AS (
       INSERT INTO outbox (shard, processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state)
       SELECT shard_of(processor_id), processor_id, uuid, vendor_id, type, subject_uuid, sequence, $1, state
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
