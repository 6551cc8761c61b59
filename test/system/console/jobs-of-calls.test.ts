// Ten more jobs that the console is judged by: callers, and the end of the day. Each begins at an
// empty address, and its clicks are counted: a job that gets longer fails.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterLines } from '../../support/banks/bank-statements.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { clawbackFailed } from '../../support/payments/failed-payments.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let operator: Person;
let payments: Payments;
/** Of Chidi Okafor, $398.29, paid out. */
let paid: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  const { token } = payments.processor;
  const { uuid: payer_uuid } = await registerPerson(service, token, { first_name: 'Chidi', last_name: 'Okafor' });
  await addBankAccount(service, token, payer_uuid, { account_number: '4455667712' });
  paid = (await payments.started({ payer_uuid, amount: 39_829, client_reference_id: 'order-94304' })).uuid;
  const returned = await payments.started({ payer_uuid, amount: 7_700 });
  await clawbackFailed(service);
  await advance(service, { banking_days: 6 });
  await returnEntry(service, returned.uuid, { stage: 'capture', code: 'R10' });
  await payments.started({ amount: 80_000 });
  operator = await person(service, 'operator');
});

/** Opens the console at its bare address. */
async function begin(): Promise<ConsolePage> {
  const console = await consolePage(browser, service, { cookie: operator.cookie });
  await console.open('');
  await console.page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
  return console;
}

async function say(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}

async function decide(page: Page, act: string, fields: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: act });
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await page.getByText(`${act}: done.`).first().waitFor();
}

function done(console: ConsolePage, clicks: number): void {
  expect(console.clicks()).toBeLessThanOrEqual(clicks);
  expect(console.wrong).toEqual([]);
}

/** What waits there is counted after the name. */
const navigate = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`) })
    .click();

describe('In the console', () => {
  it('11. a caller says a name and an amount, and one sentence is read to them: no click', async () => {
    const console = await begin();
    const { page } = console;
    await say(page, 'okafor 398');
    await page
      .getByRole('option', { name: /\$398\.29/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/payments/${paid}`);
    await page.getByText(/^Paid to Fjord Market LLC on /).waitFor();
    done(console, 0);
  });

  it('12. a part is refunded while the payer is on the phone: one click', async () => {
    const console = await begin();
    const { page } = console;
    await say(page, 'refund order-94304');
    await page
      .getByRole('option', { name: /\$398\.29/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await decide(page, 'Refund', { Amount: '25.00', Reason: 'One item was missing.' });
    done(console, 1);
    const { refunds } = (await service.send('GET', `/admin/v1/transactions/${paid}`)).body.data;
    expect(refunds).toMatchObject([{ amount: 2_500 }]);
  });

  it('13. what came back last week as unauthorized: no click', async () => {
    const console = await begin();
    await say(console.page, 'R10 last 7 days');
    await console.page
      .getByRole('option', { name: /\$77\.00/ })
      .first()
      .waitFor();
    done(console, 0);
  });

  it('14. all payments of a person, the largest first, as a file: five clicks', async () => {
    const console = await begin();
    const { page } = console;
    await say(page, 'okafor');
    await page
      .getByRole('option', { name: /^Chidi Okafor/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^All / }).first().click();
    await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
    await page.locator('tr[data-row="0"]').getByText('$398.29').waitFor();
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^As shown/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    done(console, 5);
  });

  it('15. a view for the colleagues: five clicks', async () => {
    const console = await begin();
    const { page } = console;
    await navigate(page, 'Payments');
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Started' }).click();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Name of the view').fill('New this week');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'New this week', exact: true }).waitFor();
    done(console, 5);
  });

  it('16. a card of this morning gets an owner: three clicks', async () => {
    const console = await begin();
    const { page } = console;
    const card = page.locator('[data-kind="tenant_short"]');
    await card.getByRole('button', { name: /^Acts: / }).click();
    await page.getByRole('menuitem', { name: 'Assign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
    await card.getByText(`${operator.name} takes care of it.`).waitFor();
    done(console, 3);
  });

  it('17. one line of the statement shows two movements: three clicks', async () => {
    for (const amount of [10_001, 25_002, 70_003])
      await service.send('POST', '/admin/v1/own-funds', { body: { amount, reason: 'Covers a shortage.' } });
    await enterLines(service, { direction: 'credit', amount: 35_003, reference: 'TWO IN ONE' });
    const console = await begin();
    const { page } = console;
    await navigate(page, 'Bank statement');
    await page.getByRole('link', { name: 'Reconciliation' }).click();
    await page.getByText('Proposed: $250.02 + $100.01').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Explain' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Explained lines' }).getByText('TWO IN ONE').waitFor();
    // Enter presses the button of the dialog, which counts.
    done(console, 3);
  });

  it('18. what settles next, and in which file: three clicks', async () => {
    await advance(service, { banking_days: 1 });
    const console = await begin();
    const { page } = console;
    await navigate(page, 'Cash');
    await page.getByText('Table, with links to each day').click();
    const days = page.locator('section[aria-label="Cash of each day"] tbody tr');
    await days.filter({ hasText: '(ahead)' }).first().getByRole('link').click();
    await page.getByText(/^\$[89]\d\d\.\d\d of debits come/).waitFor();
    await page.locator('section[aria-label^="What settles on"]').getByRole('link').first().waitFor();
    done(console, 3);
  });

  it('19. which tenant is in danger, and why: two clicks', async () => {
    const console = await begin();
    await navigate(console.page, 'Tenants');
    await console.page.getByRole('link', { name: 'Tenants by danger' }).click();
    await console.page
      .locator('tbody tr')
      .first()
      .getByText(/below zero: the money of others pays for it/)
      .waitFor();
    done(console, 2);
  });

  it('20. what still keeps the day from being closed: one click', async () => {
    const console = await begin();
    await navigate(console.page, 'Closing');
    await console.page.getByRole('heading', { level: 2, name: /^Next to close: / }).waitFor();
    await console.page.getByRole('listitem').filter({ hasText: 'Open items have owners' }).waitFor();
    done(console, 1);
  });
});
