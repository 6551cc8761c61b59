// A sandbox that was advanced before its clock had two readings: its records continue from their
// time.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/schema/migrate.ts';
import { sandboxClock } from '../../src/sandbox/sandbox-clock.ts';
import { instant } from '../../src/std/clock.ts';
import { type TestDatabase, testDatabase } from '../support/runner/database.ts';

const now = instant(1_772_000_000_000);
const weekMs = 7 * 86_400_000;
let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await testDatabase('template0');
  database = openDatabase(test.ownerUrl, 2, () => {});
  await migrate(database, now, '0028_processor-version.sql');
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

it('Records and the banking calendar are as far ahead as the single clock was', async () => {
  await database.query('UPDATE sandbox_clock SET ahead_ms = $1, advance_count = 3', [weekMs]);
  await migrate(database, now);
  const before = Date.now();
  const clock = await sandboxClock(database);
  const records = clock.now().getTime();
  expect(records).toBeGreaterThanOrEqual(before + weekMs);
  expect(clock.bankingNow().getTime()).toBeGreaterThanOrEqual(records);
  expect(await database.query('SELECT ahead_ms, records_ahead_ms FROM sandbox_clock', [])).toEqual([
    { ahead_ms: weekMs, records_ahead_ms: weekMs },
  ]);
});
