// The words of the field: their meaning opens by pointing, by the keyboard and by a tap, and closes
// with Escape.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { returnCodes } from '../../../clients/mcp/src/return-codes.ts';
import { glossary } from '../../../console/words/glossary.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { consolePage, type Page, startBrowser } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
let operator: Person;
let tenantPerson: Person;
/** It came back as unauthorized. */
let payment: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  await advance(service, { to: sundayAhead(service) });
  const payments = await paymentsOf(service);
  payment = (await payments.started({ amount: 12_500 })).uuid;
  await advance(service, { banking_days: 6 });
  await returnEntry(service, payment, { stage: 'capture', code: 'R10' });
  operator = await person(service, 'viewer');
  tenantPerson = await person(service, 'tenant_viewer', payments.processor.uuid);
});

const meaning = (page: Page) => page.getByRole('tooltip');
const term = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const { title, meaning: unauthorized } = returnCodes.R10!;

async function onPayment(options: { phone?: boolean } = {}) {
  const console = await consolePage(browser, service, { cookie: operator.cookie, ...options });
  await console.open(`/payments/${payment}`);
  await term(console.page, 'R10').waitFor();
  return console;
}

describe('The meaning of a word', () => {
  it('opens by pointing, stays while one reads it, and closes when one leaves both', async () => {
    const { page, wrong } = await onPayment();
    await term(page, 'R10').hover();
    await meaning(page).getByText(`${title}. ${unauthorized}`).waitFor();
    await meaning(page).hover();
    // Longer than it takes to close.
    await page.waitForTimeout(400);
    await expect.poll(() => meaning(page).isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await meaning(page).waitFor({ state: 'detached' });
    expect(wrong).toEqual([]);
  });

  it('opens by the keyboard, describes the word, and closes with Escape and with leaving', async () => {
    const { page, wrong } = await onPayment();
    const word = term(page, 'R10');
    await word.focus();
    await meaning(page).waitFor();
    const id = await word.getAttribute('aria-describedby');
    await expect.poll(() => page.locator(`[id="${id}"]`).innerText()).toBe(`${title}. ${unauthorized}`);
    await page.keyboard.press('Escape');
    await meaning(page).waitFor({ state: 'detached' });
    expect(await word.getAttribute('aria-describedby')).toBeNull();
    await word.blur();
    await word.focus();
    await meaning(page).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => word.getAttribute('aria-describedby')).toBeNull();
    expect(wrong).toEqual([]);
  });

  it('closes with Escape also when only the pointer is on the word', async () => {
    const { page } = await onPayment();
    await term(page, 'R10').hover();
    await meaning(page).waitFor();
    await page.keyboard.press('Escape');
    await meaning(page).waitFor({ state: 'detached' });
  });

  it('opens by a tap, fits a phone, and axe finds nothing', async () => {
    const { page, wrong } = await onPayment({ phone: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await term(page, 'R10').dispatchEvent('pointerenter', { pointerType: 'touch' });
      await term(page, 'R10').click();
      await meaning(page).waitFor();
      const { x, width } = (await meaning(page).boundingBox())!;
      expect([x >= 0, x + width <= 390, await isWide(page)]).toEqual([true, true, false]);
      expect(await violationsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(wrong).toEqual([]);
  });

  it('in a panel closes with Escape, and the panel stays', async () => {
    const { page, open } = await consolePage(browser, service, { cookie: operator.cookie });
    await open('/blocks');
    await page.locator('tr[data-row="0"]').click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'R10', exact: true }).focus();
    await meaning(page).waitFor();
    await page.keyboard.press('Escape');
    await meaning(page).waitFor({ state: 'detached' });
    await expect.poll(() => panel.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
});

describe('Words are explained', () => {
  const shown: readonly [path: string, word: string, sentence: string][] = [
    ['suspense', 'Returns in suspense', glossary.suspense],
    ['dishonors', 'Dishonors', glossary.dishonor],
    ['holds', 'Holds', glossary.hold],
    ['reversals', 'Reversals', glossary.reversal],
    ['risk', 'Unauthorized', glossary.unauthorized],
  ];
  it.each(shown)('on %s: %s', async (path, word, sentence) => {
    const { page, open } = await consolePage(browser, service, { cookie: operator.cookie });
    await open(`/${path}`);
    await page.getByRole('main').getByRole('button', { name: word, exact: true }).first().focus();
    await expect.poll(() => meaning(page).innerText()).toBe(sentence);
  });

  it('on the overview of a tenant', async () => {
    const { page, open, wrong } = await consolePage(browser, service, { cookie: tenantPerson.cookie });
    await open('/own-home');
    await page.getByRole('button', { name: 'Captured, not good yet' }).focus();
    await expect.poll(() => meaning(page).innerText()).toBe(glossary.good);
    expect(wrong).toEqual([]);
  });
});

it('Each word has one sentence', () => {
  const wrong = Object.entries(glossary).filter(([, sentence]) => !/^[^.]+\.$/.test(sentence) || sentence.length > 140);
  expect(wrong).toEqual([]);
});
