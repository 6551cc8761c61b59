// Queries that erase the personal data of a user, and on what was erased.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';

export interface UserKey {
  processor_id: string;
  user_uuid: string;
}

export interface Erasure extends UserKey {
  erased_at: Date;
  identity_sealed: Buffer | null;
  keep_until: Date | null;
  /** When the events of the user had none of its data any more. */
  events_erased_at: Date | null;
}

export async function selectErasure(db: Queryable, { processor_id, user_uuid }: UserKey): Promise<Erasure | null> {
  const [row] = await db.query<Erasure>(
    `SELECT processor_id, user_uuid, erased_at, identity_sealed, keep_until, events_erased_at FROM erasures
     WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3`,
    [...tenantKey(processor_id), user_uuid],
  );
  return row ?? null;
}

export async function insertErasure(
  db: Queryable,
  { processor_id, user_uuid, erased_at, identity_sealed, keep_until }: Omit<Erasure, 'events_erased_at'>,
): Promise<void> {
  await db.query(
    `INSERT INTO erasures (shard, processor_id, user_uuid, erased_at, identity_sealed, keep_until)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [...tenantKey(processor_id), user_uuid, erased_at, identity_sealed, keep_until],
  );
}

/** When a payment with a bank account of the user, or a check of one, last moved; null: never. */
export async function selectLastMove(db: Queryable, { processor_id, user_uuid }: UserKey): Promise<Date | null> {
  const movedWith = (account: string) =>
    `SELECT max(s.updated_at) AS updated_at FROM accounts
     JOIN transactions t ON t.shard = accounts.shard AND t.processor_id = accounts.processor_id AND t.${account} = accounts.uuid
     JOIN transaction_states s ON s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid`;
  const [row] = await db.query<{ moved_at: Date | null }>(
    `WITH accounts AS (
       SELECT shard, processor_id, uuid FROM bank_accounts WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3
     )
     SELECT max(updated_at) AS moved_at FROM (
       ${movedWith('payer_bank_account_uuid')} UNION ALL ${movedWith('payee_bank_account_uuid')}
       UNION ALL
       SELECT max(m.updated_at) FROM accounts
       JOIN check_entries m ON m.shard = accounts.shard AND m.processor_id = accounts.processor_id AND m.bank_account_uuid = accounts.uuid
     ) AS moved`,
    [...tenantKey(processor_id), user_uuid],
  );
  return row!.moved_at;
}

export interface AccountToErase {
  processor_id: string;
  user_uuid: string;
  uuid: string;
  account_number_encrypted: Buffer | null;
  routing_number: string;
  account_name: string;
  account_type: 'checking' | 'savings';
  created_at: Date;
  deleted_at: Date | null;
}

export function selectAccountsToErase(db: Queryable, { processor_id, user_uuid }: UserKey): Promise<AccountToErase[]> {
  return db.query(
    `SELECT processor_id, user_uuid, uuid, account_number_encrypted, routing_number, account_name, account_type, created_at,
            deleted_at
     FROM bank_accounts WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3 ORDER BY uuid`,
    [...tenantKey(processor_id), user_uuid],
  );
}

/** Removes an account, if it was not removed yet, and what names its holder. */
export async function eraseAccount(
  db: Queryable,
  { processor_id, uuid }: Pick<AccountToErase, 'processor_id' | 'uuid'>,
  erased: { account_name: string; matching_index: Buffer; at: Date },
): Promise<void> {
  const key = [...tenantKey(processor_id), uuid];
  await db.query(
    `UPDATE bank_accounts SET account_number_last4 = '', account_name = $4, matching_index = $5,
       deleted_at = coalesce(deleted_at, $6)
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...key, erased.account_name, erased.matching_index, erased.at],
  );
  await db.query(
    `UPDATE linked_accounts SET account_id = '', persistent_account_id = NULL
     WHERE shard = $1 AND processor_id = $2 AND bank_account_uuid = $3`,
    key,
  );
}

/** The names of a merchant in what operators asked for. The user must be erased. */
export async function eraseApprovals(db: Queryable, userUuid: string): Promise<void> {
  await db.query('SELECT erase_approvals($1)', [userUuid]);
}

/** The names that a merchant has in bank files. */
export async function eraseOriginator(db: Queryable, { processor_id, user_uuid }: UserKey): Promise<void> {
  await db.query(
    `UPDATE originators SET company_identification = NULL, company_name = NULL
     WHERE processor_id = $1 AND owner_uuid = $2`,
    [processor_id, user_uuid],
  );
}
