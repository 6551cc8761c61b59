// A database of one's own: cloned from the migrated template, dropped at the end.
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/database/database.ts';

function at(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

export interface TestDatabase {
  /** Logs in as the owner, as the service does. */
  url: string;
  superuserUrl: string;
  drop(): Promise<void>;
}

async function asSuperuser(work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(at(inject('superuserUrl'), 'postgres'), 1, () => {});
  try {
    await work(database);
  } finally {
    await database.end();
  }
}

/** `template` 'achord': the migrated schema; 'template0': nothing at all. */
export async function testDatabase(template: 'achord' | 'template0' = 'achord'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(async (database) => {
    await database.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER achord STRATEGY file_copy`);
  });
  return {
    url: at(inject('ownerUrl'), name),
    superuserUrl: at(inject('superuserUrl'), name),
    drop: () =>
      asSuperuser(async (database) => {
        await database.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}
