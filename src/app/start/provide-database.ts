// The database that a command works on: the outside one of DATABASE_URL, or the embedded one of the
// data directory.
import { resolve } from 'node:path';
import pg from 'pg';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts';
import { lockDataDirectory } from '../../database/embedded/lock-data-directory.ts';
import type { Log } from '../../database/embedded/log.ts';
import { unsafeSettings } from '../../database/schema/refuse-unsafe-settings.ts';
import type { Settings } from '../../settings.ts';
import { closeToOthers } from './close-to-others.ts';
import { StartRefused } from './refused.ts';

export type DatabaseSettings = Pick<
  Settings,
  | 'DATABASE_URL'
  | 'ACHORD_MIGRATION_DATABASE_URL'
  | 'ACHORD_DATA_DIR'
  | 'ACHORD_DATABASE_CONNECTIONS'
  | 'ACHORD_API_PROCESSES'
>;

export interface ProvidedDatabase {
  /** The URL of the role that serves. */
  url: string;
  /** The URL of the role that owns the tables, for migrations only. Null: only `url` is known. */
  migrationUrl: string | null;
  /** Where the embedded PostgreSQL lives; null when it is an outside one. */
  dataDirectory: string | null;
  /** Stops what was started for it, if anything was. May be called twice. */
  stop(): Promise<void>;
}

const nothing = () => Promise.resolve();

/**
 * For `start`: the outside database, or the embedded one, whose data directory is ours alone from
 * here on.
 */
export async function ownDatabase(settings: DatabaseSettings, log: Log): Promise<ProvidedDatabase> {
  closeToOthers(resolve(settings.ACHORD_DATA_DIR), log);
  if (settings.DATABASE_URL !== null) return outsideDatabase(settings.DATABASE_URL, settings);
  const dataDirectory = resolve(settings.ACHORD_DATA_DIR);
  const lock = await lockDataDirectory(dataDirectory).catch((error) => {
    throw isOfTheSystem(error)
      ? new StartRefused(`The data directory ${dataDirectory} cannot be used: ${error.message}.`, error)
      : error;
  });
  try {
    const postgres = await startEmbeddedPostgres({ dataDirectory, log, settings: { max_connections: room(settings) } });
    const stop = async () => {
      await postgres.stop();
      lock.release();
    };
    // Its settings are ours, but ALTER SYSTEM may have changed them.
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
 * Connections for each process's pool, its hints and its pulse, and for operators and commands
 * beside them.
 */
function room({ ACHORD_DATABASE_CONNECTIONS: pool, ACHORD_API_PROCESSES: apart }: DatabaseSettings): string {
  return String(Math.max(100, (1 + apart) * (pool + 3) + 40));
}

/**
 * For `api` and `worker`, processes beside others: the outside database, or the embedded one that
 * `start` runs.
 */
export async function joinDatabase(settings: DatabaseSettings): Promise<ProvidedDatabase> {
  if (settings.DATABASE_URL !== null) return outsideDatabase(settings.DATABASE_URL, settings);
  const dataDirectory = resolve(settings.ACHORD_DATA_DIR);
  const running = await runningEmbeddedPostgres(dataDirectory);
  if (running === null)
    throw new StartRefused(
      `No Achord runs in ${dataDirectory}: run "achord start" there first, or set DATABASE_URL or ACHORD_DATA_DIR.`,
    );
  return { url: running.url, migrationUrl: running.ownerUrl, dataDirectory, stop: nothing };
}

/**
 * For commands that end by themselves: as `joinDatabase`, but starts the embedded database if it is
 * not running.
 */
export async function borrowDatabase(settings: DatabaseSettings, log: Log): Promise<ProvidedDatabase> {
  if (settings.DATABASE_URL === null && (await runningEmbeddedPostgres(resolve(settings.ACHORD_DATA_DIR))) === null)
    return ownDatabase(settings, log);
  return joinDatabase(settings);
}

async function outsideDatabase(
  url: string,
  { ACHORD_MIGRATION_DATABASE_URL: migrationUrl }: DatabaseSettings,
): Promise<ProvidedDatabase> {
  await refuseUnsafe(url);
  return { url, migrationUrl, dataDirectory: null, stop: nothing };
}

/** Every reason why this PostgreSQL must not be trusted with money, one sentence each. */
async function refuseUnsafe(url: string): Promise<void> {
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
 * A name that resolves to several addresses fails with one error an address, and an empty message.
 */
function causeOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return (first as Error).message.replace(/\.$/, '');
}
