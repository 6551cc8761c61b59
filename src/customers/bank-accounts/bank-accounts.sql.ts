// Queries on bank accounts and on the default bank account of a user.

import type { Caller } from '../../api/http/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { OrAbsent } from '../../platform/database/page.sql.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { AggregatorType, BankAccountRow, ListedBankAccountRow } from './bank-account.ts';
import { institutionNameOf } from './routing-directory/directory.sql.ts';

/** The user who has the accounts. */
export interface Holder {
  processor_id: string;
  uuid: string;
  vendor_id: string | null;
}

export interface LockedHolder extends Holder {
  kind: 'person' | 'business';
}

type Scope = Pick<Caller, 'processor_id' | 'vendor_id'>;

// One condition covers unknown, foreign and deleted users, so neither the answer nor its time shows
// which one it is.
const holderInScope = `u.shard = $1 AND u.processor_id = $2 AND ($3::uuid IS NULL OR u.vendor_id = $3) AND u.deleted_at IS NULL`;

const columns = `a.processor_id, a.user_uuid, a.uuid, a.aggregator_type, a.account_number_encrypted, a.account_number_last4,
  a.routing_number, a.account_name, a.account_type, a.tokenized, a.created_at, a.disabled_at, a.disabled_reason,
  coalesce(u.default_bank_account_uuid = a.uuid, false) AS is_default`;
const listedColumns = `${columns}, ${institutionNameOf('a.routing_number')} AS institution_name`;

const withHolder = `bank_accounts a
  JOIN users u ON u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid`;

/** Locks a user of the caller, so changes of its accounts happen one after the other. */
export async function lockHolder(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  userUuid: string,
): Promise<LockedHolder | null> {
  const [row] = await db.query<LockedHolder>(
    `SELECT u.processor_id, u.uuid, u.vendor_id, u.kind FROM users u WHERE ${holderInScope} AND u.uuid = $4 FOR UPDATE`,
    [...tenantKey(processor_id), vendor_id, userUuid],
  );
  return row ?? null;
}

/** Locks the user of an account of the caller. */
export async function lockHolderOf(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  bankAccountUuid: string,
): Promise<Holder | null> {
  const [row] = await db.query<Holder>(
    `SELECT u.processor_id, u.uuid, u.vendor_id FROM ${withHolder}
     WHERE ${holderInScope} AND a.uuid = $4 FOR UPDATE OF u`,
    [...tenantKey(processor_id), vendor_id, bankAccountUuid],
  );
  return row ?? null;
}

/**
 * The account of a user that matches the submitted one: the usable one, or else the one that was
 * disabled last.
 */
export async function selectMatching(
  db: Queryable,
  { processor_id, uuid }: Holder,
  matchingIndex: Buffer,
): Promise<BankAccountRow | null> {
  const [row] = await db.query<BankAccountRow>(
    `SELECT ${columns} FROM ${withHolder}
     WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3 AND a.matching_index = $4 AND a.deleted_at IS NULL
     ORDER BY a.disabled_at DESC NULLS FIRST LIMIT 1`,
    [...tenantKey(processor_id), uuid, matchingIndex],
  );
  return row ?? null;
}

/**
 * Moves open blocks to a new account from disabled or removed rows of the same user with the same
 * account at the bank, so a block of debits also applies under the new uuid. The user's row must be
 * locked.
 */
export async function takeOverBlocks(
  db: Queryable,
  { processor_id, user_uuid, uuid }: Pick<BankAccountRow, 'processor_id' | 'user_uuid' | 'uuid'>,
  matchingIndex: Buffer,
): Promise<void> {
  await db.query(
    `WITH former AS (
       SELECT uuid FROM bank_accounts
       WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3 AND matching_index = $5 AND uuid <> $4
         AND blocked IS NOT NULL
     ), taken AS (
       UPDATE blocks b SET bank_account_uuid = $4
       FROM (SELECT DISTINCT ON (kind) uuid, kind, bank_account_uuid FROM blocks
             WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3 AND lifted_at IS NULL
               AND bank_account_uuid IN (TABLE former)
             ORDER BY kind, placed_at, uuid) AS open
       WHERE b.shard = $1 AND b.processor_id = $2 AND b.uuid = open.uuid
       RETURNING b.kind, open.bank_account_uuid AS former_uuid
     )
     UPDATE bank_accounts a SET blocked = CASE
       WHEN a.uuid = $4 THEN (SELECT max(kind) FROM taken)
       ELSE (SELECT max(b.kind) FROM blocks b
             WHERE b.shard = $1 AND b.processor_id = $2 AND b.bank_account_uuid = a.uuid AND b.lifted_at IS NULL
               AND (a.uuid, b.kind) NOT IN (SELECT former_uuid, kind FROM taken)) END
     WHERE a.shard = $1 AND a.processor_id = $2 AND (a.uuid = $4 OR a.uuid IN (SELECT former_uuid FROM taken))
       AND EXISTS (SELECT FROM taken)`,
    [...tenantKey(processor_id), user_uuid, uuid, matchingIndex],
  );
}

/** An account by its id and type, unless it was removed. */
export async function selectBankAccount(
  db: Queryable,
  { processor_id, uuid }: Holder,
  bankAccountUuid: string,
  aggregatorType: AggregatorType,
): Promise<BankAccountRow | null> {
  const [row] = await db.query<BankAccountRow>(
    `SELECT ${columns} FROM ${withHolder}
     WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3 AND a.uuid = $4 AND a.aggregator_type = $5
       AND a.deleted_at IS NULL`,
    [...tenantKey(processor_id), uuid, bankAccountUuid, aggregatorType],
  );
  return row ?? null;
}

/** Whether the caller has removed this account. Its user may be deleted by now. */
export async function isRemoved(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  bankAccountUuid: string,
  aggregatorType: AggregatorType,
): Promise<boolean> {
  const rows = await db.query(
    `SELECT FROM ${withHolder}
     WHERE a.shard = $1 AND a.processor_id = $2 AND ($3::uuid IS NULL OR u.vendor_id = $3) AND a.uuid = $4
       AND a.aggregator_type = $5 AND a.deleted_at IS NOT NULL`,
    [...tenantKey(processor_id), vendor_id, bankAccountUuid, aggregatorType],
  );
  return rows.length > 0;
}

export async function selectDefaultBankAccount(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  userUuid: string,
): Promise<BankAccountRow | null> {
  const [row] = await db.query<BankAccountRow>(
    `SELECT ${columns} FROM ${withHolder}
     WHERE ${holderInScope} AND u.uuid = $4 AND a.uuid = u.default_bank_account_uuid AND a.deleted_at IS NULL`,
    [...tenantKey(processor_id), vendor_id, userUuid],
  );
  return row ?? null;
}

/** A page of a user's accounts, oldest first; null if the user is not the caller's. */
export async function selectBankAccounts(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  userUuid: string,
  { per_page, offset }: { per_page: number; offset: number },
): Promise<ListedBankAccountRow[] | null> {
  const found = await db.query<OrAbsent<ListedBankAccountRow>>(
    `SELECT page.*
     FROM (SELECT u.shard, u.processor_id, u.uuid FROM users u WHERE ${holderInScope} AND u.uuid = $4) AS holder
     LEFT JOIN LATERAL (
       SELECT ${listedColumns} FROM ${withHolder}
       WHERE a.shard = holder.shard AND a.processor_id = holder.processor_id AND a.user_uuid = holder.uuid
         AND a.deleted_at IS NULL
       ORDER BY a.created_at, a.uuid LIMIT $5 OFFSET $6) AS page ON true`,
    [...tenantKey(processor_id), vendor_id, userUuid, per_page, offset],
  );
  return found.length === 0 ? null : found.filter((row) => row.uuid !== null);
}

export interface NewBankAccount extends Omit<BankAccountRow, 'is_default' | 'disabled_at' | 'disabled_reason'> {
  matching_index: Buffer;
  valid_account: 'valid' | 'not_validated';
  test_pair: boolean;
}

/** Inserts an account and counts its first event. */
export async function insertBankAccount(db: Queryable, row: NewBankAccount): Promise<void> {
  await db.query(
    `INSERT INTO bank_accounts (shard, processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted,
       account_number_last4, routing_number, account_name, account_type, matching_index, valid_account, test_pair,
       tokenized, event_count, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 1, $15)`,
    [
      ...tenantKey(row.processor_id),
      row.user_uuid,
      row.uuid,
      row.aggregator_type,
      row.account_number_encrypted,
      row.account_number_last4,
      row.routing_number,
      row.account_name,
      row.account_type,
      row.matching_index,
      row.valid_account,
      row.test_pair,
      row.tokenized,
      row.created_at,
    ],
  );
}

/**
 * Sets the default after a change of the accounts: the current default if it is usable, or else the
 * oldest usable account (Contract, bank accounts). Returns the default. The user's row must be
 * locked.
 */
export async function settleDefault(db: Queryable, { processor_id, uuid }: Holder): Promise<string | null> {
  const [row] = await db.query<{ default_bank_account_uuid: string | null }>(
    `UPDATE users u SET version = version + 1, default_bank_account_uuid = (
       SELECT a.uuid FROM bank_accounts a
       WHERE a.shard = u.shard AND a.processor_id = u.processor_id AND a.user_uuid = u.uuid
         AND a.deleted_at IS NULL AND a.disabled_at IS NULL
       ORDER BY a.uuid IS NOT DISTINCT FROM u.default_bank_account_uuid DESC, a.created_at, a.uuid LIMIT 1)
     WHERE u.shard = $1 AND u.processor_id = $2 AND u.uuid = $3
     RETURNING u.default_bank_account_uuid`,
    [...tenantKey(processor_id), uuid],
  );
  return row!.default_bank_account_uuid;
}

/** Makes an account the default. The user's row must be locked. */
export async function updateDefault(
  db: Queryable,
  { processor_id, uuid }: Holder,
  bankAccountUuid: string,
): Promise<void> {
  await db.query(
    `UPDATE users SET version = version + 1, default_bank_account_uuid = $4
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), uuid, bankAccountUuid],
  );
}

/**
 * Marks an account as removed; answers the number of its event. Its payments still need the row.
 */
export async function updateRemoved(
  db: Queryable,
  { processor_id, uuid }: Pick<BankAccountRow, 'processor_id' | 'uuid'>,
  removedAt: Date,
): Promise<number> {
  const [row] = await db.query<{ event_count: number }>(
    `UPDATE bank_accounts SET deleted_at = $4, event_count = event_count + 1
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND deleted_at IS NULL RETURNING event_count`,
    [...tenantKey(processor_id), uuid, removedAt],
  );
  return row!.event_count;
}

/** Locks the user of an account of any tenant; null if the account does not exist. */
export async function lockHolderOfAccount(
  db: Queryable,
  processorId: string,
  bankAccountUuid: string,
): Promise<Holder | null> {
  const [row] = await db.query<Holder>(
    `SELECT u.processor_id, u.uuid, u.vendor_id FROM ${withHolder}
     WHERE a.shard = $1 AND a.processor_id = $2 AND a.uuid = $3 FOR UPDATE OF u`,
    [...tenantKey(processorId), bankAccountUuid],
  );
  return row ?? null;
}

/** Null if it was already disabled or removed. The user's row must be locked. */
export async function disableBankAccount(
  db: Queryable,
  { processor_id, uuid }: Holder,
  bankAccountUuid: string,
  reason: string,
  at: Date,
): Promise<(Omit<BankAccountRow, 'is_default'> & { event_count: number }) | null> {
  const [row] = await db.query<Omit<BankAccountRow, 'is_default'> & { event_count: number }>(
    `UPDATE bank_accounts SET disabled_at = $5, disabled_reason = $6, event_count = event_count + 1
     WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3 AND uuid = $4 AND disabled_at IS NULL AND deleted_at IS NULL
     RETURNING processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted, account_number_last4,
       routing_number, account_name, account_type, tokenized, created_at, disabled_at, disabled_reason, event_count`,
    [...tenantKey(processor_id), uuid, bankAccountUuid, at, reason],
  );
  return row ?? null;
}
