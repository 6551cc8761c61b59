// The merchants that owe money: as a file for a controller, as a list for their tenant, and in the
// next payout.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { advanceUntilSettled, clawbackFailed, paidOut } from '../../support/payments/failed-payments.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  await clawbackFailed(service);
  ({ payments } = await clawbackFailed(service));
});
afterAll(() => expectInvariants(service.context.database));

const file = async (query = '') => {
  const { status, text } = await service.send('GET', `/admin/v1/ledger/negative-balances${query}`);
  const [head, ...records] = text.trim().split('\r\n');
  return { status, columns: head!.split(','), records: records.map((record) => record.split(',')) };
};

describe('GET /admin/v1/ledger/negative-balances', () => {
  it('has each merchant that owes, by name, with what it owes and is owed', async () => {
    const of = `?processor_uuid=${payments.processor.uuid}`;
    const { columns, records } = await file(of);
    expect(columns.slice(2)).toEqual(['merchant_uuid', 'merchant_name', 'owes', 'is_owed', 'balance', 'last_debt_on']);
    const { name } = (await service.send('GET', `/admin/v1/processors/${payments.processor.uuid}`)).body.data;
    const [{ payee_name }] = (await service.send('GET', `/admin/v1/transactions${of}`)).body.data.transactions;
    expect(records).toEqual([
      [
        payments.processor.uuid,
        name,
        payments.pair.payee_uuid,
        payee_name,
        '97.00',
        '0.00',
        '-97.00',
        expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      ],
    ]);
  });

  it('adds up to the trial balance', async () => {
    const { records } = await file();
    const { accounts } = (await service.send('GET', '/admin/v1/ledger/trial-balance')).body.data;
    const { closing } = accounts.find(({ account }: { account: string }) => account === 'CLAW');
    expect(records).toHaveLength(2);
    expect(records.reduce((sum, record) => sum + Math.round(Number(record[4]) * 100), 0)).toBe(closing);
  });

  it('leaves out who has paid, and refuses an unknown tenant', async () => {
    const { payments: quiet, uuid } = await paidOut(service);
    const of = `?processor_uuid=${quiet.processor.uuid}`;
    await returnEntry(service, uuid, { stage: 'capture' });
    expect((await file(of)).records).toHaveLength(1);
    await advanceUntilSettled(service);
    expect((await file(of)).records).toEqual([]);
    expect((await file(`?processor_uuid=${quiet.pair.payer_uuid}`)).status).toBe(422);
  });
});

describe('GET /3p/api/v1/negative-balances', () => {
  const listed = async ({ processor: { token } }: Payments, query = '') =>
    (await service.send('GET', `/3p/api/v1/negative-balances${query}`, { token })).body.data;

  it('says what the next payout takes, and the payout takes it', async () => {
    const merchant = await paymentsOf(service, { payout_type: 'batch' });
    const { payee_uuid } = merchant.pair;
    const nextPayout = async () => (await service.send('GET', `/admin/v1/users/${payee_uuid}`)).body.data.next_payout;
    const { uuid: returned } = await merchant.started({ amount: 10_000, transaction_fee: 300 });
    await advanceUntilSettled(service);
    await returnEntry(service, returned, { stage: 'capture' });
    await advanceUntilSettled(service);
    await returnEntry(service, returned, { stage: 'clawback', code: 'R01' });
    const owing = { payee_uuid, owes: 9_700, taken_from_payouts: 9_700 };
    expect((await listed(merchant)).negative_balances).toMatchObject([
      { ...owing, is_owed: 0, balance: -9_700, taken_from_next_payout: 0 },
    ]);
    expect(await nextPayout()).toBeNull();
    const { uuid } = await merchant.started({ amount: 6_000 });
    // The debit becomes good in the morning; the daily run is at the cut-off in the afternoon.
    for (let hours = 0; (await nextPayout()) === null && hours < 240; hours += 2)
      await advance(service, { seconds: 7_200 });
    const [{ is_owed, ...one }] = (await listed(merchant)).negative_balances;
    expect(is_owed).toBeGreaterThan(0);
    expect(one).toMatchObject({ ...owing, balance: is_owed - 9_700, taken_from_next_payout: is_owed });
    expect(await nextPayout()).toMatchObject({ amount_up_to: 0, taken_for_debts: is_owed });
    await advance(service, { seconds: 86_400 });
    expect((await listed(merchant)).negative_balances).toMatchObject([
      { owes: 9_700 - is_owed, is_owed: 0, taken_from_payouts: 9_700 - is_owed, taken_from_next_payout: 0 },
    ]);
    expect(await merchant.read(uuid)).toMatchObject({ payout_status: 'PAYOUT_COMPLETE' });
  });

  it('does not take what a debit at the payee’s bank collects', async () => {
    const { payments: collected, uuid } = await paidOut(service);
    await returnEntry(service, uuid, { stage: 'capture' });
    const taken = async () => (await listed(collected)).negative_balances[0].taken_from_payouts;
    expect(await taken()).toBe(9_700);
    await advance(service, { banking_days: 1 });
    expect(await taken()).toBe(0);
    await advanceUntilSettled(service);
    expect(await listed(collected)).toEqual({ negative_balances: [], next: null });
  });
});
