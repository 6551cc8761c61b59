// Queries that read what is held about a user.

import type { TransactionRow } from '../../../payments/lifecycle/transaction.ts';
import { columns, tenantNames } from '../../../payments/transactions/transactions.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { UserKey } from '../erasure/erasures.sql.ts';

export interface HeldAccount {
  uuid: string;
  aggregator_type: 'manual' | 'bank_link';
  account_number_last4: string;
  routing_number: string;
  account_name: string;
  account_type: 'checking' | 'savings';
  created_at: Date;
  disabled_at: Date | null;
  disabled_reason: string | null;
  removed_at: Date | null;
  /** Whether its number is still kept. */
  number_kept: boolean;
}

/** The bank accounts of a user, also those that were removed, oldest first. */
export function selectHeldAccounts(
  db: Queryable,
  { processor_id, user_uuid }: UserKey,
  atMost: number,
): Promise<HeldAccount[]> {
  return db.query(
    `SELECT uuid, aggregator_type, account_number_last4, routing_number, account_name, account_type, created_at, disabled_at,
            disabled_reason, deleted_at AS removed_at, account_number_encrypted IS NOT NULL AS number_kept
     FROM bank_accounts WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3 ORDER BY uuid LIMIT $4`,
    [...tenantKey(processor_id), user_uuid, atMost],
  );
}

/** The payments with a bank account of the user, after one of them, oldest first. */
export function selectPaymentsOfUser(
  db: Queryable,
  { processor_id, user_uuid }: UserKey,
  after: string,
  limit: number,
): Promise<TransactionRow[]> {
  const next = (account: string) => `
    SELECT found.uuid FROM bank_accounts a
    CROSS JOIN LATERAL (
      SELECT asked.uuid FROM transactions asked
      WHERE asked.shard = a.shard AND asked.processor_id = a.processor_id AND asked.${account} = a.uuid AND asked.uuid > $4
      ORDER BY asked.uuid LIMIT $5) AS found
    WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3`;
  return db.query(
    `WITH page AS (
       SELECT uuid FROM (${next('payer_bank_account_uuid')} UNION ${next('payee_bank_account_uuid')}) AS found
       ORDER BY uuid LIMIT $5
     )
     SELECT ${columns} FROM current_transactions t ${tenantNames}
     WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid IN (SELECT uuid FROM page) ORDER BY t.uuid`,
    [...tenantKey(processor_id), user_uuid, after, limit],
  );
}
