// Runs commands that work on the database and then end.
import { resolve } from 'node:path';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { wasEverStarted } from '../../src/platform/database/embedded/home.ts';
import { expectMigrated } from '../../src/platform/database/schema/migrate.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { borrowDatabase, type ProvidedDatabase } from '../../src/service/start/provide-database.ts';
import { CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';

interface Given {
  database: Database;
  settings: Settings;
  provided: ProvidedDatabase;
}

/**
 * Starts the embedded PostgreSQL for the time of the work, unless it is running or DATABASE_URL is
 * set. `migrated`: the work needs the schema of this version.
 */
export async function withDatabase<Result>(
  terminal: Terminal,
  work: (given: Given) => Promise<Result>,
  { migrated = true }: { migrated?: boolean } = {},
): Promise<Result> {
  const settings = readSettings(terminal.environment, { secrets: false });
  if (migrated && settings.DATABASE_URL === null && !wasEverStarted(settings.ACHORD_DATA_DIR))
    throw new CommandRefused(
      `There is no database in ${resolve(settings.ACHORD_DATA_DIR)}. Run "achord start" first, or set ACHORD_DATA_DIR or DATABASE_URL.`,
    );
  // The user wants the answer of the command: only problems are logged.
  const log = await terminal.openLog({ ...settings, ACHORD_LOG_LEVEL: 'warn' });
  const provided = await borrowDatabase(settings, log);
  try {
    const database = openDatabase(provided.url, 2, () => {});
    try {
      if (migrated) await expectMigrated(database);
      return await work({ database, settings, provided });
    } finally {
      await database.end();
    }
  } finally {
    await provided.stop();
  }
}
