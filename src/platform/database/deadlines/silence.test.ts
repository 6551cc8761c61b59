// Our own deadlines on a real server: a query that misses one is given up, and its connection is
// closed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { atomically, OutcomeUnknown } from '../atomic-phase.ts';
import { type Database, openDatabase } from '../database.ts';
import { ConnectionsBusy, connectionLost } from '../database-error.ts';
import { DatabaseSilent } from './silence.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase('template0');
  database = openDatabase(own.ownerUrl, 1, () => {});
});
afterAll(async () => {
  await database.end();
  await own.drop();
});

const pid = async (db: Pick<Database, 'query'>) =>
  (await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid', []))[0]!.pid;

describe('A query', () => {
  it('gives up a query that misses its deadline and closes its connection', async () => {
    const before = await pid(database);
    const late = await database
      .withDeadline(500)
      .query('SELECT pg_sleep(60)', [])
      .catch((error: unknown) => error);
    expect(late).toBeInstanceOf(DatabaseSilent);
    expect(connectionLost(late)).toBe(true);
    expect(await pid(database)).not.toBe(before);
    expect(database.trouble()).toBe(null);
  });

  it('that misses its deadline in a phase ends the phase without an effect', async () => {
    await database.query('CREATE TABLE IF NOT EXISTS marks (name text)');
    const phase = atomically(database.withDeadline(500), async (one) => {
      await one.query("INSERT INTO marks VALUES ('a')", []);
      await one.query('SELECT pg_sleep(60)', []);
    });
    await expect(phase).rejects.toThrow(DatabaseSilent);
    expect(await database.query('SELECT name FROM marks', [])).toEqual([]);
    expect(database.usage()).toMatchObject({ open: 1, idle: 1, waiting: 0 });
  });

  it('that is a COMMIT leaves the outcome unknown', async () => {
    await database.query(`
      CREATE TABLE IF NOT EXISTS slow (name text);
      CREATE FUNCTION sleep_in_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER sleeps AFTER INSERT ON slow DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION sleep_in_commit()`);
    const phase = atomically(database.withDeadline(500), (one) => one.query("INSERT INTO slow VALUES ('a')", []));
    await expect(phase).rejects.toThrow(OutcomeUnknown);
  });

  it('that waits for a connection reports that all of them are in use', async () => {
    const impatient = openDatabase(own.url, 1, () => {}, { connectMs: 500 });
    const lent = await impatient.connect();
    await expect(impatient.query('SELECT 1', [])).rejects.toThrow(ConnectionsBusy);
    lent.release();
    expect(await impatient.query('SELECT 1 AS n', [])).toEqual([{ n: 1 }]);
    await impatient.end();
  });
});
