// Queries on restores of the database, and on the banks that wait after one.
import type { Queryable } from '../../../platform/database/database.ts';

export interface Restore {
  uuid: string;
  restored_at: Date;
  reached_at: Date | null;
  backup: string | null;
}

export async function insertRestore(db: Queryable, { uuid, restored_at, reached_at, backup }: Restore): Promise<void> {
  await db.query('INSERT INTO restores (uuid, restored_at, reached_at, backup) VALUES ($1, $2, $3, $4)', [
    uuid,
    restored_at,
    reached_at,
    backup,
  ]);
}

/** A process that plays a day with what it read before the restore loses it. */
export async function endBankDays(db: Queryable): Promise<void> {
  await db.query('UPDATE bank_days SET player = NULL, leased_until = NULL WHERE player IS NOT NULL', []);
}

/** Newest first. */
export function selectRestores(db: Queryable, limit: number): Promise<Restore[]> {
  return db.query(
    'SELECT uuid, restored_at, reached_at, backup FROM restores ORDER BY restored_at DESC, uuid DESC LIMIT $1',
    [limit],
  );
}

/** The banks among these that wait after a restore. */
export async function selectWaitingBanks(db: Queryable, banks: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ bank: string }>(
    `SELECT b.bank FROM unnest($1::text[]) AS b (bank)
     WHERE EXISTS (SELECT FROM restores r WHERE NOT EXISTS (
       SELECT FROM restore_releases x WHERE x.restore_uuid = r.uuid AND x.bank = b.bank))`,
    [banks],
  );
  return rows.map(({ bank }) => bank);
}

/** Locks the restores, so that two releases of a bank follow one another. Newest first. */
export async function lockUnreleased(db: Queryable, bank: string): Promise<string[]> {
  await db.query(`SELECT pg_advisory_xact_lock(hashtextextended('restores', 0))`, []);
  const rows = await db.query<{ uuid: string }>(
    `SELECT r.uuid FROM restores r
     WHERE NOT EXISTS (SELECT FROM restore_releases x WHERE x.restore_uuid = r.uuid AND x.bank = $1)
     ORDER BY r.restored_at DESC, r.uuid DESC`,
    [bank],
  );
  return rows.map(({ uuid }) => uuid);
}

export async function insertReleases(
  db: Queryable,
  restores: readonly string[],
  { bank, at, reason }: { bank: string; at: Date; reason: string },
): Promise<void> {
  await db.query(
    `INSERT INTO restore_releases (restore_uuid, bank, released_at, reason)
     SELECT r.uuid, $2, $3::timestamptz, $4 FROM unnest($1::uuid[]) AS r (uuid)`,
    [restores, bank, at, reason],
  );
}

export async function insertFilesOnlyAtBank(
  db: Queryable,
  restore: string,
  bank: string,
  names: readonly string[],
): Promise<void> {
  await db.query(
    `INSERT INTO files_only_at_banks (restore_uuid, bank, name)
     SELECT $1::uuid, $2, n.name FROM unnest($3::text[]) AS n (name)
     ON CONFLICT (bank, name) DO NOTHING`,
    [restore, bank, names],
  );
}

export interface NamedBankFile {
  uuid: string;
  name: string | null;
  state: 'closed' | 'written' | 'submitted' | 'confirmed' | 'rejected';
}

/** The files of a bank that have one of these names, and those that were not written yet. */
export function selectNamedFiles(db: Queryable, bank: string, names: readonly string[]): Promise<NamedBankFile[]> {
  return db.query(
    `SELECT uuid, name, state FROM bank_files
     WHERE bank = $1 AND state <> 'open' AND (name = ANY ($2::text[]) OR state = 'closed') ORDER BY created_at, uuid`,
    [bank, names],
  );
}
