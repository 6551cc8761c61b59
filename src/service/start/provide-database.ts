// The database of a command: the outside one of DATABASE_URL, or the embedded one of the data
// directory.
import { resolve } from 'node:path';
import pg from 'pg';
import { archiveSettings } from '../../platform/database/embedded/archive-log.ts';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { lockDataDirectory } from '../../platform/database/embedded/lock-data-directory.ts';
import { refuseWhileRestoring } from '../../platform/database/embedded/restoring.ts';
import { unsafeSettings } from '../../platform/database/schema/refuse-unsafe-settings.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartRefused } from '../checks/refused.ts';
import { closeToOthers } from './close-to-others.ts';

export type DatabaseSettings = Pick<
  Settings,
  | 'DATABASE_URL'
  | 'ACHORD_MIGRATION_DATABASE_URL'
  | 'ACHORD_ARCHIVE_DIR'
  | 'ACHORD_DATA_DIR'
  | 'ACHORD_DATABASE_CONNECTIONS'
  | 'ACHORD_API_PROCESSES'
>;

export interface ProvidedDatabase {
  /** The URL of the serving role. */
  url: string;
  /** The URL of the role that owns the tables, for migrations only. Null: only `url` is known. */
  migrationUrl: string | null;
  /** The directory of the embedded PostgreSQL; null for an outside one. */
  dataDirectory: string | null;
  /** Stops what was started for it, if anything. May be called twice. */
  stop(): Promise<void>;
}

const nothing = () => Promise.resolve();

/**
 * For `start`, which stops it in its own order: the outside database, or the embedded one, whose
 * data directory this process locks.
 */
export async function ownDatabase(
  settings: DatabaseSettings,
  log: Log,
  { endsWithProcess = false } = {},
): Promise<ProvidedDatabase> {
  closeToOthers(resolve(settings.ACHORD_DATA_DIR), log);
  if (settings.DATABASE_URL !== null) return outsideDatabase(settings.DATABASE_URL, settings);
  const dataDirectory = resolve(settings.ACHORD_DATA_DIR);
  refuseWhileRestoring(dataDirectory);
  const lock = await lockDataDirectory(dataDirectory).catch((error) => {
    throw isOfTheSystem(error)
      ? new StartRefused(
          `The data directory ${dataDirectory} cannot be used: ${error.message}. Set ACHORD_DATA_DIR to a directory that this account may write.`,
          error,
        )
      : error;
  });
  try {
    const postgres = await startEmbeddedPostgres({
      dataDirectory,
      log,
      endsWithProcess,
      settings: {
        max_connections: room(settings),
        ...archiveSettings(settings.ACHORD_ARCHIVE_DIR, dataDirectory),
      },
    });
    const stop = async () => {
      await postgres.stop();
      lock.release();
    };
    // We set its settings, but ALTER SYSTEM may have changed them.
    await refuseUnsafe(postgres.url).catch(async (error) => {
      await stop();
      throw error;
    });
    return { url: postgres.url, migrationUrl: postgres.ownerUrl, dataDirectory, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Connections for the pool, the hints and the pulse of each process, and more for operators and
 * commands.
 */
function room({ ACHORD_DATABASE_CONNECTIONS: pool, ACHORD_API_PROCESSES: apart }: DatabaseSettings): string {
  return String(Math.max(100, (1 + apart) * (pool + 3) + 40));
}

/** For `api` and `worker`: the outside database, or the embedded one that `start` runs. */
export async function joinDatabase(settings: DatabaseSettings): Promise<ProvidedDatabase> {
  if (settings.DATABASE_URL !== null) return outsideDatabase(settings.DATABASE_URL, settings);
  const dataDirectory = resolve(settings.ACHORD_DATA_DIR);
  const running = await runningEmbeddedPostgres(dataDirectory);
  if (running === null)
    throw new StartRefused(
      `No Achord runs in ${dataDirectory}. Run "achord start" there first, or set DATABASE_URL or ACHORD_DATA_DIR.`,
    );
  return { url: running.url, migrationUrl: running.ownerUrl, dataDirectory, stop: nothing };
}

/**
 * For commands that end on their own: like `joinDatabase`, but starts the embedded database if it
 * is not running.
 */
export async function borrowDatabase(settings: DatabaseSettings, log: Log): Promise<ProvidedDatabase> {
  if (settings.DATABASE_URL === null && (await runningEmbeddedPostgres(resolve(settings.ACHORD_DATA_DIR))) === null)
    return ownDatabase(settings, log, { endsWithProcess: true });
  return joinDatabase(settings);
}

async function outsideDatabase(
  url: string,
  { ACHORD_MIGRATION_DATABASE_URL: migrationUrl }: DatabaseSettings,
): Promise<ProvidedDatabase> {
  await refuseUnsafe(url);
  return { url, migrationUrl, dataDirectory: null, stop: nothing };
}

/** Throws every reason why this PostgreSQL is unsafe for money, one sentence each. */
export async function refuseUnsafe(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  // Without a listener, a connection lost between two queries would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartRefused(`PostgreSQL at ${host}${pathname} cannot be reached: ${causeOf(error)}.`, error);
  }
  try {
    const problems = await unsafeSettings(client);
    if (problems.length > 0) throw new StartRefused(problems.join('\n'));
  } finally {
    await client.end();
  }
}

const isOfTheSystem = (error: NodeJS.ErrnoException) => error.syscall !== undefined;

/**
 * A host name with several addresses fails with one error for each address, and an empty message.
 */
function causeOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return (first as Error).message.replace(/\.$/, '');
}
