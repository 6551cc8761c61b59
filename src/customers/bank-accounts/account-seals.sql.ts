// Queries that read all bank accounts and their sealed numbers in the order of their keys.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import type { SealedNumber } from './account-number.ts';

export interface AccountKey {
  processor_id: string;
  uuid: string;
}

const keyOf = ({ processor_id, uuid }: AccountKey) => [...tenantKey(processor_id), uuid];
const keyAfter = (after: AccountKey | null) => keyOf(after ?? { processor_id: nilUuid, uuid: nilUuid });

const sent = recordset<AccountKey>({ processor_id: 'uuid', uuid: 'uuid' });

/** Accounts after the given one; null: from the first one. */
export function selectSealedAccounts(db: Queryable, after: AccountKey | null, atMost: number): Promise<SealedNumber[]> {
  return db.query(
    `SELECT processor_id, uuid, user_uuid, routing_number, account_type, account_number_encrypted
     FROM bank_accounts
     WHERE (shard, processor_id, uuid) > ($1::smallint, $2::uuid, $3::uuid) AND account_number_encrypted IS NOT NULL
     ORDER BY shard, processor_id, uuid LIMIT $4`,
    [...keyAfter(after), atMost],
  );
}

/**
 * Records which accounts between two keys do not open and removes the others there. Returns the new
 * ones.
 */
export function recordUnopened(
  db: Queryable,
  portion: { after: AccountKey | null; through: AccountKey | null },
  unopened: readonly AccountKey[],
  at: Date,
): Promise<AccountKey[]> {
  const { after, through } = portion;
  return db.query(
    `WITH found AS (
       SELECT * FROM ${sent.from(8)} AS i
     ), mended AS (
       DELETE FROM unopened_accounts u
       WHERE (u.shard, u.processor_id, u.bank_account_uuid) > ($1::smallint, $2::uuid, $3::uuid)
         AND ($4::smallint IS NULL OR (u.shard, u.processor_id, u.bank_account_uuid) <= ($4, $5::uuid, $6::uuid))
         AND NOT EXISTS (SELECT FROM found
           WHERE found.shard = u.shard AND found.processor_id = u.processor_id AND found.uuid = u.bank_account_uuid)
     ), added AS (
       INSERT INTO unopened_accounts (shard, processor_id, bank_account_uuid, found_at)
       SELECT shard, processor_id, uuid, $7 FROM found
       ON CONFLICT DO NOTHING RETURNING processor_id, bank_account_uuid AS uuid
     )
     SELECT processor_id, uuid FROM added`,
    [...keyAfter(after), ...(through === null ? [null, null, null] : keyOf(through)), at, ...sent.values(unopened)],
  );
}
