// Commands that work on the database and end by themselves.
import { type Database, openDatabase } from '../../src/database/database.ts';
import { openLog } from '../../src/log.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import { borrowDatabase, type ProvidedDatabase } from '../../src/startup/provide-database.ts';

/** Starts the embedded PostgreSQL for the time of the work, unless it is running or DATABASE_URL names another. */
export async function withDatabase<Result>(
  work: (database: Database, settings: Settings, provided: ProvidedDatabase) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env, { secrets: false });
  // Whoever runs a command wants its answer; only what goes wrong is worth a line beside it.
  const log = await openLog({ ...settings, ACHORD_LOG_LEVEL: 'warn' });
  const provided = await borrowDatabase(settings, log);
  try {
    const database = openDatabase(provided.url, 2, () => {});
    try {
      return await work(database, settings, provided);
    } finally {
      await database.end();
    }
  } finally {
    await provided.stop();
  }
}
