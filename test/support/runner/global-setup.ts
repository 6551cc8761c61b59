// The PostgreSQLs of the whole test run, and in each one migrated template that test files clone.
import type { TestProject } from 'vitest/node';
import { type PostgresUrls, startMigratedPostgres } from './migrated-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresUrls;
    /** For processes of the service: they trust no other one. */
    durablePostgres: PostgresUrls;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const both = await Promise.all([startMigratedPostgres(), startMigratedPostgres({ durable: true })]);
  const [postgres, durablePostgres] = both.map(({ stop: _, ...urls }) => urls);
  project.provide('postgres', postgres!);
  project.provide('durablePostgres', durablePostgres!);
  return async () => {
    await Promise.all(both.map(({ stop }) => stop()));
  };
}
