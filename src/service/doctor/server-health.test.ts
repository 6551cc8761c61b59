// What the doctor reads from PostgreSQL about workers and tokens.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { listen, listenerName } from '../../platform/database/listen.ts';
import { countEndlessTokens, selectServerHealth } from './server-health.sql.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase();
  database = openDatabase(own.url, 2, () => {});
});
afterAll(async () => {
  await database.end();
  await own.drop();
});

it('A worker is seen by its listening connection, also after that has checked itself', async () => {
  const listeners = async () => (await selectServerHealth(database)).listeners;
  expect(await listeners()).toBe(0);
  const connection = { connectionString: own.url, application_name: listenerName };
  const listening = listen(connection, ['work'], () => {}, { askEveryMs: 5, answerMs: 60_000 });
  const latest = () =>
    database.query<{ query: string }>('SELECT query FROM pg_stat_activity WHERE application_name = $1', [listenerName]);
  await expect.poll(listeners).toBe(1);
  // A new connection has no query either, and does not listen yet.
  await expect.poll(latest).toEqual([{ query: '' }]);
  expect(await listeners()).toBe(1);
  await listening.stop();
  await expect.poll(listeners).toBe(0);
});

it('Tokens that never expire are counted, except revoked ones', async () => {
  const insert = (expires: string | null, revoked: string | null) =>
    database.query(
      `INSERT INTO tokens (uuid, token_hash, kind, name, role, created_at, expires_at, revoked_at)
       VALUES ($1, $2, 'admin', 'a test', 'operator', now(), $3, $4)`,
      [randomUUID(), randomBytes(32), expires, revoked],
    );
  await insert(null, null);
  await insert('2060-01-01', null);
  await insert(null, '2026-01-01');
  expect(await countEndlessTokens(database)).toBe(1);
});
