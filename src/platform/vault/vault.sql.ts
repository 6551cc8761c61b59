// Queries on the wrapped data keys.
import type { Queryable } from '../database/database.ts';

export interface WrappedKey {
  purpose: 'data' | 'index';
  version: number;
  wrapped_key: Buffer;
}

export interface VaultKeyRow extends WrappedKey {
  created_at: Date;
  seals_reserved: number;
  /**
   * The key may seal: every running process has read it. The clock of the database decides, because
   * all processes share it.
   */
  is_due: boolean;
}

/** False in a database that was never migrated. */
export async function vaultKeysExist(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ exists: boolean }>("SELECT to_regclass('vault_keys') IS NOT NULL AS exists", []);
  return row!.exists;
}

/** Reads no column: the database may have the schema of an older version. */
export async function anyVaultKey(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ exists: boolean }>('SELECT EXISTS (SELECT FROM vault_keys) AS exists', []);
  return row!.exists;
}

const columns = 'purpose, version, wrapped_key, created_at, seals_reserved, seals_from <= clock_timestamp() AS is_due';

export function selectVaultKeys(db: Queryable): Promise<VaultKeyRow[]> {
  return db.query(`SELECT ${columns} FROM vault_keys ORDER BY purpose, version`, []);
}

/** Of phases that add or wrap keys, one waits for the other. */
export async function lockVaultKeys(db: Queryable): Promise<void> {
  await db.query("SELECT FROM vault_keys WHERE purpose = 'index' FOR UPDATE", []);
}

/** Stores the same key, wrapped by another encryption key. */
export async function updateWrappedKey(
  db: Queryable,
  { purpose, version }: Pick<VaultKeyRow, 'purpose' | 'version'>,
  wrapped_key: Buffer,
): Promise<void> {
  await db.query('UPDATE vault_keys SET wrapped_key = $3 WHERE purpose = $1 AND version = $2', [
    purpose,
    version,
    wrapped_key,
  ]);
}

/** False when a key of this purpose and version exists already. The existing key stays. */
export async function insertVaultKey(
  db: Queryable,
  key: {
    purpose: 'data' | 'index';
    version: number;
    wrapped_key: Buffer;
    created_at: Date;
    seals_after_seconds: number;
  },
): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO vault_keys (purpose, version, wrapped_key, created_at, seals_from)
     VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
     ON CONFLICT (purpose, version) DO NOTHING
     RETURNING version`,
    [key.purpose, key.version, key.wrapped_key, key.created_at, key.seals_after_seconds],
  );
  return rows.length === 1;
}

/** Returns how many seals are reserved afterwards. Null: the key has no such block left. */
export async function reserveSeals(
  db: Queryable,
  version: number,
  block: number,
  limit: number,
): Promise<number | null> {
  const [row] = await db.query<{ seals_reserved: number }>(
    `UPDATE vault_keys SET seals_reserved = seals_reserved + $2
     WHERE purpose = 'data' AND version = $1 AND seals_reserved + $2 <= $3
     RETURNING seals_reserved`,
    [version, block, limit],
  );
  return row?.seals_reserved ?? null;
}

/** How many seals of the current key are reserved. */
export async function selectSeals(db: Queryable): Promise<number> {
  const [row] = await db.query<{ seals_reserved: number }>(
    `SELECT seals_reserved FROM vault_keys WHERE purpose = 'data' AND seals_from <= clock_timestamp()
     ORDER BY version DESC LIMIT 1`,
    [],
  );
  return row!.seals_reserved;
}

/** Whether another data key has been the one that encrypts for this long. */
export async function isReplacedSince(db: Queryable, version: number, seconds: number): Promise<boolean> {
  const [row] = await db.query<{ is_replaced: boolean }>(
    `SELECT EXISTS (SELECT FROM vault_keys WHERE purpose = 'data' AND version > $1
                      AND seals_from <= clock_timestamp() - make_interval(secs => $2)) AS is_replaced`,
    [version, seconds],
  );
  return row!.is_replaced;
}

export async function deleteDataKey(db: Queryable, version: number): Promise<void> {
  await db.query("DELETE FROM vault_keys WHERE purpose = 'data' AND version = $1", [version]);
}
