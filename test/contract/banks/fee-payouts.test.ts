// Fees are paid out to an account of their owner (V1): each amount owed is paid once, and a
// returned payout is owed again.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { columns, writtenBatches } from '../../support/banks/written-batches.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { type FeeTenant, feeTenant } from '../../support/payments/fee-payouts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, sundayAhead } from '../../support/payments/payments.ts';
import { registerBusiness } from '../../support/payments/users.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
afterEach(() => expectInvariants(service.context.database));

const days = (banking_days: number) => advance(service, { banking_days });
const refusal = ({ status, body }: TestAnswer) => [status, body.errors[0].field, body.errors[0].code];
const back = (uuid: string, code: string) =>
  service.send('POST', `/sandbox/v1/fee-payouts/${uuid}/return`, { body: { code } });

/** The balances of a tenant. */
async function books({ processor }: { processor: { uuid: string } }): Promise<Record<string, number>> {
  const { data } = (await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${processor.uuid}`)).body;
  return Object.fromEntries(
    data.map(({ account, balance }: { account: string; balance: number }) => [account, balance]),
  );
}

const statuses = async (tenant: FeeTenant) => (await tenant.payouts()).map(({ status }) => status);

/** A processor with an account for its fees, and one payment of its own with a fee of 3.00. */
async function processorWithFee(terms: { schedule?: 'on_demand' } = {}) {
  const processor = await service.processor();
  const { token } = processor;
  const pair = await registerPayerAndPayee(service, processor.uuid);
  const receiver = await registerBusiness(service, token);
  const account = await addBankAccount(service, token, receiver.uuid);
  const path = `/admin/v1/fee-accounts/${processor.uuid}`;
  const named = await service.send('PUT', path, { body: { bank_account_uuid: account.uuid, ...terms } });
  expect(named.status).toBe(200);
  const body = { ...pair, amount: 10_000, transaction_fee: 300 };
  await service.send('POST', '/3p/api/v1/transaction', { token, body });
  return { processor, account, path };
}

describe('The daily run', () => {
  it('pays what is owed to a vendor: one credit in a file, from CIF to BANK, in the statement', async () => {
    const tenant = await feeTenant(service, 'daily');
    await tenant.start();
    await tenant.start({ transaction_fee: 125 });
    await days(3);
    expect([await tenant.owed(), await tenant.payouts()]).toEqual([0, []]);
    // Good in the morning, paid in the afternoon.
    await days(1);
    const [payout] = await tenant.payouts();
    expect(payout).toMatchObject({
      owner_uuid: tenant.vendor.uuid,
      status: 'FEE_PAYOUT_ACH_PENDING',
      amount: 425,
      bank_account_uuid: tenant.account,
      ach_return_code: null,
    });
    expect(await books(tenant)).toMatchObject({ CIF: -20_000 });
    const batch = (await writtenBatches(service)).find(({ entries }) =>
      entries.some((entry) => entry.endsWith(payout.trace_id)),
    )!;
    expect(batch.header.slice(0, 63)).toBe('5220NORTHWIND PAY                       1091000019CCDFEES      ');
    expect(batch.entries).toHaveLength(1);
    const [entry] = batch.entries;
    expect([columns(entry!, 1, 3), columns(entry!, 30, 39), columns(entry!, 55, 76).trim()]).toEqual([
      '622',
      '0000000425',
      'FJORD FEES INC',
    ]);
    await days(2);
    expect(await statuses(tenant)).toEqual(['FEE_PAYOUT_COMPLETE']);
    expect(await books(tenant)).toEqual({});
    const statement = await service.send('GET', '/3p/api/v2/statement?per_page=100&start_date=2020-01-01', {
      token: tenant.vendor.token,
    });
    expect(
      statement.body.data.movements.map(({ transition, description, debit, credit }: Record<string, unknown>) => [
        transition,
        description,
        debit,
        credit,
      ]),
    ).toEqual([
      ['C5', 'Capture completed', 0, 300],
      ['C5', 'Capture completed', 0, 125],
      ['V1', 'Fee payout sent to the bank', 425, 0],
    ]);
    const { fee_payouts } = (await service.send('GET', '/3p/api/v2/fee-payouts', { token: tenant.vendor.token })).body
      .data;
    expect(statement.body.data.movements[2]).toMatchObject({
      transaction_uuid: null,
      source_uuid: fee_payouts[0].uuid,
    });
  });

  it('pays a processor the fees of its own payments', async () => {
    const { processor } = await processorWithFee();
    await days(8);
    const { fee_payouts } = (await service.send('GET', `/admin/v1/processors/${processor.uuid}/fee-payouts`)).body.data;
    expect(fee_payouts).toMatchObject([{ owner_uuid: processor.uuid, status: 'FEE_PAYOUT_COMPLETE', amount: 300 }]);
    expect(await books({ processor })).toEqual({});
  });

  it('pays a processor on demand when the operator asks for it', async () => {
    const { processor, account, path } = await processorWithFee({ schedule: 'on_demand' });
    await days(6);
    expect((await service.send('GET', path)).body.data).toMatchObject({ bank_account_uuid: account.uuid, owed: 300 });
    const asked = await service.send('POST', `${path}/payouts`);
    expect(asked).toMatchObject({ status: 201, body: { data: { owner_uuid: processor.uuid, amount: 300 } } });
    await days(3);
    expect(await books({ processor })).toEqual({});
    expect((await service.send('GET', path)).body.data.owed).toBe(0);
  });

  it('pays nothing when the tenant wants payouts on demand only, and nothing without an account', async () => {
    const [onDemand, unnamed] = [await feeTenant(service, 'on_demand'), await feeTenant(service, null)];
    await onDemand.earn();
    await unnamed.earn();
    expect([await onDemand.owed(), await unnamed.owed()]).toEqual([300, 300]);
    expect([await onDemand.payouts(), await unnamed.payouts()]).toEqual([[], []]);
  });

  it('pays nothing of a suspended tenant', async () => {
    const tenant = await feeTenant(service, 'daily');
    const say = (verb: string) => service.send('POST', `/admin/v1/processors/${tenant.processor.uuid}/${verb}`);
    await tenant.start();
    await days(3);
    await say('suspend');
    await days(3);
    expect([await tenant.owed(), await tenant.payouts()]).toEqual([300, []]);
    await say('resume');
    await days(1);
    expect(await statuses(tenant)).toEqual(['FEE_PAYOUT_ACH_PENDING']);
  });
});

describe('POST /3p/api/v2/vendors/{uuid}/fee-payouts', () => {
  it('pays out once, with the next file of the next day', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    await tenant.earn();
    const asked = await tenant.ask();
    expect([asked.status, asked.body.data]).toMatchObject([
      201,
      { status: 'FEE_PAYOUT_PENDING', amount: 300, trace_id: '', bank_account_uuid: tenant.account },
    ]);
    expect(refusal(await tenant.ask())).toEqual([422, 'uuid', 'payout_waits']);
    await days(1);
    expect(refusal(await tenant.ask())).toEqual([422, 'uuid', 'nothing_owed']);
    await days(2);
    expect(await statuses(tenant)).toEqual(['FEE_PAYOUT_COMPLETE']);
    expect(await books(tenant)).toEqual({});
  });

  it('makes one payout when many ask at once', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    await tenant.earn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tenant.ask()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
    await days(3);
    expect((await tenant.payouts()).map(({ amount }) => amount)).toEqual([300]);
  });

  it('pays what is owed at the cut-off, also if it was less at the request', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    await tenant.earn();
    await tenant.start({ transaction_fee: 25 });
    await days(3);
    await tenant.ask();
    // The second payment becomes good in the morning, before the cut-off.
    await days(1);
    expect((await tenant.payouts()).map(({ amount }) => amount)).toEqual([325]);
  });

  it('ends without a payout when nothing is owed any more at its cut-off', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    const payment = await tenant.earn();
    await tenant.ask();
    await returnEntry(service, payment, { stage: 'capture', code: 'R10' });
    await days(1);
    expect(await tenant.payouts()).toMatchObject([{ status: 'FEE_PAYOUT_CANCELED', cancel_reason: 'nothing_owed' }]);
    expect(await tenant.owed()).toBe(0);
  });

  it('is refused before the capture is good, and without an account', async () => {
    const tenant = await feeTenant(service, null);
    await tenant.start();
    expect(refusal(await tenant.ask())).toEqual([422, 'uuid', 'no_fee_account']);
    await tenant.name({ schedule: 'on_demand' });
    await days(2);
    expect(refusal(await tenant.ask())).toEqual([422, 'uuid', 'nothing_owed']);
  });
});

describe('A fee payout that is returned', () => {
  it('is owed again, and paid again only after an account was named', async () => {
    const tenant = await feeTenant(service, 'daily');
    await tenant.earn();
    await days(1);
    const [payout] = await tenant.payouts();
    expect(payout.status).toBe('FEE_PAYOUT_COMPLETE');
    expect((await back(payout.uuid, 'R23')).status).toBe(200);
    expect(await tenant.payouts()).toMatchObject([{ status: 'FEE_PAYOUT_ACH_FAILED', ach_return_code: 'R23' }]);
    expect(await books(tenant)).toEqual({ BANK: 300, FEE: -300 });
    expect(refusal(await back(payout.uuid, 'R23'))).toEqual([422, 'uuid', 'entry_not_returnable']);
    await days(3);
    expect(await statuses(tenant)).toEqual(['FEE_PAYOUT_ACH_FAILED']);
    await tenant.name();
    await days(3);
    expect(await statuses(tenant)).toEqual(['FEE_PAYOUT_COMPLETE', 'FEE_PAYOUT_ACH_FAILED']);
    expect(await books(tenant)).toEqual({});
  });

  it('before it settled moves no cash', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    await tenant.earn();
    await tenant.ask();
    await days(1);
    const [payout] = await tenant.payouts();
    expect((await back(payout.uuid, 'R02')).status).toBe(200);
    expect(await books(tenant)).toEqual({ BANK: 300, FEE: -300 });
    // Its account is no longer used.
    expect(refusal(await tenant.ask())).toEqual([422, 'uuid', 'bank_account_unusable']);
    expect((await tenant.name()).body.errors[0].code).toBe('bank_account_unusable');
    await tenant.name({ bank_account_uuid: await tenant.addAccount() });
    await tenant.ask();
    await days(2);
    expect(await statuses(tenant)).toEqual(['FEE_PAYOUT_COMPLETE', 'FEE_PAYOUT_ACH_FAILED']);
  });

  it('by the simulated bank: an amount with a magic number is returned', async () => {
    const tenant = await feeTenant(service, 'daily');
    await tenant.earn({ amount: 20_000, transaction_fee: 9_103 });
    await days(3);
    expect(await tenant.payouts()).toMatchObject([{ status: 'FEE_PAYOUT_ACH_FAILED', ach_return_code: 'R03' }]);
    expect(await tenant.owed()).toBe(9_103);
  });

  it('waits for another account while its requested account is disabled', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    await tenant.earn();
    await tenant.ask();
    await service.context.database.query('UPDATE bank_accounts SET disabled_at = now() WHERE uuid = $1', [
      tenant.account,
    ]);
    await days(2);
    expect(await statuses(tenant)).toEqual(['FEE_PAYOUT_PENDING']);
    const other = await tenant.addAccount();
    await tenant.name({ bank_account_uuid: other });
    await days(2);
    expect(await tenant.payouts()).toMatchObject([{ status: 'FEE_PAYOUT_COMPLETE', bank_account_uuid: other }]);
  });
});

describe('Fees that are returned after they were paid out', () => {
  it('are a debit balance of FEE, are shown, and are subtracted from the next fees', async () => {
    const tenant = await feeTenant(service, 'daily');
    const payment = await tenant.earn();
    await days(2);
    expect(await books(tenant)).toEqual({});
    await returnEntry(service, payment, { stage: 'capture' });
    expect(await tenant.owed()).toBe(-300);
    expect(await books(tenant)).toMatchObject({ FEE: 300 });
    expect(refusal(await tenant.ask())).toEqual([422, 'uuid', 'nothing_owed']);
    await tenant.earn({ transaction_fee: 1_000 });
    await days(2);
    expect((await tenant.payouts()).map(({ amount }) => amount)).toEqual([700, 300]);
    expect(await books(tenant)).toEqual({});
  });
});

describe('PUT /3p/api/v2/vendors/{uuid}/fee-account', () => {
  it('names an account of a user of the vendor; the audit trail keeps both the old and the new one', async () => {
    const tenant = await feeTenant(service, null);
    const path = `/3p/api/v2/vendors/${tenant.vendor.uuid}/fee-account`;
    const read = async (token: string) => (await service.send('GET', path, { token })).body.data;
    const nothing = { owner_uuid: tenant.vendor.uuid, bank_account_uuid: null, schedule: null, usable: false, owed: 0 };
    expect(await read(tenant.processor.token)).toEqual(nothing);
    const named = await tenant.name();
    const now = { ...nothing, bank_account_uuid: tenant.account, schedule: 'daily', usable: true };
    expect([named.status, named.body.data]).toEqual([200, now]);
    expect((await tenant.name({ schedule: 'on_demand' })).body.data.schedule).toBe('on_demand');
    expect((await tenant.name()).body.data.schedule).toBe('on_demand');
    expect(await read(tenant.vendor.token)).toEqual({ ...now, schedule: 'on_demand' });
    const { acts } = (await service.send('GET', `/admin/v1/audit-trail?processor_uuid=${tenant.processor.uuid}`)).body
      .data;
    expect(
      acts.slice(1, 3).map(({ action, actor, detail }: Record<string, unknown>) => [action, actor, detail]),
    ).toEqual([
      [
        'fee_account.set',
        'processor',
        {
          before: { bank_account_uuid: tenant.account, schedule: 'daily' },
          after: { bank_account_uuid: tenant.account, schedule: 'on_demand' },
        },
      ],
      [
        'fee_account.set',
        'processor',
        { before: null, after: { bank_account_uuid: tenant.account, schedule: 'daily' } },
      ],
    ]);
  });

  it('refuses an account of another vendor, of the processor, of another tenant, and an unusable account', async () => {
    const [tenant, foreign] = [await feeTenant(service, null), await feeTenant(service, null)];
    const { token } = tenant.processor;
    const sibling = await service.vendor(tenant.processor.uuid, 'Sibling');
    const accountFor = async (owner: string) =>
      (await addBankAccount(service, token, (await registerBusiness(service, owner)).uuid)).uuid;
    const removed = await tenant.addAccount();
    await service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${removed}`, { token });
    for (const bank_account_uuid of [
      await accountFor(sibling.token),
      await accountFor(token),
      foreign.account,
      removed,
      randomUUID(),
    ])
      expect(refusal(await tenant.name({ bank_account_uuid }))).toEqual([
        422,
        'bank_account_uuid',
        'bank_account_unusable',
      ]);
    expect((await tenant.name({ schedule: 'weekly' })).body.errors[0].field).toBe('schedule');
  });

  it('is for the vendors of the processor: 404 for others, 403 for a vendor’s own token', async () => {
    const [tenant, foreign] = [await feeTenant(service, null), await feeTenant(service, null)];
    const body = { bank_account_uuid: tenant.account };
    const send = (method: string, owner: string, token: string) =>
      service.send(method, `/3p/api/v2/vendors/${owner}/fee-account`, { token, ...(method === 'GET' ? {} : { body }) });
    const { token } = tenant.processor;
    for (const owner of [foreign.vendor.uuid, tenant.processor.uuid, randomUUID()])
      for (const method of ['GET', 'PUT']) expect((await send(method, owner, token)).status).toBe(404);
    expect((await send('PUT', tenant.vendor.uuid, tenant.vendor.token)).status).toBe(403);
    const sibling = await service.vendor(tenant.processor.uuid, 'Sibling');
    expect((await send('GET', tenant.vendor.uuid, sibling.token)).status).toBe(404);
    const admin = `/admin/v1/fee-accounts/${randomUUID()}`;
    expect((await service.send('GET', admin)).status).toBe(404);
    expect((await service.send('POST', `${admin}/payouts`)).status).toBe(404);
  });

  it('keeps an account from being removed while a payout is on its way to it', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    const { token } = tenant.processor;
    const remove = () => service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${tenant.account}`, { token });
    await tenant.earn();
    await tenant.ask();
    expect((await remove()).body.errors[0].code).toBe('payments_in_progress');
    await days(1);
    expect((await remove()).body.errors[0].code).toBe('payments_in_progress');
    await days(2);
    expect((await remove()).status).toBe(200);
    const { data } = (await service.send('GET', `/3p/api/v2/vendors/${tenant.vendor.uuid}/fee-account`, { token }))
      .body;
    expect(data).toMatchObject({ bank_account_uuid: tenant.account, usable: false });
  });
});

describe('The account of a deleted business', () => {
  it('gets no more fees: they are owed until another account is named', async () => {
    const tenant = await feeTenant(service, 'daily');
    const { token } = tenant.processor;
    expect((await service.send('DELETE', `/3p/api/v2/users/${tenant.receiver}`, { token })).status).toBe(200);
    await tenant.earn();
    const { data } = (await service.send('GET', `/3p/api/v2/vendors/${tenant.vendor.uuid}/fee-account`, { token }))
      .body;
    expect(data).toMatchObject({ bank_account_uuid: tenant.account, usable: false, owed: 300 });
    expect(await tenant.payouts()).toEqual([]);
  });
});

describe('GET /3p/api/v2/fee-payouts', () => {
  it('shows a processor all of its own, a vendor its own, and no one another tenant’s', async () => {
    const tenant = await feeTenant(service, 'daily');
    await tenant.earn();
    const [payout] = await tenant.payouts();
    const sibling = await service.vendor(tenant.processor.uuid, 'Sibling');
    const listed = async (token: string) =>
      (await service.send('GET', '/3p/api/v2/fee-payouts', { token })).body.data.pagination.totalItems;
    const read = (token: string) => service.send('GET', `/3p/api/v2/fee-payouts/${payout.uuid}`, { token });
    expect([await listed(tenant.vendor.token), await listed(sibling.token)]).toEqual([1, 0]);
    expect((await read(tenant.vendor.token)).body.data).toEqual(payout);
    const other = await service.processor();
    expect([(await read(sibling.token)).status, (await read(other.token)).status]).toEqual([404, 404]);
  });
});
