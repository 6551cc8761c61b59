// One PostgreSQL for the whole test run, and in it one migrated template that every test file clones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/database/database.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { migrate } from '../../src/database/migrate.ts';
import { realClock } from '../../src/std/clock.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    superuserUrl: string;
    ownerUrl: string;
  }
}

const silent = { info() {}, warn() {}, error() {} };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'achord-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDirectory: directory,
    log: silent,
    settings: { max_connections: '300', shared_preload_libraries: 'pg_stat_statements' },
  });
  const database = openDatabase(postgres.url, 2, () => {});
  await migrate(database, realClock.now());
  await database.end();
  project.provide('superuserUrl', postgres.superuserUrl);
  project.provide('ownerUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
