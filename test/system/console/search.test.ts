// A search in the console goes on over empty pages: it says nothing was found at the end only.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, it } from 'vitest';
import { fillPayments, provideTenant } from '../../../bench/list/seed.sql.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { instant } from '../../../src/platform/std/clock.ts';
import { consolePage, startBrowser } from '../../support/console/browser.ts';
import { person } from '../../support/operators/person.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const tenant = { processor_id: uuid(1), vendor_id: uuid(2), payer_account: uuid(3), payee_account: uuid(4) };

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  // No other role may change what a payment was asked to do.
  const superuser = openDatabase(service.database.superuserUrl, 1, () => {});
  await provideTenant(superuser, tenant);
  await fillPayments(superuser, tenant, { first: 1, last: 2_500, count: 2_500, end: instant(Date.now()) });
  await superuser.query(
    'UPDATE transactions SET amount = 77777 WHERE uuid IN (SELECT uuid FROM transactions ORDER BY uuid LIMIT 1)',
    [],
  );
  await superuser.end();
});

async function opened(path: string): Promise<Page> {
  const { cookie } = await person(service, 'viewer');
  const { page, open } = await consolePage(browser, service, { cookie });
  await open(path);
  return page;
}

it('The oldest payment is found by a filter that thousands of newer ones do not meet', async () => {
  const page = await opened('/payments?amount_from=77777');
  await page.getByText('$777.77').first().waitFor();
});

it('Nothing is said to be found at the end', async () => {
  const page = await opened('/payments?amount_from=88888');
  await page.getByText('No rows match these filters').waitFor();
});
