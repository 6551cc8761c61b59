// Slices of payments: each payment is in exactly one slice.
import { beforeAll, expect, it } from 'vitest';
import { paymentsOf } from '../../../test/support/payments/payments.ts';
import { testService } from '../../../test/support/service/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { type PaymentSlice, sliced, sliceOf } from './payment-slices.ts';
import { type PaymentKey, selectMovedPayments, selectPaymentsAfter } from './payments-to-check.sql.ts';

const size = 4;
let database: Database;
let started: string[];

beforeAll(async () => {
  const service = await testService();
  database = service.context.database;
  for (let tenant = 0; tenant < 3; tenant++) {
    const payments = await paymentsOf(service);
    for (let n = 0; n < 3; n++) await payments.started();
  }
  const rows = await database.query<{ uuid: string }>('SELECT uuid FROM transactions', []);
  started = rows.map(({ uuid }) => plain(uuid)).toSorted();
});

const plain = (uuid: string) => uuid.replaceAll('-', '');
const uuidsIn = (slices: PaymentSlice[]) => slices.flatMap(({ uuids }) => uuids.map(plain)).toSorted();

it('of moved payments are full except the last one, and small tenants share a slice', async () => {
  const slices = [...sliced(await selectMovedPayments(database, new Date(0)), size)];
  expect(slices.map(({ uuids }) => uuids.length)).toEqual([4, 4, 1]);
  expect(slices.some(({ processor_ids }) => new Set(processor_ids).size > 1)).toBe(true);
  expect(uuidsIn(slices)).toEqual(started);
});

it('of all payments are in the order of their keys', async () => {
  const slices: PaymentSlice[] = [];
  let after: PaymentKey | undefined = { processor_id: nilUuid, uuid: nilUuid };
  while (after !== undefined) {
    const next: PaymentKey[] = await selectPaymentsAfter(database, after, size);
    if (next.length > 0) slices.push(sliceOf(next));
    after = next.at(-1);
  }
  expect(slices.map(({ uuids }) => uuids.length)).toEqual([4, 4, 1]);
  expect(uuidsIn(slices)).toEqual(started);
});
