// The guides in a browser: search, dark and light, the language of the examples, a phone, axe, and
// no request to another host.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isBuilt } from '../../../site/build.mjs';
import { openBrowser, type Page, watchedPage } from '../../support/console/browser.ts';
import { isWide, violationsOn } from '../../support/console/violations.ts';
import { sources } from '../../support/runner/sources.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  if (!isBuilt()) throw new Error('The guides have changed since their build: run `node site/build.mjs`.');
  [service, browser] = await Promise.all([testService(), openBrowser()]);
});

/** A page that also notes requests to other hosts. */
async function reader(options: { dark?: boolean; phone?: boolean } = {}) {
  const { page, wrong } = await watchedPage(browser, service.address, options);
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== service.address) wrong.push(`a request to ${request.url()}`);
  });
  return { page, wrong };
}

const background = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
const [light, dark] = ['rgb(255, 255, 255)', 'rgb(18, 22, 26)'];

describe('The guides', () => {
  it('find a word, and lead to its section, by keyboard', async () => {
    const { page, wrong } = await reader();
    await page.goto('/docs');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').pressSequentially('rotate secret');
    await page.getByRole('link', { name: /Change the secret/ }).waitFor();
    await page.getByRole('searchbox').fill('xyzzyplugh');
    await page.getByText('Nothing has “xyzzyplugh”').waitFor();
    await page.getByRole('searchbox').fill('rotate secret');
    await page.getByRole('link', { name: /Change the secret/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/build/webhooks#change-the-secret');
    await page.getByRole('heading', { name: 'Change the secret' }).waitFor();
    expect(wrong).toEqual([]);
  });

  it('follow the system, and keep the choice of the reader, also in the API reference', async () => {
    const { page, wrong } = await reader({ dark: true });
    await page.goto('/docs/build/retries');
    expect(await background(page)).toBe(dark);
    await page.getByRole('button', { name: 'Dark or light' }).click();
    expect(await background(page)).toBe(light);
    await page.goto('/docs/build/returns');
    expect(await background(page)).toBe(light);
    await page.getByRole('link', { name: 'API reference', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Achord' }).waitFor();
    await page.locator('body.light-mode').waitFor();
    await page.getByRole('button', { name: 'Dark or light' }).click();
    await page.locator('body.dark-mode').waitFor();
    await page.getByRole('link', { name: 'Guides' }).click();
    await page.waitForURL('**/docs');
    expect(await background(page)).toBe(dark);
    expect(wrong).toEqual([]);
  });

  it('show the language that the reader chose, on every page, and copy an example', async () => {
    const { page, wrong } = await reader();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/build/first-payment');
    await page.getByText('await achord.people.register').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'TypeScript' }).first().click();
    await page.getByText('await achord.people.register').waitFor();
    await page.goto('/docs/build/retries');
    await page.getByText('const again = await achord').waitFor();
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^const again = await achord/);
    expect(wrong).toEqual([]);
  });

  it('fit a phone, each page of build, operate and reference, and the list of pages opens', async () => {
    const { page, wrong } = await reader({ phone: true });
    const wide: string[] = [];
    for (const { path } of sources(['docs/build', 'docs/operate', 'docs/reference'], '.md')) {
      await page.goto(`/${path}`.replace(/(\/README)?\.md$/, ''));
      if (await isWide(page)) wide.push(path);
    }
    expect(wide).toEqual([]);
    await page.getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByText('Operate').click();
    await page.getByRole('link', { name: 'Backup and restore' }).click();
    await page.getByRole('heading', { level: 1, name: 'Backup and restore' }).waitFor();
    expect(wrong).toEqual([]);
  });

  it.each([{}, { dark: true, phone: true }])('can be used by everyone: axe finds nothing (%o)', async (options) => {
    const { page } = await reader(options);
    const found: string[] = [];
    const look = async (name: string) =>
      found.push(...(await violationsOn(page)).map((violation) => `${name}: ${violation}`));
    for (const path of ['/docs', '/docs/build/first-payment', '/docs/reference/lifecycle', '/docs/operate/console']) {
      await page.goto(path);
      await look(path);
    }
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('return');
    await page.locator('.results a').first().waitFor();
    await look('search');
    expect(found).toEqual([]);
  });
});
