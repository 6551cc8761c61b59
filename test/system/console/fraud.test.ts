// Fraud monitoring in the browser: the rules are set, a payment is found, and an operator decides.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
let browser: Browser;
let risk: Person;
let payments: Payments;

beforeAll(async () => {
  [service, browser] = await Promise.all([weekendService(), startBrowser()]);
  risk = await person(service, 'risk');
  payments = await paymentsOf(service);
});

async function opened(path: string): Promise<ConsolePage> {
  const console = await consolePage(browser, service, { cookie: risk.cookie });
  await console.open(path);
  await console.page.getByRole('heading', { level: 1 }).waitFor();
  return console;
}

async function act({ page }: ConsolePage, name: string, reason = 'Looked at it.'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('Rules are set with one button, and a row changes one of them', async () => {
  const console = await opened(`/risk?processor_uuid=${payments.processor.uuid}`);
  await console.page.getByText('No rule is on.').waitFor();
  await act(console, 'Set the recommended rules');
  await console.page.getByText('In force before each cut-off: ').waitFor();
  const [download] = await Promise.all([
    console.page.waitForEvent('download'),
    console.page.getByRole('link', { name: 'Process (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^fraud-monitoring-\d{4}-\d\d-\d\d\.pdf$/);
  await console.page.getByRole('link', { name: 'All rules' }).click();
  await console.page.getByRole('row', { name: /First debit/ }).click();
  await console.page.getByRole('button', { name: 'Change the rule: first debit' }).click();
  const dialog = console.page.getByRole('dialog', { name: 'Change the rule: first debit' });
  await dialog.getByLabel('Amount that is allowed').fill('50.00');
  await dialog.getByLabel('Reason').fill('New tenant.');
  await dialog.getByRole('button', { name: 'Change the rule: first debit' }).click();
  await dialog.waitFor({ state: 'detached' });
  await console.page
    .getByRole('row', { name: /First debit/ })
    .getByText('$50.00')
    .waitFor();
  expect(console.wrong).toEqual([]);
});

it('A finding is on Today, in the queue and on the payment; an operator releases or stops it', async () => {
  const { uuid: good } = await payments.started({ amount: 9_000 });
  const { uuid: bad } = await payments.started({ amount: 8_000 });
  await advance(service, { banking_days: 1 });
  const queue = await opened('/today');
  await queue.page.getByText('Fraud reviews').first().waitFor();
  await queue.open('/fraud-reviews?state=open');
  await queue.page.getByRole('row', { name: /\$90\.00/ }).click();
  await act(queue, 'Release the payment');
  await queue.page.getByRole('row', { name: /\$90\.00/ }).waitFor({ state: 'detached' });

  const payment = await opened(`/payments/${bad}`);
  await payment.page.getByText('The debit of $80.00 is the first one of this bank account.').first().waitFor();
  await payment.page.getByRole('button', { name: 'Stop the payment' }).click();
  const dialog = payment.page.getByRole('dialog', { name: 'Stop the payment' });
  await dialog.getByText('The payment is canceled: nothing is debited.').waitFor();
  await dialog.getByLabel('Block as fraud').selectOption({ label: 'no user' });
  await dialog.getByLabel('Reason').fill('The payer did not start it.');
  await dialog.getByRole('button', { name: 'Stop the payment' }).click();
  await dialog.waitFor({ state: 'detached' });
  await payment.page.getByText('Fraud review, stopped').waitFor();
  await advance(service, { banking_days: 1 });
  expect((await payments.read(good)).transaction_status).toBe('CAPTURE_ACH_PENDING');
  expect((await payments.read(bad)).transaction_status).toBe('CANCELED');
  expect([...queue.wrong, ...payment.wrong]).toEqual([]);
});

it.each([
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
] as const)('The screens are accessible, %s at %i pixels', async (colors, width) => {
  const { page, open, wrong } = await consolePage(browser, service, { cookie: risk.cookie, dark: colors === 'dark' });
  await page.setViewportSize({ width, height: 900 });
  for (const [path, title] of [
    [`/risk?processor_uuid=${payments.processor.uuid}`, 'Return rates and limits'],
    ['/fraud-reviews', 'Fraud reviews'],
    ['/fraud-rules', 'Rules of fraud monitoring'],
  ] as const) {
    await open(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    expect([path, await violationsOn(page), await isWide(page)]).toEqual([path, [], false]);
  }
  expect(wrong).toEqual([]);
});
