// How much the job that sets checkpoints reads. The pages of the list: rows-read.test.ts.
import { beforeAll, expect, it } from 'vitest';
import { explaining, rowsOf } from '../../../../../test/support/payments/explained.ts';
import {
  insertListedPayments,
  type ListTenant,
  newListTenant,
} from '../../../../../test/support/payments/listed-payments.ts';
import { type TestService, testService } from '../../../../../test/support/service/service.ts';
import { type Database, openDatabase } from '../../../../platform/database/database.ts';
import { instant } from '../../../../platform/std/clock.ts';
import { nilUuid } from '../../../../platform/std/identifiers.ts';
import { setCheckpoints } from './checkpoints.sql.ts';

const count = 10_000;
let service: TestService;
let owner: Database;
let tenant: ListTenant;

beforeAll(async () => {
  service = await testService();
  owner = openDatabase(service.database.ownerUrl, 1, () => {});
  // As in the first minute of a new database: without statistics of the payments.
  await owner.query('ALTER TABLE transactions SET (autovacuum_enabled = off)', []);
  tenant = await newListTenant(service);
  for (let n = 0; n < count; n += 500)
    await insertListedPayments(
      owner,
      tenant,
      Array.from({ length: 500 }, (_, k) => ({
        at: instant(1_772_000_000_000 + n + k),
        payer: k % 3,
        payee: Math.floor(k / 3) % 3,
        checkpointed: (n + k) % 256 === 0,
      })),
    );
  return () => owner.end();
});

it('The job reads a payment once, and once for each of its lists, without statistics of the tables', async () => {
  const { plans, explained } = explaining(owner);
  const { read } = await setCheckpoints(explained, {
    processor_id: tenant.processor_id,
    from: nilUuid,
    at_most: 20_000,
  });
  expect(read).toBe(count);
  const rows = rowsOf(plans[0]!, ['transactions']);
  // Four lists of a payment, and two more of a payment of the vendor.
  expect(rows).toBeGreaterThan(count * 3);
  expect(rows).toBeLessThan(count * 7);
});
