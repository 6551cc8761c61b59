// Queries of the migration journal.
import type { Queryable } from '../database.ts';

/** False in a schema that was never migrated; null: no schema of the search path exists. */
export async function migrationsExist(db: Queryable): Promise<boolean | null> {
  const [row] = await db.query<{ exists: boolean | null }>(
    `SELECT CASE WHEN current_schema() IS NOT NULL
              THEN to_regclass(format('%I.migrations', current_schema())) IS NOT NULL END AS exists`,
    [],
  );
  return row!.exists;
}

export async function createMigrations(db: Queryable): Promise<void> {
  await db.query(`
    CREATE TABLE migrations (
      name        text PRIMARY KEY,
      digest      text NOT NULL,
      applied_at  timestamptz NOT NULL
    )`);
}

/**
 * Held until the phase ends: a second migrator waits here, then finds nothing missing. Any number
 * works that no other program uses. This wait alone has no lock_timeout.
 */
export async function lockMigrations(db: Queryable): Promise<void> {
  await db.query('SET LOCAL lock_timeout TO 0');
  await db.query('SELECT pg_advisory_xact_lock(4010001)');
  await db.query('SET LOCAL lock_timeout TO DEFAULT');
}

export function selectMigrations(db: Queryable): Promise<{ name: string; digest: string }[]> {
  return db.query('SELECT name, digest FROM migrations ORDER BY name', []);
}

export async function insertMigration(db: Queryable, name: string, digest: string, at: Date): Promise<void> {
  await db.query('INSERT INTO migrations (name, digest, applied_at) VALUES ($1, $2, $3)', [name, digest, at]);
}

/** When the first migration ran. */
export async function selectMadeAt(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ made_at: Date | null }>('SELECT min(applied_at) AS made_at FROM migrations', []);
  return row!.made_at!;
}
