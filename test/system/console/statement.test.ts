// The screen of the bank statement: a file is previewed before it is entered, an unknown CSV gets
// its columns, and the days are a strip.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterLines, today } from '../../support/banks/bank-statements.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { violationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let operator: Person;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  operator = await person(service, 'operator');
});

async function open(): Promise<ConsolePage> {
  const console = await consolePage(browser, service, { cookie: operator.cookie });
  await console.open('/bank-statement');
  return console;
}

const choose = (page: Page, name: string, rows: readonly string[]) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(rows.join('\n')) });
const preview = (page: Page, name: string) => page.getByRole('dialog', { name: `Preview of ${name}` });

describe('The screen of the bank statement', () => {
  it('shows a file with its balances and problems before it is entered', async () => {
    const console = await open();
    const { page } = console;
    const day = today(service);
    const date = day.replaceAll('-', '').slice(2);
    const bai2 = (closing: number) => [
      `01,1,2,${date},0000,1,,,2/`,
      `02,1,2,1,${date},,USD,2/`,
      `03,123,USD,010,5000,,,015,${closing},,/`,
      '16,475,1500,,,,STOP PAYMENT FEE',
      '16,475,1500,,,,STOP PAYMENT FEE',
      '98,0,1,1/',
      '99,0,1,1/',
    ];
    await choose(page, 'wrong.bai', bai2(2_001));
    const wrong = preview(page, 'wrong.bai');
    await wrong.getByText('the closing balance is $20.01').waitFor();
    await expect
      .poll(() => wrong.getByRole('button', { name: 'Enter although amounts differ' }).isEnabled())
      .toBe(true);
    await page.keyboard.press('Escape');
    await wrong.waitFor({ state: 'hidden' });

    await choose(page, 'good.bai', bai2(2_000));
    const good = preview(page, 'good.bai');
    await good.getByLabel('Balances of the statement').getByText('$20.00').waitFor();
    await expect.poll(() => good.getByRole('cell', { name: 'STOP PAYMENT FEE' }).count()).toBe(2);
    expect(await violationsOn(page)).toEqual([]);
    await good.getByRole('button', { name: 'Enter 2 lines' }).click();
    await page.getByText('2 lines: 2 open').waitFor();

    await choose(page, 'again.bai', bai2(2_000));
    await preview(page, 'again.bai').getByText('entered before').first().waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('asks how an unknown CSV is read, and keeps it for the bank', async () => {
    const console = await open();
    const { page } = console;
    const day = today(service);
    const rows = ['Posted,Text,Value', `${day},WIRE,"1,234.50"`];
    await choose(page, 'bank.csv', rows);
    const dialog = preview(page, 'bank.csv');
    await dialog.getByText('Row 1: the header is Posted, Text, Value').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Enter/ }).isDisabled()).toBe(true);
    await dialog.getByLabel('Amount', { exact: true }).selectOption('Value');
    await dialog.getByLabel('A negative amount is').selectOption('money that came in');
    await dialog.getByRole('button', { name: 'Read again' }).click();
    await dialog.getByRole('cell', { name: '$1,234.50' }).waitFor();
    await expect.poll(() => dialog.getByRole('cell', { name: 'Debit', exact: true }).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enter 1 line' }).click();
    await page.getByText('1 line: 1 open').waitFor();
    const { data } = (await service.send('GET', '/admin/v1/bank-statement/settings')).body;
    expect(data.columns).toMatchObject({
      booked_on: 'Posted',
      amount: 'Value',
      negative: 'credit',
      reference: ['Text'],
    });
    await choose(page, 'bank.csv', rows);
    await preview(page, 'bank.csv').getByText('entered before').waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('has a strip of days of any period, and shows a pressed day alone', async () => {
    const far = new Date(Date.parse(today(service)) - 200 * 86_400_000).toISOString().slice(0, 10);
    await enterLines(service, { booked_on: far, reference: 'FAR' });
    const console = await open();
    const { page } = console;
    await page.getByLabel('Until', { exact: true }).fill(today(service));
    await page.getByLabel('From', { exact: true }).fill(far);
    const strip = page.getByRole('region', { name: 'The state of each day' });
    await strip.getByRole('button').first().waitFor();
    await strip.getByRole('button', { name: 'Open' }).first().click();
    await expect.poll(() => page.getByLabel('Day by day').last().locator('tbody tr').count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    expect(console.wrong).toEqual([]);
  });
});
