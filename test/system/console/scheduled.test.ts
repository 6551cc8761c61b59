// Scheduled files in the browser: a view is scheduled, its file is downloaded, the schedule ends.

import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { listsWithFiles } from '../../../console/scheduled/lists-with-files.ts';
import { reportLists } from '../../../src/oversight/desk/scheduled/reports.ts';
import { writeScheduledFiles } from '../../../src/oversight/desk/scheduled/write-scheduled-files.job.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { consolePage, startBrowser } from '../../support/console/browser.ts';
import { violationsOn } from '../../support/console/violations.ts';
import { person } from '../../support/operators/person.ts';
import { advance, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { atHome } from '../../support/service/two-lanes.ts';

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  await advance(service, { banking_days: 1 });
});

it('A view is scheduled, its file is downloaded, and the schedule is ended', async () => {
  const { started } = await paymentsOf(service);
  await started({ amount: 123_450 });
  const body = { list: 'payments', name: 'Large ones', query: 'amount_from=100000' };
  await service.send('POST', '/admin/v1/saved-views', { body });
  await service.send('POST', '/admin/v1/saved-views', { body: { ...body, list: 'holds', name: 'Not a file' } });
  const { cookie } = await person(service, 'support');
  const console = await consolePage(browser, service, { cookie });
  const { page } = console;
  await console.open('/scheduled');
  await page.getByText('Save a view of a list, then schedule it here.').waitFor();
  await page.getByRole('button', { name: 'Schedule a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a file' });
  expect(await dialog.getByLabel('View').locator('option').allInnerTexts()).toEqual(['Payments: Large ones']);
  await dialog.getByLabel('Hour').selectOption('0');
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule a file' }).click();
  await page.getByRole('cell', { name: 'Banking day' }).waitFor();

  await advance(service, { banking_days: 1 });
  await writeScheduledFiles(atHome(service));
  await page.reload();
  const link = page.getByRole('link', { name: /^CSV of Large ones, / });
  const [download] = await Promise.all([page.waitForEvent('download'), link.first().click()]);
  const text = await readFile((await download.path())!, 'utf8');
  expect(text.split('\r\n')[0]).toBe('Started (Eastern time),Amount,State,Code,Payer,Payee,Reference,Tenant');
  expect(text).toContain('1234.50');

  await page.getByRole('button', { name: 'End the schedule' }).click();
  const ending = page.getByRole('dialog', { name: /^End the schedule/ });
  await ending.getByRole('button', { name: 'End the schedule' }).click();
  await page.getByText('Save a view of a list, then schedule it here.').waitFor();
  await expect.poll(() => link.count()).toBeGreaterThan(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(console.wrong).toEqual([]);
});

it('A schedule says why its file is not written, and lists are those that the API takes', async () => {
  expect(listsWithFiles).toEqual(reportLists);
  const body = { list: 'payments', name: 'Broken', query: '' };
  const { uuid: view_uuid } = (await service.send('POST', '/admin/v1/saved-views', { body })).body.data;
  const asked = { view_uuid, every: 'banking_day', hour: 0 };
  const { uuid } = (await service.send('POST', '/admin/v1/file-schedules', { body: asked })).body.data;
  const owner = openDatabase(service.database.ownerUrl, 1, () => {});
  await owner.query(`UPDATE file_schedules SET query = 'shade=red' WHERE uuid = $1`, [uuid]);
  await owner.end();
  await advance(service, { banking_days: 1 });
  await writeScheduledFiles(atHome(service));
  const { cookie } = await person(service, 'viewer');
  const { page, open } = await consolePage(browser, service, { cookie });
  await open('/scheduled');
  await page.getByText('Not written yet. The list does not take the filters: shade').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('A viewer downloads files, and schedules none', async () => {
  const { cookie } = await person(service, 'viewer');
  const { page, open } = await consolePage(browser, service, { cookie });
  await open('/scheduled');
  await page
    .getByRole('link', { name: /^CSV of Large ones, / })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Schedule a file' }).count()).toBe(0);
});
