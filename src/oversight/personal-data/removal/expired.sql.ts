// Queries on personal data whose time has ended.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';

/** A bank item that an operator or a later run still decides about. */
const undecided = `EXISTS (
  SELECT FROM bank_items b WHERE b.content_uuid = f.uuid AND b.state IN ('new', 'waiting', 'suspense'))`;

/**
 * Locks archived files whose time has ended, the oldest first, without those with an open item. The
 * clock of the database counts too, as in `remove_file_content`.
 */
export async function lockExpiredFiles(db: Queryable, now: Date, atMost: number): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>(
    `SELECT f.uuid FROM archived_files f
     WHERE f.content_removed_at IS NULL AND f.retain_until < least($1, clock_timestamp()) AND f.kept_at IS NOT NULL AND NOT ${undecided}
     ORDER BY f.retain_until LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [now, atMost],
  );
  return rows.map(({ uuid }) => uuid);
}

/** Removes the chunks of files, and what was read from them and names people. */
export async function removeFileContents(db: Queryable, uuids: readonly string[], now: Date): Promise<void> {
  await db.query('SELECT remove_file_content(uuid) FROM unnest($1::uuid[]) AS files (uuid)', [uuids]);
  await db.query('UPDATE bank_items SET details_sealed = NULL WHERE content_uuid = ANY ($1::uuid[])', [uuids]);
  await db.query(
    `UPDATE inbound_files SET problems = '[]', faults = '[]', notes = '[]' WHERE content_uuid = ANY ($1::uuid[])`,
    [uuids],
  );
  await db.query('UPDATE archived_files SET content_removed_at = $2 WHERE uuid = ANY ($1::uuid[])', [uuids, now]);
}

export interface RemovedAccount {
  processor_id: string;
  user_uuid: string;
  uuid: string;
  deleted_at: Date;
}

/**
 * Accounts that were removed before `before` and still have a number, after a place in that order.
 */
export function selectRemovedAccounts(
  db: Queryable,
  before: Date,
  after: { deleted_at: Date; uuid: string },
  atMost: number,
): Promise<RemovedAccount[]> {
  return db.query(
    `SELECT processor_id, user_uuid, uuid, deleted_at FROM bank_accounts
     WHERE deleted_at IS NOT NULL AND account_number_encrypted IS NOT NULL AND deleted_at < $1
       AND (deleted_at, uuid) > ($2, $3)
     ORDER BY deleted_at, uuid LIMIT $4`,
    [before, after.deleted_at, after.uuid, atMost],
  );
}

/** Also removes the numbers that it had before corrections. The user's row must be locked. */
export async function removeAccountNumber(
  db: Queryable,
  { processor_id, uuid }: Pick<RemovedAccount, 'processor_id' | 'uuid'>,
): Promise<void> {
  const key = [...tenantKey(processor_id), uuid];
  await db.query(
    `UPDATE bank_accounts SET account_number_encrypted = NULL
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND deleted_at IS NOT NULL`,
    key,
  );
  await db.query(
    `UPDATE bank_account_corrections SET former_sealed = NULL
     WHERE shard = $1 AND processor_id = $2 AND bank_account_uuid = $3`,
    key,
  );
}

/** Removes the kept identity of erased users whose time has ended; returns how many. */
export async function removeKeptIdentities(db: Queryable, now: Date, atMost: number): Promise<number> {
  const rows = await db.query(
    `UPDATE erasures SET identity_sealed = NULL, keep_until = NULL
     WHERE (shard, processor_id, user_uuid) IN (
       SELECT shard, processor_id, user_uuid FROM erasures
       WHERE identity_sealed IS NOT NULL AND keep_until < $1 ORDER BY keep_until LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING 1`,
    [now, atMost],
  );
  return rows.length;
}
