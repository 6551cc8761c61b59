// Finding callers: a revocation discards answers that were looked up before it.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { oneLane } from '../../platform/database/lanes/lanes.ts';
import { realClock } from '../../platform/std/clock.ts';
import { callers, operator } from './find-caller.ts';
import { issueToken } from './issue-token.ts';
import { newToken } from './token.ts';
import { updateRevoked } from './tokens.sql.ts';

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 3, () => {});
});
afterAll(async () => {
  await database.end();
  await clone.drop();
});

it('looks up again after a revocation between the look-up and its answer', async () => {
  const acting = { caller: operator, now: realClock.now(), request_id: null };
  const owner = { kind: 'admin', processor_id: null, vendor_id: null, name: 'a test', role: 'operator' } as const;
  const text = newToken('admin', 'sandbox');
  const { uuid, token } = await atomically(database, (phase) => issueToken(phase, acting, owner, null, text));

  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const slow: Database = {
    ...database,
    async query(text, values) {
      const rows = await database.query(text, values);
      asked.resolve();
      await answered.promise;
      return rows as never;
    },
  };
  const { find, forget } = callers(oneLane(slow), 'x'.repeat(40), 'sandbox');
  const first = find(token);
  await asked.promise;
  await updateRevoked(database, uuid);
  forget();
  answered.resolve();
  expect(await first).not.toBeNull();
  expect(await find(token)).toBeNull();
});
