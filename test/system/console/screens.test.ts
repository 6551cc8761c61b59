// Every screen of the console, in both themes and both widths: no error, no violation of the policy
// of the page, nothing that axe finds in any kind of element, a title of its own, and a request
// that `curl` can repeat.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { lists } from '../../../console/lists/lists.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide, newViolationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { raiseEvent, registerEndpoint } from '../../support/webhooks/webhooks.ts';

const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8', ACHORD_REQUEST_LOG_DAYS: '14' };
let service: TestService;
let browser: Browser;
let payments: Payments;
let operator: Person;
/** It came back as unauthorized: its payer is blocked. */
let chargedBack: string;
let endpoint: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService({ settings }), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  const { uuid, token } = payments.processor;
  const metadata = { cart: '7-2041', ['k'.repeat(40)]: 'v'.repeat(500) };
  chargedBack = (await payments.started({ amount: 12_500, client_reference_id: 'order-1042', metadata })).uuid;
  await advance(service, { banking_days: 6 });
  await returnEntry(service, chargedBack, { stage: 'capture', code: 'R10' });
  ({ uuid: endpoint } = await registerEndpoint(service, token, 'https://127.0.0.1:8443/hook', ['BusinessCreated']));
  await raiseEvent(service, uuid, { type: 'BusinessCreated' });
  operator = await person(service, 'administrator');
});

/** Together both themes and both widths. `seen`: the kinds of elements that axe has judged. */
const ways = [
  { way: 'light', colorScheme: 'light', width: 1_280, seen: new Set<string>() },
  { way: 'dark, on a phone', colorScheme: 'dark', width: 390, seen: new Set<string>() },
] as const;

async function look({ page }: ConsolePage, name: string, found: string[]): Promise<void> {
  for (const { way, colorScheme, width, seen } of ways) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    found.push(...(await newViolationsOn(page, seen)).map((text) => `${name}, ${way}: ${text}`));
    if (await isWide(page)) found.push(`${name}, ${way}: wider than the window`);
  }
}

/** As a link does: without loading the page again. */
async function go({ page }: ConsolePage, path: string): Promise<void> {
  await page.evaluate(`history.pushState({}, '', '/console/${path}'); dispatchEvent(new PopStateEvent('popstate'));`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
}

/** A page that keeps what it copies. */
const opened = async (console: ConsolePage, path: string) => {
  await console.open(path);
  await console.page.evaluate('navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };');
};

/** Follows the screens; each has a title of its own, and a request that answers. */
async function visit(console: ConsolePage, paths: readonly string[], token: string | null): Promise<string[]> {
  const { page } = console;
  const found: string[] = [];
  const titles = new Map<string, string>();
  for (const path of paths) {
    await go(console, path);
    const title = await page.title();
    if (titles.has(title)) found.push(`${path}: ${title} is also the title of ${titles.get(title)}`);
    titles.set(title, path);
    await look(console, path, found);
    if (path.startsWith('nowhere')) continue;
    await page.getByRole('button', { name: 'Copy as curl' }).first().click();
    const command: string = await page.evaluate('globalThis.copied');
    const [, address] = /^curl '(http[^']+)'/.exec(command)!;
    const { pathname, search } = new URL(address!);
    const { status } = await service.send('GET', pathname + search, token === null ? {} : { token });
    if (status !== 200) found.push(`${path}: ${command} is answered with ${status}`);
  }
  return found;
}

it('An operator’s screens', async () => {
  const newest = async (path: string, plural: string): Promise<string> =>
    (await service.send('GET', `/admin/v1/${path}?limit=1`)).body.data[plural][0].uuid;
  const console = await consolePage(browser, service, { cookie: operator.cookie });
  await opened(console, '/today');
  const found = await visit(
    console,
    [
      'today',
      'risk',
      'fees',
      'books',
      'closing',
      'reconciliation',
      'calendar',
      ...Object.keys(lists).filter((name) => !name.startsWith('own-') && name !== 'deliveries'),
      `deliveries?uuid=${endpoint}`,
      `payments/${chargedBack}`,
      `people/${payments.pair.payee_uuid}`,
      `tenants/${payments.processor.uuid}`,
      `files/${await newest('bank-files', 'bank_files')}`,
      `inbound-files/${await newest('inbound-files', 'inbound_files')}`,
      'nowhere',
    ],
    null,
  );
  expect(found).toEqual([]);
  expect(console.wrong).toEqual([]);
});

it('A developer’s screens, the sign-in, and a link that was used', async () => {
  const developer = await person(service, 'developer', payments.processor.uuid);
  const console = await consolePage(browser, service, { cookie: developer.cookie });
  await opened(console, '/own-payments');
  const { uuid } = await payments.started({ amount: 300 }).catch(() => ({ uuid: chargedBack }));
  const own = ['own-payments', 'own-webhooks', `own-deliveries?uuid=${endpoint}`, 'own-events', 'own-requests'];
  const found = await visit(console, [...own, `own-payments/${uuid}`], payments.processor.token);
  expect(console.wrong).toEqual([]);

  const stranger = await consolePage(browser, service, { expected: /status of 401/ });
  for (const [path, name] of [
    ['/today', 'Sign in'],
    ['/join#ThisTokenIsNotOneOfTheService_000000000000000', 'does not work'],
  ] as const) {
    await opened(stranger, path);
    await stranger.page.getByText(name).first().waitFor();
    await look(stranger, path, found);
  }
  expect(found).toEqual([]);
  expect(stranger.wrong).toEqual([]);
});

it('What opens over a screen: the fields of a row, acts, the search, the keys', async () => {
  const console = await consolePage(browser, service, { cookie: operator.cookie });
  const { page } = console;
  await opened(console, '/blocks');
  const found: string[] = [];
  const overIt: readonly [name: string, path: string, open: () => Promise<void>][] = [
    ['a row', 'blocks', () => page.locator('tr[data-row="0"]').click()],
    [
      'an act',
      'blocks',
      () =>
        page
          .locator('tr[data-row="0"]')
          .click()
          .then(() => press('Lift the block')),
    ],
    [
      'an act for many',
      'blocks',
      async () => {
        await page.getByLabel('Select all rows').check();
        await page.getByRole('toolbar').getByRole('button', { name: 'Lift the block' }).click();
      },
    ],
    ['an event', 'tenants', () => press('Cause an event')],
    ['an invitation', 'operators', () => press('Invite a person')],
    ['the keys', 'today', () => page.keyboard.press('?')],
    ['a delivery', `deliveries?uuid=${endpoint}`, () => page.locator('tr[data-row="0"]').click()],
  ];
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  for (const [name, path, open] of overIt) {
    await page.setViewportSize({ width: 1_280, height: 900 });
    await go(console, path);
    await open();
    await page.getByRole('dialog').last().waitFor();
    await look(console, name, found);
    for (let covers = await page.getByRole('dialog').count(); covers > 0; covers--) {
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(covers - 1);
    }
  }
  await page.keyboard.press('/');
  await page.keyboard.type('order-1042');
  await page.getByRole('option', { name: '$125.00' }).waitFor();
  await look(console, 'the search', found);
  expect(found).toEqual([]);
  expect(console.wrong).toEqual([]);
});
