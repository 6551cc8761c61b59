// Migrations: an older database is migrated while it is being read, and a foreign one is left
// unchanged.
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { MigrationRefused, migrate } from '../../src/database/schema/migrate.ts';
import { instant } from '../../src/std/clock.ts';
import { type TestDatabase, testDatabase } from '../support/runner/database.ts';

const now = instant(1_772_000_000_000);
const files = readdirSync(new URL('../../migrations/', import.meta.url)).sort();
const open: { test: TestDatabase; databases: Database[] }[] = [];

/** An empty database, and as many pools on it as asked for. */
async function empty(pools = 1): Promise<[Database, ...Database[]]> {
  const test = await testDatabase('template0');
  const databases = Array.from({ length: pools }, () => openDatabase(test.ownerUrl, 2, () => {}));
  open.push({ test, databases });
  return databases as [Database, ...Database[]];
}

afterEach(async () => {
  for (const { test, databases } of open.splice(0)) {
    await Promise.all(databases.map((database) => database.end()));
    await test.drop();
  }
});

describe('migrate', () => {
  it('applies every file in order, once', async () => {
    const [database] = await empty();
    expect(await migrate(database, now)).toEqual(files);
    expect(await migrate(database, now)).toEqual([]);
    expect(await database.query('SELECT name, applied_at FROM migrations ORDER BY name')).toEqual(
      files.map((name) => ({ name, applied_at: now })),
    );
  });

  it('migrates an older database while a connection with a prepared query is open, and keeps every row', async () => {
    const [database, reader] = await empty(2);
    const older = '0003_users.sql';
    expect(await migrate(database, now, older)).toEqual(files.slice(0, files.indexOf(older) + 1));
    const processorId = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
    await database.query(
      `INSERT INTO processors (processor_id, name, created_at) VALUES ('${processorId}', 'Old', now())`,
    );
    await database.query(
      `INSERT INTO users (processor_id, uuid, kind, first_name, payout_type, created_at, updated_at)
       SELECT '${processorId}', gen_random_uuid(), 'person', 'Person ' || n, 'individual', now(), now()
       FROM generate_series(1, 1000) n`,
    );

    const connection = await reader!.connect();
    // Prepared before the migration, and run again after its tables have changed.
    const count = async () => (await connection.query<{ n: number }>('SELECT count(*) AS n FROM users', []))[0]!.n;
    expect(await count()).toBe(1000);
    expect(await migrate(database, now)).toEqual(files.slice(files.indexOf(older) + 1));
    expect(await count()).toBe(1000);
    connection.release();
    expect(await database.query('SELECT name FROM processors')).toEqual([{ name: 'Old' }]);
    // The query sees what the later files added.
    expect(await database.query('SELECT count(*) AS n FROM transactions')).toEqual([{ n: 0 }]);
  });

  it('runs one of two concurrent starts after the other', async () => {
    const pools = await empty(4);
    const applied = await Promise.all(pools.map((database) => migrate(database, now)));
    expect(applied.filter((names) => names.length > 0)).toEqual([files]);
  });

  it('refuses a database that a newer version has migrated', async () => {
    const [database] = await empty();
    await migrate(database, now);
    await database.query(`INSERT INTO migrations VALUES ('9999_from-the-future.sql', 'x', now())`);
    const refused = migrate(database, now);
    await expect(refused).rejects.toThrow(MigrationRefused);
    await expect(refused).rejects.toThrow(/9999_from-the-future\.sql, which this version does not know/);
  });

  it('refuses a file that was edited after it was applied', async () => {
    const [database] = await empty();
    await migrate(database, now, files[1]);
    await database.query(`UPDATE migrations SET digest = 'other' WHERE name = '${files[0]}'`);
    const refused = migrate(database, now);
    await expect(refused).rejects.toThrow(MigrationRefused);
    await expect(refused).rejects.toThrow(`Migration ${files[0]} was changed`);
    expect(await database.query('SELECT count(*) AS n FROM migrations')).toEqual([{ n: 2 }]);
  });

  it('leaves no change behind when a file fails', async () => {
    const [database] = await empty();
    await migrate(database, now, files[0]);
    // Makes the next file fail.
    await database.query('CREATE TABLE idempotency_keys (in_the_way boolean)');
    await expect(migrate(database, now)).rejects.toThrow('already exists');
    expect(await database.query('SELECT name FROM migrations')).toEqual([{ name: files[0] }]);
    expect(await database.query(`SELECT to_regclass('users') AS made`)).toEqual([{ made: null }]);
  });
});
