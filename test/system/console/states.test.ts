// What an operator meets on a bad day: no connection, a slow service, an error of the service, a
// session that has ended, names and amounts of any length, several tabs, the back button.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide } from '../../support/console/violations.ts';
import { type Person, password, person } from '../../support/operators/person.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let payments: Payments;
let operator: Person;
let payment: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  payment = (await payments.started({ amount: 4_200, client_reference_id: 'order-1042' })).uuid;
  operator = await person(service, 'administrator');
});

const as = (who: Person, options: Parameters<typeof consolePage>[2] = {}): Promise<ConsolePage> =>
  consolePage(browser, service, { cookie: who.cookie, ...options });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Not `goBack`: it waits for a page that is left. */
const back = (page: Page) => page.evaluate('history.back()');
const hold = (page: Page) => page.getByRole('dialog', { name: 'Hold the payment' });

/** The session ends on the service; the page does not know yet. */
async function endSession({ uuid }: Person): Promise<void> {
  await service.context.database.query('DELETE FROM operator_sessions WHERE operator_uuid = $1', [uuid]);
  service.context.sessions.forget();
}

async function signInAgain(page: Page, who: Person): Promise<void> {
  await page.getByText('Your session has ended').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(who.email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Code from your authenticator app').fill(who.code());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

describe('A session that has ended', () => {
  it('is asked for again, and the screen stays', async () => {
    const who = await person(service, 'viewer');
    const { page, open } = await as(who, { expected: /status of 401/ });
    await open('/payments?client_reference_id=order-1042');
    await page.getByText('order-1042').first().waitFor();
    await endSession(who);
    await signInAgain(page, who);
    await page.getByText('order-1042').first().waitFor();
    expect(page.url()).toContain('client_reference_id=order-1042');
  });

  it('is asked for again by an act, which is not done, and its reason is there again', async () => {
    const who = await person(service, 'operator');
    const { page, open } = await as(who, { expected: /status of 401/ });
    // Nothing but the act asks the service.
    await page.clock.install();
    await open(`/payments/${payment}`);
    await page.getByRole('button', { name: 'Hold the payment' }).click();
    await hold(page).getByLabel('Reason').fill('The session ends first.');
    await endSession(who);
    await hold(page).getByRole('button', { name: 'Hold the payment' }).click();
    await signInAgain(page, who);
    await heading(page, 'Payment $42.00').waitFor();
    const { holds } = (await service.send('GET', `/admin/v1/transactions/${payment}`)).body.data;
    expect(holds).toEqual([]);
    await page.getByRole('button', { name: 'Hold the payment' }).click();
    await expect.poll(() => hold(page).getByLabel('Reason').inputValue()).toBe('The session ends first.');
    await hold(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Hold the payment' }).click();
    await expect.poll(() => hold(page).getByLabel('Reason').inputValue()).toBe('');
  });

  it('of one tab ends the other tabs', async () => {
    const who = await person(service, 'viewer');
    const { page, open } = await as(who, { expected: /status of 401/ });
    await open('/payments');
    await heading(page, 'Payments').waitFor();
    const other = await page.context().newPage();
    await other.goto('/console/refunds');
    await other.getByRole('button', { name: who.name }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading(other, 'Sign in').waitFor();
    // The page may know already. Then the sign-in has replaced the link.
    await page.evaluate(`[...document.links].find(({ textContent }) => textContent === 'Batches')?.click()`);
    await page.getByText('Your session has ended').waitFor();
  });
});

describe('The service', () => {
  it('that is lost is told, and the page goes on when it is back', async () => {
    const { page, open } = await as(operator, { expected: /ERR_|Failed to load|EventSource/ });
    let isLost = false;
    await page.route('**/admin/**', (route) => (isLost ? route.abort() : route.continue()));
    await open('/refunds');
    await page.getByText('No refunds yet').waitFor();
    isLost = true;
    await page.getByRole('link', { name: 'Batches', exact: true }).click();
    await page.getByText('This page may be out of date').waitFor();
    await page.getByRole('alert').getByText('the service cannot be reached').waitFor();
    isLost = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No batches yet').waitFor();
    await page.getByText('This page may be out of date').waitFor({ state: 'detached' });
  });

  it('that fails is quoted with the id of the request, on a screen and in an act', async () => {
    const { page, open } = await as(operator, { expected: /status of 500/ });
    const failure = {
      status: 500,
      headers: { 'x-request-id': 'b7a4f0de' },
      json: { status: false, message: 'Something went wrong.', data: null, errors: [] },
    };
    await page.route('**/admin/v1/transactions/**', (route) => route.fulfill(failure));
    await open(`/payments/${payment}`);
    await page.getByRole('alert').getByText('Something went wrong.').waitFor();
    await page.getByText('b7a4f0de').first().waitFor();
    await heading(page, 'Payment').waitFor();
    await page.unroute('**/admin/v1/transactions/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Payment $42.00').waitFor();

    await page.route('**/holds', (route) => route.fulfill(failure));
    await page.getByRole('button', { name: 'Hold the payment' }).click();
    await hold(page).getByLabel('Reason').fill('It fails.');
    await hold(page).getByRole('button', { name: 'Hold the payment' }).click();
    await hold(page).getByText('Something went wrong. Request b7a4f0de.').waitFor();
  });

  it('that is slow leaves a skeleton, also of a screen that needs the tenants first', async () => {
    const { page, open, wrong } = await as(operator);
    const held = Promise.withResolvers<void>();
    await page.route(/\/admin\/v1\/(processors|transactions)/, async (route) => {
      await held.promise;
      await route.continue();
    });
    for (const path of ['/payments', `/payments/${payment}`, '/books', '/fees', '/risk']) {
      await open(path);
      await page.locator('[aria-busy="true"]').first().waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    held.resolve();
    await page.getByText('The whole tenant').or(page.getByText('No debits were sent')).first().waitFor();
    expect(wrong).toEqual([]);
  });

  it('is asked for nothing by a page that is idle for ten minutes', async () => {
    const { page, open } = await as(operator);
    await page.clock.install();
    await open('/today');
    await heading(page, /^Today/).waitFor();
    let asked = 0;
    page.on('request', () => asked++);
    await page.clock.runFor(90_000);
    expect(asked).toBeGreaterThan(0);
    await page.clock.runFor(600_000);
    asked = 0;
    await page.clock.runFor(1_800_000);
    expect(asked).toBe(0);
    const again = page.waitForRequest('**/admin/v1/today');
    await page.mouse.move(200, 200);
    await again;
  });
});

describe('The back button', () => {
  it('closes what is open over the screen, the topmost first, and then leaves the screen', async () => {
    const { page, open, wrong } = await as(operator);
    await open('/today');
    await page.getByRole('link', { name: /^Operators/ }).click();
    await page.getByRole('cell', { name: operator.name, exact: true }).click();
    await page.getByRole('button', { name: 'Change the role' }).click();
    const row = page.getByRole('dialog', { name: operator.name, exact: true });
    const act = page.getByRole('dialog', { name: 'Change the role' });
    await act.waitFor();
    await back(page);
    await act.waitFor({ state: 'detached' });
    await row.waitFor();
    await back(page);
    await row.waitFor({ state: 'detached' });
    await heading(page, 'Operators').waitFor();
    await back(page);
    await heading(page, /^Today/).waitFor();
    expect(wrong).toEqual([]);
  });
});

describe('Keys', () => {
  it('go to screens, and do nothing behind a dialog', async () => {
    const { page, open, wrong } = await as(operator);
    await open('/operators');
    await page.getByRole('cell', { name: operator.name, exact: true }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    for (const key of ['g', 't', 'j', 'Enter']) await page.keyboard.press(key);
    await heading(page, 'Operators').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const [letters, title] of [
      ['gt', /^Today/],
      ['gp', 'Payments'],
      ['gr', 'Returns in suspense'],
    ] as const) {
      await page.keyboard.type(letters);
      await heading(page, title).waitFor();
    }
    // Pasted, and Enter before the answer is there.
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText('order-1042');
    await page.keyboard.press('Enter');
    await heading(page, 'Payment $42.00').waitFor();
    expect(wrong).toEqual([]);
  });
});

describe('Names and amounts', () => {
  it('of any script and length fit, on a phone too', async () => {
    const { token } = payments.processor;
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const payer = await registerPerson(service, token, { first_name: '王小明 🛶', last_name: long });
    const payee = await registerBusiness(service, token, { business: { name: `${long} 株式会社 🏦` } });
    await addBankAccount(service, token, payer.uuid, {});
    await addBankAccount(service, token, payee.uuid, {});
    const most = { amount: 9_999_999_999, payer_uuid: payer.uuid, payee_uuid: payee.uuid };
    const { uuid } = await payments.started({ ...most, client_reference_id: 'r'.repeat(200) });
    await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, {
      body: { kind: 'risk', reason: `${long} ${long}` },
    });
    const { page, open, wrong } = await as(operator);
    const found: string[] = [];
    for (const [path, text] of [
      ['/payments', '$99,999,999.99'],
      [`/payments/${uuid}`, 'Payment $99,999,999.99'],
      ['/holds', '王小明 🛶'],
      ['/people', '王小明 🛶'],
      [`/people/${payer.uuid}`, '王小明 🛶'],
      [`/people/${payee.uuid}`, '株式会社 🏦'],
    ] as const) {
      await open(path);
      for (const width of [1_280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.getByText(text).first().waitFor();
        const cut: string[] = await page.evaluate(amountsCut);
        found.push(...cut.map((amount) => `${path} at ${width}: ${amount} is cut`));
        if (await isWide(page)) found.push(`${path} at ${width}: wider than the window`);
      }
    }
    expect(found).toEqual([]);
    expect(wrong).toEqual([]);
  });
});

/** As text: it runs in the page, whose globals this program does not know. */
const amountsCut = `[...document.querySelectorAll('td .number')]
  .filter((amount) => { const cell = amount.closest('td'); return cell.scrollWidth > cell.clientWidth; })
  .map((amount) => amount.textContent)`;
