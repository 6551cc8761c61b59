// Statements on the accounts that entries are about to use: which of them cannot be used, and what else their holders have.
import type { Queryable } from '../../database/database.ts';
import { accountColumnOf } from '../../transactions/stages/stage-accounts.sql.ts';
import type { StageName } from '../../transactions/stages/stage-names.ts';
import type { Waiting } from './choose.sql.ts';

export interface AccountKey {
  processor_id: string;
  bank_account_uuid: string;
}

/** An account that cannot be used: removed, disabled, or blocked. */
export interface UnusableAccount extends AccountKey {
  user_uuid: string;
  /** Removed or disabled: no entry may use it. */
  gone: boolean;
  /** The gravest open block of the account: no debit may use it. */
  block_uuid: string | null;
  block_reason: string | null;
}

/** Of some accounts, those that cannot be used. By look-ups: there are few accounts and many rows. */
export function selectUnusable(db: Queryable, accounts: readonly AccountKey[]): Promise<UnusableAccount[]> {
  return db.query(
    `SELECT a.processor_id, a.uuid AS bank_account_uuid, a.user_uuid, a.disabled_at IS NOT NULL OR a.deleted_at IS NOT NULL AS gone,
            b.uuid AS block_uuid, b.reason AS block_reason
     FROM unnest($1::uuid[], $2::uuid[]) AS i (processor_id, uuid)
     CROSS JOIN LATERAL (
       SELECT processor_id, uuid, user_uuid, disabled_at, deleted_at, blocked FROM bank_accounts
       WHERE processor_id = i.processor_id AND uuid = i.uuid LIMIT 1) AS a
     LEFT JOIN LATERAL (
       SELECT uuid, reason FROM blocks
       WHERE processor_id = a.processor_id AND user_uuid = a.user_uuid AND bank_account_uuid = a.uuid AND lifted_at IS NULL
       ORDER BY kind DESC LIMIT 1) AS b ON a.blocked IS NOT NULL
     WHERE a.disabled_at IS NOT NULL OR a.deleted_at IS NOT NULL OR a.blocked IS NOT NULL`,
    [accounts.map((one) => one.processor_id), accounts.map((one) => one.bank_account_uuid)],
  );
}

export interface UserKey {
  processor_id: string;
  user_uuid: string;
}

/** The accounts of users that are there and not disabled, the default first, then the oldest. */
export function selectAccountsOf(
  db: Queryable,
  users: readonly UserKey[],
): Promise<(UserKey & { uuid: string; routing_number: string })[]> {
  return db.query(
    `SELECT a.processor_id, a.user_uuid, a.uuid, a.routing_number
     FROM users u JOIN bank_accounts a ON a.processor_id = u.processor_id AND a.user_uuid = u.uuid
     WHERE (u.processor_id, u.uuid) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))
       AND a.disabled_at IS NULL AND a.deleted_at IS NULL AND NOT a.test_pair
     ORDER BY a.uuid = u.default_bank_account_uuid DESC NULLS LAST, a.created_at, a.uuid`,
    [users.map((one) => one.processor_id), users.map((one) => one.user_uuid)],
  );
}

/** Users whose payments wait for an account and who have one now, on the face of it. */
export function selectAwaited(db: Queryable): Promise<UserKey[]> {
  return db.query(
    `SELECT DISTINCT h.processor_id, h.awaits_user_uuid AS user_uuid
     FROM holds h JOIN users u ON u.processor_id = h.processor_id AND u.uuid = h.awaits_user_uuid
     WHERE h.awaits_user_uuid IS NOT NULL AND h.released_at IS NULL AND u.default_bank_account_uuid IS NOT NULL`,
    [],
  );
}

/**
 * Has entries, and all later ones of that side, use another account: of a batch all its members, so that they go on sharing
 * their entry. The payments must be locked.
 */
export async function updateAccounts(
  db: Queryable,
  stage: StageName,
  entries: readonly (Waiting & { another_uuid: string })[],
): Promise<void> {
  const ofRefund = stage === 'refund_payout';
  const table = ofRefund ? 'refunds' : 'transactions';
  const batched =
    stage === 'refund_capture'
      ? 'SELECT transaction_uuid FROM refunds r WHERE r.processor_id = i.processor_id AND r.merchant_batch_uuid = i.merchant_batch_uuid'
      : 'SELECT uuid FROM transactions m WHERE m.processor_id = i.processor_id AND m.merchant_batch_uuid = i.merchant_batch_uuid';
  await db.query(
    `UPDATE ${table} t SET ${accountColumnOf[stage]} = found.another_uuid
     FROM (
       SELECT i.processor_id, i.another_uuid, ${ofRefund ? 'i.refund_uuid' : 'i.transaction_uuid'} AS uuid
       FROM json_to_recordset($1::json) AS i (processor_id uuid, transaction_uuid uuid, refund_uuid uuid, another_uuid uuid)
       ${
         ofRefund
           ? ''
           : `UNION
       SELECT i.processor_id, i.another_uuid, member.uuid
       FROM (SELECT DISTINCT processor_id, merchant_batch_uuid, another_uuid
             FROM json_to_recordset($1::json) AS i (processor_id uuid, merchant_batch_uuid uuid, another_uuid uuid)
             WHERE merchant_batch_uuid IS NOT NULL) AS i
       CROSS JOIN LATERAL (${batched}) AS member (uuid)`
       }) AS found
     WHERE t.processor_id = found.processor_id AND t.uuid = found.uuid`,
    [JSON.stringify(entries)],
  );
}
