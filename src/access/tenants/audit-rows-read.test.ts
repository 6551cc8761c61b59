// How much a page of the audit trail reads, counted in rows: as much as it shows, whatever is asked
// and however long the trail is.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vacuum } from '../../../bench/list/seed.sql.ts';
import { explaining, rowsOf } from '../../../test/support/payments/explained.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { lastUuid, nilUuid } from '../../platform/std/identifiers.ts';
import { type ActFilter, selectActs } from './audit-trail.sql.ts';

const acts = 20_000;
const uuid = (kind: number, number: number) => `0000000${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`;

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.ownerUrl, 2, () => {});
  // 100 tenants, 10 operators, 5 actions; one act is of a kind of its own.
  await database.query(
    `INSERT INTO audit_trail (shard, processor_id, uuid, acted_at, actor, action, subject, subject_uuid, operator_uuid)
     SELECT shard_of(tenant), tenant, ('00000004-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now(), 'admin',
            CASE n WHEN 77 THEN 'debt.forgiven' ELSE 'payment.noted_' || n % 5 END, 'transaction',
            ('00000003-0000-7000-8000-' || lpad((n % 4000)::text, 12, '0'))::uuid,
            CASE WHEN n % 2 = 0 THEN ('00000002-0000-7000-8000-' || lpad((n % 10)::text, 12, '0'))::uuid END
     FROM generate_series(1, ${acts}) AS n,
          LATERAL (SELECT ('00000001-0000-7000-8000-' || lpad((n % 100)::text, 12, '0'))::uuid AS tenant) AS of`,
    [],
  );
  await vacuum(database);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

it.each<[string, ActFilter, number]>([
  ['without a filter', {}, 10],
  ['of a tenant', { processor_id: uuid(1, 7) }, 10],
  ['of a person', { operator_uuid: uuid(2, 4) }, 10],
  ['of an action', { action: 'payment.noted_3' }, 10],
  ['of an action that there was once, long ago', { action: 'debt.forgiven' }, 1],
  ['of an action that there never was', { action: 'debt.paid' }, 0],
  ['about one payment', { subject_uuid: uuid(3, 40) }, 5],
  ['about one payment of a tenant', { processor_id: uuid(1, 40), subject_uuid: uuid(3, 40) }, 5],
])('A page %s reads what it shows', async (_name, filter, shown) => {
  const { plans, explained } = explaining(database);
  const found = await selectActs(explained as Database, filter, { from: nilUuid, before: lastUuid }, 10);
  expect(found).toHaveLength(shown);
  expect(plans.map((plan) => rowsOf(plan, ['audit_trail']))).toEqual([shown]);
});
