// Every act on a payment, pressed in the browser in every role: what is shown is accepted.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { allows, type Role } from '../../../src/api/http/caller.ts';
import { type ConsolePage, consolePage, startBrowser } from '../../support/console/browser.ts';
import { person } from '../../support/operators/person.ts';
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
} as const;

interface AllowedAct {
  operation_id: string;
  role: Role;
}

const acts = ({ page }: ConsolePage) => page.getByRole('region', { name: 'What you may do' });

/** Presses one button, gives a reason, and sends. Returns its name; null: there is no other button. */
async function pressNext(console: ConsolePage, pressed: readonly string[]): Promise<string | null> {
  const { page } = console;
  await acts(console).getByRole('button').or(acts(console).getByText('Nothing to do now.')).first().waitFor();
  const names = await acts(console).getByRole('button').allInnerTexts();
  expect(new Set(names).size, names.join()).toBe(names.length);
  const name = names.find((one) => !pressed.includes(one));
  if (name === undefined) return null;
  await acts(console).getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Reason').fill('The payer called.');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return name;
}

it.each(['viewer', 'support', 'operator', 'risk', 'administrator'] as const)(
  'As %s, each button on a payment is accepted when it is pressed',
  async (role) => {
    const { cookie } = await person(service, role);
    const console = await consolePage(browser, service, { cookie });
    const answers: string[] = [];
    console.page.on('response', (response) => {
      const request = response.request();
      if (request.method() !== 'GET') answers.push(`${response.status()} ${request.method()} ${request.url()}`);
    });
    for (const [kind, make] of Object.entries(kinds)) {
      const { uuid } = await make();
      const { allowed_acts } = (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
      const shown = (allowed_acts as AllowedAct[]).filter((one) => allows(role, one.role));
      await console.open(`/payments/${uuid}`);
      await acts(console).getByRole('button').or(acts(console).getByText('Nothing to do now.')).first().waitFor();
      expect(await acts(console).getByRole('button').count(), kind).toBe(shown.length);
      const pressed: string[] = [];
      for (let name = await pressNext(console, pressed); name !== null; name = await pressNext(console, pressed))
        pressed.push(name);
      expect(pressed.length > 0, kind).toBe(shown.length > 0);
    }
    expect(answers.filter((answer) => !answer.startsWith('2'))).toEqual([]);
    expect(console.wrong).toEqual([]);
  },
);
