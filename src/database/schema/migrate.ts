// Migrates a database to the schema of this version: numbered SQL files, forward only.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { atomically } from '../atomic-phase.ts';
import type { Database } from '../database.ts';
import { sqlState } from '../database-error.ts';
import { createMigrations, insertMigration, lockMigrations, migrationsExist, selectMigrations } from './migrate.sql.ts';

/** This version must not touch the database. The message gives the reason in one sentence. */
export class MigrationRefused extends Error {}

interface Migration {
  name: string;
  text: string;
  digest: string;
}

// A migration file is one message: each of its statements may take as long as PostgreSQL allows.
const migrationMs = 3_600_000;

// Never migrated, or migrated and without grants for this role.
const unreadable = new Set(['42P01', '42501']);
const folder = new URL('../../../migrations/', import.meta.url);

async function migrationsOnDisk(): Promise<Migration[]> {
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
 * turns. Refuses a database that a newer version has migrated, and one whose past migrations differ
 * from ours. `upTo` stops after that file: for the test that migrates an older, running database.
 */
export async function migrate(database: Database, now: Date, upTo?: string): Promise<string[]> {
  const known = await migrationsOnDisk();
  return atomically(database.withDeadline(migrationMs), async (phase) => {
    await lockMigrations(phase);
    if (!(await migrationsExist(phase))) await createMigrations(phase);
    const applied = await selectMigrations(phase);
    for (const { name, digest } of applied) {
      const ours = known.find((migration) => migration.name === name);
      if (ours === undefined)
        throw new MigrationRefused(
          `The database has migration ${name}, which this version does not know. Start the version that made it, or a newer one.`,
        );
      if (ours.digest !== digest)
        throw new MigrationRefused(
          `Migration ${name} was changed after this database applied it. Restore the file, and put the changes into a new migration.`,
        );
    }
    const missing = known.filter(
      ({ name }) => !applied.some((one) => one.name === name) && (upTo === undefined || name <= upTo),
    );
    for (const { name, text, digest } of missing) {
      await phase.query(text);
      await insertMigration(phase, name, digest, now);
    }
    return missing.map(({ name }) => name);
  });
}

/**
 * Whether a database has exactly the migrations of this version. An empty database, or one without
 * grants for this role, has none.
 */
export async function isMigrated(database: Database): Promise<boolean> {
  const none = (error: unknown) => {
    if (unreadable.has(sqlState(error) ?? '')) return [];
    throw error;
  };
  const [known, applied] = await Promise.all([migrationsOnDisk(), selectMigrations(database).catch(none)]);
  return known.length === applied.length && known.every(({ digest }, index) => applied[index]!.digest === digest);
}
