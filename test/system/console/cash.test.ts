// The screen of the cash: its stations add up to the trial balance, and each day and station leads
// to what is behind it.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { flowOf } from '../../../console/cash/stations.ts';
import { dollars } from '../../../console/format/money.ts';
import { dayAndYear, dayPlus } from '../../../console/format/times.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { chooseTenant } from '../../support/console/choose-tenant.ts';
import { isWide, newViolationsOn } from '../../support/console/violations.ts';
import { sealDays } from '../../support/operators/closing.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { clawbackFailed } from '../../support/payments/failed-payments.ts';
import { advance, type Payments, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let viewer: Person;
let payments: Payments;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  ({ payments } = await clawbackFailed(service));
  await payments.started({ amount: 80_000, transaction_fee: 500 });
  await advance(service, { banking_days: 2 });
  await payments.started({ amount: 30_000 });
  await advance(service, { banking_days: 1 });
  await sealDays(service);
  viewer = await person(service, 'viewer');
});

async function opened(path: string, options: { width?: number; dark?: boolean } = {}): Promise<ConsolePage> {
  const console = await consolePage(browser, service, { cookie: viewer.cookie, dark: options.dark ?? false });
  await console.page.setViewportSize({ width: options.width ?? 1_280, height: 900 });
  await console.open(path);
  return console;
}
const ofTenant = () => `processor_uuid=${payments.processor.uuid}`;
const balances = async (query = ''): Promise<Parameters<typeof flowOf>[0]> =>
  (await service.send('GET', `/admin/v1/ledger/trial-balance${query}`)).body.data.accounts;

describe('The stations of the money', () => {
  it.each(['all tenants', 'a tenant'])('of %s add up to the trial balance', async (whose) => {
    const tenant = whose === 'a tenant' ? payments.processor.uuid : undefined;
    const accounts = await balances(tenant === undefined ? '' : `?${ofTenant()}`);
    const { way, aside, cash, difference } = flowOf(accounts, tenant);
    const amount = (name: string) => [...way, ...aside].find((one) => one.name === name)?.amount ?? 0;
    const sum = (...names: string[]) => names.reduce((total, name) => total + amount(name), 0);
    expect(difference).toBe(0);
    // What is in flight is cash to come: it is not good either.
    expect(cash + sum('owed_by_payees', 'owed_by_payers', 'losses', 'unmatched', 'reversals')).toBe(
      sum('not_good', 'payees', 'reserved', 'leaving', 'fees', 'payers', 'own'),
    );
    expect([amount('in_flight'), amount('owed_by_payees')]).toEqual([30_000, 9_700]);
    const shown = new Set([...way, ...aside].map(({ name }) => name)).size + 1;
    expect(accounts.filter(({ closing }) => closing !== 0).length).toBeLessThanOrEqual(shown);
  });
});

describe('The screen of the cash', () => {
  it('leads from a station to its account or its payments', async () => {
    const console = await opened(`/cash?${ofTenant()}`);
    await console.page.getByRole('link', { name: /^In flight/ }).click();
    await console.page.waitForURL(/\/books\?processor_uuid=.+account=DIF/);
    await console.page.getByText('$300.00').first().waitFor();
    await console.page.goBack();
    await console.page.getByRole('link', { name: /^Not good yet/ }).click();
    await console.page.waitForURL(/\/payments\?processor_uuid=.+state=debited/);
    await console.page.locator('tr[data-row="0"]').filter({ hasText: '$300.00' }).waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('has the numbers of each day, and leads to what settles on it', async () => {
    const console = await opened(`/cash?${ofTenant()}`);
    await console.page.getByText('Table, with links to each day').click();
    const rows = console.page.locator('section[aria-label="Cash of each day"] tbody tr');
    await expect.poll(() => rows.count()).toBe(41);
    // The debit that settles next.
    await rows.filter({ hasText: '$300.00' }).filter({ hasText: '(ahead)' }).first().getByRole('link').click();
    await console.page.waitForURL(/\/calendar\?month=.+&day=/);
    await console.page.getByText(/^\$300\.00 of debits come, \$0\.00 of credits leave/).waitFor();
    await console.page.locator('section[aria-label^="What settles on"]').getByRole('link').first().click();
    await console.page.waitForURL(/\/files\//);
    expect(console.wrong).toEqual([]);
  });

  it('draws how much moved between the stations, each band a link, with a table', async () => {
    const console = await opened(`/cash?${ofTenant()}`);
    const panel = console.page.getByRole('region', { name: 'How much moved' });
    const path = `/admin/v1/money-flows?${ofTenant()}`;
    const { flows, first_day, day } = (await service.send('GET', path)).body.data;
    const amountOf = (flow: string): number => flows.find(({ name }: { name: string }) => name === flow).amount;
    const [sent, returned, fees] = [amountOf('captures_sent'), amountOf('good_returned'), amountOf('fees_returned')];
    expect(returned + fees).toBe(10_000);
    expect(sent).toBeGreaterThan(0);
    const link = panel.getByRole('link', { name: `Debits sent ${dollars(sent)}` });
    await link.waitFor();
    await panel.getByText('The flows as a table').click();
    const rows = panel.locator('section[aria-label="The flows as a table"] tbody tr');
    await expect.poll(() => rows.count()).toBe(flows.length);
    await rows
      .filter({ hasText: 'Debits sent' })
      .filter({ hasText: dollars(sent) })
      .waitFor();
    // Those that leave the way.
    await panel.getByRole('link', { name: `Came back after they were good ${dollars(returned)}` }).waitFor();
    await link.click();
    await console.page.waitForURL(
      (url) => url.search === `?${ofTenant()}&start_date=${first_day}&end_date=${day}&account=DIF`,
    );
    expect(console.wrong).toEqual([]);
  });

  it('draws the chosen days, of all tenants', async () => {
    const console = await opened('/cash');
    const { page } = console;
    const panel = page.getByRole('region', { name: 'How much moved' });
    await panel.getByRole('link', { name: /^Debits sent/ }).waitFor();
    await panel.getByText('7 days').click();
    await page.waitForURL(/\/cash\?days=7$/);
    const { last_sealed_day } = (await service.send('GET', '/admin/v1/money-flows')).body.data;
    await panel.getByText(`to ${dayAndYear(last_sealed_day)}, days of UTC`).waitFor();
    await panel.getByText(`${dayAndYear(dayPlus(last_sealed_day, -6))} to`).waitFor();
    await panel.getByRole('link', { name: /^Debits sent/ }).click();
    await page.waitForURL(/\/files/);
    expect(console.wrong).toEqual([]);
  });

  it('says when the cash is going to be short', async () => {
    const console = await opened(`/cash?${ofTenant()}`);
    await console.page.getByText(/^The cash is foreseen to be short by \$92\.00 on /).waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('shows all tenants, and one that is chosen', async () => {
    const console = await opened('/cash');
    await console.page.getByText('The stations add up to the trial balance.').waitFor();
    await chooseTenant(console.page, 'Northwind Pay');
    await console.page.waitForURL(/\/cash\?processor_uuid=/);
    expect(console.wrong).toEqual([]);
  });

  it.each([
    [1_280, true],
    [390, false],
  ])('can be used in a window of %i pixels', async (width, dark) => {
    const console = await opened('/cash', { width, dark });
    await console.page.getByRole('img', { name: /What is held/ }).waitFor();
    await console.page.getByText('As the trial balance').click();
    await console.page.getByRole('link', { name: /^Payouts settled/ }).waitFor();
    expect(await newViolationsOn(console.page, new Set())).toEqual([]);
    expect(await isWide(console.page)).toBe(false);
    expect(console.wrong).toEqual([]);
  });
});
