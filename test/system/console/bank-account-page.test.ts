// The page on which a user adds a bank account, in a real browser: without scripts, on a phone, in
// light and dark.
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser, type Page, watchedPage } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { type AskedAccount, askedAccount, typedAccount } from '../../support/payments/asked-account.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { type TestService, testService } from '../../support/service/service.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
let service: TestService;
let browser: Browser;
let token: string;
beforeAll(async () => {
  service = await testService();
  browser = await openBrowser();
  token = (await service.processor()).token;
});

const request = async () => {
  const user = (await registerPerson(service, token)).uuid;
  return askedAccount(service, { token, user }, { return_url: 'https://shop.example/account' });
};
const stateOf = async ({ uuid }: AskedAccount): Promise<string> =>
  (await service.send('GET', `/3p/api/v2/bank-account-requests/${uuid}`, { token })).body.data.state;

async function pageWithoutScript(): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(longWaitMs / 2);
  return context.newPage();
}

const routingNumber = (page: Page) => page.getByLabel('Routing number');
const accountNumber = (page: Page) => page.getByLabel('Account number', { exact: true });
const again = (page: Page) => page.getByLabel('Account number again');
const add = (page: Page) => page.getByRole('button', { name: 'Add the account' });

describe('Without scripts', () => {
  it('a user mends what is wrong, adds the account, and gets a summary with the way back', async () => {
    const one = await request();
    const { routing_number, account_number } = typedAccount();
    const page = await pageWithoutScript();
    await page.goto(one.url);
    await routingNumber(page).fill('021000022');
    await accountNumber(page).fill(account_number);
    await again(page).fill(account_number);
    await page.getByLabel('Savings').check();
    await page.getByLabel('Name of the account').fill('Ada Moreau');
    await add(page).click();
    // A screen reader begins with what is wrong.
    await page.locator('.errors:focus').waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Check the routing number' }).click();
    await expect.poll(() => page.locator('#routing_number:focus').inputValue()).toBe('021000022');
    await expect.poll(() => page.getByLabel('Name of the account').inputValue()).toBe('Ada Moreau');
    await expect.poll(() => page.getByLabel('Savings').isChecked()).toBe(true);
    await expect.poll(() => accountNumber(page).inputValue()).toBe('');
    expect(await stateOf(one)).toBe('open');
    await routingNumber(page).fill(routing_number);
    await accountNumber(page).fill(account_number);
    await again(page).fill(account_number);
    await add(page).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to' }).getAttribute('href')).toBe('https://shop.example/account');
    expect(page.url()).not.toContain(account_number);
    expect(await stateOf(one)).toBe('added');
  });

  it('a user adds the account with the keyboard', async () => {
    const one = await request();
    const { routing_number, account_number } = typedAccount();
    const page = await pageWithoutScript();
    await page.goto(one.url);
    for (const typed of [routing_number, account_number, account_number]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada Moreau');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await stateOf(one)).toBe('added');
  });
});

describe('axe finds nothing, and nothing is too wide', () => {
  it.each([
    ['light', false],
    ['dark', true],
  ])('in %s', async (_, dark) => {
    for (const phone of [true, false]) {
      const one = await request();
      const { account_number, routing_number } = typedAccount();
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
      await judge('Add a bank account');
      await add(page).click();
      await judge('No account was added yet');
      await routingNumber(page).fill(routing_number);
      await accountNumber(page).fill(account_number);
      await again(page).fill(account_number);
      await page.getByLabel('Checking').check();
      await page.getByLabel('Name of the account').fill('Ada Moreau');
      await add(page).click();
      await judge('Thank you');
      await page.goto(one.url);
      await judge('This link was used');
      expect(wrong).toEqual([]);
    }
  });
});
