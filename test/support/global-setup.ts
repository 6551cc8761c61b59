// One PostgreSQL for the whole test run, and in it one migrated template that every test file clones.
import type { TestProject } from 'vitest/node';
import { startMigratedPostgres } from './migrated-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    superuserUrl: string;
    ownerUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { ownerUrl, superuserUrl, stop } = await startMigratedPostgres();
  project.provide('superuserUrl', superuserUrl);
  project.provide('ownerUrl', ownerUrl);
  return stop;
}
