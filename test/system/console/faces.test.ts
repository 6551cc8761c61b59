// The pages of a merchant and of a tenant lead on: to all payments, and to the people who acted.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide, newViolationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let payments: Payments;
let operator: Person;
/** A payment that comes back. */
let returned: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  for (let n = 0; n < 11; n++) returned = (await payments.started({ amount: 1_000 + n })).uuid;
  await advance(service, { banking_days: 1 });
  operator = await person(service, 'administrator');
});

async function opened(path: string, width = 1_280): Promise<ConsolePage> {
  const console = await consolePage(browser, service, { cookie: operator.cookie });
  await console.page.setViewportSize({ width, height: 900 });
  await console.open(path);
  return console;
}
const panel = ({ page }: ConsolePage, name: string) => page.locator(`section[aria-label="${name}"]:has(h2)`);

/** At a narrow and at a wide window. */
async function expectUsable(path: string): Promise<void> {
  for (const width of [1_280, 390]) {
    const console = await opened(path, width);
    await panel(console, 'Latest acts').waitFor();
    expect(await newViolationsOn(console.page, new Set())).toEqual([]);
    expect(await isWide(console.page)).toBe(false);
    expect(console.wrong).toEqual([]);
    await console.page.close();
  }
}

describe('The page of a merchant', () => {
  const path = () => `/people/${payments.pair.payee_uuid}`;

  it('counts its payments, and leads to all of them', async () => {
    const console = await opened(path());
    await panel(console, 'Latest payments').getByText('10 of 11', { exact: true }).waitFor();
    await panel(console, 'Latest payments').getByRole('link', { name: 'All payments' }).click();
    await console.page.waitForURL(/\/payments\?user_uuid=/);
    await console.page.locator('tr[data-row="10"]').waitFor();
    await expect.poll(() => console.page.locator('tr[data-row="11"]').count()).toBe(0);
    expect(console.wrong).toEqual([]);
  });

  it('leads to the payments of one side', async () => {
    const console = await opened(path());
    await panel(console, 'Profile').getByRole('link', { name: '11 payments', exact: true }).click();
    await console.page.waitForURL(/\/payments\?payee_uuid=/);
    await console.page.locator('tr[data-row="10"]').waitFor();
    // It pays no one: that side leads nowhere.
    await console.page.goBack();
    await panel(console, 'Profile').getByText('0 payments', { exact: true }).waitFor();
    await expect.poll(() => panel(console, 'Profile').getByRole('link', { name: '0 payments' }).count()).toBe(0);
  });

  it('names the people who acted, why, and what else they did', async () => {
    const reason = 'Complaints by its payers.';
    const body = { kind: 'fraud', reason };
    const path = `/admin/v1/users/${payments.pair.payer_uuid}/blocks`;
    expect((await operator.send('POST', path, { body })).status).toBe(201);
    const console = await opened(`/people/${payments.pair.payer_uuid}`);
    const row = panel(console, 'Latest acts').getByRole('row').filter({ hasText: reason });
    await row.getByText('User blocked').waitFor();
    await row.getByRole('link').click();
    await console.page.waitForURL(new RegExp(`/audit\\?operator_uuid=${operator.uuid}`));
    await console.page.locator('tr[data-row="0"]').waitFor();
    await console.page.goBack();
    await panel(console, 'Latest acts').getByRole('link', { name: 'All acts in the audit trail' }).click();
    await console.page.waitForURL(/\/audit\?subject_uuid=/);
    await console.page.locator('tr[data-row="0"]').filter({ hasText: reason }).waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('shows its debits and its return rates next to the limits, and says when they are too few', async () => {
    const rates = 'Debits and return rates';
    const few = await opened(path());
    await panel(few, rates).getByText('11 debits in 60 days: too few to judge the rates.').waitFor();
    await panel(few, rates).getByRole('img', { name: 'Debits of each day.' }).waitFor();
    await expect.poll(() => panel(few, rates).locator('[data-over]').count()).toBe(0);
    const policy = `/admin/v1/processors/${payments.processor.uuid}/return-rate-policy`;
    await service.send('PUT', policy, { body: { return_rate_minimum_debits: 10 } });
    await returnEntry(service, returned, { stage: 'capture', code: 'R10' });
    const over = await opened(path());
    await panel(over, rates).getByText('11 debits in 60 days.', { exact: true }).waitFor();
    await panel(over, rates).getByText('1 returned, limit 0.5 %').waitFor();
    await panel(over, rates).getByText('9.09 %, over the limit of 0.5 %').waitFor();
    await panel(over, rates).getByText('9.09 %, limit 15 %').waitFor();
    // Red is the unauthorized rate only.
    await expect.poll(() => panel(over, rates).locator('[data-over]').count()).toBe(1);
    expect(over.wrong).toEqual([]);
  });

  it('says what it is owed, and when and how much is paid next', async () => {
    // The other payer is blocked by now.
    const { payer_uuid } = await registerPayerAndPayee(service, payments.processor.uuid);
    const { uuid } = await payments.started({ payer_uuid, amount: 4_000 });
    await advance(service, { banking_days: 1 });
    const body = { kind: 'operator', reason: 'The payee asked to wait.' };
    expect((await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body })).status).toBe(201);
    await advance(service, { banking_days: 5 });
    const console = await opened(path());
    const { next_payout } = (await service.send('GET', `/admin/v1/users/${payments.pair.payee_uuid}`)).body.data;
    expect(next_payout.amount_up_to).toBeGreaterThan(0);
    await panel(console, 'Who is owed what')
      .getByText(/^Up to \$[0-9.,]+\. It is sent on .+ and settles on .+\. What is on hold waits\.$/)
      .waitFor();
  });

  it('can be used in a wide and in a narrow window', () => expectUsable(path()));
});

describe('The page of a tenant', () => {
  const path = () => `/tenants/${payments.processor.uuid}`;

  it('says where its money is, and its return rates next to the limits', async () => {
    const console = await opened(path());
    const stations = panel(console, 'Where the money is now');
    await stations.getByText('The stations add up to the trial balance.').waitFor();
    await stations.getByRole('link', { name: /^Not good yet/ }).waitFor();
    const rates = panel(console, 'Debits and return rates');
    await rates.getByText(/\d+ returned, limit 0\.5 %/).waitFor();
    await rates.getByRole('link', { name: 'Return rates of the tenant' }).click();
    await console.page.waitForURL(/\/risk\?processor_uuid=/);
    expect(console.wrong).toEqual([]);
  });

  it('shows its latest payments, and leads to all of them', async () => {
    const console = await opened(path());
    await panel(console, 'Latest payments').getByText('10 of 11 or more').waitFor();
    await panel(console, 'Latest payments').getByRole('link', { name: 'All payments' }).click();
    await console.page.waitForURL(/\/payments\?processor_uuid=/);
    await console.page.locator('tr[data-row="10"]').waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('can be used in a wide and in a narrow window', () => expectUsable(path()));
});

describe('The lists', () => {
  it('name payer and payee: of a refund, and of each payment of a batch', async () => {
    const batched = await paymentsOf(service, { payout_type: 'batch' });
    const { uuid } = await batched.started({ amount: 6_000 });
    await advance(service, { banking_days: 6 });
    await batched.refund(uuid, { amount: 1_000 });
    const of = `processor_uuid=${batched.processor.uuid}`;
    const path = `/admin/v1/transactions?${of}`;
    const [{ payer_name, payee_name }] = (await service.send('GET', path)).body.data.transactions;
    const refunds = await opened(`/refunds?${of}`);
    await refunds.page.locator('tr[data-row="0"]').getByText(payer_name, { exact: true }).waitFor();
    const batches = await opened(`/batches?${of}&kind=payout`);
    await batches.page.locator('tr[data-row="0"]').getByText(payee_name, { exact: true }).click();
    await batches.page.getByRole('link', { name: `${payer_name} to ${payee_name}` }).click();
    await batches.page.waitForURL(new RegExp(`/payments/${uuid}`));
    expect([...refunds.wrong, ...batches.wrong]).toEqual([]);
  });

  it('have the volume of a tenant and of a merchant in dollars', async () => {
    const tenant = await opened(`/tenants/${payments.processor.uuid}`);
    await panel(tenant, 'Volume of 30 days')
      .getByText(/^Debited: \$[0-9,.]+\. Credited: \$[0-9,.]+\.$/)
      .waitFor();
    const merchant = await opened(`/people/${payments.pair.payee_uuid}`);
    await panel(merchant, 'Volume of 30 days')
      .getByText(/^Became good: \$[0-9,.]+\. Credited: \$[0-9,.]+\.$/)
      .waitFor();
    expect([...tenant.wrong, ...merchant.wrong]).toEqual([]);
  });
});
