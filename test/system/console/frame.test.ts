// The frame around each screen.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { consolePage, startBrowser } from '../../support/console/browser.ts';
import { person } from '../../support/operators/person.ts';
import { paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
});

it('The frame stays in view while the program of a screen is loaded', async () => {
  const { cookie } = await person(service, 'operator');
  const { page, open, wrong } = await consolePage(browser, service, { cookie });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(/\/assets\/risk-screen.*\.js$/, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  await open('/today');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.waitFor();
  const risk = page.getByRole('navigation').getByRole('link', { name: /^Risk/ });
  await risk.click();
  await asked;
  expect([await search.isVisible(), await risk.isVisible()]).toEqual([true, true]);
  release();
  await page.getByRole('heading', { level: 1, name: 'Return rates and limits' }).waitFor();
  expect(wrong).toEqual([]);
});

it('On a telephone the tab of the screen is in view, also when the counts make the tabs before it wider', async () => {
  const { uuid } = await (await paymentsOf(service)).started({ amount: 700 });
  const hold = { kind: 'operator', reason: 'The police asked.' };
  await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body: hold });
  const { cookie } = await person(service, 'operator');
  const { page, open, wrong } = await consolePage(browser, service, { cookie, phone: true });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/admin/v1/today', async (route) => {
    await released;
    await route.continue();
  });
  await open('/blocks');
  const tabs = page.getByRole('navigation', { name: 'Risk', exact: true });
  const tab = tabs.getByRole('link', { name: 'Blocks' });
  const isInView = async () => {
    const [own, all] = [await tab.boundingBox(), await tabs.boundingBox()];
    return own!.x >= all!.x && own!.x + own!.width <= all!.x + all!.width + 1;
  };
  await tab.waitFor();
  await expect.poll(isInView).toBe(true);
  release();
  await tabs
    .getByRole('link', { name: /^Holds/ })
    .getByText('1', { exact: true })
    .waitFor();
  await expect.poll(isInView).toBe(true);
  expect(wrong).toEqual([]);
});
