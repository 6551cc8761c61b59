// A database of one's own for a test: cloned from the migrated template of the run, dropped at the
// end.
import { inject } from 'vitest';
import { cloneDatabase, type Template, type TestDatabase } from './migrated-postgres.ts';

export type { TestDatabase } from './migrated-postgres.ts';

export function testDatabase(template?: Template): Promise<TestDatabase> {
  return cloneDatabase(inject('postgres'), template);
}

/** One that a process of the service trusts. */
export function durableDatabase(template?: Template): Promise<TestDatabase> {
  return cloneDatabase(inject('durablePostgres'), template);
}
