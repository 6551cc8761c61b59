// Migrations: each is applied once, by one migrator at a time, and a database that is not ours to
// migrate is left unchanged.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { describeSchema } from '../../../src/platform/database/schema/describe-schema.ts';
import { lockMigrations } from '../../../src/platform/database/schema/migrate.sql.ts';
import {
  expectMigrated,
  type Migration,
  MigrationRefused,
  migrate,
  migrationsOnDisk,
} from '../../../src/platform/database/schema/migrate.ts';
import { provideSchema } from '../../../src/platform/database/schema/provide-schema.ts';
import { instant } from '../../../src/platform/std/clock.ts';
import { type TestDatabase, testDatabase } from '../../support/runner/database.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { withOptions } from '../../support/runner/with-options.ts';

const now = instant(1_772_000_000_000);
const open: { test: TestDatabase; databases: Database[] }[] = [];
let ours: Migration[];
let names: string[];

beforeAll(async () => {
  ours = await migrationsOnDisk();
  names = ours.map(({ name }) => name);
});

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

const following = (text: string): Migration => ({ name: '9999_following.sql', text, digest: text });

describe('migrate', () => {
  it('applies every file in order, once', async () => {
    const [database] = await empty();
    expect(await migrate(database, now)).toEqual(names);
    expect(await migrate(database, now)).toEqual([]);
    expect(await database.query('SELECT name, applied_at FROM migrations ORDER BY name')).toEqual(
      names.map((name) => ({ name, applied_at: now })),
    );
  });

  it('migrates an older database while a connection with a prepared query is open, and keeps every row', async () => {
    const [database, reader] = await empty(2);
    expect(await migrate(database, now)).toEqual(names);
    await database.query(
      `INSERT INTO processors (shard, processor_id, name, created_at) 
       SELECT shard_of(uuid), uuid, 'Old', now() FROM (SELECT gen_random_uuid() AS uuid FROM generate_series(1, 1000)) AS made`,
    );
    const connection = await reader!.connect();
    // Prepared before the migration, and run again after its table has changed.
    const count = async () =>
      (await connection.query<{ n: number }>(`SELECT count(*) AS n FROM processors WHERE name = 'Old'`, []))[0]!.n;
    expect(await count()).toBe(1000);
    const more = [...ours, following('ALTER TABLE processors ADD COLUMN later text')];
    expect(await migrate(database, now, more)).toEqual(['9999_following.sql']);
    expect(await count()).toBe(1000);
    connection.release();
    expect(await database.query('SELECT DISTINCT name, later FROM processors')).toEqual([{ name: 'Old', later: null }]);
  });

  it('changes a column that the views over several lanes show, which cannot be read until they are made again', async () => {
    const [database] = await empty();
    await migrate(database, now);
    for (const schema of ['every_lane', 'every_lane_without_1']) {
      await database.query(`CREATE SCHEMA ${schema}`);
      await database.query(`CREATE VIEW ${schema}.processors AS SELECT * FROM processors`);
    }
    const more = [...ours, following('ALTER TABLE processors ALTER name TYPE varchar(1000)')];
    expect(await migrate(database, now, more)).toEqual(['9999_following.sql']);
    for (const schema of ['every_lane', 'every_lane_without_1'])
      await expect(database.query(`SELECT name FROM ${schema}.processors`)).rejects.toThrow('being migrated');
    expect(await database.query('SELECT name FROM processors')).toEqual([]);
  });

  it('lets a query of a migration take an hour, and wait for a lock as long as any other query', async () => {
    const [database] = await empty();
    const limits = following(`CREATE TABLE limits_then AS
      SELECT current_setting('statement_timeout') AS query, current_setting('lock_timeout') AS lock`);
    await migrate(database, now, [limits]);
    expect(await database.query('SELECT query, lock FROM limits_then')).toEqual([{ query: '1h', lock: '10s' }]);
  });

  it('runs one of several concurrent starts after the other', async () => {
    const pools = await empty(4);
    const applied = await Promise.all(pools.map((database) => migrate(database, now)));
    expect(applied.filter((list) => list.length > 0)).toEqual([names]);
  });

  it('waits for another migrator longer than a query waits for a lock', async () => {
    const [first, second] = await empty(2);
    await second!.query(`SET lock_timeout = '1ms'`);
    const holder = await first.connect();
    await holder.query('BEGIN');
    await lockMigrations(holder);
    const migrated = migrate(second!, now);
    const ended = migrated.then(String, String);
    const waiting = () =>
      holder.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    // A migrator that has failed does not wait.
    await Promise.race([ended, expect.poll(waiting, { timeout: longWaitMs }).toHaveLength(1)]);
    await holder.query('COMMIT');
    holder.release();
    expect(await migrated).toEqual(names);
  });

  it('is asked for by a command that needs the schema, until every file is applied', async () => {
    const [database] = await empty();
    const first = /Run "achord migrate" first/;
    await expect(expectMigrated(database)).rejects.toThrow(first);
    await migrate(database, now, ours.slice(0, -1));
    await expect(expectMigrated(database)).rejects.toThrow(first);
    await migrate(database, now);
    await expectMigrated(database);
  });

  it('refuses a database that a newer version has migrated', async () => {
    const [database] = await empty();
    await migrate(database, now);
    await database.query(`INSERT INTO migrations VALUES ('9999_from-the-future.sql', 'x', now())`);
    for (const attempt of [() => migrate(database, now), () => expectMigrated(database)]) {
      const refused = attempt();
      await expect(refused).rejects.toThrow(MigrationRefused);
      await expect(refused).rejects.toThrow(
        /9999_from-the-future\.sql is not a migration of this version\. .* Start the version that made it, or a newer one\./,
      );
    }
  });

  it('refuses a file that was edited after it was applied', async () => {
    const [database] = await empty();
    await migrate(database, now, ours.slice(0, 2));
    await database.query(`UPDATE migrations SET digest = 'other' WHERE name = '${names[0]}'`);
    const refused = migrate(database, now);
    await expect(refused).rejects.toThrow(MigrationRefused);
    await expect(refused).rejects.toThrow(`its migration ${names[0]} is not a migration of this version`);
    expect(await database.query('SELECT count(*) AS n FROM migrations')).toEqual([{ n: 2 }]);
  });

  it('refuses a database with other migrations of these numbers, says what to do, and changes nothing in it', async () => {
    const [database] = await empty();
    await database.query(
      'CREATE TABLE migrations (name text PRIMARY KEY, digest text NOT NULL, applied_at timestamptz NOT NULL)',
    );
    await database.query(
      `INSERT INTO migrations VALUES ('0001_shards-and-tenants.sql', 'a', now()), ('0002_audit-trail.sql', 'b', now()),
         ('0051_names-in-files.sql', 'c', now())`,
    );
    await database.query(`CREATE TABLE processors (name text); INSERT INTO processors VALUES ('Old')`);
    const state = async () => [
      await describeSchema(database),
      await database.query('SELECT name, digest, applied_at FROM migrations ORDER BY name'),
      await database.query('SELECT name FROM processors'),
    ];
    const before = await state();
    const refused = migrate(database, now);
    await expect(refused).rejects.toThrow(MigrationRefused);
    await expect(refused).rejects.toThrow(
      /^Another version of Achord made this database: its migration 0001_shards-and-tenants\.sql is .* Nothing was changed in it\. .* start with an empty database: .* set ACHORD_DATA_DIR to a new one/,
    );
    expect(await state()).toEqual(before);
  });

  it('makes the tables in the schema that the URL names, with the rights of the serving role', async () => {
    const test = await testDatabase('template0');
    const inSchema = (url: string, name: string) => withOptions(url, `-c search_path=${name} -c TimeZone=CET`);
    const databases = [
      openDatabase(inSchema(test.ownerUrl, 'public'), 1, () => {}),
      ...['"Our Books"', 'missing'].map((name) =>
        openDatabase(inSchema(test.url, name.replace(' ', '\\ ')), 1, () => {}),
      ),
    ];
    open.push({ test, databases });
    const [owner, serving, lost] = databases as [Database, Database, Database];
    await owner.query('CREATE SCHEMA "Our Books"');
    await migrate(owner, now);
    expect(await provideSchema(serving, inSchema(test.ownerUrl, '"Our\\ Books"'), now)).toEqual(names);
    expect(await provideSchema(serving, null, now)).toEqual([]);
    // Of the settings that the service needs, its own win.
    expect(await serving.query(`SELECT current_setting('timezone') AS zone`)).toEqual([{ zone: 'UTC' }]);
    // The only names of the schema are in the search paths of functions.
    const elsewhere = (await describeSchema(serving)).replaceAll("'Our Books'", "'public'");
    expect(elsewhere).toBe(await describeSchema(owner));
    await serving.query(`SELECT create_history_day('webhook_attempts', '2026-03-02')`);
    expect(await serving.query(`SELECT to_regclass('webhook_attempts_20260302')::text AS made`)).toEqual([
      { made: 'webhook_attempts_20260302' },
    ]);
    expect(await owner.query(`SELECT to_regclass('webhook_attempts_20260302')::text AS made`)).toEqual([
      { made: null },
    ]);
    const refused = provideSchema(lost, inSchema(test.ownerUrl, 'missing'), now);
    await expect(refused).rejects.toThrow(MigrationRefused);
    await expect(refused).rejects.toThrow(/may use no schema of its search path/);
  });

  it('leaves no change behind when a file fails', async () => {
    const [database] = await empty();
    await migrate(database, now, ours.slice(0, 1));
    // Makes a later file fail.
    await database.query('CREATE TABLE users (in_the_way boolean)');
    await expect(migrate(database, now)).rejects.toThrow('already exists');
    expect(await database.query('SELECT name FROM migrations')).toEqual([{ name: names[0] }]);
    expect(await database.query(`SELECT to_regclass('audit_trail') AS made`)).toEqual([{ made: null }]);
  });
});
