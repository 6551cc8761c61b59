// The ten jobs that the console is judged by. Each begins at an empty address, and its clicks are
// counted: a job that gets longer fails. docs/operate/console.md names the runbook of each.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readNow } from '../../support/banks/bank-answers.ts';
import { today } from '../../support/banks/bank-statements.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { chooseTenant } from '../../support/console/choose-tenant.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { payoutKept } from '../../support/payments/failed-payments.ts';
import { advance, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { raiseEvent, registerEndpoint } from '../../support/webhooks/webhooks.ts';

const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8', ACHORD_REQUEST_LOG_DAYS: '14' };
let service: TestService;
let browser: Browser;
let operator: Person;
/** A payment that came back as unauthorized: its payer is blocked. */
let chargedBack: { uuid: string; processor: { uuid: string; token: string } };
beforeAll(async () => {
  [service, browser] = await Promise.all([testService({ settings }), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  const { started, processor } = await paymentsOf(service);
  const { uuid } = await started({ amount: 12_500, client_reference_id: 'order-1042' });
  chargedBack = { uuid, processor };
  await advance(service, { banking_days: 6 });
  await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
  operator = await person(service, 'administrator');
});

/** Opens the console at its bare address. */
async function begin(who: Person = operator, expected?: RegExp): Promise<ConsolePage> {
  const console = await consolePage(browser, service, {
    cookie: who.cookie,
    ...(expected === undefined ? {} : { expected }),
  });
  await console.open('');
  return console;
}
const heading = ({ page }: ConsolePage, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Fills in the dialog of an act, and acts. */
async function decide({ page }: ConsolePage, act: string, fields: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: act });
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await page.getByText(/: done\.$/).waitFor();
}

function done(console: ConsolePage, clicks: number): void {
  expect(console.clicks()).toBeLessThanOrEqual(clicks);
  expect(console.wrong).toEqual([]);
}

const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;

describe('In the console', () => {
  it('1. what waits this morning leads to the act that ends it: five clicks', async () => {
    const { body } = await service.send('POST', `/admin/v1/transactions/${chargedBack.uuid}/holds`, {
      body: { kind: 'risk', reason: 'The amount is unusual.' },
    });
    const console = await begin();
    await console.page.getByRole('link', { name: 'Risk holds' }).click();
    await console.page.getByRole('cell', { name: 'The amount is unusual.' }).click();
    await console.page.getByRole('button', { name: 'Release the hold' }).click();
    await decide(console, 'Release the hold', { Reason: 'The payer explained it.' });
    done(console, 5);
    expect((await get(`holds/${body.data.uuid}`)).released_at).not.toBeNull();
    const { acts } = await get('audit-trail?action=hold.released&limit=1');
    expect(acts).toMatchObject([{ operator_uuid: operator.uuid, reason: 'The payer explained it.' }]);
  });

  it('2. a file that is not at its bank says why: two clicks', async () => {
    const reachable = (is: boolean) =>
      service.send('POST', '/sandbox/v1/bank/server', { body: { reachable: is, reason: 'A rehearsal.' } });
    const { started } = await paymentsOf(service);
    await reachable(false);
    await started({ amount: 3_100 });
    await advance(service, { banking_days: 1 });
    const console = await begin();
    await console.page.getByRole('link', { name: 'Files not sent yet' }).click();
    await console.page.getByText('It waits for the bank’s server.').waitFor();
    await console.page.locator('tr[data-row="0"]').click();
    await heading(console, /\.ach$/).waitFor();
    await console.page.locator('.status').getByText('Written').waitFor();
    done(console, 2);
    await reachable(true);
  });

  it('3. a line of the bank statement is explained by a payment: seven clicks', async () => {
    const { started } = await paymentsOf(service);
    const { uuid } = await started({ amount: 7_713, client_reference_id: 'order-7713' });
    await advance(service, { banking_days: 2 });
    const line = `${today(service)},debit,7713,RETURN ITEM 0021`;
    const console = await begin();
    const { page } = console;
    await page.getByRole('link', { name: 'Bank statement' }).click();
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`booked_on,direction,amount,reference\n${line.replace('debit', 'out')}\n`),
    });
    await page.getByRole('alert').getByText('Row 2: direction is "out"').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`booked_on,direction,amount,reference\n${line}\n`),
    });
    await page.getByRole('button', { name: 'Enter 1 line' }).click();
    await page.getByText('1 line: 1 open').waitFor();
    await page.getByRole('cell', { name: 'RETURN ITEM 0021' }).click();
    const ofAmount = page.getByRole('region', { name: 'Payments of $77.13' });
    await ofAmount.getByRole('button', { name: 'It is a return' }).first().waitFor();
    // Money left the account: it is no money that the operator paid in.
    await expect.poll(() => page.getByRole('button', { name: 'It is our own money' }).count()).toBe(0);
    await ofAmount.getByRole('button', { name: 'It is a return' }).first().click();
    await decide(console, 'It is a return', { 'Return code': 'R01', Reason: 'The bank names its trace.' });
    // The dialog's two fields were typed into; an input of a file has no click.
    done(console, 7);
    expect((await get(`transactions/${uuid}`)).transaction.ach_return_code).toBe('R01');
  });

  it('4. money that is owed goes out again: four clicks', async () => {
    const { uuid, payments } = await payoutKept(service);
    const { processor, pair } = payments;
    const other = await addBankAccount(service, processor.token, pair.payee_uuid);
    const console = await begin();
    const { page } = console;
    await page.getByRole('link', { name: 'Owed to payees' }).click();
    await page.locator('tr[data-row="0"]').click();
    await heading(console, /^Payment/).waitFor();
    await page.getByRole('button', { name: 'Pay out again' }).click();
    await page.getByRole('dialog').getByLabel('Account').selectOption(other.uuid);
    await decide(console, 'Pay out again', { Reason: 'The merchant has a new account.' });
    done(console, 4);
    const { moves } = await get(`transactions/${uuid}`);
    expect(moves.at(-1).transition).toBe('P6');
  });

  it('5. where a payment is, and when the money arrives: one click', async () => {
    const { started } = await paymentsOf(service);
    await started({ amount: 4_200, client_reference_id: 'order-4200' });
    const console = await begin();
    const { page } = console;
    await heading(console, /^Today/).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('order-4200');
    await page.getByRole('option', { name: '$42.00' }).click();
    await heading(console, 'Payment $42.00').waitFor();
    await page.getByText(/bank is to be debited on \w+ \d+\./).waitFor();
    await page
      .getByRole('region', { name: 'Where the money is' })
      .getByText(/^Expected/)
      .nth(1)
      .waitFor();
    await page.locator('.timeline').getByText('Payment started').waitFor();
    done(console, 1);
  });

  it('6. what to tell a payer whose payment came back: one click', async () => {
    const console = await begin();
    const { page } = console;
    await heading(console, /^Today/).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('order-1042');
    await page.getByRole('option', { name: '$125.00' }).click();
    await page.getByText('Why it failed').waitFor();
    await page.getByRole('link', { name: 'Ada Moreau' }).first().waitFor();
    await expect.poll(() => page.locator('.timeline').getByText(/R10/).count()).toBeGreaterThan(0);
    done(console, 1);
  });

  it('7. who nears a return rate, and why: three clicks', async () => {
    const path = `/admin/v1/processors/${chargedBack.processor.uuid}`;
    await service.send('PUT', path, { body: { name: 'Harbor Rentals' } });
    const console = await begin();
    const { page } = console;
    await page.getByRole('link', { name: /^Risk/ }).click();
    await chooseTenant(page, 'Harbor Rentals');
    const merchant = page.getByRole('row', { name: /1 returned, limit 0.5 %/ }).last();
    await merchant.getByRole('button', { name: 'Return codes' }).click();
    await page.getByRole('link', { name: 'R10: 1' }).click();
    await heading(console, 'Payments').waitFor();
    await page.getByText('order-1042').waitFor();
    done(console, 3);
  });

  it('8. a business is decided with what was looked at: four clicks', async () => {
    const business = { name: 'New Shop LLC', tin: '000000002' };
    const { uuid } = (
      await service.send('POST', '/3p/api/v2/businesses', {
        token: chargedBack.processor.token,
        body: { kyb: true, business },
      })
    ).body.data;
    const console = await begin();
    const { page } = console;
    await page.getByRole('link', { name: 'Businesses in review' }).click();
    await page.getByRole('cell', { name: 'New Shop LLC' }).click();
    await page.getByRole('button', { name: 'Decide the verification' }).click();
    await decide(console, 'Decide the verification', {
      'Documents that you looked at': 'case-7/articles.pdf\ncase-7/lease.pdf',
      Reason: 'The articles of incorporation match.',
    });
    await page.getByRole('listitem').getByText('case-7/lease.pdf').waitFor();
    done(console, 4);
    expect(await get(`users/${uuid}`)).toMatchObject({
      kyb_status: 'APPROVED',
      kyb_decisions: expect.arrayContaining([
        expect.objectContaining({ documents: ['case-7/articles.pdf', 'case-7/lease.pdf'] }),
      ]),
    });
  });

  it('9. why a webhook or a request failed: two clicks each for the developer, four for an operator', async () => {
    const { uuid: processorUuid, token } = chargedBack.processor;
    const { uuid } = await registerEndpoint(service, token, 'https://127.0.0.1:8443/hook', ['BusinessCreated']);
    await raiseEvent(service, processorUuid, { type: 'BusinessCreated' });
    await service.context.database.query(
      `UPDATE webhook_endpoints SET state = 'disabled', disabled_at = now(), disabled_reason = 'gone' WHERE uuid = $1`,
      [uuid],
    );
    await service.send('POST', '/3p/api/v1/transaction', { token, body: { amount: 'ten' } });
    const developer = await person(service, 'developer', processorUuid);
    // The log is written a moment after the answer.
    await expect
      .poll(async () => (await service.send('GET', '/3p/api/v1/requests?failed=true', { token })).body.data.requests, {
        timeout: longWaitMs,
      })
      .not.toEqual([]);
    const console = await begin(developer);
    const { page } = console;
    await page.getByRole('link', { name: 'Webhook endpoints' }).click();
    await page.getByRole('cell', { name: 'https://127.0.0.1:8443/hook' }).click();
    await page.getByText('gone').first().waitFor();
    done(console, 2);
    const ours = await begin();
    await ours.page.getByRole('link', { name: 'Webhook endpoints' }).click();
    await ours.page.getByRole('cell', { name: 'https://127.0.0.1:8443/hook' }).click();
    await ours.page.getByRole('link', { name: 'Show deliveries' }).click();
    await ours.page.getByRole('cell', { name: 'BusinessCreated' }).first().click();
    await ours.page.getByRole('button', { name: 'Send it again' }).waitFor();
    await ours.page.getByRole('region', { name: 'What is sent' }).getByText('"type": "BusinessCreated"').waitFor();
    done(ours, 4);
    const other = await begin(developer);
    await other.page.getByRole('link', { name: 'Requests' }).click();
    await other.page.getByRole('cell', { name: '422' }).first().click();
    await other.page.getByRole('dialog').getByText('Error codes').waitFor();
    done(other, 2);
  });

  it('10. a return is played in the sandbox: two clicks after the payment is found', async () => {
    const { started } = await paymentsOf(service);
    const { uuid } = await started({ amount: 900, client_reference_id: 'order-900' });
    await advance(service, { banking_days: 1 });
    const console = await begin();
    const { page } = console;
    await heading(console, /^Today/).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('order-900');
    await page.getByRole('option', { name: '$9.00' }).click();
    await page.getByRole('button', { name: 'Return an entry' }).click();
    await page
      .getByRole('dialog', { name: 'Return an entry' })
      .getByRole('button', { name: 'Return an entry' })
      .click();
    await page.getByText('Capture ACH failed').first().waitFor();
    done(console, 3);
    await readNow(service);
    expect((await get(`transactions/${uuid}`)).transaction.capture_status).toBe('CAPTURE_ACH_FAILED');
  });
});
