// Money acts on many payments, in the browser: what each moves, once, and what became of each.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { consolePage, startBrowser } from '../../support/console/browser.ts';
import { violationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let operator: Person;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  operator = await person(service, 'operator');
});

/** Paid payments of these amounts, under a reference of their own. */
async function paid(reference: string, amounts: readonly number[]) {
  const { started } = await paymentsOf(service);
  const found: { uuid: string }[] = [];
  for (const amount of amounts) found.push(await started({ amount, client_reference_id: reference }));
  await advance(service, { banking_days: 6 });
  return { uuids: found.map(({ uuid }) => uuid), started };
}

const refundsOf = async (uuid: string): Promise<number[]> =>
  (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body.data.refunds.map(
    ({ amount }: { amount: number }) => amount,
  );

const policy = (is_required: boolean) =>
  service.send('PUT', '/admin/v1/approval-policies/refunds', { body: { is_required, above_amount: 3_000 } });

/** The page of the payments with a reference, all selected. */
async function selecting(reference: string, expected?: RegExp) {
  const console = await consolePage(browser, service, {
    cookie: operator.cookie,
    ...(expected === undefined ? {} : { expected }),
  });
  const { page } = console;
  await console.open(`/payments?client_reference_id=${reference}`);
  await page.getByRole('checkbox').first().check();
  const press = async (title: string) => {
    await page.getByRole('toolbar').getByRole('button', { name: title, exact: true }).click();
    return page.getByRole('dialog', { name: title });
  };
  return { console, page, press };
}

it('refunds the whole of some payments and a part of others, once each, though an answer is lost', async () => {
  const { uuids, started } = await paid('bulk-1', [4_000, 2_000, 1_001]);
  const fresh = await started({ amount: 900, client_reference_id: 'bulk-1' });
  const { console, page, press } = await selecting('bulk-1', /ERR_FAILED|Failed to load/);
  const keys: (string | undefined)[] = [];
  const forbidden = { message: 'Not now.', errors: [{ code: 'role_not_allowed', field: '', message: 'Not now.' }] };
  await page.route(`**/transactions/${uuids[1]}/refund`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The service refunds it, and its answer is lost.
    if (keys.length === 1) {
      await route.fetch();
      return route.abort();
    }
    // A refusal before the key is looked at does not say that the first try did nothing.
    if (keys.length === 2) return route.fulfill({ status: 403, json: forbidden });
    return route.continue();
  });
  const dialog = await press('Refund');
  await dialog.getByText('1 row is left out').waitFor();
  await dialog.getByText('For each of 3 rows, $70.01 in all.').waitFor();
  await dialog.getByLabel('Part of each, in percent').fill('50');
  await dialog.getByText('For each of 3 rows, $35.00 in all.').waitFor();
  const amountOf = (row: string) =>
    dialog
      .getByRole('row')
      .filter({ hasText: row })
      .getByRole('textbox', { name: /^Amount of/ });
  await amountOf('$40.00').fill('40.01');
  await dialog.getByLabel('Reason').fill('The shop recalls them.');
  const send = (count: number) => dialog.getByRole('button', { name: `Refund: ${count}` });
  await expect.poll(() => send(3).isDisabled()).toBe(true);
  await amountOf('$40.00').fill('40');
  expect(await violationsOn(page)).toEqual([]);
  await send(3).click();
  await dialog.getByText('2 done, 0 wait for a second operator, 0 refused, 1 unknown.').waitFor();
  await expect.poll(() => amountOf('$20.00').isDisabled()).toBe(true);
  await dialog.getByRole('cell', { name: 'Unknown', exact: true }).waitFor();
  await dialog.getByRole('alert').filter({ hasText: 'No answer came for these rows' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('Another reason, after the line broke.');
  await send(1).click();
  await dialog.getByRole('alert').filter({ hasText: 'Not now.' }).waitFor();
  await dialog.getByText('2 done, 0 wait for a second operator, 0 refused, 1 unknown.').waitFor();
  await send(1).click();
  await dialog.getByText('3 done, 0 wait for a second operator, 0 refused.').waitFor();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  expect(await Promise.all([...uuids, fresh.uuid].map(refundsOf))).toEqual([[4_000], [1_000], [500], []]);
  expect(console.wrong).toEqual([]);
});

it('says which refunds wait for a second operator, and tries a refused one under another key', async () => {
  const { uuids } = await paid('bulk-2', [4_000, 2_000]);
  await policy(true);
  const { page, press } = await selecting('bulk-2', /422/);
  const keys: (string | undefined)[] = [];
  await page.route(`**/transactions/${uuids[1]}/refund`, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.continue();
  });
  const dialog = await press('Refund');
  await dialog.getByText('For each of 2 rows, $60.00 in all.').waitFor();
  // A colleague refunds a part of one while the dialog is open.
  await service.send('POST', `/admin/v1/transactions/${uuids[1]}/refund`, { body: { amount: 500, reason: 'Called.' } });
  await dialog.getByLabel('Reason').fill('The shop recalls them.');
  await dialog.getByRole('button', { name: 'Refund: 2' }).click();
  await dialog.getByText('0 done, 1 waits for a second operator, 1 refused.').waitFor();
  await dialog.getByRole('cell', { name: 'Waits for a second operator' }).waitFor();
  await dialog.getByRole('row').filter({ hasText: '$20.00' }).getByRole('textbox').fill('15.00');
  await dialog.getByRole('button', { name: 'Refund: 1' }).click();
  await dialog.getByText('1 done, 1 waits for a second operator, 0 refused.').waitFor();
  expect(new Set(keys).size).toBe(2);
  await policy(false);
  expect(await Promise.all(uuids.map(refundsOf))).toEqual([[], [500, 1_500]]);
});

it('cancels those that can be canceled, and says why others cannot', async () => {
  const { started } = await paid('bulk-3', [4_000]);
  const fresh = await started({ amount: 900, client_reference_id: 'bulk-3' });
  const { page, press } = await selecting('bulk-3');
  const dialog = await press('Cancel the payment');
  await dialog.getByRole('cell', { name: /^Not possible in its state now: / }).waitFor();
  await dialog.getByLabel('Reason').fill('The order was withdrawn.');
  await dialog.getByRole('button', { name: 'Cancel the payment: 1' }).click();
  await dialog.getByText('1 done, 0 wait for a second operator, 0 refused.').waitFor();
  const { state } = (await service.send('GET', `/admin/v1/transactions/${fresh.uuid}`)).body.data;
  expect(state).toBe('canceled');
  await expect.poll(() => page.getByRole('button', { name: 'Release the holds' }).count()).toBe(0);
});

it('releases the holds of many payments as risk', async () => {
  const { started } = await paymentsOf(service);
  const two = [
    await started({ amount: 900, client_reference_id: 'bulk-4' }),
    await started({ amount: 800, client_reference_id: 'bulk-4' }),
  ];
  for (const { uuid } of two)
    await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, {
      body: { kind: 'risk', reason: 'Out of pattern.', stops_capture: true },
    });
  operator = await person(service, 'risk');
  const { press } = await selecting('bulk-4');
  const dialog = await press('Release the holds');
  await dialog.getByLabel('Reason').fill('The payers answered.');
  await dialog.getByRole('button', { name: 'Release the holds: 2' }).click();
  await dialog.getByText('2 done, 0 wait for a second operator, 0 refused.').waitFor();
  for (const { uuid } of two) {
    const { holds } = (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
    expect(holds.every(({ released_at }: { released_at: string | null }) => released_at !== null)).toBe(true);
  }
});

it('asks for the password once, and stops when it is not given', async () => {
  const { started } = await paymentsOf(service);
  for (const amount of [700, 600]) {
    const { uuid } = await started({ amount, client_reference_id: 'bulk-5' });
    const body = { kind: 'risk', reason: 'Out of pattern.', stops_capture: true };
    await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body });
  }
  operator = await person(service, 'risk');
  const { page, press } = await selecting('bulk-5', /403/);
  await service.context.database.query(
    `UPDATE operator_sessions SET confirmed_at = confirmed_at - interval '1 hour' WHERE operator_uuid = $1`,
    [operator.uuid],
  );
  service.context.sessions.forget();
  const dialog = await press('Release the holds');
  await dialog.getByLabel('Reason').fill('The order was withdrawn.');
  await dialog.getByRole('button', { name: 'Release the holds: 2' }).click();
  const confirming = page.getByRole('dialog', { name: 'Enter your password again' });
  await confirming.getByRole('button', { name: 'Close' }).click();
  await dialog.getByText('0 done, 0 wait for a second operator, 1 refused.').waitFor();
  await dialog.getByRole('button', { name: 'Release the holds: 2' }).waitFor();
  await expect.poll(() => confirming.count()).toBe(0);
});
