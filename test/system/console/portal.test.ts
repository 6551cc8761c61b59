// What the people of a tenant see and do in the console: each role its screens, and every button
// that it sees is allowed.

import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathFor } from '../../../console/portal/addresses.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { registerEndpoint } from '../../support/webhooks/webhooks.ts';

const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8', ACHORD_REQUEST_LOG_DAYS: '14' };
const roles = ['tenant_owner', 'tenant_finance', 'developer', 'tenant_viewer'] as const;
let service: TestService;
let browser: Browser;
let payments: Payments;
let people: Record<(typeof roles)[number], Person>;
let paid: string;
let started: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService({ settings }), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  const { uuid, token } = payments.processor;
  paid = (await payments.started({ amount: 12_500, client_reference_id: 'order-1042' })).uuid;
  await advance(service, { banking_days: 8 });
  started = (await payments.started({ amount: 4_000 })).uuid;
  await registerEndpoint(service, token, 'https://127.0.0.1:8443/hook', ['BusinessCreated']);
  const entries = await Promise.all(roles.map(async (role) => [role, await person(service, role, uuid)] as const));
  people = Object.fromEntries(entries) as typeof people;
});

const as = (who: Person, options: Parameters<typeof consolePage>[2] = {}): Promise<ConsolePage> =>
  consolePage(browser, service, { cookie: who.cookie, ...options });
const heading = ({ page }: ConsolePage, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = ({ page }: ConsolePage, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = ({ page }: ConsolePage, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

const ofAll = ['own-home', 'own-payments', 'own-payouts', 'own-refunds', 'own-statement', 'own-webhooks', 'own-events'];
const screens = (role: string) => [
  ...ofAll,
  'own-negative-balances',
  'own-requests',
  `own-payments/${paid}`,
  `own-payments/${started}`,
  ...(role === 'tenant_owner' ? ['own-people', 'own-tokens'] : []),
];

describe('Every screen', () => {
  it.each(roles)('of %s opens without a refusal, fits a phone, and axe finds nothing', async (role) => {
    const console = await as(people[role]);
    const { page } = console;
    const found: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
    });
    for (const path of screens(role)) {
      await console.open(`/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
      for (const [width, colorScheme] of [
        [1_280, 'light'],
        [390, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        if (await isWide(page)) found.push(`${path}: wider than ${width}`);
        if (role === 'tenant_owner') found.push(...(await violationsOn(page)).map((text) => `${path}: ${text}`));
      }
      await page.setViewportSize({ width: 1_280, height: 900 });
    }
    expect(found).toEqual([]);
    expect(console.wrong).toEqual([]);
  });
});

/** The names of the acts, without what every list has. */
async function actsOn(console: ConsolePage, path: string): Promise<string[]> {
  await console.open(`/${path}`);
  await console.page.getByRole('heading', { level: 1 }).waitFor();
  await console.page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
  const names = await console.page.getByRole('main').getByRole('button').allInnerTexts();
  const acts = ['Refund', 'Cancel the payment', 'Add an endpoint', 'Invite a person', 'New token'];
  return names.filter((name) => acts.includes(name));
}

describe('What each role may do', () => {
  const nothing = { refund: [], cancel: [], webhooks: [] };
  const expected = {
    tenant_owner: { refund: ['Refund'], cancel: ['Cancel the payment'], webhooks: ['Add an endpoint'] },
    tenant_finance: { ...nothing, refund: ['Refund'], cancel: ['Cancel the payment'] },
    developer: { ...nothing, webhooks: ['Add an endpoint'] },
    tenant_viewer: nothing,
  };

  it.each(roles)('is what %s is offered', async (role) => {
    const console = await as(people[role]);
    expect({
      refund: await actsOn(console, `own-payments/${paid}`),
      cancel: await actsOn(console, `own-payments/${started}`),
      webhooks: await actsOn(console, 'own-webhooks'),
    }).toEqual(expected[role]);
    const navigation = await console.page.getByRole('navigation').allInnerTexts();
    expect(navigation.join(' ').includes('Access tokens')).toBe(role === 'tenant_owner');
  });
});

describe('An owner', () => {
  it('invites a person, changes the role, makes a link, and disables and enables', async () => {
    const console = await as(people.tenant_owner);
    const { page } = console;
    await console.open('/own-people');
    await button(console, 'Invite a person').click();
    await page.getByLabel('Name').fill('Ines Marrow');
    await page.getByLabel('Email').fill('ines@harbor.example');
    await page.getByRole('dialog').getByLabel('Role').selectOption('tenant_finance');
    await inDialog(console, 'Invite a person').click();
    const link = await page.getByRole('textbox', { name: 'One-time link' }).inputValue();
    expect(link).toContain('/console/join#');
    await inDialog(console, 'Done').click();
    const open = () => page.getByRole('cell', { name: 'Ines Marrow' }).click();
    for (const [act, answer] of [
      ['New one-time link', 'Done'],
      ['Change the role', null],
      ['Disable', null],
      ['Enable', null],
    ] as const) {
      await open();
      await button(console, act).first().click();
      await page.getByRole('dialog').last().getByRole('button', { name: act, exact: true }).click();
      if (answer !== null) await page.getByRole('button', { name: answer, exact: true }).click();
      await page.getByText(`${act}: done.`).waitFor({ state: answer === null ? 'visible' : 'hidden' });
    }
    // Their own row offers nothing that would be refused.
    await page.getByRole('cell', { name: people.tenant_owner.name }).click();
    await page.getByRole('dialog').getByText('Email').first().waitFor();
    await expect.poll(() => button(console, 'Disable').count()).toBe(0);
    expect(console.wrong).toEqual([]);
  });

  it('issues a token, which is shown once, and revokes it', async () => {
    const console = await as(people.tenant_owner);
    const { page } = console;
    await console.open('/own-tokens');
    await button(console, 'New token').click();
    await page.getByLabel('Name').fill('the shop');
    await inDialog(console, 'New token').click();
    const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
    expect((await service.send('GET', '/3p/api/v1/me', { token })).status).toBe(200);
    await inDialog(console, 'Done').click();
    await page.getByRole('cell', { name: 'the shop' }).click();
    await button(console, 'Revoke').click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('Revoke: done.').waitFor();
    expect((await service.send('GET', '/3p/api/v1/me', { token })).status).toBe(401);
    expect(console.wrong).toEqual([]);
  });
});

describe('A developer', () => {
  it('adds an endpoint, reads its secret, and sends it a test', async () => {
    const console = await as(people.developer);
    const { page } = console;
    await console.open('/own-webhooks');
    await button(console, 'Add an endpoint').click();
    await page.getByRole('checkbox', { name: 'PayoutFailed', exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel('HTTPS addresses').fill('https://127.0.0.1:8444/hook');
    await inDialog(console, 'Add an endpoint').click();
    await page.getByRole('cell', { name: 'https://127.0.0.1:8444/hook' }).click();
    await button(console, 'Show the secret').click();
    await expect.poll(() => page.getByLabel('Secret:').inputValue()).toMatch(/^whsec_/);
    await button(console, 'Send a test').click();
    // Nothing listens there.
    await page.getByRole('status').filter({ hasText: ' ms' }).waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('sees the requests of the programs first, and can see all', async () => {
    await service.send('GET', '/3p/api/v1/limits', { token: payments.processor.token });
    const console = await as(people.developer);
    const { page } = console;
    await console.open('/own-requests');
    await page.getByRole('cell', { name: '/3p/api/v1/limits' }).first().waitFor();
    await expect.poll(() => page.getByRole('cell', { name: '/3p/api/v1/requests' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Clear From' }).click();
    await page.getByRole('cell', { name: '/3p/api/v1/requests' }).first().waitFor();
    expect(console.wrong).toEqual([]);
  });
});

describe('A person of finance', () => {
  it('refunds a payment, cancels one, and reads payouts with their payments and the month', async () => {
    const console = await as(people.tenant_finance);
    const { page } = console;
    await console.open(`/own-payments/${paid}`);
    await button(console, 'Refund').click();
    await page.getByLabel('Amount').fill('25.00');
    await page.getByLabel('Reason').fill('The buyer called.');
    await inDialog(console, 'Refund').click();
    await page.getByText('Refund: done.').waitFor();
    await console.open('/own-refunds');
    await page.getByRole('cell', { name: '$25.00' }).waitFor();
    await console.open(`/own-payments/${started}`);
    await button(console, 'Cancel the payment').click();
    await page.getByLabel('Reason').last().fill('The buyer called.');
    await inDialog(console, 'Cancel the payment').click();
    await page.getByText('Cancel the payment: done.').waitFor();
    await console.open('/own-payouts');
    await page.locator('tr[data-row="0"]').click();
    await page.getByRole('link', { name: 'Show the payments that it pays' }).click();
    await page.getByRole('cell', { name: 'order-1042' }).click();
    await heading(console, /^Payment/).waitFor();
    await console.open('/own-statement');
    await page.getByText('Closing balance').waitFor();
    const file = page.waitForEvent('download');
    await button(console, 'Download CSV').click();
    expect((await file).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.csv$/);
    expect(console.wrong).toEqual([]);
  });
});

describe('A payee that owes', () => {
  it('is behind what payees owe, with what its next payout takes', async () => {
    const { uuid } = await payments.started({ amount: 8_000 });
    await advance(service, { banking_days: 8 });
    await returnEntry(service, uuid, { stage: 'capture' });
    const console = await as(people.tenant_viewer);
    const { page } = console;
    await console.open('/own-home');
    await page.getByRole('link', { name: '$80.00: Who owes, and what the next payouts take' }).click();
    await heading(console, 'Payees that owe').waitFor();
    const row = page.locator('tr[data-row="0"]');
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      expect.stringMatching(/./),
      '$80.00',
      '$0.00',
      '-$80.00',
      '$0.00',
      '$80.00',
      expect.stringMatching(/, \w+ \d+$/),
    ]);
    await page.getByRole('link', { name: 'Payouts' }).last().click();
    await heading(console, 'Payouts').waitFor();
    expect(console.wrong).toEqual([]);
  });
});

describe('A link of an operator', () => {
  it('opens the payment as its tenant sees it, or says whose the page is', async () => {
    const console = await as(people.tenant_viewer);
    const { page } = console;
    await console.open(`/payments/${paid}`);
    await page.waitForURL(`**/own-payments/${paid}`);
    await heading(console, 'Payment $125.00').waitFor();
    await console.open('/cash');
    await heading(console, 'This page is for operators of the service').waitFor();
    await page.getByRole('link', { name: 'Go to your overview' }).click();
    await heading(console, /./).waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('of a tenant opens the payment as operators see it', async () => {
    const console = await as(await person(service, 'viewer'));
    await console.open(`/own-payments/${paid}`);
    await console.page.waitForURL(`**/console/payments/${paid}`);
    expect(console.wrong).toEqual([]);
  });
});

it('A link of the other side leads to the own screen, and an unknown one nowhere', () => {
  expect(pathFor('/payments/1', true)).toBe('/own-payments/1');
  expect(pathFor('/own-payments/1', false)).toBe('/payments/1');
  for (const path of ['/constructor', '/toString', '/webhooks/1', '/cash']) expect(pathFor(path, true)).toBe(null);
});
