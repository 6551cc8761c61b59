// Queries that read all bank accounts and their sealed numbers in the order of their keys.
import type { Queryable } from '../database/database.ts';
import { nilUuid } from '../std/identifiers.ts';
import type { SealedNumber } from './account-number.ts';

export interface AccountKey {
  processor_id: string;
  uuid: string;
}

export type SealedAccount = SealedNumber & {
  aggregator_type: 'manual' | 'bank_link';
  matching_index: Buffer;
  deleted_at: Date | null;
};

/** Accounts after the given one; null: from the first one. */
export function selectSealedAccounts(
  db: Queryable,
  after: AccountKey | null,
  atMost: number,
): Promise<SealedAccount[]> {
  return db.query(
    `SELECT processor_id, uuid, user_uuid, routing_number, account_type, account_number_encrypted, aggregator_type, matching_index,
            deleted_at
     FROM bank_accounts WHERE (processor_id, uuid) > ($1::uuid, $2::uuid) ORDER BY processor_id, uuid LIMIT $3`,
    [after?.processor_id ?? nilUuid, after?.uuid ?? nilUuid, atMost],
  );
}

/** Keeps a seal that was replaced meanwhile. */
export async function updateSeals(
  db: Queryable,
  seals: readonly (AccountKey & { before: Buffer; after: Buffer })[],
): Promise<void> {
  await db.query(
    `UPDATE bank_accounts a SET account_number_encrypted = decode(i.after, 'hex')
     FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS i (processor_id, uuid, before, after)
     WHERE a.processor_id = i.processor_id AND a.uuid = i.uuid AND a.account_number_encrypted = decode(i.before, 'hex')`,
    [
      seals.map((one) => one.processor_id),
      seals.map((one) => one.uuid),
      seals.map((one) => one.before.toString('hex')),
      seals.map((one) => one.after.toString('hex')),
    ],
  );
}

/**
 * Whether all numbers were sealed for their holders: the audit trail, which only grows, has the
 * act.
 */
export async function areNumbersBound(db: Queryable, action: string): Promise<boolean> {
  const [row] = await db.query<{ bound: boolean }>(
    `SELECT EXISTS (
       SELECT FROM audit_trail
       WHERE processor_id = '${nilUuid}' AND subject_uuid IS NULL AND actor IS NULL AND action = $1) AS bound`,
    [action],
  );
  return row!.bound;
}

/**
 * Locks until the phase ends: if several processes start at once, one seals and the others wait.
 * The lock number is arbitrary.
 */
export async function lockBinding(db: Queryable): Promise<void> {
  await db.query(`SELECT set_config('lock_timeout', '1h', true)`, []);
  await db.query('SELECT pg_advisory_xact_lock(4010005)');
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
