// The first minute: who we are, the picture for an authenticator app, and the way to the first
// payment.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { consolePage, startBrowser } from '../../support/console/browser.ts';
import { invitation, person } from '../../support/operators/person.ts';
import { paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
});

describe('Before the sign-in', () => {
  it('the page says what this is, where, and that it is a sandbox', async () => {
    const { page, open } = await consolePage(browser, service, { expected: /status of 401/ });
    await open('/today');
    await page.getByText('Moves money from bank account to bank account over the US ACH network.').waitFor();
    await page.getByText(`${new URL(page.url()).host}, a sandbox: no money moves.`).waitFor();
  });

  it('a link shows the secret of the authenticator app as a picture and as letters', async () => {
    const { link } = (await service.send('POST', '/admin/v1/operators', { body: invitation('viewer') })).body.data;
    const { page, open, wrong } = await consolePage(browser, service, {});
    await open(`/join#${link.token}`);
    const picture = page.getByRole('img', { name: 'Picture for the camera of an authenticator app' });
    await picture.waitFor();
    expect((await picture.boundingBox())!.width).toBeGreaterThan(120);
    expect((await page.locator('.secret').innerText()).replaceAll(' ', '')).toMatch(/^[A-Z2-7]{32}$/);
    expect(wrong).toEqual([]);
  });
});

describe('Before the first payment', () => {
  it('Today is the way to it, and after it the day', async () => {
    const { cookie } = await person(service, 'operator');
    const { page, open, wrong } = await consolePage(browser, service, { cookie });
    const { started } = await paymentsOf(service);
    await open('/today');
    const steps = page.getByRole('region', { name: 'Start the first payment' });
    await steps.getByText('A tenant · done').waitFor();
    await steps.getByText('A webhook endpoint').waitFor();
    // Only an administrator makes the tokens of the demo month.
    await expect.poll(() => steps.getByRole('button').count()).toBe(0);
    await started();
    await page.reload();
    await page.getByText('Nothing needs your attention').waitFor();
    expect(wrong).toEqual([]);
  });

  it('an administrator fills the sandbox with a month from the page', async () => {
    const own = await testService();
    const { cookie } = await person(own, 'administrator');
    // Rules refuse some calls of the month.
    const { page, open, wrong } = await consolePage(browser, own, { cookie, expected: /status of 4(09|22)/ });
    // Each text is replaced by the next one: a test that looks now and then could miss it.
    await page.addInitScript({
      content: `globalThis.said = [];
        const note = () => said.push(document.querySelector('.first-steps ~ * [role=status]')?.textContent);
        new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });`,
    });
    await open('/today');
    await page.getByRole('button', { name: 'Fill with a demo month' }).click();
    await page.getByRole('heading', { name: 'Money at stake' }).waitFor();
    const said = await page.evaluate('said');
    expect(said).toEqual(expect.arrayContaining(['Cedar Farms is registered.', 'Banking day 20 of 21.']));
    expect(wrong).toEqual([]);
  });
});
