// Queries on stored accounts whose routing number the routing directory does not list. The list is
// kept, because bank accounts have no index by routing number.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { userName } from '../../users/user-name.sql.ts';

/** The account `a` is in use, and the directory has no entry for it or names another number. */
const isUnlisted = `a.deleted_at IS NULL AND a.disabled_at IS NULL AND NOT EXISTS (
  SELECT FROM routing_directory d WHERE d.routing_number = a.routing_number AND d.new_routing_number IS NULL)`;

const sameAccount = `a.shard = u.shard AND a.processor_id = u.processor_id AND a.uuid = u.bank_account_uuid`;

/**
 * Brings the list up to date with the directory and answers its length. Reads every bank account:
 * only an import does that.
 */
export async function findUnlistedAccounts(db: Queryable, now: Date): Promise<number> {
  await db.query(
    `DELETE FROM unlisted_accounts u WHERE NOT EXISTS (SELECT FROM bank_accounts a WHERE ${sameAccount} AND ${isUnlisted})`,
  );
  await db.query(
    `INSERT INTO unlisted_accounts (shard, processor_id, bank_account_uuid, found_at)
     SELECT a.shard, a.processor_id, a.uuid, $1 FROM bank_accounts a WHERE ${isUnlisted} ON CONFLICT DO NOTHING`,
    [now],
  );
  const [row] = await db.query<{ found: number }>('SELECT count(*) AS found FROM unlisted_accounts');
  return row!.found;
}

/** Lists the account if its routing number is not listed. Without a directory nothing is. */
export async function noteIfUnlisted(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO unlisted_accounts (shard, processor_id, bank_account_uuid, found_at)
     SELECT a.shard, a.processor_id, a.uuid, $4 FROM bank_accounts a
     WHERE a.shard = $1 AND a.processor_id = $2 AND a.uuid = $3 AND ${isUnlisted}
       AND EXISTS (SELECT FROM routing_directory)
     ON CONFLICT DO NOTHING`,
    [...tenantKey(processor_id), uuid, now],
  );
}

export interface UnlistedAccount {
  shard: number;
  processor_id: string;
  bank_account_uuid: string;
  user_uuid: string;
  user_name: string;
  account_number_last4: string;
  routing_number: string;
  /** The number that replaces it; null: the directory names none. */
  new_routing_number: string | null;
  /** When a bank last corrected the routing number; null: never. */
  corrected_at: Date | null;
  found_at: Date;
}

/** The position of a row of the list. */
export type UnlistedKey = Pick<UnlistedAccount, 'shard' | 'processor_id' | 'bank_account_uuid'>;

/**
 * What is still in use and still not listed. `processor_id` null: of all tenants. Looks up account
 * by account: as a join, the planner would read all bank accounts in the order of the page.
 */
export function selectUnlistedAccounts(
  db: Queryable,
  processorId: string | null,
  after: UnlistedKey,
  limit: number,
): Promise<UnlistedAccount[]> {
  return db.query(
    `SELECT u.shard, u.processor_id, u.bank_account_uuid, a.user_uuid, ${userName('holder')} AS user_name, a.account_number_last4, a.routing_number,
            (SELECT d.new_routing_number FROM routing_directory d WHERE d.routing_number = a.routing_number) AS new_routing_number,
            (SELECT max(c.corrected_at) FROM bank_account_corrections c
             WHERE c.shard = u.shard AND c.processor_id = u.processor_id AND c.bank_account_uuid = u.bank_account_uuid
               AND c.field = 'routing_number') AS corrected_at,
            u.found_at
     FROM unlisted_accounts u
     CROSS JOIN LATERAL (
       SELECT a.user_uuid, a.account_number_last4, a.routing_number, a.deleted_at, a.disabled_at FROM bank_accounts a
       WHERE ${sameAccount} LIMIT 1) AS a
     CROSS JOIN LATERAL (
       SELECT h.business_name, h.first_name, h.last_name FROM users h
       WHERE h.shard = u.shard AND h.processor_id = u.processor_id AND h.uuid = a.user_uuid LIMIT 1) AS holder
     WHERE (u.shard, u.processor_id, u.bank_account_uuid) > ($1, $2, $3) AND ($4::uuid IS NULL OR u.processor_id = $4)
       AND ${isUnlisted}
     ORDER BY u.shard, u.processor_id, u.bank_account_uuid LIMIT $5`,
    [after.shard, after.processor_id, after.bank_account_uuid, processorId, limit],
  );
}

export async function countUnlistedAccounts(db: Queryable): Promise<number> {
  const [row] = await db.query<{ found: number }>(
    `SELECT count(*) AS found FROM unlisted_accounts u JOIN bank_accounts a ON ${sameAccount} WHERE ${isUnlisted}`,
  );
  return row!.found;
}
