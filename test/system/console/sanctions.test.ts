// A hit of the sanctions screening in the console: from the card of Today to the decision, both
// names side by side. All names are invented.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { screenDue } from '../../../src/payments/risk/screening/users/screen-due.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { person } from '../../support/operators/person.ts';
import { paymentsOf } from '../../support/payments/payments.ts';
import { importEntries } from '../../support/payments/sanctions-lists.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let token: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  // Until there is a payment, Today shows the first steps.
  const payments = await paymentsOf(service);
  await payments.started();
  ({ token } = payments.processor);
  await importEntries(service, [
    {
      number: 77,
      name: 'TRISKEL, Orleb Brask',
      type: 'individual',
      program: 'TEST-EO7',
      remarks: "DOB 02 Feb 1961; a.k.a. 'QUIETMAN'.",
      aliases: [['aka', 'MARISK, Orleb']],
    },
  ]);
});

/** A user with a hit, and the console of a person with this role. */
async function withHit(role: 'risk' | 'viewer', options: { phone?: boolean } = {}) {
  const { uuid } = await registerPerson(service, token, { first_name: 'Orleb', last_name: 'Triskel' });
  await screenDue({ database: service.context.database, clock: service.context.clock });
  const { cookie } = await person(service, role);
  return { user: uuid as string, console: await consolePage(browser, service, { cookie, ...options }) };
}

const hitOf = async (user: string) =>
  (await service.send('GET', `/admin/v1/sanctions-hits?user_uuid=${user}`)).body.data.sanctions_hits[0];
const panel = ({ page }: ConsolePage) => page.getByRole('dialog', { name: 'Orleb Triskel', exact: true });

async function decide(console: ConsolePage, name: string, reason: string, fields: Record<string, string> = {}) {
  await panel(console).getByRole('button', { name }).click();
  const dialog = console.page.getByRole('dialog', { name });
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('is found from Today, compared side by side, and cleared: the user can pay', async () => {
  const { user, console } = await withHit('risk');
  const { page, open, wrong } = console;
  await open('/today');
  await page
    .getByRole('link', { name: /Sanctions hits/ })
    .first()
    .click();
  await page.getByText('Orleb Triskel', { exact: true }).first().click();
  const compared = panel(console).getByRole('region', { name: 'Compared' });
  for (const text of [
    'Orleb Triskel',
    'TRISKEL, Orleb Brask',
    'MARISK, Orleb',
    'QUIETMAN (weak alias)',
    'TEST-EO7',
    '02 Feb 1961',
  ])
    await compared.getByText(text, { exact: true }).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await decide(console, 'Clear: another person', 'Born in 1991 by the passport.');
  await expect.poll(async () => (await hitOf(user)).state).toBe('cleared');
  const { blocks } = (await service.send('GET', `/3p/api/v2/users/${user}/blocks`, { token })).body.data;
  expect(blocks).toMatchObject([{ kind: 'sanctions', lifted_by: 'operator' }]);
  expect(wrong).toEqual([]);
});

it('is confirmed on a phone, and the report is recorded', async () => {
  const { user, console } = await withHit('risk', { phone: true });
  const { page, open, wrong } = console;
  const { uuid } = await hitOf(user);
  await open(`/sanctions-hits?row=${uuid}`);
  await panel(console).getByRole('region', { name: 'Compared' }).waitFor();
  expect([await isWide(page), await violationsOn(page)]).toEqual([false, []]);
  await decide(console, 'Confirm: the same person', 'The same passport.');
  await open('/today');
  await page
    .getByRole('link', { name: /Reports to OFAC/ })
    .first()
    .click();
  // The last of six tabs: a phone shows two of them at once.
  const tab = page.locator('.tab[aria-current="page"]');
  await expect.poll(async () => (await tab.boundingBox())?.x, { message: 'the tab' }).toBeLessThan(390 - 90);
  await page.getByText('Orleb Triskel', { exact: true }).first().click();
  await decide(console, 'Record the report', 'Sent by mail.', {
    'Reference of the report': 'OFAC-BR-7',
    'Day of the report': '2026-03-16',
  });
  await expect.poll(async () => (await hitOf(user)).report_reference).toBe('OFAC-BR-7');
  expect(wrong).toEqual([]);
});

it('shows a viewer no act, and the imports of the lists', async () => {
  const { user, console } = await withHit('viewer');
  const { page, open, wrong } = console;
  await open(`/sanctions-hits?row=${(await hitOf(user)).uuid}`);
  await panel(console).getByRole('region', { name: 'Compared' }).waitFor();
  expect(
    await panel(console)
      .getByRole('button', { name: /Clear|Confirm/ })
      .count(),
  ).toBe(0);
  await open('/sanctions-lists');
  await page.getByText('tester').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(wrong).toEqual([]);
});
