// Queries on the corrections that banks asked for, and on the values before them.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { SealedNumber } from './account-number.ts';
import type { BankAccountRow } from './bank-account.ts';

export type CorrectableField = 'account_number' | 'routing_number' | 'account_type';

export interface AccountKey {
  processor_id: string;
  bank_account_uuid: string;
}

export type AccountToCorrect = Pick<
  BankAccountRow,
  | 'processor_id'
  | 'user_uuid'
  | 'uuid'
  | 'aggregator_type'
  | 'account_number_encrypted'
  | 'routing_number'
  | 'account_name'
  | 'account_type'
  | 'disabled_at'
  | 'disabled_reason'
  | 'is_default'
> & { deleted_at: Date | null };

const columns = `a.processor_id, a.user_uuid, a.uuid, a.aggregator_type, a.account_number_encrypted, a.routing_number,
  a.account_name, a.account_type, a.disabled_at, a.disabled_reason, a.deleted_at,
  coalesce(u.default_bank_account_uuid = a.uuid, false) AS is_default`;

const withHolder = `bank_accounts a
  JOIN users u ON u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid`;

/**
 * Also answers a removed account, because a returned entry may still go there. The user's row must
 * be locked.
 */
export async function selectToCorrect(db: Queryable, key: AccountKey): Promise<AccountToCorrect> {
  const [row] = await db.query<AccountToCorrect>(
    `SELECT ${columns} FROM ${withHolder} WHERE a.shard = $1 AND a.processor_id = $2 AND a.uuid = $3`,
    [...tenantKey(key.processor_id), key.bank_account_uuid],
  );
  return row!;
}

/**
 * The matching other account of the user: the usable one, or else the one disabled last. The user's
 * row must be locked.
 */
export async function selectTwin(
  db: Queryable,
  { processor_id, user_uuid, uuid }: AccountToCorrect,
  matchingIndex: Buffer,
): Promise<AccountToCorrect | null> {
  const [row] = await db.query<AccountToCorrect>(
    `SELECT ${columns} FROM ${withHolder}
     WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3 AND a.matching_index = $4 AND a.uuid <> $5
       AND a.deleted_at IS NULL
     ORDER BY a.disabled_at DESC NULLS FIRST LIMIT 1`,
    [...tenantKey(processor_id), user_uuid, matchingIndex, uuid],
  );
  return row ?? null;
}

/** For each corrected field, the latest entry whose answer corrected it. */
export function selectLatestCorrections(
  db: Queryable,
  { processor_id, bank_account_uuid }: AccountKey,
): Promise<{ field: CorrectableField; entry_uuid: string }[]> {
  return db.query(
    `SELECT DISTINCT ON (field) field, entry_uuid FROM bank_account_corrections
     WHERE shard = $1 AND processor_id = $2 AND bank_account_uuid = $3 ORDER BY field, entry_uuid DESC`,
    [...tenantKey(processor_id), bank_account_uuid],
  );
}

export async function insertCorrection(
  db: Queryable,
  correction: AccountKey & {
    field: CorrectableField;
    item_uuid: string;
    entry_uuid: string;
    code: string;
    former_sealed: Buffer;
    corrected_at: Date;
  },
): Promise<void> {
  const { processor_id, bank_account_uuid, field, item_uuid, entry_uuid, code, former_sealed, corrected_at } =
    correction;
  await db.query(
    `INSERT INTO bank_account_corrections (shard, processor_id, bank_account_uuid, field, item_uuid, entry_uuid, code,
       former_sealed, corrected_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [...tenantKey(processor_id), bank_account_uuid, field, item_uuid, entry_uuid, code, former_sealed, corrected_at],
  );
}

export async function updateCorrected(
  db: Queryable,
  account: Pick<
    AccountToCorrect,
    'processor_id' | 'uuid' | 'account_number_encrypted' | 'routing_number' | 'account_type'
  > & {
    account_number_last4: string;
  },
): Promise<void> {
  const { processor_id, uuid, account_number_encrypted, account_number_last4, routing_number, account_type } = account;
  await db.query(
    `UPDATE bank_accounts SET account_number_encrypted = $4, account_number_last4 = $5, routing_number = $6, account_type = $7
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), uuid, account_number_encrypted, account_number_last4, routing_number, account_type],
  );
}

/** Updates the index that submitted accounts are compared with. */
export async function updateMatchingIndex(
  db: Queryable,
  { processor_id, uuid }: Pick<AccountToCorrect, 'processor_id' | 'uuid'>,
  matchingIndex: Buffer,
): Promise<void> {
  await db.query('UPDATE bank_accounts SET matching_index = $4 WHERE shard = $1 AND processor_id = $2 AND uuid = $3', [
    ...tenantKey(processor_id),
    uuid,
    matchingIndex,
  ]);
}

export interface SealedNumbers extends SealedNumber {
  former: { item_uuid: string; former_sealed: string }[];
}

const keysSent = recordset<AccountKey>({ processor_id: 'uuid', bank_account_uuid: 'uuid' });

/**
 * The numbers that entries of the accounts were sent with: the current one and former ones
 * (base64).
 */
export function selectNumbers(db: Queryable, keys: readonly AccountKey[]): Promise<SealedNumbers[]> {
  return db.query(
    `SELECT a.processor_id, a.uuid, a.user_uuid, a.routing_number, a.account_type, a.account_number_encrypted,
            coalesce(f.former, '[]') AS former
     FROM bank_accounts a
     CROSS JOIN LATERAL (
       SELECT json_agg(json_build_object('item_uuid', c.item_uuid, 'former_sealed', encode(c.former_sealed, 'base64')))
         AS former
       FROM bank_account_corrections c
       WHERE c.shard = a.shard AND c.processor_id = a.processor_id AND c.bank_account_uuid = a.uuid
         AND c.field = 'account_number' AND c.former_sealed IS NOT NULL) AS f
     WHERE (a.shard, a.processor_id, a.uuid) IN (SELECT shard, processor_id, bank_account_uuid FROM ${keysSent.from()} AS i)`,
    keysSent.values(keys),
  );
}
