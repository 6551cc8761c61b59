// Statements on the wrapped data keys.
import type { Queryable } from '../database/database.ts';

export async function lockVaultKeys(db: Queryable): Promise<void> {
  await db.query('LOCK TABLE vault_keys IN EXCLUSIVE MODE');
}

/** False in a database that was never migrated. */
export async function vaultKeysExist(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ exists: boolean }>("SELECT to_regclass('vault_keys') IS NOT NULL AS exists", []);
  return row!.exists;
}

export function selectVaultKeys(db: Queryable): Promise<{ purpose: string; version: number; wrapped_key: Buffer }[]> {
  return db.query('SELECT purpose, version, wrapped_key FROM vault_keys ORDER BY purpose, version', []);
}

export async function insertVaultKey(
  db: Queryable,
  purpose: 'data' | 'index',
  version: number,
  wrappedKey: Buffer,
  at: Date,
): Promise<void> {
  await db.query('INSERT INTO vault_keys (purpose, version, wrapped_key, created_at) VALUES ($1, $2, $3, $4)', [
    purpose,
    version,
    wrappedKey,
    at,
  ]);
}
