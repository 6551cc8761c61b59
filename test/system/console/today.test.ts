// Today as a person sees it: lanes of cards, each with its number, its link and its clock.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { clawbackFailed } from '../../support/payments/failed-payments.ts';
import { advance, paymentsOf } from '../../support/payments/payments.ts';
import { playPayment } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';
import { registerEndpoint } from '../../support/webhooks/webhooks.ts';

let service: TestService;
let browser: Browser;
let operator: Person;
beforeAll(async () => {
  [service, browser] = await Promise.all([weekendService(), startBrowser()]);
  operator = await person(service, 'operator');
});

async function opened(who: Person = operator): Promise<ConsolePage> {
  const console = await consolePage(browser, service, { cookie: who.cookie });
  await console.open('/today');
  await console.page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
  return console;
}
const lane = ({ page }: ConsolePage, name: string) => page.getByRole('region', { name, exact: true });
const card = ({ page }: ConsolePage, kind: string) => page.locator(`[data-kind="${kind}"]`);

it('says why it is good that there is no card', async () => {
  // Without a payment it shows the way to the first one.
  const { started } = await paymentsOf(service);
  await started();
  const console = await opened();
  await console.page.getByText('Nothing needs your attention').waitFor();
  expect(console.wrong).toEqual([]);
});

it('has each card in its lane, with one number and the screen that has what it counts', async () => {
  const { payments } = await clawbackFailed(service);
  const { body } = await service.send('GET', `/admin/v1/processors/${payments.processor.uuid}`);
  const url = 'https://hooks.example.com/achord';
  await registerEndpoint(service, payments.processor.token, url);
  await service.context.database.query(`UPDATE webhook_endpoints SET failing_since = now() - interval '2 hours'`, []);
  const late = await playPayment(service, { amount: 10_000 });
  await late.days(5);
  await late.returnEntry('capture', 'R01');

  const console = await opened();
  const deadline = lane(console, 'Before a deadline').locator('[data-kind="late_return"]');
  await deadline.getByText('$197.00').waitFor();
  await deadline.getByText(/^Act by/).waitFor();
  await expect.poll(() => deadline.getByRole('timer').textContent()).toMatch(/^(\d+ d )?\d\d:\d\d:\d\d$/);
  const short = lane(console, 'Money at stake').locator('[data-kind="tenant_short"]');
  await short.getByText(`${body.data.name}: $97.00`).waitFor();
  const failing = lane(console, 'Systems').locator('[data-kind="endpoint_failing"]');
  await failing.getByText(/: \d+ deliver(y waits|ies wait), 2 hours ago$/).waitFor();
  await lane(console, 'People waiting').waitFor();

  await short.getByRole('link', { name: body.data.name }).first().click();
  await console.page.getByRole('heading', { level: 1, name: body.data.name }).waitFor();
  await console.page.goBack();
  await failing.getByRole('link', { name: url }).click();
  await console.page.getByRole('heading', { level: 1, name: 'Deliveries' }).waitFor();
  await console.page.goBack();
  await deadline.getByRole('link', { name: 'Late returns' }).click();
  await console.page.getByRole('heading', { level: 1, name: 'Late returns' }).waitFor();
  expect(console.wrong).toEqual([]);
});

it('tells what was missed, until when it could be done and what it cost', async () => {
  await advance(service, { banking_days: 6 });
  const console = await opened();
  const missed = card(console, 'dishonor_missed');
  const { trouble } = (await service.send('GET', '/admin/v1/today')).body.data;
  const { amount } = trouble.find(({ kind }: { kind: string }) => kind === 'dishonor_missed');
  await missed.getByText(`$${(amount / 100).toFixed(2)}`, { exact: true }).waitFor();
  const [first] = await missed.locator('.subject').allTextContents();
  expect(first).toMatch(/^\d{15}: until \w{3}, \w{3} \d+, \$100\.00$/);
  await missed.locator('.subject a').first().click();
  await console.page.getByRole('cell', { name: '$100.00' }).waitFor();
  expect(console.wrong).toEqual([]);
});

it('is emptied: a card is assigned, snoozed, done and brought back', async () => {
  const console = await opened(await person(service, 'support'));
  const { page } = console;
  const decide = async (kind: string, act: string, fill: Record<string, string> = {}) => {
    await card(console, kind)
      .getByRole('button', { name: /^Acts: / })
      .click();
    await page.getByRole('menuitem', { name: act }).click();
    const dialog = page.getByRole('dialog');
    for (const [label, text] of Object.entries(fill)) await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: act, exact: true }).click();
    await page.getByText(`${act}: done.`).last().waitFor();
  };
  await decide('tenant_short', 'Assign');
  await card(console, 'tenant_short')
    .getByText(/takes care of it\.$/)
    .waitFor();
  await decide('endpoint_failing', 'Snooze', { Reason: 'The tenant mends its server.' });
  await lane(console, 'Snoozed')
    .getByText(/The tenant mends its server\.$/)
    .waitFor();
  await decide('tenant_short', 'Done for today');
  const done = lane(console, 'Done today');
  await done.getByRole('link', { name: 'Short of money' }).waitFor();
  await expect.poll(() => card(console, 'tenant_short').count()).toBe(0);
  await done.getByRole('button', { name: 'Bring back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await card(console, 'tenant_short').waitFor();
  expect(console.wrong).toEqual([]);
});

it('offers a viewer no act on a card', async () => {
  const console = await opened(await person(service, 'viewer'));
  await card(console, 'tenant_short').waitFor();
  await expect.poll(() => console.page.getByRole('button', { name: /^Acts: / }).count()).toBe(0);
});
