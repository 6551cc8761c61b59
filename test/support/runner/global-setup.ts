// The PostgreSQLs of the test run, each with a migrated template that test files clone, and a
// directory for files that outlive a test file.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openMemoryDirectory } from './memory-directory.ts';
import { type PostgresUrls, startMigratedPostgres } from './migrated-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresUrls;
    /** For processes of the service: they refuse a database that is not durable. */
    durablePostgres: PostgresUrls;
    /** Removed after the run. A test worker is killed at its end and removes nothing. */
    scratch: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const memory = openMemoryDirectory();
  const both = await Promise.all([startMigratedPostgres(), startMigratedPostgres({ durable: true })]);
  const [postgres, durablePostgres] = both.map(({ stop: _, ...urls }) => urls);
  project.provide('postgres', postgres!);
  project.provide('durablePostgres', durablePostgres!);
  const scratch = await mkdtemp(join(tmpdir(), 'achord-run-'));
  // Under root the databases run as another user, who must be able to enter the directory.
  await chmod(scratch, 0o711);
  project.provide('scratch', scratch);
  return async () => {
    await Promise.all(both.map(({ stop }) => stop()));
    await rm(scratch, { recursive: true, force: true });
    if (memory !== null) await rm(memory, { recursive: true, force: true });
  };
}
