// A PostgreSQL for tests with a migrated template, and databases cloned from it.
import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { startTemporaryPostgres } from '../../../src/platform/database/embedded/temporary-postgres.ts';
import { provideSchema } from '../../../src/platform/database/schema/provide-schema.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { citusUrl, dropSchema, makeSchema, provideRoles } from '../../system/citus/distributed-schema.ts';
import { startOldestPostgres } from '../../system/oldest-postgres/start-oldest.ts';
import { longWaitMs } from './long-wait.ts';
import { withOptions } from './with-options.ts';

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
  drop(): Promise<unknown>;
}

// A power cut may destroy these databases, because they live for a minute only. Waiting for the
// disk would take a sixth of a run.
const forgetful = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

// A test's database has few rows. Hundreds of short connections each plan their queries.
const thrifty = {
  // Creating and dropping a database walks through all buffers.
  shared_buffers: '128MB',
  // It would visit every database, and the statistics of tables that live for seconds are useless.
  autovacuum: 'off',
  // Plans a query once for each connection, instead of five times before it keeps a plan. A test of
  // plans sets `auto`, as in production.
  plan_cache_mode: 'force_generic_plan',
  // Tests read their part of the log. Every test that makes a database also makes a checkpoint,
  // which would remove it first.
  wal_keep_size: '1GB',
};

// Each connection of a test plans its queries once, in much new memory, which the kernel would
// make in pages of 4 KiB: that is half the time of planning. On Linux with glibc these settings
// make pages of 2 MiB, and keep what is no longer used. Other systems ignore it.
const inLargePages = {
  GLIBC_TUNABLES: [
    'hugetlb=1',
    `top_pad=${4 * 1024 ** 2}`,
    `trim_threshold=${1024 ** 3}`,
    `mmap_threshold=${1024 ** 3}`,
  ]
    .map((tunable) => `glibc.malloc.${tunable}`)
    .join(':'),
};

/** `durable`: with the settings that the service requires; it refuses to start without them. */
export async function startMigratedPostgres({ durable = false } = {}): Promise<MigratedPostgres> {
  if (citusUrl !== null) {
    await provideRoles(citusUrl);
    const none = { serviceUrl: '', ownerUrl: '', superuserUrl: citusUrl };
    return { ...none, strategy: 'wal_log', stop: async () => {} };
  }
  const settings = {
    ...(durable ? {} : forgetful),
    ...thrifty,
    max_connections: '300',
    // No test reads statistics of statements.
    shared_preload_libraries: '',
  };
  // Of `npm run oldest-postgres`.
  const oldest = process.env.OLDEST_POSTGRES;
  const postgres =
    oldest === undefined
      ? // A run has a thousand logins. This avoids thousands of hash rounds for each.
        await startTemporaryPostgres('achord-test-', { ...settings, scram_iterations: '1' }, inLargePages)
      : await startOldestPostgres(oldest, settings);
  const serviceUrl = inSchema(postgres.url);
  const ownerUrl = inSchema(postgres.ownerUrl);
  const superuserUrl = inSchema(postgres.superuserUrl);
  const database = openDatabase(serviceUrl, 2, () => {});
  await createSchema(superuserUrl, 'achord');
  await provideSchema(database, ownerUrl, realClock.now());
  await database.end();
  // A database cannot be cloned while someone is connected to it.
  await superuserOf(superuserUrl).query('ALTER DATABASE achord ALLOW_CONNECTIONS false');
  return {
    serviceUrl,
    ownerUrl,
    superuserUrl,
    strategy: durable ? 'wal_log' : 'file_copy',
    async stop() {
      await superusers.get(superuserUrl)?.end();
      superusers.delete(superuserUrl);
      await postgres.stop();
    },
  };
}

/** 'achord': the migrated schema; 'template0': an empty database. */
export type Template = 'achord' | 'template0';

export async function cloneDatabase(
  { serviceUrl, ownerUrl, superuserUrl, strategy }: PostgresUrls,
  template: Template = 'achord',
): Promise<TestDatabase> {
  if (citusUrl !== null) {
    const made = await makeSchema(citusUrl, template === 'achord');
    return { ...made, drop: () => dropSchema(citusUrl!, made) };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const superuser = superuserOf(superuserUrl);
  await superuser.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER achord STRATEGY ${strategy}`);
  if (template === 'template0') await createSchema(superuserUrl, name);
  return {
    url: at(serviceUrl, name),
    ownerUrl: at(ownerUrl, name),
    superuserUrl: at(superuserUrl, name),
    drop: () => superuser.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** With `TEST_SCHEMA`, every database of the tests has its tables in a schema of this name. */
const schema = process.env.TEST_SCHEMA ?? null;

const inSchema = (url: string): string => (schema === null ? url : withOptions(url, `-c search_path=${schema}`));

async function createSchema(superuserUrl: string, database: string): Promise<void> {
  if (schema === null) return;
  const superuser = openDatabase(at(superuserUrl, database), 1, () => {});
  await superuser.query(`CREATE SCHEMA ${schema} AUTHORIZATION achord`);
  await superuser.end();
}

const superusers = new Map<string, Database>();

/**
 * Creates and drops all databases of this process on the same few connections. A test worker ends
 * with them.
 */
function superuserOf(url: string): Database {
  let superuser = superusers.get(url);
  if (superuser === undefined) {
    superuser = openDatabase(at(url, 'postgres'), 4, () => {}, { connectMs: longWaitMs });
    superusers.set(url, superuser);
  }
  return superuser;
}

function at(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
