// A database of one's own for a test: cloned from the migrated template of the run, dropped at the end.
import { inject } from 'vitest';
import { cloneDatabase, type TestDatabase } from './migrated-postgres.ts';

export type { TestDatabase } from './migrated-postgres.ts';

/** `template` 'achord': the migrated schema; 'template0': nothing at all. */
export function testDatabase(template: 'achord' | 'template0' = 'achord'): Promise<TestDatabase> {
  return cloneDatabase({ ownerUrl: inject('ownerUrl'), superuserUrl: inject('superuserUrl') }, template);
}
