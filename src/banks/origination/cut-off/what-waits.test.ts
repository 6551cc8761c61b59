// What waits for the banking calendar, and for which instant.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { setReachable } from '../../../../test/support/banks/two-banks.ts';
import { advance, type Payments, paymentsOf } from '../../../../test/support/payments/payments.ts';
import { type TestService, testService } from '../../../../test/support/service/service.ts';
import { openStates } from '../../../payments/lifecycle/open-states.ts';
import { selectWhatWaits } from './what-waits.sql.ts';

let service: TestService;
let payments: Payments;
beforeEach(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});

async function whatWaits() {
  await openStates(service.context.database);
  const { for_next_instant, for_cut_off } = await selectWhatWaits(service.context.database);
  return { for_next_instant, for_cut_off };
}

async function makeReachable(reachable: boolean): Promise<void> {
  expect((await setReachable(service, 'simulated', reachable)).status).toBe(200);
}

async function startMany(count: number): Promise<void> {
  const { token } = payments.processor;
  const transactions = Array.from({ length: count }, () => ({
    ...payments.pair,
    amount: 100,
    idempotency_key: randomUUID(),
  }));
  const { body } = await service.send('POST', '/3p/api/v1/transactions/bulk', { token, body: { transactions } });
  expect(body.data.results.map(({ code }: { code: number }) => code)).toEqual(transactions.map(() => 201));
}

it('A payment waits for the cut-off of its speed, and its file for the next instant', async () => {
  expect(await whatWaits()).toEqual({ for_next_instant: false, for_cut_off: null });
  await payments.started();
  expect(await whatWaits()).toEqual({ for_next_instant: false, for_cut_off: 'standard' });
  await payments.started({ speed: 'sameday' });
  expect(await whatWaits()).toEqual({ for_next_instant: false, for_cut_off: 'sameday' });
  await makeReachable(false);
  await advance(service, { banking_days: 1 });
  await makeReachable(true);
  expect(await whatWaits()).toEqual({ for_next_instant: true, for_cut_off: null });
});

it('A bank that cannot be reached is asked at each instant', async () => {
  await makeReachable(false);
  expect(await whatWaits()).toEqual({ for_next_instant: true, for_cut_off: null });
});

it('Among very many payments for the next day it expects some for the same day', async () => {
  await startMany(250);
  await startMany(249);
  expect(await whatWaits()).toEqual({ for_next_instant: false, for_cut_off: 'standard' });
  await startMany(1);
  expect(await whatWaits()).toEqual({ for_next_instant: false, for_cut_off: 'sameday' });
});
