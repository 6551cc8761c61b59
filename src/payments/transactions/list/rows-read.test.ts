// How much a page of the list reads, counted in rows and blocks, which do not depend on the load of
// the machine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dueFromTheFirst,
  fillPayments,
  type ListedTenant,
  provideTenant,
  vacuum,
} from '../../../../bench/list/seed.sql.ts';
import { explaining, rowsOf } from '../../../../test/support/payments/explained.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { instant, sleep } from '../../../platform/std/clock.ts';
import { askForPair } from './fast/ask-for-pair.ts';
import { checkpointPairs } from './fast/asked-pairs.sql.ts';
import { setDueCheckpoints } from './fast/set-checkpoints.job.ts';
import type { Filter } from './list-filter.sql.ts';
import { selectPage } from './page.sql.ts';

let test: TestDatabase;
let database: Database;
const end = instant(1_782_820_800_000);
// Made of the same seeds each time, so the same payments have checkpoints.
const tenant: ListedTenant = {
  processor_id: '00000000-0000-4000-8000-000000000001',
  vendor_id: '00000000-0000-4000-8000-000000000002',
  payer_account: '00000000-0000-4000-8000-000000000003',
  payee_account: '00000000-0000-4000-8000-000000000004',
};
const count = 40_000;
const askedPair = {
  processor_id: tenant.processor_id,
  payer_bank_account_uuid: tenant.payer_account,
  payee_bank_account_uuid: tenant.payee_account,
};

const ofLists = ['transactions', 'list_checkpoints', 'list_pair_payments'];

/** Rows of the lists that wait for no job. */
async function keptRows(): Promise<number> {
  const tables = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE tablename LIKE 'list\\_%' AND tablename <> 'list_checkpoints_due'`,
    [],
  );
  const counts = tables.map(({ name }) => `(SELECT count(*) FROM ${name})`);
  const [row] = await database.query<{ kept: number }>(`SELECT ${counts.join(' + ')} AS kept`, []);
  return row!.kept;
}
let keptUnasked: number;

beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.ownerUrl, 2, () => {});
  await provideTenant(database, tenant);
  await fillPayments(database, tenant, { first: 1, last: count, count, end });
  await dueFromTheFirst(database, tenant.processor_id);
  const setAll = async () => {
    while ((await setDueCheckpoints(database, tenant.processor_id, 10_000)) > 1);
  };
  await setAll();
  keptUnasked = await keptRows();
  await askForPair(database, askedPair);
  await setAll();
  await vacuumed();
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

/**
 * Waits until every page is visible to all. A concurrent reader, such as autovacuum, delays this.
 */
async function vacuumed(): Promise<void> {
  for (;;) {
    await vacuum(database);
    const [table] = await database.query<{ is_visible: boolean }>(
      `SELECT relallvisible >= relpages AS is_visible FROM pg_class WHERE oid = 'transactions'::regclass`,
    );
    if (table!.is_visible) return;
    await sleep(100);
  }
}

/** Rows of payments and checkpoints that a page reads, and blocks of all tables. */
async function readFor(filter: Filter): Promise<{ rows: number; blocks: number }> {
  const { plans, explained } = explaining(database);
  const { rows } = await selectPage(explained, filter);
  expect(rows.length).toBeGreaterThan(0);
  const [plan] = plans;
  return { rows: rowsOf(plan!, ofLists), blocks: plan!['Shared Hit Blocks'] + plan!['Shared Read Blocks'] };
}

const account = (uuid: string) => ({ uuid, aggregator_type: 'manual' as const });
const days = { from: instant(end.getTime() - 300 * 86_400_000), before: instant(end.getTime() - 20 * 86_400_000) };
const pair = { payer_account: account(tenant.payer_account), payee_account: account(tenant.payee_account) };
const lists: Record<string, Partial<Filter>> = {
  'of a tenant': {},
  'of a tenant, of some days': days,
  'of a vendor': { vendor_id: tenant.vendor_id },
  'of a payer’s account': { payer_account: account(tenant.payer_account) },
  'of a payee’s account, of some days': { payee_account: account(tenant.payee_account), ...days },
  'of a vendor and a payer’s account': { vendor_id: tenant.vendor_id, payer_account: account(tenant.payer_account) },
  'of an asked pair': pair,
  'of an asked pair, of some days': { ...pair, ...days },
};

const everything: Filter = {
  processor_id: tenant.processor_id,
  vendor_id: null,
  from: null,
  before: null,
  payer_account: null,
  payee_account: null,
  newest_first: true,
  offset: 0,
  limit: 25,
};

/** Pages from the first to the last, in both orders. */
async function readPages(
  filter: Filter,
  look: (read: { rows: number; blocks: number }, at: string) => void,
  least = 1_000,
) {
  const { total } = await selectPage(database, filter);
  expect(total).toBeGreaterThan(least);
  for (const newest_first of [true, false])
    for (const part of [0, 0.3, 0.5, 0.8, 1]) {
      const offset = Math.floor(((total - 1) * part) / filter.limit) * filter.limit;
      look(await readFor({ ...filter, newest_first, offset }), `at ${offset}`);
    }
}

describe(`A page of the list of ${count} payments`, () => {
  it.each(Object.entries(lists))('%s reads few rows and blocks, at any offset', (_, narrowed) =>
    readPages({ ...everything, ...narrowed }, ({ rows, blocks }, at) => {
      expect(rows, `rows ${at}`).toBeLessThan(2_000);
      expect(blocks, `blocks ${at}`).toBeLessThan(1_200);
    }),
  );

  it.each([
    ['of both accounts', pair, 1_000],
    ['of a vendor and both accounts', { vendor_id: tenant.vendor_id, ...pair }, 700],
  ] as const)('%s reads only the payments of the page', (_, narrowed, least) =>
    readPages(
      { ...everything, ...narrowed },
      ({ rows, blocks }, at) => {
        expect(rows, `rows ${at}`).toBeLessThan(2_000);
        expect(blocks, `blocks ${at}`).toBeLessThan(600);
      },
      least,
    ),
  );
});

it('A payment costs the lists nothing but its checkpoints, however many payments its accounts have', () => {
  expect(keptUnasked).toBeGreaterThan(count / 256);
  // At most six lists of a payment, and more checkpoints than on average.
  expect(keptUnasked).toBeLessThan((count / 256) * 6 * 1.3);
});

it('Setting the checkpoints of an asked pair reads only the payments after the last checkpoint', async () => {
  const { last_uuid, entries } = (
    await database.query<{ last_uuid: string; entries: number }>(
      `SELECT transaction_uuid AS last_uuid, count(*) OVER () AS entries FROM list_pair_payments ORDER BY transaction_uuid DESC LIMIT 1`,
      [],
    )
  )[0]!;
  expect(entries).toBe(count / 20);
  const { plans, explained } = explaining(database);
  await checkpointPairs(explained, [{ ...askedPair, since: last_uuid }], last_uuid);
  expect(rowsOf(plans[0]!, ofLists)).toBeGreaterThan(0);
  expect(rowsOf(plans[0]!, ofLists)).toBeLessThan(1_000);
});
