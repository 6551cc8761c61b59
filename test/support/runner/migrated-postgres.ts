// A PostgreSQL for tests with the migrated schema in it, and databases cloned from that.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../../src/database/database.ts';
import { startEmbeddedPostgres } from '../../../src/database/embedded/embedded-postgres.ts';
import { provideSchema } from '../../../src/database/schema/provide-schema.ts';
import { realClock } from '../../../src/std/clock.ts';

/**
 * Where it is reached: as the role that serves, as the owner of the databases, and as superuser.
 */
export interface PostgresUrls {
  serviceUrl: string;
  ownerUrl: string;
  superuserUrl: string;
  /**
   * How a database is cloned: by its files, where nothing waits for the disk; page by page through
   * the log otherwise.
   */
  strategy: 'file_copy' | 'wal_log';
}

export interface MigratedPostgres extends PostgresUrls {
  stop(): Promise<void>;
}

export interface TestDatabase {
  /** Logs in as the role that serves and owns nothing, as the service does. */
  url: string;
  /** Logs in as the owner, as migrations do. */
  ownerUrl: string;
  superuserUrl: string;
  drop(): Promise<void>;
}

const silent = { info() {}, warn() {}, error() {} };

// What a power cut would destroy is thrown away in a minute anyhow: a sixth of a run would be
// waiting for the disk.
const forgetful = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** `durable`: as the service asks for; it refuses to start over one that is not. */
export async function startMigratedPostgres({ durable = false } = {}): Promise<MigratedPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'achord-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDirectory: directory,
    log: silent,
    settings: {
      ...(durable ? {} : forgetful),
      max_connections: '300',
      // A thousand log-ins a run: each would hash a password some thousand times.
      scram_iterations: '1',
      // What statements cost is read by a test. Each database has entries of its own: none of so
      // many may push another out.
      shared_preload_libraries: 'pg_stat_statements',
      'pg_stat_statements.max': '200000',
    },
  });
  const database = openDatabase(postgres.url, 2, () => {});
  await provideSchema(database, postgres.ownerUrl, realClock.now());
  await database.end();
  return {
    serviceUrl: postgres.url,
    ownerUrl: postgres.ownerUrl,
    superuserUrl: postgres.superuserUrl,
    strategy: durable ? 'wal_log' : 'file_copy',
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** 'achord': the migrated schema; 'template0': nothing at all. */
export type Template = 'achord' | 'template0';

export async function cloneDatabase(
  { serviceUrl, ownerUrl, superuserUrl, strategy }: PostgresUrls,
  template: Template = 'achord',
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const asSuperuser = async (work: (database: Database) => Promise<unknown>) => {
    const database = openDatabase(at(superuserUrl, 'postgres'), 1, () => {});
    try {
      await work(database);
    } finally {
      await database.end();
    }
  };
  await asSuperuser((database) =>
    database.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER achord STRATEGY ${strategy}`),
  );
  return {
    url: at(serviceUrl, name),
    ownerUrl: at(ownerUrl, name),
    superuserUrl: at(superuserUrl, name),
    drop: () => asSuperuser((database) => database.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

function at(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
