// The search of the console: what a caller says, pressed with Ctrl-K, for an operator and for the
// developer of a tenant.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { consolePage, startBrowser } from '../../support/console/browser.ts';
import { person } from '../../support/operators/person.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let payments: Payments;
let ofOkafor: string;
let returned: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  payments = await paymentsOf(service);
  const { token } = payments.processor;
  const { uuid } = await registerPerson(service, token, {
    first_name: 'Chidi',
    last_name: 'Okafor',
    email: 'chidi@okafor.example',
  });
  await addBankAccount(service, token, uuid, { account_number: '4455667712' });
  const started = await payments.started({ payer_uuid: uuid, amount: 39_829, client_reference_id: 'order-94304' });
  ofOkafor = started.uuid;
  // It is returned before its payout, at whatever time of the day this test runs.
  returned = (await payments.started({ amount: 7_700, payout_delay_days_min: 10 })).uuid;
  await advance(service, { banking_days: 3 });
  await returnEntry(service, returned, { stage: 'capture', code: 'R10' });
});

async function opened(role: 'viewer' | 'operator' | 'developer', path: string): Promise<Page> {
  const who = await person(service, role, role === 'developer' ? payments.processor.uuid : undefined);
  const { page, open, wrong } = await consolePage(browser, service, { cookie: who.cookie });
  await open(path);
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
  expect(wrong).toEqual([]);
  return page;
}

/** The texts of the options that the search shows for a question, once it shows this one. */
async function options(page: Page, q: string, shown: string): Promise<string[]> {
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('');
  await page.getByRole('listbox', { name: 'Search' }).waitFor({ state: 'hidden' });
  await search.blur();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(q);
  // Lists have filters with options too.
  const found = page.getByRole('listbox', { name: 'Search' }).getByRole('option');
  await found.filter({ hasText: shown }).first().waitFor();
  return (await found.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
}

it('An operator finds a payment by what a caller says, with payer, payee, amount, state and date', async () => {
  const page = await opened('viewer', '/today');
  for (const q of ['okafor 398', '398.29 okafer', 'order-94304', 'chidi okafor last 30 days']) {
    const [first] = await options(page, q, '$398.29');
    expect(first, q).toMatch(/^\$398\.29 \S.* Chidi Okafor to Fjord Market LLC · \w{3}, \w{3} \d+, \d{4} · /);
  }
  const [slip] = await options(page, 'okaffor', 'Chidi Okafor');
  expect(slip).toContain('chidi@okafor.example');
  await page.getByText('No name is written like this').waitFor();
  await options(page, 'okafor 398', '$398.29');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/payments/${ofOkafor}`);
});

it('A return code says what it means, and finds what came back with it in some days', async () => {
  const page = await opened('viewer', '/today');
  const [code, hit] = await options(page, 'R10 last 7 days', '$77.00');
  expect(code).toContain('R10 Originator not known or not authorized to debit');
  expect(hit).toMatch(/^\$77\.00 Returned .* to /);
  await page.getByText(/ to .*, Eastern/).waitFor();
  await options(page, 'r10', '$77.00');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/payments?ach_return_code=R10');
  await page.getByText('$77.00').first().waitFor();
});

it('Screens and acts are found by their names, and an act on a payment opens its dialog', async () => {
  const page = await opened('operator', '/today');
  expect(await options(page, 'go holds', 'Holds')).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/holds');
  expect(await options(page, 'late returns', 'Late returns')).toEqual(['Late returns Returns desk']);
  await options(page, 'own funds', 'own funds');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bank-statement');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const [act] = await options(page, 'hold order-94304', '$398.29');
  expect(act).toMatch(/^Hold the payment: \$398\.29/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/payments/${ofOkafor}`);
  await page.getByRole('dialog', { name: 'Hold the payment' }).waitFor();
});

it('No role is offered an act that it does not have', async () => {
  const page = await opened('viewer', '/today');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search' }).fill('invite');
  await page.getByText('No results').waitFor();
});

it('A developer finds the payments and the screens of the tenant', async () => {
  const page = await opened('developer', '/own-payments');
  for (const q of ['order-94304', '398', ofOkafor]) {
    const [first] = await options(page, q, '$398.29');
    expect(first, q).toMatch(/^\$398\.29 \S.* \w{3}, \w{3} \d+, \d{4}$/);
  }
  await options(page, 'R10 77', '$77.00');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/own-payments/${returned}`);
  await options(page, 'go requests', 'Requests');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/own-requests');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search' }).fill('order-000');
  await page.getByText('No results').waitFor();
});
