// Queries on the accounts of entries to come: which ones cannot be used, and the other accounts of
// their holders.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { awaitsScreening } from '../users/awaits-screening.sql.ts';

export interface AccountKey {
  processor_id: string;
  bank_account_uuid: string;
}

/**
 * An account that some entries cannot use: removed, disabled or blocked, or of a deleted holder.
 */
export interface UnusableAccount extends AccountKey {
  user_uuid: string;
  /** Removed or disabled: no entry may use it. */
  gone: boolean;
  /** A deleted holder is not debited, but still gets credits. */
  holder_deleted: boolean;
  /**
   * The most serious open block of such an entry. Of a debit: of the account, or of its holder as
   * not authorized or for sanctions. Of a credit: of the holder, for sanctions.
   */
  block_uuid: string | null;
  block_is_sanctions: boolean | null;
  block_reason: string | null;
  /** The names of the holder are not screened yet: no entry goes out. */
  awaits_screening: boolean;
  /** The block is of the holder and applies to every account. */
  holder_blocked: boolean | null;
}

const accountsSent = recordset<AccountKey>({ processor_id: 'uuid', bank_account_uuid: 'uuid' });

const blocksOf = {
  debit: `(bank_account_uuid = a.uuid OR (bank_account_uuid IS NULL AND kind IN ('unauthorized', 'sanctions')))`,
  credit: `bank_account_uuid IS NULL AND kind = 'sanctions'`,
} as const;

/**
 * The accounts that an entry of this direction cannot use. Looks each one up: there are few
 * accounts and many rows.
 */
export function selectUnusable(
  db: Queryable,
  direction: 'debit' | 'credit',
  accounts: readonly AccountKey[],
): Promise<UnusableAccount[]> {
  return db.query(
    `SELECT a.processor_id, a.uuid AS bank_account_uuid, a.user_uuid, a.disabled_at IS NOT NULL OR a.deleted_at IS NOT NULL AS gone,
            u.deleted_at IS NOT NULL AS holder_deleted, u.awaits_screening,
            b.uuid AS block_uuid, b.kind = 'sanctions' AS block_is_sanctions, b.reason AS block_reason, b.bank_account_uuid IS NULL AS holder_blocked
     FROM ${accountsSent.from()} AS i
     CROSS JOIN LATERAL (
       SELECT shard, processor_id, uuid, user_uuid, disabled_at, deleted_at, blocked FROM bank_accounts
       WHERE shard = i.shard AND processor_id = i.processor_id AND uuid = i.bank_account_uuid LIMIT 1) AS a
     CROSS JOIN LATERAL (
       SELECT u.blocked, u.deleted_at, ${awaitsScreening} AS awaits_screening FROM users u
       WHERE u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid LIMIT 1) AS u
     LEFT JOIN LATERAL (
       SELECT uuid, kind, reason, bank_account_uuid FROM blocks
       WHERE shard = a.shard AND processor_id = a.processor_id AND user_uuid = a.user_uuid AND lifted_at IS NULL
         AND ${blocksOf[direction]}
       ORDER BY kind DESC, bank_account_uuid NULLS LAST LIMIT 1) AS b ON a.blocked IS NOT NULL OR u.blocked IS NOT NULL
     WHERE a.disabled_at IS NOT NULL OR a.deleted_at IS NOT NULL OR u.deleted_at IS NOT NULL OR b.uuid IS NOT NULL
       OR u.awaits_screening`,
    accountsSent.values(accounts),
  );
}

/**
 * As SQL: nothing keeps an entry from the account, as in `selectUnusable`, and neither it nor its
 * holder has a block of any kind or waits for the screening. `account`: its shard, its processor_id
 * and its uuid. Two look-ups of one row: the planner would join an EXISTS with all accounts of the
 * tenant when it expects few.
 */
export const hasNoObstacle = (account: string): string => `(
  SELECT a.disabled_at IS NULL AND a.deleted_at IS NULL AND a.blocked IS NULL AND (
    SELECT u.deleted_at IS NULL AND u.blocked IS NULL AND NOT ${awaitsScreening} FROM users u
    WHERE u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid)
  FROM bank_accounts a WHERE (a.shard, a.processor_id, a.uuid) = (${account}))`;

export interface UserKey {
  processor_id: string;
  user_uuid: string;
}

const usersSent = recordset<UserKey>({ processor_id: 'uuid', user_uuid: 'uuid' });

/** The usable accounts of users: the default first, then the oldest. */
export function selectAccountsOf(
  db: Queryable,
  users: readonly UserKey[],
): Promise<(UserKey & { uuid: string; routing_number: string })[]> {
  return db.query(
    `SELECT a.processor_id, a.user_uuid, a.uuid, a.routing_number
     FROM users u
     JOIN bank_accounts a ON a.shard = u.shard AND a.processor_id = u.processor_id AND a.user_uuid = u.uuid
     WHERE (u.shard, u.processor_id, u.uuid) IN (SELECT shard, processor_id, user_uuid FROM ${usersSent.from()} AS i)
       AND a.disabled_at IS NULL AND a.deleted_at IS NULL AND NOT a.test_pair
     ORDER BY a.uuid = u.default_bank_account_uuid DESC NULLS LAST, a.created_at, a.uuid`,
    usersSent.values(users),
  );
}
