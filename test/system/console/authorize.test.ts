// The page on which a payer authorizes debits, in a real browser: without scripts, on a phone, in
// light and dark.
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser, type Page, watchedPage } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { type Asked, asked } from '../../support/payments/asked-authorization.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { type TestService, testService } from '../../support/service/service.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
let service: TestService;
let browser: Browser;
beforeAll(async () => {
  service = await testService();
  browser = await openBrowser();
});

const request = () =>
  asked(service, {
    kind: 'recurring',
    minimum_amount: 1_000,
    maximum_amount: 50_000,
    return_url: 'https://shop.example/orders',
  });
const stateOf = async ({ payments: { processor }, uuid }: Asked): Promise<string> =>
  (await service.send('GET', `/3p/api/v2/authorization-requests/${uuid}`, { token: processor.token })).body.data.state;

async function pageWithoutScript(): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(longWaitMs / 2);
  return context.newPage();
}

describe('Without scripts', () => {
  it('a payer mends what is missing, agrees, and gets a summary with the way back', async () => {
    const one = await request();
    const page = await pageWithoutScript();
    await page.goto(one.url);
    await page.getByLabel('Your full name').fill('Ada Moreau');
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Check the box' }).waitFor();
    // A screen reader begins with what is wrong.
    await page.locator('.errors:focus').waitFor();
    await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Ada Moreau');
    expect(await stateOf(one)).toBe('open');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to' }).getAttribute('href')).toBe('https://shop.example/orders');
    expect(await stateOf(one)).toBe('agreed');
    await page.goto(one.url);
    await page.getByRole('heading', { name: 'This link was used' }).waitFor();
  });

  it('a payer declines with the keyboard', async () => {
    const one = await request();
    const page = await pageWithoutScript();
    await page.goto(one.url);
    // The name, the box, both buttons.
    for (let n = 0; n < 4; n++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'You declined' }).waitFor();
    expect(await stateOf(one)).toBe('declined');
  });
});

describe('axe finds nothing, and nothing is too wide', () => {
  it.each([
    ['light', false],
    ['dark', true],
  ])('in %s', async (_, dark) => {
    for (const phone of [true, false]) {
      const one = await request();
      const { page, wrong } = await watchedPage(browser, service.address, {
        dark,
        phone,
        expected: /status of (404|410|422)/,
      });
      const judge = async (heading: string) => {
        await page.getByRole('heading', { name: heading, exact: false }).first().waitFor();
        expect([heading, await violationsOn(page), await isWide(page)]).toEqual([heading, [], false]);
      };
      await page.goto(one.url);
      await judge('Authorize debits');
      await page.getByRole('button', { name: 'Authorize' }).click();
      await judge('Nothing was authorized yet');
      await page.getByLabel('Your full name').fill('Ada Moreau');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Authorize' }).click();
      await judge('Thank you');
      await page.goto(one.url);
      await judge('This link was used');
      await page.goto('/authorize/none');
      await judge('This link does not work');
      expect(wrong).toEqual([]);
    }
  });
});
