// Migrates the database to the schema of this version before it is served. Migrations run as the
// owner; the role that serves owns nothing.
import type { Database } from '../database.ts';
import { sqlState } from '../database-error.ts';
import { openBriefly } from '../open-briefly.ts';
import { grantRights, missingRights } from './grant-rights.ts';
import { isMigrated, MigrationRefused, migrate } from './migrate.ts';
import { currentRole } from './rights.sql.ts';

const insufficientPrivilege = '42501';

/**
 * Runs the missing migrations and grants. Returns the names of the applied migrations. `database`:
 * connected as the role that serves. `migrationUrl`: connects as the owner; null: the role that
 * serves migrates, if it owns the tables. @throws MigrationRefused
 */
export async function provideSchema(database: Database, migrationUrl: string | null, now: Date): Promise<string[]> {
  const role = await currentRole(database);
  if ((await isMigrated(database)) && (await missingRights(database, role)).length === 0) return [];
  const applied =
    migrationUrl === null ? await migrateItself(database, role, now) : await migrateAs(migrationUrl, role, now);
  if (!(await isMigrated(database)))
    throw new MigrationRefused(
      'ACHORD_MIGRATION_DATABASE_URL and DATABASE_URL name different databases. Set both to the same database, each with its own role.',
    );
  const missing = await missingRights(database, role);
  if (missing.length > 0)
    throw new MigrationRefused(
      `The database role "${role}" lacks ${missing.join('; ')}. Run "achord migrate" with ACHORD_MIGRATION_DATABASE_URL set to the URL of the role that owns the tables.`,
    );
  return applied;
}

const migrateAs = (migrationUrl: string, role: string, now: Date): Promise<string[]> =>
  openBriefly(migrationUrl, async (owner) => {
    const applied = await migrate(owner, now);
    await grantRights(owner, role);
    return applied;
  });

async function migrateItself(database: Database, role: string, now: Date): Promise<string[]> {
  try {
    return await migrate(database, now);
  } catch (error) {
    if (sqlState(error) !== insufficientPrivilege) throw error;
    throw new MigrationRefused(
      `The database does not have the schema of this version, and its role "${role}" must not migrate it. Run "achord migrate" with ACHORD_MIGRATION_DATABASE_URL set to the URL of the role that owns the tables, or set it at the start.`,
      { cause: error },
    );
  }
}
