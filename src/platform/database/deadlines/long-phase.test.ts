// Long phases on a real server: both limits allow a long query.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../database.ts';
import { sqlState } from '../database-error.ts';
import { atomicallyWithin, fromSnapshotWithin } from './long-phase.ts';

const phases = { atomicallyWithin, fromSnapshotWithin };

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase('template0');
  // Everything except a long phase would give up before a query of these tests ends.
  database = openDatabase(own.url, 1, () => {}).withDeadline(1);
});
afterAll(async () => {
  await database.end();
  await own.drop();
});

describe.each(Object.entries(phases))('%s', (_name, within) => {
  it('waits for a query that takes longer than the deadline of a request', async () => {
    const slept = within(database, 60_000, (db) => db.query<{ done: number }>('SELECT 1 AS done FROM pg_sleep(1)', []));
    expect(await slept).toEqual([{ done: 1 }]);
  });

  it('has PostgreSQL cancel a query that takes too long, and gets its error', async () => {
    const late = await within(database, 100, (db) => db.query('SELECT pg_sleep(60)', [])).catch((error) => error);
    expect(sqlState(late)).toBe('57014'); // query_canceled
  });
});
