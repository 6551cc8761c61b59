// The history of deliveries: one partition a day, dropped after the retention time, never with
// undelivered events.
import { afterEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { keepHistoryDays } from '../../../src/platform/database/days/keep-days.job.ts';
import { instant, realClock } from '../../../src/platform/std/clock.ts';
import { nextUtcDay, startOfUtcDay, utcDay } from '../../../src/platform/std/timestamps.ts';
import { type TestDatabase, testDatabase } from '../../support/runner/database.ts';

const day = 86_400_000;
const days = { webhook_deliveries: 7, webhook_attempts: 7 };
const processor = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
const endpoint = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3e';
const open: { test: TestDatabase; database: Database }[] = [];

async function fresh(): Promise<Database> {
  const test = await testDatabase();
  const database = openDatabase(test.url, 3, () => {});
  open.push({ test, database });
  return database;
}
afterEach(async () => {
  for (const { test, database } of open.splice(0)) {
    await database.end();
    await test.drop();
  }
});

const finished = (database: Database, at: Date) =>
  database.query(
    `INSERT INTO webhook_deliveries (shard, processor_id, uuid, endpoint_uuid, event_position, event_name, state, attempt_count,
       created_at, finished_at)
     VALUES (shard_of($1), $1, gen_random_uuid(), $2, 1, 'BusinessCreated', 'delivered', 1, $3, $3)`,
    [processor, endpoint, at],
  );
const count = async (database: Database) =>
  (await database.query<{ n: number }>('SELECT count(*) AS n FROM webhook_deliveries', []))[0]!.n;
const tables = async (database: Database) =>
  (
    await database.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relispartition AND relkind = 'r' AND relname ~ '^webhook_deliveries_' ORDER BY 1`,
      [],
    )
  ).map(({ name }) => name);

describe('The history of deliveries', () => {
  it('has a partition a day, created a week ahead and dropped after the retention time', async () => {
    const database = await fresh();
    let now = startOfUtcDay('2026-03-02')!.getTime() + 3_600_000;
    const clock = { now: () => instant(now) };
    expect(await keepHistoryDays(database, clock, days)).toBe(16);
    expect(await keepHistoryDays(database, clock, days)).toBe(0);
    expect(await tables(database)).toContain('webhook_deliveries_20260302');
    await finished(database, clock.now());
    now += 7 * day;
    await keepHistoryDays(database, clock, days);
    expect(await count(database)).toBe(1);
    now += day;
    await keepHistoryDays(database, clock, days);
    expect(await count(database)).toBe(0);
    const left = await tables(database);
    expect(left).not.toContain('webhook_deliveries_20260302');
    expect(left).toContain('webhook_deliveries_default');
  });

  it('accepts rows of a day without a partition, and removes them in time', async () => {
    const database = await fresh();
    const now = startOfUtcDay('2026-03-02')!;
    await finished(database, now);
    const clock = { now: () => now };
    // Today's rows are in the default partition and stay there. The partitions of the next days are
    // created.
    expect(await keepHistoryDays(database, clock, days)).toBe(15);
    expect(await count(database)).toBe(1);
    await keepHistoryDays(database, { now: () => instant(now.getTime() + 9 * day) }, days);
    expect(await count(database)).toBe(0);
  });

  it('gives up behind a long query, so that nothing else waits for it', async () => {
    const database = await fresh();
    const reader = await database.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM webhook_deliveries', []);
    expect(await keepHistoryDays(database, realClock, days)).toBe(8);
    await reader.query('ROLLBACK');
    reader.release();
    expect(await keepHistoryDays(database, realClock, days)).toBe(8);
  });

  it('gets its partitions once when two workers create them at once', async () => {
    const database = await fresh();
    const made = await Promise.all([
      keepHistoryDays(database, realClock, days),
      keepHistoryDays(database, realClock, days),
    ]);
    expect(made[0]! + made[1]!).toBeGreaterThanOrEqual(16);
    const today = utcDay(realClock.now()).replaceAll('-', '');
    const tomorrow = utcDay(nextUtcDay(realClock.now())).replaceAll('-', '');
    for (const one of [today, tomorrow]) expect(await tables(database)).toContain(`webhook_deliveries_${one}`);
  });
});
