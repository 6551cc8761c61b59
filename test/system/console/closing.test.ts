// Closing a day in the browser: the checklist, two signatures, and the row of the closed day.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { assignCards, checklist, endRound, sealDays } from '../../support/operators/closing.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, paymentsOf } from '../../support/payments/payments.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
let browser: Browser;
let first: Person;
let second: Person;
let viewer: Person;
beforeAll(async () => {
  [service, browser] = await Promise.all([weekendService(), startBrowser()]);
  first = await person(service, 'operator');
  second = await person(service, 'operator');
  viewer = await person(service, 'viewer');
  const payments = await paymentsOf(service);
  await payments.started({ amount: 12_500 });
  await advance(service, { banking_days: 2 });
  const { uuid } = await payments.started({ amount: 3_000 });
  const hold = { kind: 'operator', reason: 'The police asked.' };
  await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body: hold });
});

async function opened(who: Person): Promise<ConsolePage> {
  const console = await consolePage(browser, service, { cookie: who.cookie });
  await console.open('/closing');
  await console.page.getByRole('heading', { level: 2, name: /^Next to close: / }).waitFor();
  return console;
}
const row = ({ page }: ConsolePage, name: string) => page.getByRole('row', { name });
const check = ({ page }: ConsolePage, name: string) => page.getByRole('listitem').filter({ hasText: name });

it('A day is signed only when every check holds, and each check leads to what is missing', async () => {
  const console = await opened(first);
  await check(console, 'Postings are sealed').getByText('Missing').waitFor();
  await expect.poll(() => console.page.getByRole('button', { name: 'Sign the day' }).count()).toBe(0);
  await check(console, 'Open items have owners').getByText('No one takes care of: Holds of operators.').waitFor();
  await check(console, 'Open items have owners').getByRole('link', { name: 'Today' }).click();
  await console.page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
  expect(console.wrong).toEqual([]);
});

it('Two operators sign a day; it has a row with documents', async () => {
  await sealDays(service);
  await endRound(service);
  // A card may come up while the test runs, and then it needs an owner too.
  const unmet = async () => {
    await assignCards(first, second.uuid);
    const { checks, carried } = await checklist(viewer);
    const ownerless = carried.filter(({ operator_uuid }: { operator_uuid: string | null }) => operator_uuid === null);
    return [
      ...checks.filter(({ check, holds }: { check: string; holds: boolean }) => !holds && check !== 'exceptions'),
      ...ownerless,
    ];
  };
  await expect.poll(unmet).toEqual([]);
  const { day } = await checklist(viewer);
  const signer = await opened(first);
  await row(signer, 'Holds of operators').getByText(second.name).waitFor();
  await signer.page.getByRole('button', { name: 'Sign the day' }).click();
  const dialog = signer.page.getByRole('dialog');
  await dialog.getByText('A second operator signs too').waitFor();
  await dialog.getByLabel('Reason').fill('Closed with the statement.');
  await dialog.getByRole('button', { name: 'Sign the day' }).click();
  await signer.page.getByText('One operator has signed.').waitFor();
  await expect.poll(() => signer.page.getByRole('button', { name: 'Sign the day' }).count()).toBe(0);

  const approver = await opened(second);
  await approver.page.getByText('One operator has signed.').getByRole('link', { name: 'Approvals' }).click();
  await approver.page.locator('tr[data-row="0"]').click();
  await approver.page.getByText('Close day').first().waitFor();
  await approver.page.getByRole('button', { name: 'Approve' }).click();
  const approval = approver.page.getByRole('dialog', { name: 'Approve' });
  await approval.getByLabel('Reason').fill('Looked at it.');
  await approval.getByRole('button', { name: 'Approve' }).click();
  await approval.waitFor({ state: 'detached' });

  const reader = await opened(viewer);
  const closed = reader.page.getByRole('region', { name: 'Closed days' });
  await closed.getByRole('cell', { name: `${first.name}, ${second.name}` }).waitFor();
  await expect.poll(() => reader.page.getByRole('button', { name: 'Sign the day' }).count()).toBe(0);
  for (const format of ['PDF', 'CSV']) {
    const [download] = await Promise.all([
      reader.page.waitForEvent('download'),
      closed.getByRole('link', { name: `${format} of ` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`closed-day-${day}.${format.toLowerCase()}`);
  }
  expect([signer.wrong, approver.wrong, reader.wrong]).toEqual([[], [], []]);
});

it('A controller sets account numbers and downloads the trial balance and the journal', async () => {
  const console = await consolePage(browser, service, { cookie: first.cookie });
  await console.open('/books');
  const panel = console.page.getByRole('region', { name: 'For the general ledger' });
  await panel.getByRole('button', { name: 'Set the common account numbers' }).click();
  const dialog = console.page.getByRole('dialog');
  await dialog.getByLabel('The bank account').fill('1010');
  await dialog.getByLabel('Reason').fill('The chart of accounts.');
  await dialog.getByRole('button', { name: 'Set the common account numbers' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { numbers } = (await first.send('GET', '/admin/v1/ledger/account-numbers')).body.data;
  expect([numbers.BANK, numbers.FEE]).toEqual(['1010', null]);
  for (const [name, file] of [
    ['Trial balance', /^trial-balance-.*\.csv$/],
    ['Journal', /^journal-.*\.csv$/],
    ['Settlements of merchants', /^settlements-.*\.csv$/],
    [/^Payee totals of \d+$/, /^payee-totals-\d+\.csv$/],
  ] as const) {
    const [download] = await Promise.all([
      console.page.waitForEvent('download'),
      panel.getByRole('link', { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
  }
  expect(console.wrong).toEqual([]);
});
