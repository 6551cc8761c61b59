// Authorizations of payees: a clawback debits only an account whose holder authorized clawbacks.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../support/payments/invariants.ts';
import { type Payments, paymentsOf } from '../../../support/payments/payments.ts';
import { playStarted } from '../../../support/payments/played-payment.ts';
import { textOfPdf } from '../../../support/service/pdf-text.ts';
import type { TestService } from '../../../support/service/service.ts';
import { weekendService } from '../../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));

const evidence = {
  terms: ['We authorize Northwind Pay to take back payouts of payments that come back.'],
  agreed_at: '2026-03-13T15:12:02Z',
  name: 'Cedar Grocers LLC',
};

const set = (payments: Payments, body: object) =>
  service.send('PUT', `/admin/v1/processors/${payments.processor.uuid}`, {
    body: { ...body, reason: 'The test changes it.' },
  });

/** A tenant whose payees must authorize clawbacks. */
async function careful(): Promise<Payments> {
  const payments = await paymentsOf(service);
  expect((await set(payments, { clawback_authorization_required: true })).body.data).toMatchObject({
    clawback_authorization_required: true,
  });
  return payments;
}

async function accountOf(payments: Payments, user: string): Promise<{ uuid: string; aggregator_type: string }> {
  const { token } = payments.processor;
  const [account] = (await service.send('GET', `/3p/api/v2/users/${user}/bank-accounts`, { token })).body.data;
  return { uuid: account.uuid, aggregator_type: account.aggregator_type };
}

async function authorize(payments: Payments, body: object = {}, user = payments.pair.payee_uuid) {
  return service.send('POST', `/3p/api/v2/users/${user}/authorizations`, {
    token: payments.processor.token,
    body: { bank_account: await accountOf(payments, user), debits: 'clawbacks', evidence, ...body },
  });
}

/** A payment that was paid out, and whose debit then comes back. */
async function returnedAfterPayout(payments: Payments) {
  const { uuid } = await payments.started({ amount: 5_000 });
  const payment = playStarted(service, payments, uuid);
  await payment.days(6);
  await payment.returnEntry('capture', 'R10');
  return payment;
}

const againOf = (uuid: string) => service.send('POST', `/admin/v1/transactions/${uuid}/clawback-again`, { body: {} });

describe('A clawback', () => {
  it('fails if the payee has authorized none, and the payee owes the money', async () => {
    const payments = await careful();
    const payment = await returnedAfterPayout(payments);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE', clawback: 'CLAWBACK_ACH_FAILED' });
    expect(await payment.moved('clawback')).toEqual([]);
    expect(await payments.read(payment.uuid)).toMatchObject({ failure_code: 'debit_not_authorized' });
    expect((await againOf(payment.uuid)).body.errors).toMatchObject([
      { code: 'not_authorized', field: 'bank_account_uuid' },
    ]);
  });

  it('goes out once the payee has authorized it, and its proof has the authorization', async () => {
    const payments = await careful();
    const payment = await returnedAfterPayout(payments);
    const recorded = await authorize(payments, { sec_code: 'CCD' });
    expect([recorded.status, recorded.body.data]).toMatchObject([201, { debits: 'clawbacks', kind: 'standing' }]);
    expect((await againOf(payment.uuid)).status).toBe(200);
    await payment.days(1);
    expect(await payment.moved('clawback')).toEqual([5_000]);
    const { token } = payments.processor;
    const path = `/3p/api/v2/transactions/${payment.uuid}/authorization-proof`;
    const { clawback_authorization, clawbacks, authorization } = (await service.send('GET', path, { token })).body.data;
    expect(authorization).toBeNull();
    expect(clawback_authorization).toMatchObject({ uuid: recorded.body.data.uuid, evidence });
    expect(clawbacks).toMatchObject([{ stage: 'clawback', amount: 5_000 }]);
    const text = textOfPdf((await service.send('GET', `${path}?format=pdf`, { token })).text).replace(/\s+/g, ' ');
    for (const line of ['Authorization of the payee for clawbacks', recorded.body.data.uuid, evidence.terms[0]!])
      expect(text).toContain(line);
  });

  it('that waits for a file fails when the authorization is revoked', async () => {
    const payments = await careful();
    const { uuid } = (await authorize(payments)).body.data;
    const payment = await returnedAfterPayout(payments);
    expect(await payment.statuses()).toMatchObject({ clawback: 'CLAWBACK_PENDING' });
    const revoked = await service.send('POST', `/3p/api/v2/authorizations/${uuid}/revoke`, {
      token: payments.processor.token,
      body: { reason: 'The payee wrote to us.' },
    });
    expect(revoked.status).toBe(200);
    await payment.days(1);
    expect(await payment.statuses()).toMatchObject({ clawback: 'CLAWBACK_ACH_FAILED' });
    expect(await payment.moved('clawback')).toEqual([]);
  });

  it('needs none of a tenant that does not require it', async () => {
    const payments = await paymentsOf(service);
    const payment = await returnedAfterPayout(payments);
    await payment.days(1);
    expect(await payment.moved('clawback')).toEqual([5_000]);
  });
});

describe('An authorization of clawbacks', () => {
  it('lifts the block of a returned clawback, and no block of a debit that the user denied as a payer', async () => {
    const payments = await careful();
    await authorize(payments);
    const payment = await returnedAfterPayout(payments);
    await payment.days(1);
    await payment.returnEntry('clawback', 'R29');
    expect((await againOf(payment.uuid)).body.errors).toMatchObject([{ field: 'bank_account_uuid' }]);
    const lifted = async (user: string) => (await authorize(payments, {}, user)).body.data.lifted;
    // The payer denied the debit of the same payment.
    expect(await lifted(payments.pair.payer_uuid)).toEqual([]);
    expect((await lifted(payments.pair.payee_uuid)).length).toBeGreaterThan(0);
    expect((await againOf(payment.uuid)).status).toBe(200);
  });

  it('allows no payment, and one of payments allows no clawback', async () => {
    const payments = await careful();
    await set(payments, { authorization_required: true });
    const payer = payments.pair.payer_uuid;
    const { uuid } = (await authorize(payments, {}, payer)).body.data;
    expect((await payments.start()).body.errors).toMatchObject([{ code: 'not_authorized', field: 'payer_uuid' }]);
    expect((await payments.start({ authorization_uuid: uuid })).body.errors).toMatchObject([
      { code: 'not_authorized', message: expect.stringContaining('it is for clawbacks') },
    ]);
    await set(payments, { authorization_required: false });
    await authorize(payments, { debits: 'payments' });
    const payment = await returnedAfterPayout(payments);
    expect(await payment.statuses()).toMatchObject({ clawback: 'CLAWBACK_ACH_FAILED' });
  });

  it('has no payee, no range, and is standing', async () => {
    const payments = await careful();
    for (const [field, value] of [
      ['payee_uuid', payments.pair.payee_uuid],
      ['minimum_amount', 100],
      ['maximum_amount', 100],
      ['kind', 'single'],
    ] as const)
      expect((await authorize(payments, { [field]: value })).body.errors).toMatchObject([{ field }]);
  });

  it('is given on our page, whose text says what is taken back', async () => {
    const payments = await careful();
    const { token } = payments.processor;
    const asked = await service.send('POST', `/3p/api/v2/users/${payments.pair.payee_uuid}/authorization-requests`, {
      token,
      body: {
        bank_account: await accountOf(payments, payments.pair.payee_uuid),
        debits: 'clawbacks',
        contact: 'help@northwind.example',
      },
    });
    expect(asked.status).toBe(201);
    expect(asked.body.data.terms.join(' ')).toContain('takes back what it paid out');
    const { url } = asked.body.data;
    const shown = await (await fetch(url)).text();
    expect(shown).toContain('Each time that the debit of a payer comes back');
    const agreed = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name: 'Cedar Grocers', agrees: 'yes', answer: 'agree' }),
    });
    expect(agreed.status).toBe(200);
    const { authorizations } = (
      await service.send('GET', `/3p/api/v2/users/${payments.pair.payee_uuid}/authorizations`, { token })
    ).body.data;
    expect(authorizations).toMatchObject([{ debits: 'clawbacks', kind: 'standing', sec_code: expect.any(String) }]);
  });
});
