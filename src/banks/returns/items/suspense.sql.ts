// Queries on the items that operators see: items in suspense, and late returns.

import type { Purpose, StageName } from '../../../payments/lifecycle/stage-names.ts';
import type { BankItemState } from '../../../payments/lifecycle/states/bank-item.stage.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { firstPaymentOf } from '../../origination/entries/entries.sql.ts';
import { ofEntry } from '../../origination/entries/legs.sql.ts';
import type { BankItemKind } from './bank-items.sql.ts';

export interface SeenItem {
  uuid: string;
  kind: BankItemKind;
  code: string | null;
  direction: 'debit' | 'credit';
  amount: number;
  state: BankItemState;
  reason: string | null;
  late: boolean;
  original_trace: string | null;
  item_trace: string;
  /** The bank that sent it. */
  bank: string;
  file_uuid: string;
  file_name: string;
  processor_id: string | null;
  /** The entry that it answers; null: none. */
  entry_uuid: string | null;
  transaction_uuid: string | null;
  stage: StageName | null;
  note: string | null;
  received_at: Date;
}

const seen = `b.uuid, b.kind, b.code, b.direction, b.amount, b.state, b.reason, b.late, b.original_trace, b.item_trace,
  f.bank, b.content_uuid AS file_uuid, f.name AS file_name, b.processor_id, b.entry_uuid, l.transaction_uuid, l.stage, b.note, b.received_at`;
const joined = `FROM bank_items b
  JOIN inbound_files f ON f.content_uuid = b.content_uuid
  ${firstPaymentOf('b')}`;

/** Oldest first. */
export function selectSuspense(db: Queryable, after: TimeAndUuid | null, limit: number): Promise<SeenItem[]> {
  return db.query(
    `SELECT ${seen} ${joined} WHERE b.state = 'suspense' AND ${afterRow('b.received_at', 'b.uuid', 2, '>')}
     ORDER BY b.received_at, b.uuid LIMIT $1`,
    [limit, ...rowValues(after)],
  );
}

export interface LateReturn extends SeenItem {
  is_dishonored: boolean;
}

/** Newest first. */
export function selectLateReturns(db: Queryable, after: TimeAndUuid | null, limit: number): Promise<LateReturn[]> {
  return db.query(
    `SELECT ${seen}, (SELECT true FROM dishonors d WHERE d.item_uuid = b.uuid LIMIT 1) IS NOT NULL AS is_dishonored
     ${joined} WHERE b.late AND ${afterRow('b.received_at', 'b.uuid', 2, '<')}
     ORDER BY b.received_at DESC, b.uuid DESC LIMIT $1`,
    [limit, ...rowValues(after)],
  );
}

export async function selectItem(db: Queryable, uuid: string): Promise<SeenItem | null> {
  const [row] = await db.query<SeenItem>(`SELECT ${seen} ${joined} WHERE b.uuid = $1`, [uuid]);
  return row ?? null;
}

/** The encrypted details of an item. */
export async function selectSealedDetails(db: Queryable, uuid: string): Promise<Buffer> {
  const [row] = await db.query<{ details_sealed: Buffer }>('SELECT details_sealed FROM bank_items WHERE uuid = $1', [
    uuid,
  ]);
  return row!.details_sealed;
}

/** Locks the item: one decision at a time. Null: not found. */
export async function lockItem(db: Queryable, uuid: string): Promise<SeenItem | null> {
  const rows = await db.query('SELECT 1 FROM bank_items WHERE uuid = $1 FOR UPDATE', [uuid]);
  return rows.length === 0 ? null : selectItem(db, uuid);
}

/** An entry that is at a bank. Its amount is the sum of all payments that share it. */
export interface NamedEntry {
  processor_id: string;
  uuid: string;
  bank: string;
  direction: 'debit' | 'credit';
  amount: number;
  bank_account_uuid: string;
}

const named = 'e.processor_id, e.uuid, e.bank, e.direction, e.amount, e.bank_account_uuid';
const atBank = `'filed', 'sent', 'settled', 'good'`;

/**
 * The latest entry of a stage of a payment, or the entry of a fee payout, which is its own payment.
 */
export async function selectEntry(
  db: Queryable,
  of: { processor_id: string; transaction_uuid: string; stage: Purpose; refund_uuid: string | null },
): Promise<NamedEntry | null> {
  const [row] = await db.query<NamedEntry>(
    `SELECT ${named} FROM current_legs l JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
     WHERE l.shard = $1 AND l.processor_id = $2 AND l.transaction_uuid = $3 AND l.stage = $4
       AND ($5::uuid IS NULL OR l.refund_uuid = $5)
       AND NOT l.rejected AND l.state IN (${atBank})
     ORDER BY l.created_at DESC, l.attempt DESC LIMIT 1`,
    [...tenantKey(of.processor_id), of.transaction_uuid, of.stage, of.refund_uuid],
  );
  return row ?? null;
}

export async function selectEntryByUuid(
  db: Queryable,
  { processor_id, uuid }: Pick<NamedEntry, 'processor_id' | 'uuid'>,
): Promise<NamedEntry> {
  const [row] = await db.query<NamedEntry>(
    `SELECT ${named} FROM entries e WHERE e.shard = $1 AND e.processor_id = $2 AND e.uuid = $3`,
    [...tenantKey(processor_id), uuid],
  );
  return row!;
}

/** Entries at a bank with a trace number of ours, newest first: the numbers begin again. */
export function selectEntriesOfTrace(db: Queryable, trace_id: string): Promise<NamedEntry[]> {
  return db.query(
    `SELECT ${named} FROM entries e
     WHERE e.trace_id = $1 AND e.purpose <> 'dishonor' AND EXISTS (
       SELECT FROM current_legs l WHERE ${ofEntry('l', 'e')} AND NOT l.rejected AND l.state IN (${atBank}))
     ORDER BY e.created_at DESC, e.uuid`,
    [trace_id],
  );
}

/**
 * Marks the capture's latest entry as good again, because our dishonor of its return was won.
 * Returns the bank that it was sent through; null: the entry was not returned. An entry of a
 * rejected file is not a returned one.
 */
export async function restoreCapture(
  db: Queryable,
  { processor_id, transaction_uuid }: { processor_id: string; transaction_uuid: string },
): Promise<string | null> {
  const [row] = await db.query<{ bank: string }>(
    `UPDATE legs SET own_state = 'good' WHERE own_state = 'returned' AND (shard, processor_id, uuid) = (
       SELECT shard, processor_id, uuid FROM legs
       WHERE shard = $1 AND processor_id = $2 AND transaction_uuid = $3 AND stage = 'capture'
       ORDER BY created_at DESC, attempt DESC LIMIT 1)
     RETURNING (SELECT f.bank FROM bank_files f WHERE f.uuid = file_uuid) AS bank`,
    [...tenantKey(processor_id), transaction_uuid],
  );
  return row?.bank ?? null;
}
