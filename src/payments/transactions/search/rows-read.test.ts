// How much a search reads, counted in rows, which do not depend on the load of the machine: no more
// with many payments than with few.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPayments, type ListedTenant, provideTenant, vacuum } from '../../../../bench/list/seed.sql.ts';
import { explaining, rowsOf } from '../../../../test/support/payments/explained.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { instant } from '../../../platform/std/clock.ts';
import { lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { type Search, searchPayments } from './search-payments.ts';

const tenantCount = 12;
const paymentsOfEach = 3_000;
const tenants = Array.from({ length: tenantCount }, (_, index): ListedTenant => {
  const uuid = (kind: number) => `00000000-0000-4000-8000-${String(1_000 * kind + index).padStart(12, '0')}`;
  return { processor_id: uuid(1), vendor_id: uuid(2), payer_account: uuid(3), payee_account: uuid(4) };
});
const [{ processor_id, vendor_id, payer_account }] = tenants as [ListedTenant];

/** Of metadata: one that all payments have, one that the oldest payment of a tenant has. */
const entries = {
  common: '00000000-0000-0000-0000-00000000000c',
  rare: '00000000-0000-0000-0000-00000000000a',
  unknown: '00000000-0000-0000-0000-00000000000e',
};

const busy = { processor_id, user_uuid: payer_account };
const unknown = { processor_id, user_uuid: lastUuid };
/** No user has it. */
const named = ['okafor', '', ''] as const;
const period = [instant(0), instant(Date.UTC(2099, 0, 1))] as const;

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.ownerUrl, 2, () => {});
  const end = instant(1_782_820_800_000);
  for (const tenant of tenants) {
    await provideTenant(database, tenant);
    await fillPayments(database, tenant, { first: 1, last: paymentsOfEach, count: paymentsOfEach, end });
  }
  await database.query(`UPDATE transaction_states SET ach_return_code = 'R01' WHERE right(uuid::text, 1) = '7'`);
  const describe = `INSERT INTO metadata_entries (shard, processor_id, entry_hash, subject, subject_uuid)
    SELECT shard, processor_id, $1, 'payment', uuid FROM transactions`;
  await database.query(describe, [entries.common]);
  await database.query(`${describe} WHERE processor_id = $2 ORDER BY uuid LIMIT 1`, [entries.rare, processor_id]);
  await vacuum(database);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const whole: Search = {
  processor_id: null,
  trace_id: null,
  file_uuid: null,
  range: { from: nilUuid, before: lastUuid },
  wanted: {},
  limit: 10,
};
const tables = [
  'transactions',
  'transaction_states',
  'holds',
  'entries',
  'legs',
  'refunds',
  'metadata_entries',
  'bank_items',
];

/** The rows that each query of a search reads, and what it found. */
async function read(search: Partial<Search>) {
  const { plans, explained } = explaining(database);
  const found = await searchPayments(explained as Database, { ...whole, ...search });
  return { rows: plans.map((plan) => rowsOf(plan, tables)), found };
}

/** Candidates, or some of them with their states. */
const ofOneQuery = 2_000 + 100;

describe('A search', () => {
  it.each<[string, Partial<Search>, number]>([
    // The newest of each tenant, and a page of those that may be in it.
    ['without a filter', {}, 15 * tenantCount],
    ['of a tenant', { processor_id }, 40],
    ['of a vendor', { processor_id, wanted: { vendor_id } }, 40],
    ['of a busy user', { processor_id, wanted: { user_uuid: payer_account } }, 40],
    ['by a reference that all payments have', { wanted: { client_reference_id: 'bench' } }, ofOneQuery],
    ['by a return code', { wanted: { ach_return_code: 'R01' } }, ofOneQuery],
    ['by a return code that no payment has', { processor_id, wanted: { ach_return_code: 'R77' } }, ofOneQuery],
    ['by an amount that no payment has', { wanted: { amount_from: 20_000 } }, ofOneQuery],
    ['by an amount that no payment of a tenant has', { processor_id, wanted: { amount_from: 20_000 } }, ofOneQuery],
    ['by one amount that no payment has', { wanted: { amount_from: 777, amount_to: 777 } }, 10],
    ['by one amount of a tenant', { processor_id, wanted: { amount_from: 777, amount_to: 777 } }, 10],
    ['by a range of amounts that no payment has', { wanted: { amount_from: 700, amount_to: 799 } }, 20],
    ['by a range of amounts that all have', { wanted: { amount_from: 9_000, amount_to: 10_000 } }, ofOneQuery],
    ['by a name and an amount that no payment has', { wanted: { named, amount_from: 700, amount_to: 799 } }, 20],
    ['by a name and an amount that all have', { wanted: { named, amount_from: 9_000, amount_to: 10_000 } }, 4_000],
    ['by a busy user and an amount', { users: [busy], wanted: { amount_from: 777, amount_to: 777 } }, 20],
    ['by two users of whom one is busy', { users: [busy, unknown], wanted: { ach_return_code: 'R01' } }, ofOneQuery],
    ['by returns of a code in a period', { wanted: { ach_return_code: 'R01', returned: period } }, 20],
    ['by returns in a period', { wanted: { returned: period } }, ofOneQuery],
    ['by metadata that all payments have', { wanted: { entries: [entries.common] } }, ofOneQuery],
    ['by metadata of a tenant', { processor_id, wanted: { entries: [entries.common] } }, ofOneQuery],
    ['by metadata that no payment has', { wanted: { entries: [entries.unknown] } }, 10],
    ['by metadata that no payment of a tenant has', { processor_id, wanted: { entries: [entries.unknown] } }, 10],
    ['by a trace number that nothing has', { trace_id: '091000010000000' }, 10],
    ['by a state that no payment has', { wanted: { state: 'refunded' } }, ofOneQuery],
    ['by a state that no payment of a tenant has', { processor_id, wanted: { state: 'paying' } }, ofOneQuery],
    ['by a debt that no payment has', { processor_id, wanted: { state: 'owed' } }, ofOneQuery],
    ['by the state held', { wanted: { state: 'held' } }, 10],
    ['in a file', { file_uuid: lastUuid }, 10],
    ['by holds', { wanted: { held: true } }, 10],
  ])('%s reads a bounded number of rows in each query', async (_name, search, most) => {
    const { rows } = await read(search);
    expect(Math.max(...rows)).toBeLessThanOrEqual(most);
    expect(rows.length).toBeLessThanOrEqual(21);
  });

  it('that finds nothing goes on where it stopped, and ends', async () => {
    let before: string | null = lastUuid;
    let rounds = 0;
    while (before !== null) {
      const { found } = await read({ range: { from: nilUuid, before }, wanted: { amount_from: 20_000 } });
      expect(found.rows).toEqual([]);
      expect(found.before === null || found.before < before).toBe(true);
      before = found.before;
      rounds++;
    }
    // A query over all tenants stops at the oldest row of a tenant that has more.
    expect(rounds).toBeLessThanOrEqual(2 * Math.ceil((tenantCount * paymentsOfEach) / 1_000));
  });

  it('by one amount finds the oldest payment at once', async () => {
    const superuser = openDatabase(test.superuserUrl, 1, () => {});
    await superuser.query(
      `UPDATE transactions SET amount = 888 WHERE uuid IN (
         SELECT uuid FROM transactions WHERE processor_id = $1 ORDER BY uuid LIMIT 1)`,
      [processor_id],
    );
    await superuser.end();
    for (const of of [null, processor_id]) {
      const { found } = await read({ processor_id: of, wanted: { amount_from: 888, amount_to: 888 } });
      expect([found.rows.length, found.before]).toEqual([1, null]);
    }
  });

  it('by metadata finds the oldest payment at once, also if all others have a part of it', async () => {
    for (const of of [null, processor_id])
      for (const wanted of [[entries.rare], [entries.rare, entries.common]]) {
        const { rows, found } = await read({ processor_id: of, wanted: { entries: wanted } });
        expect([found.rows.length, found.before]).toEqual([1, null]);
        expect(Math.max(...rows)).toBeLessThanOrEqual(10);
      }
  });

  it('by a reference finds an old payment of a tenant behind many new ones of another', async () => {
    const [busy, other] = [tenants[0]!.processor_id, tenants[1]!.processor_id];
    // No other role may change what a payment was asked to do.
    const superuser = openDatabase(test.superuserUrl, 1, () => {});
    const mark = (of: string, order: string, count: number) =>
      superuser.query(
        `UPDATE transactions SET client_reference_id = 'shared' WHERE uuid IN (
           SELECT uuid FROM transactions WHERE processor_id = $1 ORDER BY uuid ${order} LIMIT $2)`,
        [of, count],
      );
    // More than one query reads of a tenant.
    await mark(busy, 'DESC', 100);
    await mark(other, 'ASC', 1);
    await superuser.end();
    const { found } = await read({ wanted: { client_reference_id: 'shared' }, limit: 200 });
    expect(found.rows).toHaveLength(101);
  });
});
