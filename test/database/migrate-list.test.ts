// The list of a database that had payments before checkpoints: correct at once, and the job adds
// the checkpoints.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPayments, type ListedTenant, provideTenant } from '../../bench/list/seed.sql.ts';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/schema/migrate.ts';
import { instant } from '../../src/std/clock.ts';
import type { Filter } from '../../src/transactions/list/list-filter.sql.ts';
import { selectPage } from '../../src/transactions/list/page.sql.ts';
import { setCheckpointsJob } from '../../src/transactions/list/set-checkpoints.job.ts';
import { expectInvariants } from '../support/payments/invariants.ts';
import { expectedPage } from '../support/payments/listed-payments.ts';
import { type TestDatabase, testDatabase } from '../support/runner/database.ts';

const end = instant(1_782_820_800_000);
const tenant: ListedTenant = {
  processor_id: '00000000-0000-4000-8000-000000000001',
  vendor_id: '00000000-0000-4000-8000-000000000002',
  payer_account: '00000000-0000-4000-8000-000000000003',
  payee_account: '00000000-0000-4000-8000-000000000004',
};
let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await testDatabase('template0');
  database = openDatabase(test.ownerUrl, 2, () => {});
  await migrate(database, end, '0014_holds.sql');
  await provideTenant(database, tenant);
  await fillPayments(database, tenant, { first: 1, last: 5_000, count: 5_000, end });
  await migrate(database, end);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

it('The list is the same before and after the job has set the checkpoints of existing payments', async () => {
  const filter: Filter = {
    processor_id: tenant.processor_id,
    vendor_id: tenant.vendor_id,
    from: null,
    before: end,
    payer_account: null,
    payee_account: { uuid: tenant.payee_account, aggregator_type: 'manual' },
    newest_first: true,
    offset: 300,
    limit: 25,
  };
  const read = async () => {
    const { total, rows } = await selectPage(database, filter);
    return { total, uuids: rows.map(({ uuid }) => uuid) };
  };
  const marks = () => database.query('SELECT rows_before FROM list_checkpoints LIMIT 1', []);
  const plain = await expectedPage(database, filter);
  expect(plain.uuids).toHaveLength(25);
  expect(await marks()).toEqual([]);
  expect(await read()).toEqual(plain);
  const { run } = setCheckpointsJob(database);
  while ((await run()) > 0);
  expect(await marks()).not.toEqual([]);
  expect(await read()).toEqual(plain);
  await expectInvariants(database, 'checkpoint_counts_match_payments');
});
