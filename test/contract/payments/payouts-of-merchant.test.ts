// The payouts of one merchant, for operators: by its bank accounts, newest first, with their
// payments.
import { beforeAll, describe, expect, it } from 'vitest';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
});

const get = (path: string) => service.send('GET', `/admin/v1/${path}`);
const payoutsOf = async (payee: string, query = '') => (await get(`users/${payee}/payouts${query}`)).body.data;

async function paid(of: Payments, amount: number): Promise<string> {
  const { uuid } = await of.started({ amount });
  await advance(service, { banking_days: 6 });
  return uuid;
}

describe('The payouts of a merchant', () => {
  it('are those to all of its accounts, newest first, page by page, and no one else’s', async () => {
    const { processor, pair } = payments;
    const other = await paymentsOf(service);
    await other.started({ amount: 900 });
    const first = await paid(payments, 1_100);
    const account = await addBankAccount(service, processor.token, pair.payee_uuid, { account_number: '778899001' });
    await service.send('PUT', `/3p/api/v1/bank-account/switch/default/${pair.payee_uuid}`, {
      token: processor.token,
      body: { account_uuid: account.uuid, aggregator_type: 'manual' },
    });
    const second = await paid(payments, 2_200);
    const page = await payoutsOf(pair.payee_uuid, '?limit=1');
    expect(page.payouts).toMatchObject([{ amount: 2_200, payee_uuid: pair.payee_uuid, payment_count: 1 }]);
    const rest = await payoutsOf(pair.payee_uuid, `?limit=1&after=${page.next}`);
    expect(rest.payouts).toMatchObject([{ amount: 1_100 }]);
    const paymentsIn = async ({ uuid }: { uuid: string }, of = pair.payee_uuid) =>
      (await get(`users/${of}/payouts/${uuid}/payments`)).body;
    const listed = async (payout: { uuid: string }) => (await paymentsIn(payout)).data.payments;
    expect(await listed(page.payouts[0])).toMatchObject([{ transaction_uuid: second, amount: 2_200 }]);
    expect(await listed(rest.payouts[0])).toMatchObject([{ transaction_uuid: first, amount: 1_100 }]);
    const { payouts: own } = (await service.send('GET', '/3p/api/v1/payouts', { token: processor.token })).body.data;
    const said = ({ uuid, amount, trace_id }: Record<string, unknown>) => [uuid, amount, trace_id];
    expect((await payoutsOf(pair.payee_uuid)).payouts.map(said)).toEqual(own.map(said));
    expect((await payoutsOf(pair.payer_uuid)).payouts).toEqual([]);
    expect((await payoutsOf(other.pair.payee_uuid)).payouts).toMatchObject([{ amount: 900 }]);
    // A payout is one of its payee.
    const { errors } = await paymentsIn(page.payouts[0], pair.payer_uuid);
    expect(errors).toMatchObject([{ field: 'payout_uuid' }]);
  });

  it('of no user, and the payments of no payout, are not found', async () => {
    const unknown = '019a2f41-3c00-7b12-8d40-5a6b7c8d9e10';
    expect((await get(`users/${unknown}/payouts`)).status).toBe(404);
    for (const payee of [unknown, payments.pair.payee_uuid])
      expect((await get(`users/${payee}/payouts/${unknown}/payments`)).status).toBe(404);
  });
});
