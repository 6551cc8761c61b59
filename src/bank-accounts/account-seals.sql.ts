// Queries that read all bank accounts and their sealed numbers in the order of their keys.
import type { Queryable } from '../database/database.ts';
import { nilUuid } from '../std/identifiers.ts';
import type { SealedNumber } from './account-number.ts';

export interface AccountKey {
  processor_id: string;
  uuid: string;
}

/** Accounts after the given one; null: from the first one. */
export function selectSealedAccounts(db: Queryable, after: AccountKey | null, atMost: number): Promise<SealedNumber[]> {
  return db.query(
    `SELECT processor_id, uuid, user_uuid, routing_number, account_type, account_number_encrypted
     FROM bank_accounts WHERE (processor_id, uuid) > ($1::uuid, $2::uuid) ORDER BY processor_id, uuid LIMIT $3`,
    [after?.processor_id ?? nilUuid, after?.uuid ?? nilUuid, atMost],
  );
}

/**
 * Records which accounts between two keys do not open and removes the others there. Answers the new
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
       SELECT processor_id, uuid FROM unnest($1::uuid[], $2::uuid[]) AS i (processor_id, uuid)
     ), mended AS (
       DELETE FROM unopened_accounts u
       WHERE (u.processor_id, u.bank_account_uuid) > ($3::uuid, $4::uuid)
         AND ($5::uuid IS NULL OR (u.processor_id, u.bank_account_uuid) <= ($5::uuid, $6::uuid))
         AND NOT EXISTS (SELECT FROM found WHERE found.processor_id = u.processor_id AND found.uuid = u.bank_account_uuid)
     )
     INSERT INTO unopened_accounts (processor_id, bank_account_uuid, found_at)
     SELECT processor_id, uuid, $7 FROM found
     ON CONFLICT DO NOTHING RETURNING processor_id, bank_account_uuid AS uuid`,
    [
      unopened.map((one) => one.processor_id),
      unopened.map((one) => one.uuid),
      after?.processor_id ?? nilUuid,
      after?.uuid ?? nilUuid,
      through?.processor_id ?? null,
      through?.uuid ?? null,
      at,
    ],
  );
}
