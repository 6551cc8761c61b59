// The console in a real browser, against the real service: what an operator does in it.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../../console/words/en.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { consoleHeaders, invitation, type Person, password, person } from '../../support/operators/person.ts';
import { clawbackFailed } from '../../support/payments/failed-payments.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { raiseEvent, registerEndpoint } from '../../support/webhooks/webhooks.ts';

const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' };
let service: TestService;
let browser: Browser;
let payments: Payments;
let operator: Person;
let colleague: Person;
let viewer: Person;
/** A payment that came back as unauthorized: its payer is blocked. */
let chargedBack: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService({ settings }), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  const ofOrder = { client_reference_id: 'order-1042', metadata: { order: '94304' } };
  chargedBack = (await payments.started({ amount: 12_500, ...ofOrder })).uuid;
  await advance(service, { banking_days: 6 });
  await returnEntry(service, chargedBack, { stage: 'capture', code: 'R10' });
  // The other tests start payments of another payer.
  payments = await paymentsOf(service);
  [operator, colleague, viewer] = [
    await person(service, 'administrator'),
    await person(service, 'operator'),
    await person(service, 'viewer'),
  ];
});

const as = (who: Person, options: Parameters<typeof consolePage>[2] = {}): Promise<ConsolePage> =>
  consolePage(browser, service, { cookie: who.cookie, ...options });
const heading = ({ page }: ConsolePage, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pill = ({ page }: ConsolePage, name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true });
const dialog = ({ page }: ConsolePage, name: string) => page.getByRole('dialog', { name });

describe('Signing in', () => {
  it('goes from a one-time link to Today, and from a password to the screen that was asked for', async () => {
    const invited = invitation('operator');
    const { link } = (await service.send('POST', '/admin/v1/operators', { body: invited })).body.data;
    const console = await consolePage(browser, service, { expected: /status of 401/ });
    const { page } = console;
    await console.open(`/join#${link.token}`);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Open the console' }).click();
    await heading(console, /^Today/).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: invited.name }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    await heading(console, 'Sign in').waitFor();
    await console.open('/payments?transaction_status=CANCELED');
    await page.getByLabel('Email').fill(invited.email);
    await page.getByLabel(/^Password/).fill(`not ${password}`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('wrong').first().waitFor();
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await heading(console, 'Payments').waitFor();
    await pill(console, 'Status: Canceled').waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('says that a link was used', async () => {
    const console = await consolePage(browser, service, { expected: /status of 401/ });
    await console.open('/join#ThisTokenIsNotOneOfTheService_000000000000000');
    await console.page.getByText('This link does not work').waitFor();
  });
});

describe('Today', () => {
  it('proves the books', async () => {
    const console = await as(operator);
    await console.open('/today');
    await console.page.getByRole('button', { name: 'Check the books' }).click();
    await console.page.getByText(/All \d+ invariants hold/).waitFor();
  });
});

describe('A payment', () => {
  it('tells what happened, who is owed what and what may be done', async () => {
    const console = await as(operator);
    const { page } = console;
    await console.open(`/payments/${chargedBack}`);
    await heading(console, 'Payment $125.00').waitFor();
    const timeline = page.locator('.timeline');
    await timeline.getByText('Payment started').waitFor();
    await expect.poll(() => timeline.getByText(/R10/).count()).toBeGreaterThan(0);
    await expect.poll(() => timeline.getByText(/Trace \d{15} at simulated/).count()).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'Ada Moreau' }).first().waitFor();
    expect(console.wrong).toEqual([]);
  });

  it('shows its state and next day in a sentence to copy, what was refunded, both accounts, and the metadata of its tenant', async () => {
    const { uuid } = await payments.started({ amount: 3_100, metadata: { cart: '7-2041', note: '' } });
    const console = await as(operator);
    const { page } = console;
    await console.open(`/payments/${uuid}`);
    await heading(console, 'Payment $31.00').waitFor();
    const factOf = (name: string) =>
      page
        .locator('dt')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator('xpath=following-sibling::dd[1]')
        .innerText();
    expect(await page.title()).toMatch(/^Payment \$31\.00, Started/);
    await page.evaluate('navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };');
    await page.getByRole('button', { name: 'Copy answer' }).click();
    expect(await page.evaluate('globalThis.copied')).toMatch(/^Ada Moreau’s bank is to be debited on \w+ \d+\.$/);
    expect(await factOf('The payer’s bank may return it until')).toMatch(/\d{4}$/);
    expect(await factOf('Refunded')).toBe('$0.00');
    for (const account of ['Account that is debited', 'Account that is paid'])
      expect(await factOf(account)).toMatch(/ending in \d{4}$/i);
    expect([await factOf('Metadata cart'), await factOf('Metadata note')]).toEqual(['7-2041', '–']);
    expect(console.wrong).toEqual([]);
  });

  it('is canceled before it is sent, and refunded after', async () => {
    const { uuid } = await payments.started({ amount: 2_700 });
    const other = await payments.started({ amount: 2_800 });
    const console = await as(operator);
    const { page } = console;
    const decide = async (title: string) => {
      await page.getByRole('button', { name: title, exact: true }).click();
      const asked = dialog(console, title);
      if (title === 'Refund') await asked.getByLabel('Amount').fill('10.00');
      await asked.getByLabel('Reason').fill('The buyer called.');
      await asked.getByRole('button', { name: title }).click();
      await page.getByText(/: done\.$/).waitFor();
    };
    await console.open(`/payments/${uuid}`);
    await decide('Cancel the payment');
    await page.getByText('Canceled').first().waitFor();
    await advance(service, { banking_days: 1 });
    await console.open(`/payments/${other.uuid}`);
    await decide('Refund');
    const { refunds } = (await service.send('GET', `/admin/v1/transactions/${other.uuid}`)).body.data;
    expect(refunds).toMatchObject([{ amount: 1_000 }]);
    expect(console.wrong).toEqual([]);
  });

  it('gets one hold from a double click, and the same key on a retry after a lost answer', async () => {
    const { uuid } = await payments.started({ amount: 700 });
    const console = await as(operator, { expected: /ERR_FAILED|Failed to load/ });
    const { page } = console;
    const keys: string[] = [];
    let lose = true;
    const clicked = Promise.withResolvers<void>();
    await page.route('**/holds', async (route) => {
      keys.push(route.request().headers()['idempotency-key']!);
      if (!lose) return route.continue();
      lose = false;
      await clicked.promise;
      await route.fetch();
      return route.abort();
    });
    await console.open(`/payments/${uuid}`);
    await page.getByRole('button', { name: 'Hold the payment' }).click();
    const hold = dialog(console, 'Hold the payment');
    await hold.getByLabel('Reason').fill('A double click.');
    const submit = hold.getByRole('button', { name: 'Hold the payment' });
    await submit.dblclick();
    clicked.resolve();
    await hold.getByText('the service cannot be reached').waitFor();
    await submit.click();
    await page.getByText(/: done\.$/).waitFor();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    const { holds } = (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
    expect(holds).toHaveLength(1);
  });

  it('is returned in the sandbox, and the open page of a colleague follows', async () => {
    const { uuid } = await payments.started({ amount: 900 });
    await advance(service, { banking_days: 1 });
    const [console, other] = [await as(operator), await as(colleague)];
    await Promise.all([console.open(`/payments/${uuid}`), other.open(`/payments/${uuid}`)]);
    await heading(other, 'Payment $9.00').waitFor();
    await console.page.getByRole('button', { name: 'Return an entry' }).click();
    await dialog(console, 'Return an entry').getByRole('button', { name: 'Return an entry' }).click();
    await console.page.getByText('Capture ACH failed').first().waitFor();
    await other.page.getByText('Capture ACH failed').first().waitFor();
    expect([console.wrong, other.wrong]).toEqual([[], []]);
  });
});

describe('Four eyes', () => {
  it('one operator asks, another approves; the first may only take it back', async () => {
    const policy = { is_required: true, reason: 'Two people write off.' };
    await service.send('PUT', '/admin/v1/approval-policies/write_off', { body: policy });
    const { uuid } = await clawbackFailed(service);
    const console = await as(operator, { expected: /status of 4\d\d/ });
    await console.open(`/payments/${uuid}`);
    await console.page.getByRole('button', { name: 'Write off what a payee owes' }).click();
    const act = dialog(console, 'Write off what a payee owes');
    await act.getByLabel('Reason').fill('The merchant has closed.');
    await act.getByRole('button', { name: 'Write off what a payee owes' }).click();
    await console.page.getByText('A second operator must approve this').waitFor();
    await console.page.getByText(/^Write off .*: waits for approval\. .* asked\.$/).waitFor();
    await act.waitFor({ state: 'hidden' });
    await console.page.getByRole('button', { name: 'Write off what a payee owes' }).click();
    await act.getByLabel('Reason').fill('In other words.');
    await act.getByRole('button', { name: 'Write off what a payee owes' }).click();
    await act.getByRole('alert').getByRole('link', { name: 'Open the approval' }).click();
    await console.page.getByText('Each act of this kind needs a second operator').waitFor();
    await console.open(`/payments/${uuid}`);
    await console.page.getByRole('link', { name: 'Open the approval' }).click();
    await console.page.getByRole('cell', { name: 'The merchant has closed.' }).click();
    await console.page.getByText('Each act of this kind needs a second operator').waitFor();
    await console.page.getByText(/ to .* · Owed$/).waitFor();

    const openApproval = async (who: ConsolePage, askedBy: 'me' | 'others') => {
      await who.open(`/approvals?state=waiting&asked_by=${askedBy}`);
      await who.page.getByRole('cell', { name: '$97.00' }).waitFor();
      await who.page.getByRole('cell', { name: 'The merchant has closed.' }).click();
    };
    await openApproval(console, 'me');
    await console.page.getByRole('button', { name: 'Refuse' }).waitFor();
    expect(await console.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    const other = await as(colleague);
    await openApproval(other, 'others');
    await other.page.getByRole('button', { name: 'Approve' }).click();
    await dialog(other, 'Approve').getByLabel('Reason').fill('Seen in the register.');
    await dialog(other, 'Approve').getByRole('button', { name: 'Approve' }).click();
    await other.page.getByText(/: done\.$/).waitFor();
    const { balances } = (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
    expect(balances.map(({ account }: { account: string }) => account)).toContain('LOSS');
  });

  it('a viewer sees no act', async () => {
    const console = await as(viewer);
    await console.open(`/payments/${chargedBack}`);
    await console.page.getByText('Nothing to do now.').waitFor();
    await expect.poll(() => console.page.getByRole('button', { name: 'Add a note' }).count()).toBe(0);
    await expect.poll(() => console.page.getByRole('button', { name: 'Next banking day' }).count()).toBe(0);
    for (const [screen, shown] of [
      ['today', 'Books'],
      ['books', 'Proof'],
    ] as const) {
      await console.open(`/${screen}`);
      await console.page.getByRole('heading', { name: shown }).first().waitFor();
      await expect.poll(() => console.page.getByRole('button', { name: 'Check the books' }).count()).toBe(0);
    }
    expect(console.wrong).toEqual([]);
  });
});

describe('A developer', () => {
  it('sees the payments, webhooks and requests of one tenant, and sends a delivery again', async () => {
    const { uuid: processorUuid, token } = payments.processor;
    const { uuid } = await registerEndpoint(service, token, 'https://127.0.0.1:8443/hook', ['BusinessCreated']);
    await raiseEvent(service, processorUuid, { type: 'BusinessCreated' });
    await service.context.database.query(
      `UPDATE webhook_endpoints SET state = 'disabled', disabled_at = now(), disabled_reason = 'gone' WHERE uuid = $1`,
      [uuid],
    );
    await payments.started({ amount: 1_300 });
    const console = await as(await person(service, 'developer', processorUuid));
    const { page } = console;
    await console.open('');
    await page.getByRole('link', { name: 'Payments', exact: true }).click();
    await heading(console, 'Payments').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Today' }).count()).toBe(0);
    await page.locator('tr[data-row="0"]').click();
    await heading(console, /^Payment/).waitFor();
    await page.locator('.timeline').getByText('Payment started').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^(Refund|Cancel the payment)$/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Webhook endpoints' }).click();
    await page.getByRole('cell', { name: 'https://127.0.0.1:8443/hook' }).click();
    await page.getByRole('button', { name: 'Enable' }).click();
    await dialog(console, 'Enable').getByRole('button', { name: 'Enable' }).click();
    await page.getByText(/: done\.$/).waitFor();
    await page.getByRole('cell', { name: 'https://127.0.0.1:8443/hook' }).click();
    await page.getByRole('link', { name: 'Show deliveries' }).click();
    await heading(console, 'Deliveries').waitFor();
    await page.getByRole('cell', { name: 'BusinessCreated' }).first().click();
    await page.getByRole('button', { name: 'Send it again' }).waitFor();
    for (const screen of ['own-events', 'own-requests']) {
      await console.open(`/${screen}`);
      await page.getByRole('table').or(page.getByText('No requests yet')).first().waitFor();
    }
    expect(console.wrong).toEqual([]);
  });
});

describe('A list', () => {
  it('has its filters in the address, and opens rows with the keyboard', async () => {
    const console = await as(operator);
    const { page } = console;
    await console.open('/payments');
    await pill(console, 'Amount').click();
    await page.getByLabel('Amount from').fill('$125.00');
    await page.getByLabel('Amount to').fill('125');
    await page.keyboard.press('Enter');
    await page.waitForURL(/amount_from=12500/);
    await page.getByText('1 row. Amount $125.00. End of list').waitFor();
    const { state } = (await service.send('GET', `/admin/v1/transactions/${chargedBack}`)).body.data;
    await pill(console, 'State').click();
    await page.getByRole('button', { name: words.payment.stateNames[state]!, exact: true }).click();
    await page.waitForURL(new RegExp(`state=${state}`));
    await page.getByText('1 row. Amount $125.00. End of list').waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await heading(console, 'Payment $125.00').waitFor();
    await page.goBack();
    await pill(console, 'Amount: $125.00').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    for (const [entry, found] of [
      ['order=94305', 'No rows match these filters'],
      ['order = 94304', '1 row. Amount $125.00. End of list'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a filter' }).click();
      await page.getByRole('menuitem', { name: 'Metadata' }).click();
      await page.getByRole('textbox', { name: 'Metadata' }).fill(entry);
      await page.keyboard.press('Enter');
      await page.getByText(found).waitFor();
      await page.getByRole('button', { name: 'Clear Metadata' }).click();
    }
    expect(console.wrong).toEqual([]);
  });

  it('acts on the selected rows with one reason, says which were not done, and does those again', async () => {
    const three = [await person(service, 'viewer'), await person(service, 'viewer'), await person(service, 'viewer')];
    const { sessions } = (await service.send('GET', '/admin/v1/sessions')).body.data;
    const { uuid: lost } = sessions.find(({ operator_uuid: of }: { operator_uuid: string }) => of === three[1]!.uuid);
    const console = await as(operator, { expected: /ERR_FAILED|Failed to load/ });
    const { page } = console;
    const keys: string[] = [];
    await page.route(`**/sessions/${lost}*`, (route) => {
      keys.push(route.request().url());
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await console.open('/sessions');
    const rowOf = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
    for (const { name } of three) await rowOf(name).getByRole('checkbox').check();
    await page.getByRole('toolbar').getByText('3 rows selected').waitFor();
    await page.getByRole('toolbar').getByRole('button', { name: 'End the session' }).click();
    const bulk = dialog(console, 'End the session');
    await bulk.getByLabel('Reason').fill('Their laptops were stolen.');
    await bulk.getByRole('button', { name: 'End the session: 3' }).click();
    await bulk.getByText('2 done, 0 wait for a second operator, 0 refused, 1 unknown.').waitFor();
    await bulk.getByRole('cell', { name: three[1]!.name }).waitFor();
    await bulk.getByRole('button', { name: 'End the session: 1' }).click();
    await bulk.getByText('3 done, 0 wait for a second operator, 0 refused.').waitFor();
    expect(keys).toHaveLength(2);
    for (const { cookie } of three)
      expect(
        (await service.send('GET', '/admin/v1/session', { token: null, headers: consoleHeaders(cookie) })).status,
      ).toBe(401);
  });

  it('names the field of a filter that the API refuses', async () => {
    const console = await as(operator, { expected: /status of 422/ });
    await console.open('/payments?trace_id=7');
    await console.page.getByText('trace_id: must be a trace number: 15 digits').waitFor();
    await console.page.getByText('Request').first().waitFor();
  });
});

describe('A tenant', () => {
  it('rehearses its webhooks with an event that the sandbox causes', async () => {
    const { uuid } = await service.processor('Fjord Rehearsals');
    const { page, open, wrong } = await as(operator);
    await open('/today');
    await page.getByRole('button', { name: 'Cause an event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cause an event' });
    await dialog.getByLabel('Tenant').selectOption(uuid);
    await dialog.getByLabel('Event').selectOption('TransactionFailed');
    await dialog.getByRole('button', { name: 'Cause an event' }).click();
    await page.getByText('TransactionFailed has happened.').waitFor();
    expect(wrong).toEqual([]);
    const search = await service.send('GET', `/admin/v1/transactions?processor_uuid=${uuid}`);
    expect(search.body.data.transactions).toMatchObject([{ ach_return_code: 'R01' }]);
    const { tokens } = (await service.send('GET', `/admin/v1/tokens?processor_uuid=${uuid}`)).body.data;
    expect(tokens.filter((one: { revoked_at: string | null }) => one.revoked_at === null)).toHaveLength(1);
  });

  it('is made, gets a token that is shown once, and is suspended', async () => {
    const console = await as(operator);
    const { page } = console;
    const act = async (title: string, fields: Record<string, string>) => {
      await page.getByRole('button', { name: title, exact: true }).first().click();
      for (const [label, text] of Object.entries({ ...fields, Reason: 'They have signed.' }))
        await dialog(console, title).getByLabel(label).fill(text);
      await dialog(console, title).getByRole('button', { name: title, exact: true }).click();
    };
    await console.open('/tenants');
    await act('New tenant', { Name: 'Pier 7 Boats' });
    await page.getByRole('cell', { name: 'Pier 7 Boats' }).click();
    await heading(console, 'Pier 7 Boats').waitFor();
    await act('New token', {});
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    const me = await service.send('GET', '/3p/api/v1/me', { token });
    expect(me.body.data.processor.name).toBe('Pier 7 Boats');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('No tokens: its programs').waitFor({ state: 'detached' });
    await act('Suspend', {});
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    expect((await service.send('GET', '/3p/api/v1/me', { token })).body.data.suspended).toBe(true);
    expect(console.wrong).toEqual([]);
  });
});

describe('A file', () => {
  it('of a bank shows its problem next to the line, and each field by its name', async () => {
    const { uuid } = await payments.started({ amount: 2_200 });
    await advance(service, { banking_days: 1 });
    await service.send('POST', '/sandbox/v1/bank/misbehave', { body: { next_answers: 'cut' } });
    await returnEntry(service, uuid, { stage: 'capture', code: 'R01' });
    const console = await as(operator);
    const { page } = console;
    await console.open('/inbound-files?open=true');
    await page.locator('tr[data-row="0"]').click();
    await page.getByText('The file control is missing').waitFor();
    await page.getByRole('button', { name: 'Show the content' }).click();
    await page.getByRole('alert').getByText('The file control is missing').waitFor();
    await page.locator('.line').first().click();
    await page.getByRole('cell', { name: 'Name of the sender' }).waitFor();
    expect(console.wrong).toEqual([]);
  });
});

describe('Two operators at one item', () => {
  it('decide once: the second is told why not', async () => {
    const { token } = payments.processor;
    const business = { name: 'Two Sides LLC', tin: '000000002' };
    const body = { kyb: true, business };
    const { uuid } = (await service.send('POST', '/3p/api/v2/businesses', { token, body })).body.data;
    const [first, second] = [await as(operator), await as(operator, { expected: /status of 4\d\d/ })];
    const act = 'Decide the verification';
    for (const [one, decision] of [
      [first, 'approve'],
      [second, 'reject'],
    ] as const) {
      await one.open(`/people/${uuid}`);
      await one.page.getByRole('button', { name: act }).click();
      await dialog(one, act).getByLabel('Decision').selectOption(decision);
      await dialog(one, act).getByLabel('Reason').fill('Seen in the register.');
    }
    const submit = (one: ConsolePage) => dialog(one, act).getByRole('button', { name: act }).click();
    await submit(first);
    await first.page.getByText(/: done\.$/).waitFor();
    await submit(second);
    await dialog(second, act).getByRole('alert').waitFor();
    expect((await service.send('GET', `/admin/v1/users/${uuid}`)).body.data.kyb_status).toBe('APPROVED');
    expect(first.wrong).toEqual([]);
  });
});
