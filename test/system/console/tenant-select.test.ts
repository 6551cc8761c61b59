// Screens of one tenant show it without the names of all: what they ask for before their content is
// counted, because each request of a chain is a wait.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { chooseTenant } from '../../support/console/choose-tenant.ts';
import { newViolationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let viewer: Person;
let second: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await service.processor('Harbor Rentals');
  ({ uuid: second } = await service.processor('Cedar Grocers'));
  viewer = await person(service, 'viewer');
});

const contents = {
  '/fees': 'No fees paid out yet',
  '/books': 'Nothing was booked on these days.',
  '/risk': 'No debits were sent',
  '/cash': 'The stations add up to the trial balance.',
} as const;
type Path = keyof typeof contents;
const paths = Object.keys(contents) as Path[];
const content = (page: Page, path: Path) => page.getByText(contents[path]).first();
const choice = (page: Page) => page.getByRole('combobox', { name: 'Tenant', exact: true });

/** A page with answers about tenants only where `isAnswered` allows them, and what it asks. */
async function withoutTenants(isAnswered: (query: string) => boolean): Promise<ConsolePage & { asked: string[] }> {
  const console = await consolePage(browser, service, { cookie: viewer.cookie });
  const asked: string[] = [];
  // Neither answered nor refused: what needs the answer never shows.
  await console.page.route(/\/admin\/v1\/processors(\?|$)|\/admin\/v1\/processors\/[^/?]+$/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const query = search === '' ? (pathname.split('/').at(-1) ?? '') : search;
    asked.push(query);
    if (isAnswered(query)) await route.continue();
  });
  return { ...console, asked };
}

describe('The content of a screen comes', () => {
  it.each(paths)('of %s without any answer about tenants, when the address names one', async (path) => {
    const { page, open, asked, wrong } = await withoutTenants(() => false);
    await open(`${path}?processor_uuid=${second}`);
    await content(page, path).waitFor();
    expect(asked.filter((query) => query.includes('limit='))).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('after one request for one tenant, when none is known', async () => {
    const { page, open, asked, wrong } = await withoutTenants((query) => query === '?limit=1');
    await open('/risk');
    await content(page, '/risk').waitFor();
    expect(asked.filter((query) => query.includes('limit='))).toEqual(['?limit=1']);
    expect(wrong).toEqual([]);
  });

  it('without any answer about tenants, when one was shown in this browser before', async () => {
    let isAnswered = true;
    const { page, open, asked, wrong } = await withoutTenants(() => isAnswered);
    await open(`/fees?processor_uuid=${second}`);
    await expect.poll(() => choice(page).inputValue()).toBe('Cedar Grocers');
    isAnswered = false;
    asked.length = 0;
    const paidTo = page.waitForRequest(`**/fee-accounts/${second}`);
    for (const path of ['/fees', '/books', '/risk'] as const) {
      await open(path);
      await content(page, path).waitFor();
    }
    await paidTo;
    expect(asked.filter((query) => query.includes('limit='))).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('of the first tenant, when the one of before is gone', async () => {
    const { page, open } = await consolePage(browser, service, { cookie: viewer.cookie, expected: /status of 404/ });
    await page.addInitScript({
      content: `localStorage.setItem('achord-tenant', '"019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d"')`,
    });
    await open('/risk');
    await content(page, '/risk').waitFor();
    await expect.poll(() => choice(page).inputValue()).toBe('Harbor Rentals');
  });
});

describe('The choice', () => {
  it('asks for all names when it is opened, finds one that is typed, and axe finds nothing', async () => {
    const { page, open, asked, wrong } = await withoutTenants(() => true);
    await open('/risk');
    await expect.poll(() => choice(page).inputValue()).toBe('Harbor Rentals');
    expect(asked.filter((query) => query.includes('limit=100'))).toEqual([]);
    await choice(page).click();
    await page.getByRole('option', { name: 'Cedar Grocers' }).waitFor();
    expect(asked.filter((query) => query.includes('limit=100'))).toHaveLength(1);
    expect(await newViolationsOn(page, new Set())).toEqual([]);
    await chooseTenant(page, 'Cedar Grocers');
    await page.waitForURL(`**/risk?processor_uuid=${second}`);
    await expect.poll(() => choice(page).inputValue()).toBe('Cedar Grocers');
    expect(wrong).toEqual([]);
  });
});
