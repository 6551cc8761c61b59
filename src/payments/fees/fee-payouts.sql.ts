// Queries on fee payouts: requested, filed, moved with their postings, and read.

import { type BankOfTenants, servedThrough, suspendedProcessors } from '../../access/tenants/tenants.sql.ts';
import { awaitsScreening } from '../../customers/users/awaits-screening.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { selectPageAndTotal } from '../../platform/database/page.sql.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { postMoved } from '../ledger/post-moved.sql.ts';
import { type FeePayoutMoveName, type FeePayoutStatus, feePayout } from '../lifecycle/fee-payout.stage.ts';
import { joinAccount, owed, usableAccount } from './fee-accounts.sql.ts';

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
  ach_return_code: string | null;
  cancel_reason: CancelReason | null;
  created_at: Date;
  updated_at: Date;
}

const columns = `f.processor_id, f.uuid, f.owner_uuid, f.vendor_id, f.status, f.amount, f.bank_account_uuid, f.ach_return_code,
  f.cancel_reason, f.created_at, f.updated_at`;

export type NewFeePayout = Pick<FeePayout, 'processor_id' | 'uuid' | 'owner_uuid' | 'amount' | 'bank_account_uuid'>;

/** Inserts payouts and answers the new ones. An owner with a waiting payout gets no other one. */
export function insertFeePayouts(db: Queryable, payouts: readonly NewFeePayout[], at: Date): Promise<FeePayout[]> {
  return db.query(
    `INSERT INTO fee_payouts AS f (shard, processor_id, uuid, owner_uuid, vendor_id, status, amount, bank_account_uuid,
       created_at, updated_at)
     SELECT shard_of(processor_id), processor_id, uuid, owner_uuid, nullif(owner_uuid, processor_id), 'FEE_PAYOUT_PENDING',
       amount, bank_account_uuid, $2, $2
     FROM json_to_recordset($1::json) AS i (processor_id uuid, uuid uuid, owner_uuid uuid, amount bigint,
       bank_account_uuid uuid)
     ON CONFLICT (shard, processor_id, owner_uuid) WHERE status = 'FEE_PAYOUT_PENDING' DO NOTHING
     RETURNING ${columns}`,
    [JSON.stringify(payouts), at],
  );
}

// Payouts of a suspended tenant wait, and so do payouts to an account that cannot be used, or whose
// holder has names that came after the screening of the cut-off.
const waitingOf = (tenants: string) => `FROM fee_payouts f
  JOIN fee_accounts t ON t.shard = f.shard AND t.processor_id = f.processor_id AND t.owner_uuid = f.owner_uuid
  ${joinAccount}
  WHERE f.status = 'FEE_PAYOUT_PENDING' AND ${usableAccount} AND f.processor_id ${tenants}
    AND NOT EXISTS (SELECT FROM users u
                    WHERE u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid AND ${awaitsScreening})`;

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
    `SELECT f.processor_id, f.uuid, t.bank_account_uuid, ${owed('f.shard, f.processor_id, f.owner_uuid')} AS owed
     ${waitingOf(`= ANY ${servedThrough({ name: '$3', isFirst: '$4' })}`)} AND f.created_at <= $1
     ORDER BY f.shard, f.processor_id, f.uuid LIMIT $2 FOR UPDATE OF f`,
    [createdUntil, atMost, name, isFirst],
  );
}

export type ChosenFeePayout = FeePayoutKey & { amount: number; bank_account_uuid: string };

/** Marks locked payouts as filed. Their legs have their uuids. */
export async function fileFeePayouts(db: Queryable, payouts: readonly ChosenFeePayout[], at: Date): Promise<void> {
  await db.query(
    `UPDATE fee_payouts f SET status = 'FEE_PAYOUT_FILED', amount = i.amount, bank_account_uuid = i.bank_account_uuid,
       updated_at = $2
     FROM json_to_recordset($1::json) AS i (processor_id uuid, uuid uuid, amount bigint, bank_account_uuid uuid)
     WHERE f.shard = shard_of(i.processor_id) AND f.processor_id = i.processor_id AND f.uuid = i.uuid
       AND f.status = 'FEE_PAYOUT_PENDING'`,
    [JSON.stringify(payouts), at],
  );
}

/** The fields that a move sets on a payout. */
export interface MovingFeePayout extends FeePayoutKey {
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
  const parameters = { transition: '$5', source_uuid: 'uuid', debit: '$6', credit: '$7', posted_at: '$4' } as const;
  return db.query(
    `WITH moved AS (
       UPDATE fee_payouts f SET status = $2, updated_at = $4,
         ach_return_code = coalesce(i.ach_return_code, f.ach_return_code),
         cancel_reason = coalesce(i.cancel_reason, f.cancel_reason)
       FROM json_to_recordset($1::json) AS i (processor_id uuid, uuid uuid, ach_return_code text, cancel_reason text)
       WHERE f.shard = shard_of(i.processor_id) AND f.processor_id = i.processor_id AND f.uuid = i.uuid AND f.status = $3
       RETURNING f.shard, ${columns}
     ), ${postMoved({ ...parameters, debit_owner: ownerOf(posts?.debit), credit_owner: ownerOf(posts?.credit) })}
     SELECT ${columns} FROM moved f`,
    [JSON.stringify(payouts), to, from, at, name, posts?.debit ?? null, posts?.credit ?? null],
  );
}

/** A payout with the trace number of its entry; null: it was in no file. */
export type FiledFeePayout = FeePayout & { trace_id: string | null };

const withTrace = `SELECT ${columns}, e.trace_id FROM fee_payouts f
  LEFT JOIN legs l ON l.shard = f.shard AND l.processor_id = f.processor_id AND l.uuid = f.uuid
  LEFT JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid`;

/** The scope: a processor with its vendors, or one vendor. */
interface Scope {
  processor_id: string;
  vendor_id: string | null;
}

const inScope = 'f.shard = $1 AND f.processor_id = $2 AND ($3::uuid IS NULL OR f.vendor_id = $3)';

/** Newest first. */
export function selectFeePayouts(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  { per_page, offset }: { per_page: number; offset: number },
): Promise<{ total: number; rows: FiledFeePayout[] }> {
  return selectPageAndTotal(db, {
    from: `FROM fee_payouts f WHERE ${inScope}`,
    page: `${withTrace} WHERE ${inScope} ORDER BY f.uuid DESC LIMIT $4 OFFSET $5`,
    values: [...tenantKey(processor_id), vendor_id, per_page, offset],
  });
}

/** The payouts of a processor before one of them, newest first. */
export function selectFeePayoutsBefore(
  db: Queryable,
  processorId: string,
  before: string,
  limit: number,
): Promise<FiledFeePayout[]> {
  return db.query(
    `${withTrace} WHERE f.shard = $1 AND f.processor_id = $2 AND f.uuid < $3 ORDER BY f.uuid DESC LIMIT $4`,
    [...tenantKey(processorId), before, limit],
  );
}

export async function selectFeePayout(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  uuid: string,
): Promise<FiledFeePayout | null> {
  const [row] = await db.query<FiledFeePayout>(`${withTrace} WHERE ${inScope} AND f.uuid = $4`, [
    ...tenantKey(processor_id),
    vendor_id,
    uuid,
  ]);
  return row ?? null;
}

/** A payout of any tenant, for the operator, who has only its uuid. */
export async function selectAnyFeePayout(db: Queryable, uuid: string): Promise<FeePayout | null> {
  // One lookup per tenant uses the primary key, on every node that has one.
  const [row] = await db.query<FeePayout>(
    `SELECT ${columns} FROM processors p CROSS JOIN LATERAL (
       SELECT ${columns} FROM fee_payouts f
       WHERE f.shard = p.shard AND f.processor_id = p.processor_id AND f.uuid = $1 LIMIT 1) AS f`,
    [uuid],
  );
  return row ?? null;
}
