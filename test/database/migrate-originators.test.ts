// The migration keeps the originator data of tenants when it moves to a table of its own.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/schema/migrate.ts';
import { inheritsAll } from '../../src/originators/originator.ts';
import { selectOriginator } from '../../src/originators/originators.sql.ts';
import { instant } from '../../src/std/clock.ts';
import { selectProcessor } from '../../src/tenants/tenants.sql.ts';
import { type TestDatabase, testDatabase } from '../support/runner/database.ts';

const now = instant(1_772_000_000_000);
const [named, plain] = [randomUUID(), randomUUID()];
let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await testDatabase('template0');
  database = openDatabase(test.ownerUrl, 2, () => {});
  await migrate(database, now, '0014_holds.sql');
  await database.query(
    `INSERT INTO processors (processor_id, name, payout_delay_days, company_identification, created_at)
     VALUES ($1, 'Named', 0, '1234567890', $3), ($2, 'Plain', 2, NULL, $3)`,
    [named, plain, now],
  );
  await migrate(database, now);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const originatorOf = (processor_id: string) => selectOriginator(database, { processor_id, owner_uuid: processor_id });

describe('A tenant', () => {
  it('keeps its company identification, and inherits all other values', async () => {
    expect(await originatorOf(named)).toEqual({ ...inheritsAll, company_identification: '1234567890' });
    expect(await originatorOf(plain)).toEqual(inheritsAll);
  });

  it('with payouts without a delay gets the permission for it, and no other tenant does', async () => {
    const [one, other] = [await selectProcessor(database, named), await selectProcessor(database, plain)];
    expect([one?.payout_delay_days, one?.zero_delay_allowed]).toEqual([0, true]);
    expect([other?.payout_delay_days, other?.zero_delay_allowed]).toEqual([2, false]);
  });
});
