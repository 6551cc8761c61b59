// Queries on fee payouts: requested, filed, moved with their postings, matched with the answers of
// a bank, and read.

import type { Queryable } from '../database/database.ts';
import { selectPageAndTotal } from '../database/page.sql.ts';
import { addDeltasOfPosted } from '../ledger/balance-deltas.sql.ts';
import { type FeePayoutMoveName, type FeePayoutStatus, feePayout } from '../lifecycle/fee-payout.stage.ts';
import { type BankOfTenants, servedThrough, suspendedProcessors } from '../tenants/tenants.sql.ts';
import { owed, usableAccount } from './fee-accounts.sql.ts';

export interface FeePayoutKey {
  processor_id: string;
  uuid: string;
}

/**
 * Nothing was owed at the cut-off; the file was rejected or full, and another payout replaces this
 * one; or the entry cannot be written.
 */
export type CancelReason = 'nothing_owed' | 'file_rejected' | 'file_full' | 'not_writable';

export interface FeePayout extends FeePayoutKey {
  /** The owner of the FEE balance: the vendor, or the processor itself. */
  owner_uuid: string;
  /** Null for the processor's own. */
  vendor_id: string | null;
  status: FeePayoutStatus;
  /** Cents. */
  amount: number;
  bank_account_uuid: string;
  file_uuid: string | null;
  trace_id: string | null;
  ach_return_code: string | null;
  cancel_reason: CancelReason | null;
  created_at: Date;
  updated_at: Date;
}

const columns = `f.processor_id, f.uuid, f.owner_uuid, f.vendor_id, f.status, f.amount, f.bank_account_uuid, f.file_uuid,
  f.trace_id, f.ach_return_code, f.cancel_reason, f.created_at, f.updated_at`;

export type NewFeePayout = Pick<FeePayout, 'processor_id' | 'uuid' | 'owner_uuid' | 'amount' | 'bank_account_uuid'>;

/** Inserts payouts and answers the new ones. An owner with a waiting payout gets no other one. */
export function insertFeePayouts(db: Queryable, payouts: readonly NewFeePayout[], at: Date): Promise<FeePayout[]> {
  return db.query(
    `INSERT INTO fee_payouts AS f (processor_id, uuid, owner_uuid, vendor_id, status, amount, bank_account_uuid, created_at,
       updated_at)
     SELECT processor_id, uuid, owner_uuid, nullif(owner_uuid, processor_id), 'FEE_PAYOUT_PENDING', amount,
       bank_account_uuid, $2, $2
     FROM json_to_recordset($1::json) AS i (processor_id uuid, uuid uuid, owner_uuid uuid, amount bigint,
       bank_account_uuid uuid)
     ON CONFLICT (processor_id, owner_uuid) WHERE status = 'FEE_PAYOUT_PENDING' DO NOTHING
     RETURNING ${columns}`,
    [JSON.stringify(payouts), at],
  );
}

// Payouts of a suspended tenant wait, and so do payouts to an account that cannot be used.
const waitingOf = (tenants: string) => `FROM fee_payouts f
  JOIN fee_accounts t ON t.processor_id = f.processor_id AND t.owner_uuid = f.owner_uuid
  JOIN bank_accounts a ON a.processor_id = t.processor_id AND a.uuid = t.bank_account_uuid
  WHERE f.status = 'FEE_PAYOUT_PENDING' AND ${usableAccount} AND f.processor_id ${tenants}`;

/** As SQL: whether a payout waits for the next file. */
export const anyFeePayoutWaiting = `EXISTS (SELECT ${waitingOf(`NOT IN ${suspendedProcessors}`)})`;

/** Whether a payout waits for the next file of the bank. Usually none does. */
export async function isFeePayoutWaiting(db: Queryable, { name, isFirst }: BankOfTenants): Promise<boolean> {
  const [row] = await db.query<{ waits: boolean }>(
    `SELECT EXISTS (SELECT ${waitingOf(`= ANY ${servedThrough({ name: '$1', isFirst: '$2' })}`)}) AS waits`,
    [name, isFirst],
  );
  return row!.waits;
}

const dueAt = `FROM fee_payouts f JOIN bank_files b ON b.uuid = f.file_uuid WHERE f.due_at <= $1 AND b.bank = $2`;

/** Whether a payout in a file of the bank has reached its settlement. */
export async function isFeePayoutDue(db: Queryable, bank: string, until: Date): Promise<boolean> {
  const [row] = await db.query<{ due: boolean }>(`SELECT EXISTS (SELECT ${dueAt}) AS due`, [until, bank]);
  return row!.due;
}

/** As SQL: the first settlement of a payout that is with the bank. */
export const firstFeePayoutDue = '(SELECT min(due_at) FROM fee_payouts WHERE due_at IS NOT NULL)';

/**
 * Locks some payouts that wait for a file of the bank, with the amount owed now in cents, and the
 * account that is named now.
 */
export function lockWaitingFeePayouts(
  db: Queryable,
  { name, isFirst }: BankOfTenants,
  createdUntil: Date,
  atMost: number,
): Promise<(FeePayoutKey & { bank_account_uuid: string; owed: number })[]> {
  return db.query(
    `SELECT f.processor_id, f.uuid, t.bank_account_uuid, ${owed('f.processor_id', 'f.owner_uuid')} AS owed
     ${waitingOf(`= ANY ${servedThrough({ name: '$3', isFirst: '$4' })}`)} AND f.created_at <= $1
     ORDER BY f.processor_id, f.uuid LIMIT $2 FOR UPDATE OF f`,
    [createdUntil, atMost, name, isFirst],
  );
}

export interface FiledFeePayout extends FeePayoutKey {
  amount: number;
  bank_account_uuid: string;
  file_uuid: string;
  trace_id: string;
}

/** Puts locked payouts into a file. */
export async function fileFeePayouts(db: Queryable, payouts: readonly FiledFeePayout[], at: Date): Promise<void> {
  await db.query(
    `UPDATE fee_payouts f SET status = 'FEE_PAYOUT_FILED', amount = i.amount, bank_account_uuid = i.bank_account_uuid,
       file_uuid = i.file_uuid, trace_id = i.trace_id, filed_at = $2, updated_at = $2
     FROM json_to_recordset($1::json) AS i (processor_id uuid, uuid uuid, amount bigint, bank_account_uuid uuid,
       file_uuid uuid, trace_id text)
     WHERE f.processor_id = i.processor_id AND f.uuid = i.uuid AND f.status = 'FEE_PAYOUT_PENDING'`,
    [JSON.stringify(payouts), at],
  );
}

/** The fields that a move sets on a payout. */
export interface MovingFeePayout extends FeePayoutKey {
  /** The instant of its next move by the calendar. */
  due_at?: Date;
  ach_return_code?: string;
  cancel_reason?: CancelReason;
}

/**
 * Moves payouts along a row of their table, with its postings, and answers those that were in its
 * `from` status. Besides filing it is the only writer of their statuses.
 */
export async function moveFeePayouts(
  db: Queryable,
  name: FeePayoutMoveName,
  payouts: readonly MovingFeePayout[],
  at: Date,
): Promise<FeePayout[]> {
  if (payouts.length === 0) return [];
  const { from, to, posts } = feePayout[name];
  const ownerOf = (account: string | undefined) => (account === 'FEE' ? 'owner_uuid' : 'processor_id');
  return db.query(
    `WITH moved AS (
       UPDATE fee_payouts f SET status = $2, due_at = i.due_at, updated_at = $4,
         ach_return_code = coalesce(i.ach_return_code, f.ach_return_code),
         cancel_reason = coalesce(i.cancel_reason, f.cancel_reason)
       FROM json_to_recordset($1::json) AS i (processor_id uuid, uuid uuid, due_at timestamptz, ach_return_code text,
         cancel_reason text)
       WHERE f.processor_id = i.processor_id AND f.uuid = i.uuid AND f.status = $3
       RETURNING ${columns}
     ), posted AS (
       INSERT INTO postings (processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
         debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at)
       SELECT processor_id, uuid, $5, uuid, 1, $6, ${ownerOf(posts?.debit)}, $7, ${ownerOf(posts?.credit)}, amount, $4
       FROM moved WHERE $6::text IS NOT NULL
       RETURNING processor_id, debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at
     ), balanced AS (${addDeltasOfPosted}
     )
     SELECT ${columns} FROM moved f`,
    [JSON.stringify(payouts), to, from, at, name, posts?.debit ?? null, posts?.credit ?? null],
  );
}

/** Locks the payouts in a file that have a status. */
export function lockFeePayoutsOfFile(
  db: Queryable,
  fileUuid: string,
  status: FeePayoutStatus,
): Promise<FeePayoutKey[]> {
  return db.query(
    `SELECT processor_id, uuid FROM fee_payouts WHERE file_uuid = $1 AND status = $2 ORDER BY processor_id, uuid FOR UPDATE`,
    [fileUuid, status],
  );
}

/** Locks the filed payouts in a file with these trace numbers, which no bank has seen. */
export function lockFeePayoutsOfEntries(
  db: Queryable,
  fileUuid: string,
  traces: readonly string[],
): Promise<(FeePayoutKey & { trace_id: string })[]> {
  return db.query(
    `SELECT processor_id, uuid, trace_id FROM fee_payouts
     WHERE file_uuid = $1 AND trace_id = ANY ($2) AND status = 'FEE_PAYOUT_FILED' ORDER BY processor_id, uuid FOR UPDATE`,
    [fileUuid, traces],
  );
}

/**
 * Locks the payouts with the bank that have reached their settlement. A rejected file is taken back
 * instead.
 */
export function lockDueFeePayouts(db: Queryable, bank: string, until: Date): Promise<FeePayoutKey[]> {
  return db.query(
    `SELECT f.processor_id, f.uuid ${dueAt} AND f.status = 'FEE_PAYOUT_ACH_PENDING' AND b.state <> 'rejected'
     ORDER BY f.processor_id, f.uuid FOR UPDATE OF f`,
    [until, bank],
  );
}

/** The fields of a fee payout that match it with the answer of a bank. */
export interface AnsweredFeePayout extends FeePayoutKey {
  trace_id: string;
  status: FeePayoutStatus;
  amount: number;
  bank_account_uuid: string;
  file_uuid: string;
  settles_at: Date;
}

const answered =
  'f.processor_id, f.uuid, f.trace_id, f.status, f.amount, f.bank_account_uuid, f.file_uuid, b.settles_at';

/**
 * Locks the payouts that went out through a bank with these trace numbers, the newest of each
 * number. Each payout has a trace range of its own.
 */
export function lockAnsweredFeePayouts(
  db: Queryable,
  bank: string,
  traces: readonly string[],
): Promise<AnsweredFeePayout[]> {
  return db.query(
    `SELECT ${answered}
     FROM (
       SELECT DISTINCT ON (r.first_trace) r.first_trace AS trace_id, p.processor_id, p.uuid
       FROM trace_ranges r
       JOIN fee_payouts p ON p.processor_id = r.processor_id AND p.trace_id = r.first_trace AND p.file_uuid = r.file_uuid
       JOIN bank_files own ON own.uuid = r.file_uuid AND own.bank = $2
       WHERE r.first_trace = ANY ($1::text[]) AND r.last_trace = r.first_trace
       ORDER BY r.first_trace, r.created_at DESC
     ) AS newest
     JOIN fee_payouts f ON f.processor_id = newest.processor_id AND f.uuid = newest.uuid
     JOIN bank_files b ON b.uuid = f.file_uuid
     ORDER BY f.processor_id, f.uuid FOR UPDATE OF f`,
    [traces, bank],
  );
}

/** Locks these payouts, if they are in a file. */
export function lockFiledFeePayouts(db: Queryable, keys: readonly FeePayoutKey[]): Promise<AnsweredFeePayout[]> {
  return db.query(
    `SELECT ${answered} FROM fee_payouts f JOIN bank_files b ON b.uuid = f.file_uuid
     WHERE (f.processor_id, f.uuid) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))
     ORDER BY f.processor_id, f.uuid FOR UPDATE OF f`,
    [keys.map((key) => key.processor_id), keys.map((key) => key.uuid)],
  );
}

/** The scope: a processor with its vendors, or one vendor. */
interface Scope {
  processor_id: string;
  vendor_id: string | null;
}

const inScope = 'f.processor_id = $1 AND ($2::uuid IS NULL OR f.vendor_id = $2)';

/** Newest first. */
export function selectFeePayouts(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  { per_page, offset }: { per_page: number; offset: number },
): Promise<{ total: number; rows: FeePayout[] }> {
  return selectPageAndTotal(db, {
    from: `FROM fee_payouts f WHERE ${inScope}`,
    page: `SELECT ${columns} FROM fee_payouts f WHERE ${inScope} ORDER BY f.uuid DESC LIMIT $3 OFFSET $4`,
    values: [processor_id, vendor_id, per_page, offset],
  });
}

export async function selectFeePayout(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  uuid: string,
): Promise<FeePayout | null> {
  const [row] = await db.query<FeePayout>(`SELECT ${columns} FROM fee_payouts f WHERE ${inScope} AND f.uuid = $3`, [
    processor_id,
    vendor_id,
    uuid,
  ]);
  return row ?? null;
}

/** A payout of any tenant, for the operator, who has only its uuid. */
export async function selectAnyFeePayout(db: Queryable, uuid: string): Promise<FeePayout | null> {
  // One lookup per tenant uses the primary key, on every node that has one.
  const [row] = await db.query<FeePayout>(
    `SELECT ${columns} FROM processors p JOIN fee_payouts f ON f.processor_id = p.processor_id WHERE f.uuid = $1`,
    [uuid],
  );
  return row ?? null;
}
