// A database for one test: cloned from the migrated template of the run, dropped at the end.
import { inject } from 'vitest';
import { cloneDatabase, type Template, type TestDatabase } from './migrated-postgres.ts';

export type { TestDatabase } from './migrated-postgres.ts';

export function testDatabase(template?: Template): Promise<TestDatabase> {
  return cloneDatabase(inject('postgres'), template);
}

/** A database that a process of the service accepts as durable. */
export function durableDatabase(template?: Template): Promise<TestDatabase> {
  return cloneDatabase(inject('durablePostgres'), template);
}
