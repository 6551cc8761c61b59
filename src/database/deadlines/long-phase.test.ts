// Long phases on a real server: neither limit ends a statement that the other one allows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../database.ts';
import { sqlState } from '../database-error.ts';
import { atomicallyWithin, fromSnapshotWithin } from './long-phase.ts';

const phases = { atomicallyWithin, fromSnapshotWithin };

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase('template0');
  // Everything but a long phase gives up before a statement of these tests ends.
  database = openDatabase(own.url, 1, () => {}).patient(1);
});
afterAll(async () => {
  await database.end();
  await own.drop();
});

describe.each(Object.entries(phases))('%s', (_name, within) => {
  it('waits for a statement that takes longer than the deadline of a request', async () => {
    const slept = within(database, 60_000, (db) => db.query<{ done: number }>('SELECT 1 AS done FROM pg_sleep(1)', []));
    expect(await slept).toEqual([{ done: 1 }]);
  });

  it('has PostgreSQL cancel a statement that takes too long, and hears so', async () => {
    const late = await within(database, 100, (db) => db.query('SELECT pg_sleep(60)', [])).catch((error) => error);
    expect(sqlState(late)).toBe('57014'); // query_canceled
  });
});
