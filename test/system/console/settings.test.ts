// Own settings: every person changes their password, authenticator app, sessions and colors in the
// page.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { consolePage, type Page, startBrowser } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { authenticator, cookieIn, type Person, password, person, renewCodes } from '../../support/operators/person.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let service: TestService;
let browser: Browser;
let tenant: string;
beforeAll(async () => {
  [service, browser] = await Promise.all([testService(), startBrowser()]);
  tenant = (await service.processor('Harbor Rentals')).uuid;
});

/** Signs in from another browser. */
async function signedIn(who: Person): Promise<string> {
  const body = { email: who.email, password, code: who.code() };
  const headers = { 'user-agent': firefox };
  const answer = await service.send('POST', '/admin/v1/sign-in', { token: null, body, headers });
  await renewCodes(service);
  return cookieIn(answer);
}
const statusOf = async (cookie: string) =>
  (await service.send('GET', '/admin/v1/session', { token: null, headers: { cookie } })).status;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

it.each(['viewer', 'administrator', 'tenant_viewer', 'tenant_owner'] as const)(
  'a %s opens them from the menu; they fit both widths in both themes, and axe finds nothing',
  async (role) => {
    const who = await person(service, role, role.startsWith('tenant_') ? tenant : undefined);
    await signedIn(who);
    const { page, open, wrong } = await consolePage(browser, service, { cookie: who.cookie });
    await open('/');
    await page.getByRole('button', { name: who.name }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await panel(page, 'Where you are signed in').getByText('Firefox on Linux').waitFor();
    await page.getByRole('button', { name: 'Replace the authenticator app' }).click();
    await page.getByRole('img', { name: 'Picture for the camera of an authenticator app' }).waitFor();
    for (const [width, colorScheme] of [
      [1_280, 'light'],
      [1_280, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect([width, colorScheme, await isWide(page), await violationsOn(page)]).toEqual([
        width,
        colorScheme,
        false,
        [],
      ]);
    }
    expect(wrong).toEqual([]);
  },
);

it('the colors stay in the browser', async () => {
  const who = await person(service, 'viewer');
  const { page, open, wrong } = await consolePage(browser, service, { cookie: who.cookie });
  await open('/settings');
  await page.getByText('Dark', { exact: true }).click();
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await page.reload();
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  expect(wrong).toEqual([]);
});

it('an operator chooses e-mails, and each choice is saved at once', async () => {
  const who = await person(service, 'operator');
  const { page, open, wrong } = await consolePage(browser, service, { cookie: who.cookie });
  await open('/settings');
  const files = panel(page, 'E-mails').getByLabel('a file that you scheduled is written, or could not be written');
  await files.click();
  await page.getByText('Your e-mails are saved.').waitFor();
  await page.reload();
  await expect.poll(() => files.isChecked()).toBe(false);
  const { data } = (await who.send('GET', '/admin/v1/session/mails')).body;
  expect(data).toEqual({
    approvals_to_decide: true,
    own_approvals: true,
    scheduled_files: false,
    risk_decisions: true,
  });
  expect(wrong).toEqual([]);
});

it('a new password ends the other sessions, and needs the present one', async () => {
  const who = await person(service, 'viewer');
  const other = await signedIn(who);
  const { page, open, wrong } = await consolePage(browser, service, { cookie: who.cookie, expected: /status of 4/ });
  await open('/settings');
  const form = page.getByRole('form', { name: 'Change the password' });
  const fill = async (present: string) => {
    await form.getByLabel('Current password').fill(present);
    await form.getByLabel('Code from your authenticator app').fill(who.code());
    await form.getByLabel('New password').fill('four other words, also long');
    await form.getByRole('button', { name: 'Change the password' }).click();
  };
  const rows = panel(page, 'Where you are signed in').locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  await fill('not the password at all');
  await form.getByRole('alert').getByText('The password or the code is wrong.').waitFor();
  expect(await statusOf(other)).toBe(200);
  await fill(password);
  await page.getByText('The password is changed.').waitFor();
  // The browser has a new cookie: one that was copied from it no longer works.
  const [own] = (await page.context().cookies()).filter(({ name }) => name === 'achord-session');
  expect([await statusOf(other), await statusOf(who.cookie)]).toEqual([401, 401]);
  expect(await statusOf(`achord-session=${own!.value}`)).toBe(200);
  // The page says so, too, and the secrets are gone from it.
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => form.getByLabel('New password').inputValue()).toBe('');
  expect(wrong).toEqual([]);
});

it('a new authenticator app is scanned, and its codes take the place of the old ones', async () => {
  const who = await person(service, 'operator');
  const { page, open, wrong } = await consolePage(browser, service, { cookie: who.cookie, expected: /status of 4/ });
  await open('/settings');
  await page.getByRole('button', { name: 'Replace the authenticator app' }).click();
  const form = page.getByRole('form', { name: 'Replace the authenticator app' });
  const code = authenticator((await form.locator('.secret').innerText()).replaceAll(' ', ''));
  const fill = async (newCode: string) => {
    await form.getByLabel('Code from the new app').fill(newCode);
    await form.getByLabel('Current password').fill(password);
    await form.getByLabel('Code from your present app').fill(who.code());
    await form.getByRole('button', { name: 'Replace the authenticator app' }).click();
  };
  await fill('000 000');
  await form.getByRole('alert').getByText('is wrong or was used').waitFor();
  await fill(code());
  await page.getByText('The authenticator app is set up.').waitFor();
  await renewCodes(service);
  const signIn = (given: string) =>
    service.send('POST', '/admin/v1/sign-in', { token: null, body: { email: who.email, password, code: given } });
  expect([(await signIn(who.code())).status, (await signIn(code())).status]).toEqual([401, 200]);
  expect(wrong).toEqual([]);
});

it('sessions end one by one, and all others at once', async () => {
  const who = await person(service, 'tenant_viewer', tenant);
  const others = [await signedIn(who), await signedIn(who), await signedIn(who)];
  const { page, open, wrong } = await consolePage(browser, service, { cookie: who.cookie });
  await open('/settings');
  const own = panel(page, 'Where you are signed in');
  const rows = own.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(4);
  await own.getByText('This one').waitFor();
  await own.getByRole('button', { name: 'End the session of Firefox on Linux at 127.0.0.1' }).first().click();
  await expect.poll(() => rows.count()).toBe(3);
  const statuses = () => Promise.all(others.map(statusOf));
  expect(await statuses()).toEqual([200, 200, 401]);
  await own.getByRole('button', { name: 'End all others' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  expect([...(await statuses()), await statusOf(who.cookie)]).toEqual([401, 401, 401, 200]);
  await expect.poll(() => own.getByRole('button').count()).toBe(0);
  expect(wrong).toEqual([]);
});

it('the search finds them', async () => {
  const who = await person(service, 'viewer');
  const { page, open } = await consolePage(browser, service, { cookie: who.cookie });
  await open('/today');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('settings');
  await page.getByRole('option', { name: 'Settings' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});
