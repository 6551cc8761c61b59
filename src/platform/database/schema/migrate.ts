// Migrates a database to the schema of this version: numbered SQL files, forward only.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '../database.ts';
import { sqlState } from '../database-error.ts';
import { closeViews } from '../lanes/every-lane.sql.ts';
import { createMigrations, insertMigration, migrationsExist, selectMigrations } from './migrate.sql.ts';
import { migrationPhase } from './migration-phase.ts';
import { tellPlanner } from './planner.sql.ts';
import { queriesOf } from './split-migration.ts';

/** This version must not touch the database. The message gives the reason in one sentence. */
export class MigrationRefused extends Error {}

/** A file of migrations/. */
export interface Migration {
  name: string;
  text: string;
  /** SHA-256 of the text, in hexadecimal. */
  digest: string;
}

// Never migrated, or migrated and without grants for this role.
const unreadable = new Set(['42P01', '42501']);
const folder = new URL('../../../../migrations/', import.meta.url);

/** In their order. The first ones are the baseline. */
export async function migrationsOnDisk(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, digest: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Applies all missing migrations in one atomic phase, and returns their names. Two migrators take
 * turns. A refused database is not changed. `known`: of a test, which migrates to another schema.
 */
export async function migrate(database: Database, now: Date, known?: readonly Migration[]): Promise<string[]> {
  const ours = known ?? (await migrationsOnDisk());
  return migrationPhase(database, async (phase) => {
    const exist = await migrationsExist(phase);
    if (exist === null)
      throw new MigrationRefused(
        'The role that migrates may use no schema of its search path. Create the schema that the options of the URL name: CREATE SCHEMA … AUTHORIZATION, with the role that owns the tables.',
      );
    if (!exist) await createMigrations(phase);
    const applied = await selectMigrations(phase);
    refuseOther(applied, ours);
    const missing = ours.filter(({ name }) => !applied.some((one) => one.name === name));
    if (missing.length > 0) await closeViews(phase);
    for (const { name, text, digest } of missing) {
      for (const query of queriesOf(text)) await phase.query(query);
      await insertMigration(phase, name, digest, now);
    }
    await tellPlanner(phase);
    return missing.map(({ name }) => name);
  });
}

/** Refuses a database with a migration that is not ours, or is ours with other content. */
function refuseOther(applied: readonly Omit<Migration, 'text'>[], ours: readonly Migration[]): void {
  const other = applied.find(({ name, digest }) => !ours.some((one) => one.name === name && one.digest === digest));
  if (other !== undefined)
    throw new MigrationRefused(
      `Another version of Achord made this database: its migration ${other.name} is not a migration of this version. Nothing was changed in it. Start the version that made it, or a newer one. Or start with an empty database: move the data directory to another place, set ACHORD_DATA_DIR to a new one, or set DATABASE_URL to an empty database.`,
    );
}

/** Whether a database has exactly the migrations of this version. */
export async function isMigrated(database: Database): Promise<boolean> {
  const [ours, applied] = await Promise.all([migrationsOnDisk(), readableMigrations(database)]);
  return ours.length === applied.length && ours.every(({ digest }, index) => applied[index]!.digest === digest);
}

/** For a command that does not migrate. @throws MigrationRefused, which says what to do */
export async function expectMigrated(database: Database): Promise<void> {
  const [ours, applied] = await Promise.all([migrationsOnDisk(), readableMigrations(database)]);
  refuseOther(applied, ours);
  if (applied.length < ours.length)
    throw new MigrationRefused('The database does not have the schema of this version. Run "achord migrate" first.');
}

/** An empty database, or one without grants for this role, has none. */
async function readableMigrations(database: Database): Promise<{ name: string; digest: string }[]> {
  try {
    return await selectMigrations(database);
  } catch (error) {
    if (unreadable.has(sqlState(error) ?? '')) return [];
    throw error;
  }
}
