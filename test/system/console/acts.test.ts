// Every act on a payment, pressed in the browser in every role: what is shown is accepted.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { allows, type Role } from '../../../src/api/http/caller.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { isWide, newViolationsOn } from '../../support/console/violations.ts';
import { person } from '../../support/operators/person.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { clawbackFailed, payerOwes, payoutKept } from '../../support/payments/failed-payments.ts';
import { advance, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
});

async function started(): Promise<{ uuid: string }> {
  const { started: start } = await paymentsOf(service);
  const payment = await start({ amount: 4_200 });
  for (const kind of ['risk', 'operator', 'operator']) {
    const body = { kind, reason: 'Out of pattern.', stops_capture: true };
    await service.send('POST', `/admin/v1/transactions/${payment.uuid}/holds`, { body });
  }
  return payment;
}

async function paid(): Promise<{ uuid: string }> {
  const { started: start } = await paymentsOf(service);
  const payment = await start({ amount: 12_500 });
  await advance(service, { banking_days: 6 });
  return payment;
}

const kinds = {
  started,
  paid,
  clawbackFailed: () => clawbackFailed(service),
  payerOwes: () => payerOwes(service),
  payoutKept: () => payoutKept(service),
  async payoutOfAnother() {
    const kept = await payoutKept(service);
    await addBankAccount(service, kept.payments.processor.token, kept.payments.pair.payee_uuid);
    return kept;
  },
} as const;

interface AllowedAct {
  operation_id: string;
  role: Role;
}

const acts = ({ page }: ConsolePage) => page.getByRole('region', { name: 'What you may do' });

/** What axe has looked at. */
const seen = new Set<string>();

/** Presses one button, gives a reason, and sends. Returns its name. Null: no button is left. */
async function pressNext(console: ConsolePage, pressed: readonly string[]): Promise<string | null> {
  const { page } = console;
  const names = await acts(console).getByRole('button').allInnerTexts();
  expect(new Set(names).size, names.join()).toBe(names.length);
  const name = names.find((one) => !pressed.includes(one));
  if (name === undefined) return null;
  await acts(console).getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Reason').fill('The payer called.');
  expect([name, await isWide(page), await newViolationsOn(page, seen)]).toEqual([name, false, []]);
  const how = dialog.getByLabel('How, and whom');
  if ((await how.count()) > 0) await how.fill('By phone, the ACH desk.');
  await dialog.getByRole('button', { name, exact: true }).click();
  // The page shows by then what the act changed.
  await dialog.waitFor({ state: 'detached' });
  return name;
}

/** An operator may do every act but release holds. Others are tried where they differ. */
const pressing = {
  viewer: ['started'],
  support: ['started'],
  risk: ['started', 'paid'],
  operator: Object.keys(kinds) as (keyof typeof kinds)[],
  administrator: ['started', 'paid'],
} as const satisfies Partial<Record<Role, readonly (keyof typeof kinds)[]>>;

it.each(Object.entries(pressing) as [keyof typeof pressing, readonly (keyof typeof kinds)[]][])(
  'As %s on a dark telephone, each button on a payment is accepted when it is pressed, and axe finds nothing',
  async (role, some) => {
    const { cookie } = await person(service, role);
    const console = await consolePage(browser, service, { cookie });
    await console.page.setViewportSize({ width: 390, height: 844 });
    await console.page.emulateMedia({ colorScheme: 'dark' });
    const answers: string[] = [];
    console.page.on('response', (response) => {
      const request = response.request();
      if (request.method() !== 'GET') answers.push(`${response.status()} ${request.method()} ${request.url()}`);
    });
    for (const kind of some) {
      const { uuid } = await kinds[kind]();
      const { allowed_acts, transaction, entries } = (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body
        .data;
      // The only account of the payee was closed: nothing can be sent to it.
      const shown = (allowed_acts as AllowedAct[]).filter(
        (one) => allows(role, one.role) && !(kind === 'payoutKept' && one.operation_id === 'sendPayoutAgain'),
      );
      // Banks ask for proofs of debits that they know.
      const askedForProof = allows(role, 'operator') && transaction.trace_ids.capture_trace_id !== '' ? 1 : 0;
      // A return is asked for while a bank has an entry that is not returned.
      const isAtBank = ({ state }: { state: string }) => ['sent', 'settled', 'good'].includes(state);
      const askForReturn = allows(role, 'operator') && entries.some(isAtBank) ? 1 : 0;
      const { data: reversals } = (await service.send('GET', `/admin/v1/transactions/${uuid}/reversible-entries`)).body;
      const reversible = allows(role, 'operator')
        ? reversals.entries.filter(({ why_not }: { why_not: string | null }) => why_not === null).length
        : 0;
      await console.open(`/payments/${uuid}`);
      await acts(console).getByRole('button').or(acts(console).getByText('Nothing to do now.')).first().waitFor();
      await expect
        .poll(() => acts(console).getByRole('button').count(), { message: kind })
        .toBe(shown.length + askedForProof + askForReturn + reversible);
      const graves = (names: string[]) => names.map((name) => /^(Write off|Cancel)/.test(name));
      const order = graves(await acts(console).getByRole('button').allInnerTexts());
      expect(order, 'what ends something is last').toEqual([...order].sort());
      const pressed: string[] = [];
      for (let name = await pressNext(console, pressed); name !== null; name = await pressNext(console, pressed))
        pressed.push(name);
      expect(pressed.length > 0, kind).toBe(shown.length > 0);
    }
    expect(answers.filter((answer) => !answer.startsWith('2'))).toEqual([]);
    expect(console.wrong).toEqual([]);
  },
);
