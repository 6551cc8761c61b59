// A PostgreSQL for tests with a migrated template, and databases cloned from it.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../../src/database/database.ts';
import { startEmbeddedPostgres } from '../../../src/database/embedded/embedded-postgres.ts';
import { provideSchema } from '../../../src/database/schema/provide-schema.ts';
import { realClock } from '../../../src/std/clock.ts';

/** Connection URLs: of the serving role, of the owner of the databases, and of the superuser. */
export interface PostgresUrls {
  serviceUrl: string;
  ownerUrl: string;
  superuserUrl: string;
  /**
   * How a database is cloned: by copying its files if nothing waits for the disk, else page by page
   * through the log.
   */
  strategy: 'file_copy' | 'wal_log';
}

export interface MigratedPostgres extends PostgresUrls {
  stop(): Promise<void>;
}

export interface TestDatabase {
  /** Logs in as the serving role, which owns nothing, like the service. */
  url: string;
  /** Logs in as the owner, like migrations. */
  ownerUrl: string;
  superuserUrl: string;
  drop(): Promise<void>;
}

const silent = { info() {}, warn() {}, error() {} };

// A power cut may destroy these databases, because they live for a minute only. Waiting for the
// disk would take a sixth of a run.
const forgetful = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** `durable`: with the settings that the service requires; it refuses to start without them. */
export async function startMigratedPostgres({ durable = false } = {}): Promise<MigratedPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'achord-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDirectory: directory,
    log: silent,
    settings: {
      ...(durable ? {} : forgetful),
      max_connections: '300',
      // A run has a thousand logins. This avoids thousands of hash rounds for each.
      scram_iterations: '1',
      // Tests read what queries cost. Each database has its own entries, and there must be room for
      // all of them.
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

/** 'achord': the migrated schema; 'template0': an empty database. */
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
