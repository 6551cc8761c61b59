// The frame around each screen.
import { expect, it } from 'vitest';
import { consolePage, startBrowser } from '../../support/console/browser.ts';
import { person } from '../../support/operators/person.ts';
import { testService } from '../../support/service/service.ts';

it('The frame stays in view while the program of a screen is loaded', async () => {
  const [service, browser] = await Promise.all([testService(), startBrowser()]);
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
