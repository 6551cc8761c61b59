// Queries on the accounts that fees are paid to, and on the fees owed to their owners.

import { type BankOfTenants, servedThrough, suspendedProcessors } from '../../access/tenants/tenants.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';

/** The maximum of an entry in cents (ACH, files): the rest goes out with the next one. */
export const mostOfPayout = 9_999_999_999;

/** The owner of fees: `owner_uuid` is a vendor, or the processor itself. */
export interface FeeOwner {
  processor_id: string;
  owner_uuid: string;
}

export type FeeSchedule = 'daily' | 'on_demand';

export interface FeeAccount extends FeeOwner {
  bank_account_uuid: string;
  schedule: FeeSchedule;
}

/**
 * As SQL, in cents: the FEE balance of an owner, less the payouts in files without an outcome. The
 * account has only fees of good captures. Negative if fees were returned after they were paid out.
 * `owner`: the shard, the processor_id and the owner_uuid.
 */
export const owed = (owner: string): string => `(
  SELECT coalesce(sum(cents), 0)::bigint FROM (
    SELECT b.credits - b.debits AS cents FROM ledger_balances b
    WHERE (b.shard, b.processor_id, b.owner_uuid) = (${owner}) AND b.account = 'FEE' AND b.day = 'infinity'
    UNION ALL
    SELECT d.credits - d.debits FROM ledger_deltas d
    WHERE (d.shard, d.processor_id, d.owner_uuid) = (${owner}) AND d.account = 'FEE'
    UNION ALL
    SELECT -o.amount FROM fee_payouts o
    WHERE (o.shard, o.processor_id, o.owner_uuid) = (${owner}) AND o.status = 'FEE_PAYOUT_FILED'
  ) AS parts)`;

/**
 * As SQL, for bank_accounts as `a`. The account of a deleted user, or of one who is blocked for
 * sanctions, is not usable: the operator names another one.
 */
export const usableAccount = `a.deleted_at IS NULL AND a.disabled_at IS NULL AND NOT EXISTS (
    SELECT FROM users u
    WHERE u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid
      AND (u.deleted_at IS NOT NULL OR u.blocked = 'sanctions' OR u.awaits_screening))`;

export async function selectFeeAccount(
  db: Queryable,
  { processor_id, owner_uuid }: FeeOwner,
): Promise<(FeeAccount & { usable: boolean }) | null> {
  const [row] = await db.query<FeeAccount & { usable: boolean }>(
    `SELECT t.processor_id, t.owner_uuid, t.bank_account_uuid, t.schedule, ${usableAccount} AS usable
     FROM fee_accounts t
     JOIN bank_accounts a ON a.shard = t.shard AND a.processor_id = t.processor_id AND a.uuid = t.bank_account_uuid
     WHERE t.shard = $1 AND t.processor_id = $2 AND t.owner_uuid = $3`,
    [...tenantKey(processor_id), owner_uuid],
  );
  return row ?? null;
}

/** Cents; negative if fees were returned after they were paid out. */
export async function selectOwed(db: Queryable, { processor_id, owner_uuid }: FeeOwner): Promise<number> {
  const [row] = await db.query<{ owed: number }>(`SELECT ${owed('$1, $2, $3')} AS owed`, [
    ...tenantKey(processor_id),
    owner_uuid,
  ]);
  return row!.owed;
}

export async function upsertFeeAccount(
  db: Queryable,
  { processor_id, owner_uuid, bank_account_uuid, schedule }: FeeAccount,
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO fee_accounts (shard, processor_id, owner_uuid, bank_account_uuid, schedule, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (shard, processor_id, owner_uuid) DO UPDATE
       SET bank_account_uuid = excluded.bank_account_uuid, schedule = excluded.schedule, updated_at = excluded.updated_at`,
    [...tenantKey(processor_id), owner_uuid, bank_account_uuid, schedule, at],
  );
}

// For a join on shard and processor_id, the planner expects 64 times too few rows, and may read all
// rows of a tenant. LIMIT and OFFSET keep it from joining: it looks up each row by its key.

/** As SQL, for fee_accounts as `t`: joins their bank accounts as `a`. */
export const joinAccount = `CROSS JOIN LATERAL (
    SELECT shard, processor_id, user_uuid, deleted_at, disabled_at FROM bank_accounts
    WHERE shard = t.shard AND processor_id = t.processor_id AND uuid = t.bank_account_uuid LIMIT 1) AS a`;

// A payout that was returned or could not be written would fail every day: the run pays again after
// an account is named.
const failedSinceNamed = `(f.status = 'FEE_PAYOUT_ACH_FAILED' OR f.cancel_reason = 'not_writable') AND f.updated_at >= t.updated_at`;

const dueOf = (tenants: string) => `FROM fee_accounts t ${joinAccount}
  CROSS JOIN LATERAL (SELECT ${owed('t.shard, t.processor_id, t.owner_uuid')} AS cents) AS owed
  WHERE t.schedule = 'daily' AND owed.cents > 0 AND ${usableAccount} AND t.processor_id ${tenants}
    AND NOT EXISTS (SELECT FROM fee_payouts f
                    WHERE f.shard = t.shard AND f.processor_id = t.processor_id AND f.owner_uuid = t.owner_uuid
                      AND (f.status = 'FEE_PAYOUT_PENDING' OR ${failedSinceNamed})
                    OFFSET 0)`;

/** As SQL: whether the daily run has fees to pay. */
export const anyFeesDue = `EXISTS (SELECT ${dueOf(`NOT IN ${suspendedProcessors}`)})`;

/** The owners that the daily run of a bank pays, with the owed amounts. */
export function selectFeesDue(
  db: Queryable,
  { name, isFirst }: BankOfTenants,
): Promise<(FeeOwner & { bank_account_uuid: string; amount: number })[]> {
  return db.query(
    `SELECT t.processor_id, t.owner_uuid, t.bank_account_uuid, least(owed.cents, ${mostOfPayout}) AS amount
     ${dueOf(`= ANY ${servedThrough({ name: '$1', isFirst: '$2' })}`)}
     ORDER BY t.processor_id, t.owner_uuid`,
    [name, isFirst],
  );
}

/** As SQL, for a fee account `t`: the newest payouts, because a return comes within days. */
const newestPayouts = `SELECT status, cancel_reason, updated_at FROM fee_payouts
  WHERE shard = t.shard AND processor_id = t.processor_id AND owner_uuid = t.owner_uuid ORDER BY uuid DESC LIMIT 60`;

/**
 * As SQL: fee_accounts as `t` whose owners are owed `owed.cents`. No run pays them until an account
 * is named, since `stopped.since`.
 */
export const feesWithoutAccount = `fee_accounts t ${joinAccount}
  CROSS JOIN LATERAL (
    SELECT min(f.updated_at) AS failed_at FROM (${newestPayouts}) AS f WHERE ${failedSinceNamed}) AS failed
  CROSS JOIN LATERAL (
    SELECT coalesce(least(a.disabled_at, a.deleted_at, failed.failed_at), t.updated_at) AS since
    WHERE NOT (${usableAccount}) OR failed.failed_at IS NOT NULL OFFSET 0) AS stopped
  CROSS JOIN LATERAL (
    SELECT cents FROM (SELECT ${owed('t.shard, t.processor_id, t.owner_uuid')} AS cents) AS o WHERE cents > 0 OFFSET 0) AS owed`;

/** The number of owners who owe fees back, because fees were returned after they were paid out. */
export async function selectOwersOfFees(db: Queryable): Promise<number> {
  const [row] = await db.query<{ owners: number }>(
    `SELECT count(*) AS owners FROM ledger_balances
     WHERE day = 'infinity' AND account = 'FEE' AND debits > credits
       AND owner_uuid <> '${nilUuid}'`,
    [],
  );
  return row!.owners;
}
