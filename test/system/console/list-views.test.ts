// Lists that experts keep: their order, sums, columns, days, files, views and the link to a row.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvOf } from '../../../console/format/csv.ts';
import { daysOf, instantsOf, periodOf, periodText } from '../../../console/format/periods.ts';
import { inOrder } from '../../../console/lists/order.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let payments: Payments;
let operator: Person;
let colleague: Person;
let viewer: Person;
const count = 130;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  payments = await paymentsOf(service);
  for (let n = 1; n <= count; n++)
    await payments.started({ amount: 1_000 + ((n * 37) % count) * 100, client_reference_id: `order-${n}` });
  operator = await person(service, 'operator');
  colleague = await person(service, 'support');
  viewer = await person(service, 'viewer');
});

const as = (who: Person): Promise<ConsolePage> => consolePage(browser, service, { cookie: who.cookie });
const filters = ({ page }: ConsolePage) => page.getByRole('group', { name: 'Filters' });
const first = ({ page }: ConsolePage, column: number) => page.locator('tr[data-row="0"] td').nth(column).innerText();
const least = '$10.00';
const greatest = `$${10 + count - 1}.00`;

describe('A list of more rows than a page has', () => {
  it('is put in the order of a column with all its rows, and adds them up', async () => {
    const console = await as(operator);
    const { page, open, wrong } = console;
    await open('/payments');
    await page.getByText('100 rows. More rows load as you scroll.').waitFor();
    const head = page.getByRole('columnheader', { name: 'Amount' });
    await head.getByRole('button').click();
    await page.getByText(new RegExp(`^${count} rows\\. Amount \\$9,685\\.00\\. Read at`)).waitFor();
    expect([await first(console, 2), await head.getAttribute('aria-sort')]).toEqual([greatest, 'descending']);
    await head.getByRole('button').click();
    await page.waitForURL(/sort=amount/);
    await page.locator('tr[data-row="0"]').getByText(least).waitFor();
    await page.reload();
    await page.locator('tr[data-row="0"]').getByText(least).waitFor();
    await head.getByRole('button').click();
    expect(new URL(page.url()).search).toBe('');
    expect(wrong).toEqual([]);
  });

  it('is saved as a file for people: names, dollars, Eastern times, in the order of the screen', async () => {
    const { page, open } = await as(operator);
    await open('/payments?sort=-amount&columns=created_at,amount,payer_name,processor_uuid');
    await page.getByText(`${count} rows`).waitFor();
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^As shown/ }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    expect(lines[0]).toBe('Started (ET),Amount,Payer,Tenant');
    expect(lines[1]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2},139\.00,[A-Za-z ]+,[^,]+$/);
  });

  it('shows the columns that are chosen, and the columns of the list again', async () => {
    const { page, open } = await as(operator);
    await open('/payments');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Fee' }).check();
    await page.getByRole('columnheader', { name: 'Fee' }).waitFor();
    await page.getByRole('checkbox', { name: 'Code', exact: true }).uncheck();
    await page.waitForURL(/columns=.*transaction_fee/);
    await expect.poll(() => page.getByRole('columnheader', { name: 'Code' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Columns of the list' }).click();
    await page.getByRole('columnheader', { name: 'Code' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('A filter', () => {
  it('of a person is chosen by the name, acts at once, and says the name', async () => {
    const console = await as(operator);
    const { page, open } = console;
    const { payer_uuid: uuid } = payments.pair;
    const { first_name, last_name } = (await service.send('GET', `/admin/v1/users/${uuid}`)).body.data;
    await open('/payments');
    await filters(console).getByRole('button', { name: 'Payer or payee' }).click();
    await page.getByRole('textbox', { name: 'Payer or payee' }).fill(last_name);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${first_name} ${last_name}`) })
      .click();
    await page.waitForURL(new RegExp(`user_uuid=${uuid}`));
    await filters(console).getByText(`${first_name} ${last_name}`).waitFor();
    await filters(console).getByRole('button', { name: 'Clear Payer or payee' }).click();
    await page.waitForURL(/payments$/);
  });

  it('of a person says that more have the name than it shows, and that one letter is too short', async () => {
    await service.context.database.query(
      `INSERT INTO users (shard, processor_id, uuid, kind, payout_type, first_name, last_name, created_at, updated_at)
       SELECT shard_of($1), $1, md5('smith' || n)::uuid, 'person', 'individual', 'Carla', 'Smith', now(), now()
       FROM generate_series(1, 11) AS n`,
      [payments.processor.uuid],
    );
    const console = await as(operator);
    const { page, open } = console;
    await open('/payments');
    await filters(console).getByRole('button', { name: 'Payer or payee' }).click();
    const field = page.getByRole('textbox', { name: 'Payer or payee' });
    await field.fill('smith');
    await page.getByRole('dialog').getByText('There are more.').waitFor();
    await expect.poll(() => page.getByRole('dialog').getByRole('button', { name: 'Carla Smith' }).count()).toBe(10);
    await field.fill('zzyzx');
    await page.getByText('No person or business has this name.').waitFor();
    await field.fill('s');
    await page.getByText('Type two letters or more.').waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('of days moves with them, or is from one day to another', async () => {
    const console = await as(operator);
    const { page, open } = console;
    await open('/payments');
    await filters(console).getByRole('button', { name: 'Started' }).click();
    await page.getByRole('button', { name: 'Yesterday' }).click();
    await page.waitForURL(/created=yesterday/);
    await page.getByText('No rows match these filters').waitFor();
    await filters(console).getByRole('button', { name: 'Started: Yesterday' }).click();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await page.getByText('100 rows.').waitFor();
    await filters(console).getByRole('button', { name: 'Started: Today' }).click();
    await page.getByLabel('First day').fill('2026-01-01');
    await page.getByLabel('Last day').fill('2026-01-31');
    await page.getByRole('button', { name: 'Apply' }).click();
    await filters(console).getByText('Thu, Jan 1, 2026 to Sat, Jan 31, 2026').waitFor();
  });

  it('that a link brings is shown, and can be cleared', async () => {
    const console = await as(operator);
    const { page, open } = console;
    const { uuid } = payments.processor;
    await open(`/audit?processor_uuid=${uuid}&acted=today`);
    await filters(console).getByRole('button', { name: 'Clear Tenant' }).click();
    await page.waitForURL(/audit\?acted=today$/);
  });
});

describe('A view', () => {
  it('keeps filters, columns and order for every operator, and a viewer cannot change it', async () => {
    const mine = await as(operator);
    await mine.open('/payments?amount_from=12500&sort=-amount&columns=amount,state');
    await mine.page.getByRole('button', { name: 'Views' }).click();
    await mine.page.getByLabel('Name of the view').fill('Large ones');
    await mine.page.keyboard.press('Enter');
    await mine.page.getByRole('menuitem', { name: 'Large ones', exact: true }).waitFor();

    const theirs = await as(viewer);
    await theirs.open('/payments');
    await theirs.page.getByRole('button', { name: 'Views' }).click();
    await theirs.page.getByRole('menuitem', { name: 'Large ones', exact: true }).click();
    await theirs.page.waitForURL(/amount_from=12500&sort=-amount&columns=amount%2Cstate/);
    await theirs.page.locator('tr[data-row="0"]').getByText(greatest).waitFor();
    await theirs.page.getByRole('button', { name: 'Views' }).click();
    await expect.poll(() => theirs.page.getByLabel('Name of the view').count()).toBe(0);

    const other = await as(colleague);
    await other.open('/payments');
    await other.page.getByRole('button', { name: 'Views' }).click();
    const remove = other.page.getByRole('menuitem', { name: 'Remove the view Large ones' });
    await remove.click();
    await remove.getByText('Remove for all').click();
    await other.page.getByRole('button', { name: 'Views' }).click();
    await other.page.getByText('Filter the list, then save it here.').waitFor();
  });
});

describe('The link to a row', () => {
  it('opens the row next to the list, also on a later page', async () => {
    const { acts } = (await service.send('GET', '/admin/v1/audit-trail?limit=1&action=token.issued')).body.data;
    for (let n = 0; n < 110; n++)
      await service.send('POST', '/admin/v1/saved-views', { body: { list: 'files', name: `${n}`, query: '' } });
    const { page, open } = await as(operator);
    await open(`/audit?row=${acts[0].uuid}`);
    const panel = page.getByRole('dialog').last();
    // Its title says what it is about.
    await panel.getByRole('heading', { name: 'Token issued', exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL(/audit$/);
    await page.locator('tr[data-row="0"]').click();
    await page.waitForURL(/row=/);
    await page.goBack();
    await panel.waitFor({ state: 'hidden' });
  });

  it('says so when the list does not have it', async () => {
    const { page, open } = await as(operator);
    await open('/refunds?row=019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d');
    await page.getByText('This row is not in the list').waitFor();
  });
});

describe('A period', () => {
  const today = '2026-03-09';
  it.each([
    ['today', { from: today, until: today }],
    ['yesterday', { from: '2026-03-08', until: '2026-03-08' }],
    ['last-7-days', { from: '2026-03-03', until: today }],
    ['this-month', { from: '2026-03-01', until: today }],
    ['last-month', { from: '2026-02-01', until: '2026-02-28' }],
    ['2026-03-01..', { from: '2026-03-01', until: null }],
    ['..2026-03-05', { from: null, until: '2026-03-05' }],
    ['2026-03-01', null],
    ['soon', null],
  ])('%s', (value, days) => expect(periodOf(value, today)).toEqual(days));

  it('has the instants of its first day and of the day after it, and back, across the change of the clocks', () => {
    const days = { from: '2026-03-08', until: '2026-03-08' };
    const { from, before } = instantsOf(days);
    expect([from, before]).toEqual(['2026-03-08T00:00:00-05:00', '2026-03-09T00:00:00-04:00']);
    expect(daysOf(from, before)).toEqual(days);
    expect(periodText(days)).toBe('2026-03-08..2026-03-08');
  });
});

describe('The order of rows', () => {
  it('is of numbers by size and of names by letters, and what is empty is last in both directions', () => {
    const rows = [
      { a: 'b', n: 10 },
      { a: null, n: 9 },
      { a: 'Á', n: null },
    ];
    const by = (field: string, isDown: boolean) => inOrder(rows, { field }, isDown, new Map());
    expect(by('n', false).map(({ n }) => n)).toEqual([9, 10, null]);
    expect(by('n', true).map(({ n }) => n)).toEqual([10, 9, null]);
    expect(by('a', true).map(({ a }) => a)).toEqual(['b', 'Á', null]);
  });
});

describe('A file for a spreadsheet', () => {
  it('has no formulas, and numbers as they are', () => {
    expect(csvOf([['=1+1', '-12.50', ' @x', 'a,"b"', '-x']])).toBe(`'=1+1,-12.50,' @x,"a,""b""",'-x\r\n`);
  });
});
