// Queries on reversals: requested, filed, moved with their postings, and read.
import type { EntryError } from '../../../ach/nacha/codes/entry-errors.ts';
import { postMoved } from '../../../payments/ledger/post-moved.sql.ts';
import {
  type ReversalEndName,
  type ReversalMoveName,
  type ReversalStatus,
  reversal,
  reversalEnds,
} from '../../../payments/lifecycle/states/reversal.stage.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { openCopyOf } from '../file-copies/file-copies.sql.ts';

export interface ReversalKey {
  processor_id: string;
  uuid: string;
}

/**
 * The wrong entry came back by itself; the payment no longer allows the reversal; the last day is
 * past; no file can hold the entry; an operator canceled it.
 */
export type ReversalCancelReason = 'entry_returned' | 'not_allowed' | 'too_late' | 'not_writable' | 'by_operator';

export interface Reversal extends ReversalKey {
  /** The payment of the wrong entry. */
  transaction_uuid: string;
  reversed_leg_uuid: string;
  reversed_entry_uuid: string;
  /** Of the reversing entry. */
  direction: 'debit' | 'credit';
  /** Cents. */
  amount: number;
  bank_account_uuid: string;
  bank: string;
  entry_error: EntryError;
  status: ReversalStatus;
  hold_uuid: string | null;
  trace_id: string | null;
  ach_return_code: string | null;
  cancel_reason: ReversalCancelReason | null;
  taken_over_at: Date | null;
  left_since: Date | null;
  ended_as: ReversalEndName | null;
  /** The reversal of the file; null: of this entry alone. */
  file_reversal_uuid: string | null;
  requested_at: Date;
  updated_at: Date;
}

/** As SQL: the columns of `r`. */
export const reversalColumns = `r.processor_id, r.uuid, r.transaction_uuid, r.reversed_leg_uuid, r.reversed_entry_uuid, r.direction, r.amount,
  r.bank_account_uuid, r.bank, r.entry_error, r.status, r.hold_uuid, r.trace_id, r.ach_return_code, r.cancel_reason,
  r.taken_over_at, r.left_since, r.ended_as, r.file_reversal_uuid, r.requested_at, r.updated_at`;

export interface NewReversal
  extends Pick<
    Reversal,
    | 'processor_id'
    | 'uuid'
    | 'transaction_uuid'
    | 'reversed_leg_uuid'
    | 'reversed_entry_uuid'
    | 'direction'
    | 'amount'
    | 'bank_account_uuid'
    | 'bank'
    | 'entry_error'
    | 'file_reversal_uuid'
    | 'requested_at'
  > {
  hold_uuid: string;
  /** As in the batch of the wrong entry. */
  sec_code: string;
  company_identification: string | null;
  company_name: string;
}

const newReversals = recordset<Omit<NewReversal, 'requested_at'>>({
  processor_id: 'uuid',
  uuid: 'uuid',
  transaction_uuid: 'uuid',
  reversed_leg_uuid: 'uuid',
  reversed_entry_uuid: 'uuid',
  direction: 'text',
  amount: 'bigint',
  bank_account_uuid: 'uuid',
  bank: 'text',
  entry_error: 'entry_error',
  sec_code: 'text',
  company_identification: 'text',
  company_name: 'text',
  hold_uuid: 'uuid',
  file_reversal_uuid: 'uuid',
});

/** The payments must be locked. */
export async function insertReversals(
  db: Queryable,
  reversals: readonly Omit<NewReversal, 'requested_at'>[],
  at: Date,
): Promise<void> {
  if (reversals.length === 0) return;
  await db.query(
    `INSERT INTO reversals (shard, processor_id, uuid, transaction_uuid, reversed_leg_uuid, reversed_entry_uuid, direction,
       amount, bank_account_uuid, bank, entry_error, sec_code, company_identification, company_name, status, hold_uuid,
       file_reversal_uuid, requested_at, updated_at)
     SELECT shard, processor_id, uuid, transaction_uuid, reversed_leg_uuid, reversed_entry_uuid, direction, amount,
       bank_account_uuid, bank, entry_error, sec_code, company_identification, company_name, 'REVERSAL_PENDING', hold_uuid,
       file_reversal_uuid, $1, $1
     FROM ${newReversals.from(2)} AS i`,
    [at, ...newReversals.values(reversals)],
  );
}

/** As SQL: whether a reversal waits for a file. */
export const anyReversalWaiting = `EXISTS (SELECT FROM reversals WHERE status = 'REVERSAL_PENDING')`;

/** Whether a reversal waits for a file of the bank. Usually none does. */
export async function isReversalWaiting(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ waits: boolean }>(
    `SELECT EXISTS (SELECT FROM reversals WHERE status = 'REVERSAL_PENDING' AND bank = $1) AS waits`,
    [bank],
  );
  return row!.waits;
}

/** With the settlement of the wrong entry. */
export interface WaitingReversal extends Reversal {
  entry_settles_at: Date;
  /** The bank processed the file of the wrong entry twice, and that is open. */
  file_copy_uuid: string | null;
}

/** Reversals that wait for a file of the bank, in order. */
export function selectWaitingReversals(
  db: Queryable,
  bank: string,
  after: Pick<Reversal, 'requested_at' | 'uuid'> | null,
  atMost: number,
): Promise<WaitingReversal[]> {
  return db.query(
    `SELECT ${reversalColumns}, f.settles_at AS entry_settles_at, ${openCopyOf('f.uuid')} AS file_copy_uuid
     FROM reversals r
     JOIN entries e ON e.shard = r.shard AND e.processor_id = r.processor_id AND e.uuid = r.reversed_entry_uuid
     JOIN bank_files f ON f.uuid = e.file_uuid
     WHERE r.status = 'REVERSAL_PENDING' AND r.bank = $1
       AND ($3::timestamptz IS NULL OR (r.requested_at, r.uuid) > ($3, $4::uuid))
     ORDER BY r.requested_at, r.uuid LIMIT $2`,
    [bank, atMost, after?.requested_at ?? null, after?.uuid ?? null],
  );
}

const keys = recordset<ReversalKey>({ processor_id: 'uuid', uuid: 'uuid' });

/** These reversals. */
export async function selectReversalsOf(db: Queryable, of: readonly ReversalKey[]): Promise<Reversal[]> {
  if (of.length === 0) return [];
  return db.query(
    `SELECT ${reversalColumns} FROM reversals r
     WHERE (r.shard, r.processor_id, r.uuid) IN (SELECT shard, processor_id, uuid FROM ${keys.from()} AS i)`,
    keys.values(of),
  );
}

/** What moves a reversal, and the fields that the move sets. */
export interface MovingReversal extends ReversalKey {
  /** The leg or the item of the bank that causes the move. */
  source_uuid: string;
  trace_id?: string;
  ach_return_code?: string;
  cancel_reason?: ReversalCancelReason;
}

const moving = recordset<MovingReversal>({
  processor_id: 'uuid',
  uuid: 'uuid',
  source_uuid: 'uuid',
  trace_id: 'text',
  ach_return_code: 'text',
  cancel_reason: 'text',
});

/**
 * Moves reversals along a row of their table, with its postings, and answers those that were in its
 * `from` status. The only writer of their statuses. Their payments must be locked.
 */
export async function moveReversals(
  db: Queryable,
  name: ReversalMoveName,
  moves: readonly MovingReversal[],
  at: Date,
): Promise<Reversal[]> {
  if (moves.length === 0) return [];
  const { of, from, to, posts } = reversal[name];
  return db.query(
    `WITH moved AS (
       UPDATE reversals r SET status = $1, updated_at = $4, trace_id = coalesce(i.trace_id, r.trace_id),
         ach_return_code = coalesce(i.ach_return_code, r.ach_return_code),
         cancel_reason = coalesce(i.cancel_reason, r.cancel_reason)
       FROM ${moving.from(8)} AS i
       WHERE r.shard = i.shard AND r.processor_id = i.processor_id AND r.uuid = i.uuid AND r.status = $2
         AND r.direction = coalesce($3, r.direction)
       RETURNING r.shard, ${reversalColumns}, i.source_uuid
     ), ${postMoved({ transition: '$5', source_uuid: 'source_uuid', debit: '$6', credit: '$7', posted_at: '$4' })}
     SELECT ${reversalColumns} FROM moved r`,
    [to, from, of, at, name, posts?.debit ?? null, posts?.credit ?? null, ...moving.values(moves)],
  );
}

/** `at` null: the payment has given them back. */
export async function updateTakenOver(db: Queryable, of: readonly ReversalKey[], at: Date | null): Promise<void> {
  if (of.length === 0) return;
  await db.query(
    `UPDATE reversals r SET taken_over_at = $1 FROM ${keys.from(2)} AS i
     WHERE r.shard = i.shard AND r.processor_id = i.processor_id AND r.uuid = i.uuid`,
    [at, ...keys.values(of)],
  );
}

/**
 * No payment will take them over: REV has their amounts until an operator ends that. Null: it has
 * them no more.
 */
export async function updateLeft(db: Queryable, of: readonly ReversalKey[], at: Date | null): Promise<void> {
  if (of.length === 0) return;
  await db.query(
    `UPDATE reversals r SET left_since = $1 FROM ${keys.from(2)} AS i
     WHERE r.shard = i.shard AND r.processor_id = i.processor_id AND r.uuid = i.uuid`,
    [at, ...keys.values(of)],
  );
}

/** Ends what is left of a reversal, with its posting. False: nothing is left any more. */
export async function endLeft(
  db: Queryable,
  { processor_id, uuid }: ReversalKey,
  name: ReversalEndName,
  at: Date,
  sourceUuid: string,
): Promise<boolean> {
  const { debit, credit } = reversalEnds[name].posts;
  const rows = await db.query(
    `WITH moved AS (
       UPDATE reversals r SET left_since = NULL, ended_as = $4, updated_at = $5
       WHERE r.shard = $1 AND r.processor_id = $2 AND r.uuid = $3 AND r.left_since IS NOT NULL
       RETURNING r.shard, r.processor_id, r.uuid, r.amount
     ), ${postMoved({ transition: '$4', source_uuid: '$8', debit: '$6', credit: '$7', posted_at: '$5' })}
     SELECT 1 FROM moved`,
    [...tenantKey(processor_id), uuid, name, at, debit, credit, sourceUuid],
  );
  return rows.length > 0;
}
