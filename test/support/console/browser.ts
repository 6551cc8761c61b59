// A real browser for tests, and pages in it that note all that goes wrong.

import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { isBuilt } from '../../../console/build.mjs';
import { endAfterFile } from '../runner/end-after-file.ts';
import { longWaitMs } from '../runner/long-wait.ts';
import type { TestService } from '../service/service.ts';
import { launchBrowser } from './launch-browser.ts';

export type { Page } from 'playwright-core';

/** One browser for a test file of the console. */
export async function startBrowser(): Promise<Browser> {
  if (!isBuilt()) throw new Error('The console has changed since its build: run `node console/build.mjs`.');
  return openBrowser();
}

/** One browser for a test file. */
export async function openBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  endAfterFile(() => browser.close());
  return browser;
}

export interface WatchedPage {
  page: Page;
  /** Errors of scripts and of the console, and violations of the content security policy. */
  wrong: string[];
  /** Presses and clicks so far: the tests of jobs bound them. */
  clicks(): number;
}

export interface ConsolePage extends WatchedPage {
  open(path: string): Promise<void>;
}

interface Options {
  /** `achord-session=…` of a person who has signed in; absent: no session. */
  cookie?: string;
  dark?: boolean;
  phone?: boolean;
  /** What may go wrong here. */
  expected?: RegExp;
}

export async function consolePage(
  browser: Browser,
  { address }: TestService,
  options: Options = {},
): Promise<ConsolePage> {
  const watched = await watchedPage(browser, address, options);
  return {
    ...watched,
    async open(path) {
      await watched.page.goto(`/console${path}`);
    },
  };
}

/** A page in a context of its own. Paths are of `address`. */
export async function watchedPage(
  browser: Browser,
  address: string,
  { cookie, dark = false, phone = false, expected }: Options = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: address,
    // Without it, the locale of this machine may be one that browsers do not know.
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    colorScheme: dark ? 'dark' : 'light',
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  // A page that stays open goes on asking.
  onTestFinished(() => context.close());
  // Less than a test has: its failure then says what it waited for.
  context.setDefaultTimeout(longWaitMs / 2);
  if (cookie !== undefined) {
    const [name, value] = cookie.split(/=(.*)/s) as [string, string];
    await context.addCookies([{ name, value, url: address }]);
  }
  const page = await context.newPage();
  const wrong: string[] = [];
  const note = (text: string) => {
    if (expected === undefined || !expected.test(text)) wrong.push(text);
  };
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
  let clicks = 0;
  await page.exposeFunction('noteClick', () => void clicks++);
  // As text: it runs in the page, whose globals this program does not know.
  await page.addInitScript({
    content: 'addEventListener("click", ({ isTrusted }) => isTrusted && noteClick(), true);',
  });
  return { page, wrong, clicks: () => clicks };
}
