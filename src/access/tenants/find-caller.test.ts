// Finding callers: where a token is looked up, and what a revocation does to what was found before.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import type { Lane } from '../../platform/database/lanes/lane.ts';
import { oneLane } from '../../platform/database/lanes/lanes.ts';
import { realClock } from '../../platform/std/clock.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import { callers, operator } from './find-caller.ts';
import { issueToken } from './issue-token.ts';
import { newToken } from './token.ts';
import { updateRevoked } from './tokens.sql.ts';

let clones: TestDatabase[];
let database: Database;
let second: Database;
beforeAll(async () => {
  clones = [await testDatabase(), await testDatabase()];
  [database, second] = clones.map(({ url }) => openDatabase(url, 3, () => {})) as [Database, Database];
});
afterAll(async () => {
  for (const one of [database, second]) await one.end();
  for (const { drop } of clones) await drop();
});

const acting = { caller: operator, now: realClock.now(), request_id: null };

it('asks only the database that has a token, once it is known', async () => {
  const asked: string[] = [];
  const counting = (name: string, one: Database): Lane => ({
    name,
    database: {
      ...one,
      query(text, values) {
        asked.push(name);
        return one.query(text, values);
      },
    },
  });
  const processor_id = uuidv7(acting.now);
  await second.query(
    `INSERT INTO processors (shard, processor_id, name, created_at) VALUES (shard_of($1::uuid), $1, 'Northwind Pay', now())`,
    [processor_id],
  );
  const owner = { kind: 'processor', processor_id, vendor_id: null, name: 'a test' } as const;
  const text = newToken('processor', 'sandbox');
  const { uuid, token } = await atomically(second, (phase) => issueToken(phase, acting, owner, null, text));
  const home = counting('home', database);
  const { find, forget } = callers({ home, all: [home, counting('cell-2', second)] }, 'x'.repeat(40), 'sandbox');
  expect(await find(token)).toMatchObject({ processor_id });
  expect(asked.splice(0).toSorted()).toEqual(['cell-2', 'cell-2', 'home']);
  forget();
  expect(await find(token)).toMatchObject({ processor_id });
  expect(asked.splice(0)).toEqual(['cell-2']);
  await updateRevoked(second, uuid);
  forget();
  expect(await find(token)).toBeNull();
  expect(asked.splice(0)).toEqual(['cell-2']);
});

it('looks up again after a revocation between the look-up and its answer', async () => {
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
