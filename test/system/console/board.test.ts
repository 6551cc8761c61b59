// The board of tenants: the worst first, why, and the way to what is behind each figure.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide, newViolationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { clawbackFailed } from '../../support/payments/failed-payments.ts';
import { advance, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let viewer: Person;
/** Its payee owes 97.00, and its cash is short by as much. */
let short: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  await paymentsOf(service);
  short = (await clawbackFailed(service)).payments.processor.uuid;
  viewer = await person(service, 'viewer');
});

async function opened(width = 1_280): Promise<ConsolePage> {
  const console = await consolePage(browser, service, { cookie: viewer.cookie });
  await console.page.setViewportSize({ width, height: 900 });
  await console.open('/board');
  return console;
}
const first = ({ page }: ConsolePage) => page.locator('tbody tr').first();

describe('The board of tenants', () => {
  it('has the worst first, with one sentence that says why', async () => {
    const console = await opened();
    await first(console).getByText('Its cash is $97.00 below zero: the money of others pays for it.').waitFor();
    await first(console).getByText('Its rates are not judged yet: 2 of 200 debits in 60 days.').waitFor();
    await console.page.locator('tbody tr').last().getByText('Nothing endangers it.').waitFor();
    expect(console.wrong).toEqual([]);
  });

  it.each([
    ['link', 'books', '$97.00', /\/books\?/],
    ['count', 'exceptions', '1 exception', /\/exceptions\?/],
  ])('leads with a %s to the %s behind it', async (_, _list, text, address) => {
    const console = await opened();
    await first(console).getByRole('link', { name: text, exact: true }).first().click();
    await console.page.waitForURL(address);
    expect(new URL(console.page.url()).searchParams.get('processor_uuid')).toBe(short);
    expect(console.wrong).toEqual([]);
  });

  it.each([1_280, 390])('can be used in a window of %i pixels', async (width) => {
    const console = await opened(width);
    await first(console).waitFor();
    expect(await newViolationsOn(console.page, new Set())).toEqual([]);
    expect(await isWide(console.page)).toBe(false);
    expect(console.wrong).toEqual([]);
  });
});
