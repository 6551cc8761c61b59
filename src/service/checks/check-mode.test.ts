// A database is of the mode of its first start.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { keepMode, refuseOtherMode } from './check-mode.ts';
import { StartRefused } from './refused.ts';

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await testDatabase();
  database = openDatabase(clone.url, 2, () => {});
});
afterAll(async () => {
  await database.end();
  await clone.drop();
});

it('keeps the mode of the first start, and refuses the other one for good', async () => {
  // A command may run before the first start.
  await refuseOtherMode(database, 'live');
  await keepMode(database, 'sandbox');
  await keepMode(database, 'sandbox');
  await expect(keepMode(database, 'live')).rejects.toThrow(StartRefused);
  await expect(refuseOtherMode(database, 'live')).rejects.toThrow('This is the database of a sandbox');
  const write = database.query('UPDATE service_mode SET livemode = true', []);
  await expect(write, 'the serving role cannot change it').rejects.toThrow('permission denied');
});

it('of a live service refuses a sandbox', async () => {
  const other = await testDatabase();
  const live = openDatabase(other.url, 1, () => {});
  await keepMode(live, 'live');
  await expect(keepMode(live, 'sandbox')).rejects.toThrow('This is the database of a live service');
  await live.end();
  await other.drop();
});
