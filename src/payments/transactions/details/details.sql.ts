// Queries of the details of one payment: its moves, its entries, and what its dates depend on.

import type { Speed } from '../../../ach/calendar/windows.ts';
import type { OriginatedSecCode } from '../../../ach/nacha/codes/sec-codes.ts';
import { institutionNameOf } from '../../../customers/bank-accounts/routing-directory/directory.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { consumerDebitsAt, secCodeOfEntry } from '../../lifecycle/entry-kind/entry-kind.sql.ts';
import type { EntryPurpose } from '../../lifecycle/entry-kind/entry-kind.ts';
import type { PaymentKey } from '../../lifecycle/move.sql.ts';
import { returnCodeOf } from '../../lifecycle/return-codes.sql.ts';
import { accountOfStage, holderOfStage } from '../../lifecycle/stage-accounts.sql.ts';
import type { StageName } from '../../lifecycle/stage-names.ts';
import { type Summary, summaryColumns } from '../../lifecycle/summary/summary-state.sql.ts';

export interface MoveRow {
  number: number;
  /** The row of a stage table: C1, C2, … */
  transition: string;
  refund_uuid: string | null;
  /** Of the return that caused the move. */
  return_code: string | null;
  moved_at: Date;
  /** Of the entry that moved or was returned. */
  trace_id: string | null;
  /** Cents that an offset moved between two payments (K6). Null: the move is no offset. */
  offset_amount: number | null;
  counterpart_transaction_uuid: string | null;
  /** The batch that the payment joined, or whose entry moved or was returned. Null: none. */
  merchant_batch_uuid: string | null;
}

// The posting of an offset, seen from either payment. It belongs to the payment that owed, with a
// debit on the payment that paid (Lifecycle, K6).
const offsetPosted = `
  SELECT p.amount, p.debit_transaction_uuid AS counterpart_transaction_uuid FROM postings p
  WHERE h.transition = 'K6' AND p.shard = h.shard AND p.processor_id = h.processor_id AND p.transaction_uuid = h.transaction_uuid
    AND p.transition = 'K6' AND p.source_uuid = h.source_uuid AND p.posted_at = h.moved_at
  UNION ALL
  SELECT p.amount, p.transaction_uuid FROM postings p
  WHERE h.transition = 'K6o' AND p.shard = h.shard AND p.processor_id = h.processor_id
    AND p.debit_transaction_uuid = h.transaction_uuid AND p.transition = 'K6' AND p.transaction_uuid = h.source_uuid AND p.posted_at = h.moved_at`;

/**
 * In the order in which they were made. The source of a move may be an item of a bank, a leg or an
 * act.
 */
export function selectMoves(db: Queryable, payment: PaymentKey): Promise<MoveRow[]> {
  return db.query(
    `SELECT h.number, h.transition, h.refund_uuid, h.moved_at, b.code AS return_code,
            coalesce(e.trace_id, b.original_trace) AS trace_id,
            settled.amount AS offset_amount, settled.counterpart_transaction_uuid,
            coalesce(e.merchant_batch_uuid, joined.merchant_batch_uuid) AS merchant_batch_uuid
     FROM payment_moves h
     LEFT JOIN bank_items b ON b.uuid = h.source_uuid
     LEFT JOIN legs l ON l.shard = h.shard AND l.processor_id = h.processor_id AND l.uuid = h.source_uuid
     LEFT JOIN entries e ON e.shard = h.shard AND e.processor_id = h.processor_id
       AND e.uuid = coalesce(l.entry_uuid, b.entry_uuid)
     LEFT JOIN batch_payout_members joined ON joined.shard = h.shard AND joined.processor_id = h.processor_id
       AND joined.transaction_uuid = h.transaction_uuid AND joined.source_uuid = h.source_uuid
     LEFT JOIN LATERAL (${offsetPosted}) AS settled ON true
     WHERE h.shard = $1 AND h.processor_id = $2 AND h.transaction_uuid = $3
     ORDER BY h.number`,
    [...tenantKey(payment.processor_id), payment.transaction_uuid],
  );
}

export const entryStates = ['filed', 'sent', 'settled', 'good', 'returned', 'rejected'] as const;

export interface EntryRow {
  stage: StageName;
  refund_uuid: string | null;
  attempt: number;
  /** Cents. Of a batch entry: the share of the payment. */
  amount: number;
  state: (typeof entryStates)[number];
  trace_id: string;
  /** The bank of its file. */
  bank: string;
  /** The speed at which it goes out. */
  speed: Speed;
  /** Null while its file is open. */
  file_name: string | null;
  settles_at: Date;
  /** The code of its return. Null: it was not returned. */
  returned_with: string | null;
  /** The batch whose entry it is part of. Null: it is an entry of its own. */
  merchant_batch_uuid: string | null;
  /** As its file has it; while the file is open, as it would have it now. */
  sec_code: OriginatedSecCode;
  created_at: Date;
}

/** Oldest first. */
export function selectEntries(db: Queryable, payment: PaymentKey): Promise<EntryRow[]> {
  return db.query(
    `SELECT l.stage, l.refund_uuid, l.attempt, l.amount, l.state, l.speed, e.trace_id, e.bank, f.name AS file_name, f.settles_at,
            ${returnCodeOf('l')} AS returned_with, e.merchant_batch_uuid, ${secCodeOfEntry} AS sec_code, l.created_at
     FROM (${legsOf('NOT rejected')} UNION ALL ${legsOf('rejected')}) AS l
     JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
     JOIN bank_files f ON f.uuid = e.file_uuid
     JOIN transactions t ON t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
     JOIN users u ON u.shard = t.shard AND u.processor_id = t.processor_id AND u.uuid = ${holderOfStage('l.stage')}
     LEFT JOIN archived_files written ON written.uuid = f.content_uuid
     CROSS JOIN LATERAL (SELECT ${consumerDebitsAt('written.created_at')} AS consumer_debits) AS o
     ORDER BY l.created_at, l.uuid`,
    [...tenantKey(payment.processor_id), payment.transaction_uuid],
  );
}

// Rejected and other legs have an index each.
const legsOf = (which: 'rejected' | 'NOT rejected') => `
  SELECT shard, processor_id, uuid, transaction_uuid, refund_uuid, stage, attempt, amount, state, speed, entry_uuid, created_at
  FROM current_legs WHERE shard = $1 AND processor_id = $2 AND transaction_uuid = $3 AND ${which}`;

/** What the dates of a payment depend on, besides its record. */
export interface DateTerms {
  speed: Speed;
  payer: 'person' | 'business';
  /** The bank of the processor, which the next entry uses. */
  bank: string | null;
  /** Null, as the next one: the settings of the originator decide. */
  sec_code: OriginatedSecCode | null;
  entry_purpose: EntryPurpose | null;
}

export async function selectDateTerms(db: Queryable, payment: PaymentKey): Promise<DateTerms> {
  const [row] = await db.query<DateTerms>(
    `SELECT t.speed, u.kind AS payer, p.bank, t.sec_code, t.entry_purpose
     FROM transactions t
     JOIN users u ON u.shard = t.shard AND u.processor_id = t.processor_id AND u.uuid = t.payer_uuid
     JOIN processors p ON p.shard = t.shard AND p.processor_id = t.processor_id
     WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid = $3`,
    [...tenantKey(payment.processor_id), payment.transaction_uuid],
  );
  return row!;
}

/** What the state of a payment follows from, besides its record. */
export async function selectSummary(db: Queryable, payment: PaymentKey): Promise<Summary> {
  const [row] = await db.query<Summary>(
    `SELECT ${summaryColumns('t')} FROM current_transactions t WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid = $3`,
    [...tenantKey(payment.processor_id), payment.transaction_uuid],
  );
  return row!;
}

/** What people know of a bank account of the payment. */
export interface AccountOfSide {
  side: 'payer' | 'payee';
  /** Empty: erased after the account was removed. */
  account_number_last4: string;
  institution_name: string | null;
}

/** The accounts that the next entries of the capture and of the payout use. */
export function selectAccountsOfSides(db: Queryable, payment: PaymentKey): Promise<AccountOfSide[]> {
  return db.query(
    `SELECT used.side, a.account_number_last4, ${institutionNameOf('a.routing_number')} AS institution_name
     FROM transactions t
     LEFT JOIN transaction_states s ON s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid
     CROSS JOIN LATERAL (VALUES ('payer', ${accountOfStage.capture}), ('payee', ${accountOfStage.payout})) AS used (side, uuid)
     JOIN bank_accounts a ON a.shard = t.shard AND a.processor_id = t.processor_id AND a.uuid = used.uuid
     WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid = $3`,
    [...tenantKey(payment.processor_id), payment.transaction_uuid],
  );
}
