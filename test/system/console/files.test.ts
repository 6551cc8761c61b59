// The page of a file in the console: to reverse it, and to record that the bank processed it twice.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { person } from '../../support/operators/person.ts';
import { advance, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
});

/** The page of a file that the bank has, with two captures of $125.00. */
async function fileOfTwo(role: 'operator' | 'viewer'): Promise<{ file: string; console: ConsolePage }> {
  await advance(service, { banking_days: 2 });
  const payments = await paymentsOf(service);
  for (let n = 0; n < 2; n++) await payments.started({ amount: 12_500 });
  await advance(service, { banking_days: 1 });
  const file = (await service.send('GET', '/admin/v1/bank-files?limit=1')).body.data.bank_files[0].uuid;
  const { cookie } = await person(service, role);
  const console = await consolePage(browser, service, { cookie });
  await console.open(`/files/${file}`);
  return { file, console };
}

async function press({ page }: ConsolePage, name: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  for (const line of lines) await dialog.getByText(line).first().waitFor();
  expect([await isWide(page), await violationsOn(page)]).toEqual([false, []]);
  await dialog.getByLabel('Reason').fill('The nightly run started twice.');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('says what the reversal of the file will do, and how far it is', async () => {
  const { file, console } = await fileOfTwo('operator');
  await press(console, 'Reverse this file', [
    '2 entries can be reversed.',
    '$250.00 of debits go back to the payers.',
    'They go out with the next cut-off',
  ]);
  await console.page.getByRole('heading', { name: 'Reversals of this file' }).waitFor();
  await advance(service, { banking_days: 2 });
  await console.open(`/file-reversals?state=done`);
  await console.page.getByText('$250.00').first().waitFor();
  const { file_reversals } = (await service.send('GET', `/admin/v1/file-reversals?file_uuid=${file}`)).body.data;
  expect(file_reversals).toMatchObject([{ state: 'done', reversed_count: 2, entry_error: 'duplicate' }]);
  expect(console.wrong).toEqual([]);
});

it('records that the bank processed the file twice, and closes that when it is even', async () => {
  const { file, console } = await fileOfTwo('operator');
  await press(console, 'The bank processed this file twice', ['The payments stay as they are.']);
  await console.open('/today');
  await console.page.getByText('Files processed twice').first().waitFor();
  await console.open('/file-copies');
  await console.page.getByRole('row').nth(1).click();
  await press(console, 'Close it', ['Everything came back. No money moves.']);
  const { file_copies } = (await service.send('GET', `/admin/v1/file-copies?file_uuid=${file}`)).body.data;
  expect(file_copies).toMatchObject([{ state: 'closed', rest: 0 }]);
  expect(console.wrong).toEqual([]);
});

it('shows neither to a viewer', async () => {
  const { console } = await fileOfTwo('viewer');
  await console.page.getByRole('heading', { name: 'How far it is' }).waitFor();
  await expect.poll(() => console.page.getByRole('button', { name: /this file/ }).count()).toBe(0);
});
