// The reconciliation desk: lines and cash side by side, with the keyboard and with the mouse; what
// is left of a line; undo; and the strip of days.
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { monthDay } from '../../../console/format/times.ts';
import { enterLines, operatorBooks, today } from '../../support/banks/bank-statements.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let operator: Person;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  operator = await person(service, 'operator');
});

async function open(options: { dark?: boolean; phone?: boolean } = {}, who = operator): Promise<ConsolePage> {
  const console = await consolePage(browser, service, { cookie: who.cookie, ...options });
  await console.open('/reconciliation');
  await left(console.page).waitFor();
  return console;
}
const left = (page: Page) => page.getByRole('region', { name: 'The bank shows' });
const right = (page: Page) => page.getByRole('region', { name: 'The books expect' });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });
const explained = (page: Page) => page.getByRole('region', { name: 'Explained lines' });

/** Wholly in view, in the list that scrolls it. */
const isInView = (row: Locator) =>
  row.evaluate((element) => {
    const [own, list] = [element.getBoundingClientRect(), element.closest('ul')!.getBoundingClientRect()];
    return own.top >= list.top && own.bottom <= list.bottom;
  });
/** Own funds: cash that a line should show. */
const cash = async (...amounts: number[]) => {
  for (const amount of amounts)
    await service.send('POST', '/admin/v1/own-funds', { body: { amount, reason: 'Covers a shortage.' } });
};
const credit = (amount: number, reference: string) => enterLines(service, { direction: 'credit', amount, reference });

describe('The reconciliation desk', () => {
  it('takes a proposal with Enter, and says what is not explained', async () => {
    await cash(10_001, 25_002, 70_003);
    await credit(35_003, 'TWO IN ONE');
    const console = await open();
    const { page } = console;
    await left(page).getByText('Proposed: $250.02 + $100.01').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Explain' });
    await dialog.getByText('1 line of $350.03 shows 2 movements of the books.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await left(page).getByText('Every line is explained.').waitFor();
    await explained(page).getByText('TWO IN ONE').waitFor();
    await expect.poll(() => right(page).getByRole('checkbox').count()).toBe(1);
    const { acts } = (await service.send('GET', '/admin/v1/audit-trail?action=statement_line.explained')).body.data;
    expect(acts).toMatchObject([{ operator_uuid: operator.uuid, reason: 'The sums are equal.' }]);
    expect(console.wrong).toEqual([]);
  });

  it('shows the sums while selecting, books a fee for what is left, and undoes it', async () => {
    await credit(69_503, 'NET OF FEE');
    const console = await open({ dark: true });
    const { page } = console;
    await left(page)
      .getByRole('checkbox', { name: /NET OF FEE/ })
      .check();
    await selection(page).getByText('Lines (1) $695.03').waitFor();
    await right(page)
      .getByRole('checkbox', { name: /\$700\.03/ })
      .check();
    await selection(page).getByText('Left -$5.00').waitFor();
    // Less than the cash: it may be a part of it. Nothing is too much, so it is no own money.
    expect(await selection(page).getByRole('button').allTextContents()).toEqual([
      'It is a part of the file',
      'The rest is a fee',
      'The rest is a return',
      'Clear the selection',
    ]);
    expect(await violationsOn(page)).toEqual([]);
    await selection(page).getByRole('button', { name: 'The rest is a fee' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('$5.00 is booked as a fee of the bank.').waitFor();
    await dialog.getByLabel('Reason').fill('The bank takes it out of the credit.');
    await dialog.getByRole('button', { name: 'The rest is a fee' }).click();
    await explained(page).getByText('Bank fee').waitFor();
    expect(await operatorBooks(service)).toContain('BFEE 500');
    const row = explained(page).getByRole('listitem').filter({ hasText: 'NET OF FEE' });
    await row.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByLabel('Reason').fill('The fee was another one.');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await left(page).getByText('NET OF FEE').waitFor();
    expect(await operatorBooks(service)).not.toContain('BFEE');
    await expectInvariants(service.context.database);
    expect(console.wrong).toEqual([]);
  });

  it('explains several lines by one movement on a phone, with the keyboard of a computer too', async () => {
    await credit(30_000, 'PART ONE');
    await enterLines(service, { direction: 'credit', amount: 507, reference: 'NOTHING' });
    const console = await open({ phone: true });
    const { page } = console;
    // One after the other: it is a part of the cash, and the rest waits.
    await left(page)
      .getByRole('checkbox', { name: /PART ONE/ })
      .check();
    await right(page)
      .getByRole('checkbox', { name: /\$700\.03/ })
      .check();
    await selection(page).getByRole('button', { name: 'It is a part of the file' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('$300.00 of the cash is shown. $400.03 still waits for a line.').waitFor();
    await dialog.getByLabel('Reason').fill('The bank books the file in two parts.');
    await dialog.getByRole('button', { name: 'It is a part of the file' }).click();
    await right(page).getByText('of $700.03').waitFor();
    expect(await isWide(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    expect(console.wrong).toEqual([]);
  });

  it('has a strip of all days, shows a pressed day alone, and lets a viewer only look', async () => {
    const far = new Date(Date.parse(today(service)) - 200 * 86_400_000).toISOString().slice(0, 10);
    await enterLines(service, { booked_on: far, reference: 'LONG AGO' });
    const console = await open({}, await person(service, 'viewer'));
    const { page } = console;
    const strip = page.getByRole('region', { name: 'The state of each day' });
    for (let pages = 1; pages < 3; pages++) await strip.getByRole('button', { name: 'Earlier days' }).click();
    await strip.getByRole('button', { name: `${monthDay(far)} Open` }).click();
    await page.waitForURL(`**/reconciliation?day=${far}`);
    await left(page).getByText('LONG AGO').waitFor();
    await expect.poll(() => left(page).getByRole('checkbox').count()).toBe(1);
    await expect.poll(() => left(page).getByRole('checkbox').isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    // The address of a day asks for that day alone.
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/admin/v1/bank-statement/desk') asked.push(searchParams.get('end_date') ?? 'no day');
    });
    await console.open(`/reconciliation?day=${far}`);
    await right(page).getByText('The bank has shown all cash of the books from').waitFor();
    const weekLater = new Date(Date.parse(far) + 7 * 86_400_000).toISOString().slice(0, 10);
    expect(asked).toEqual([weekLater]);
    expect(console.wrong).toEqual([]);
  });

  it('comes to the cash of the day of a selected line', async () => {
    await cash(...Array.from({ length: 20 }, (_, n) => 100 + n));
    await advance(service, { banking_days: 3 });
    await cash(90_001);
    await credit(90_000, 'OF A LATER DAY');
    const console = await open();
    const row = right(console.page).getByText('$900.01');
    await left(console.page)
      .getByRole('checkbox', { name: /OF A LATER DAY/ })
      .check();
    await expect.poll(() => isInView(row)).toBe(true);
    expect(await isInView(right(console.page).getByText('$1.00', { exact: true }))).toBe(false);
    expect(console.wrong).toEqual([]);
  });

  it('says on a line that an act on it waits for approval, also if the act names it in its body', async () => {
    const policy = { is_required: true, above_amount: 0, reason: 'Two people explain lines.' };
    await service.send('PUT', '/admin/v1/approval-policies/bank_records', { body: policy });
    await cash(50_005);
    await credit(50_000, 'NEEDS A SECOND');
    const console = await open();
    const { page } = console;
    const line = left(page).getByRole('listitem').filter({ hasText: 'NEEDS A SECOND' });
    await line.getByRole('checkbox').check();
    await right(page)
      .getByRole('checkbox', { name: /\$500\.05/ })
      .check();
    await selection(page).getByRole('button', { name: 'The rest is a fee' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The bank takes it out of the credit.');
    await expect.poll(() => page.getByText('Waits for approval').count()).toBe(0);
    await dialog.getByRole('button', { name: 'The rest is a fee' }).click();
    await line.getByRole('link', { name: 'Waits for approval' }).waitFor();
    await expect.poll(() => page.getByText('Waits for approval').count()).toBe(1);
    // The dialog closes and clears the selection. The link must be readable on a selected line too.
    await dialog.waitFor({ state: 'hidden' });
    await line.getByRole('checkbox').check();
    expect(await violationsOn(page)).toEqual([]);
    await line.getByRole('link', { name: 'Waits for approval' }).click();
    await page.getByRole('dialog').getByText('The bank takes it out of the credit.').first().waitFor();
    expect(console.wrong).toEqual([]);
  });
});
