// `npm run pictures`: takes a picture of every kind of screen into pictures/, which git ignores.
// Those that docs/console.md shows are put into docs/pictures. Starts a sandbox of its own, fills
// it with a busy month, and opens screen after screen in the browser of the tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/console/launch-browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pictures = join(root, 'pictures');
const shown = join(root, 'docs', 'pictures');
const data = mkdtempSync(join(tmpdir(), 'achord-pictures-'));
const environment = {
  ...process.env,
  ACHORD_DATA_DIR: data,
  ACHORD_SANDBOX_PACE: '0',
  PORT: '4499',
  ACHORD_LOG_LEVEL: 'warn',
};

const command = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [join(root, 'cli', 'achord.ts'), ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', () => reject(new Error('the service has ended')));
  });

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));

/** Each picture: its name, the address, and what to do before it is taken. */
const shots: readonly [name: string, path: string, before?: (page: Page) => Promise<void>][] = [
  ['today', '/today'],
  ['payments', '/payments'],
  [
    'payment',
    '/payments?transaction_status=CLAWBACK',
    async (page) => {
      await page.locator('tr[data-row="0"]').click();
      await page.getByRole('heading', { level: 1, name: /^Payment / }).waitFor();
    },
  ],
  ['files', '/files'],
  [
    'quarantine',
    '/inbound-files?open=true',
    async (page) => {
      await page.locator('tr[data-row="0"]').click();
      await page.getByRole('button', { name: 'Show the content' }).click();
      await page.locator('.line').first().waitFor();
      await page.getByText('Line', { exact: false }).first().scrollIntoViewIfNeeded();
    },
  ],
  ['statement', '/bank-statement'],
  ['calendar', '/calendar'],
  [
    'books',
    '/books',
    async (page) => {
      await page.getByLabel('Tenant').selectOption({ label: 'Harbor Rentals' });
    },
  ],
  [
    'risk',
    '/risk',
    async (page) => {
      await page.getByLabel('Tenant').selectOption({ label: 'Harbor Rentals' });
      await page.getByRole('button', { name: 'Return codes' }).first().click();
    },
  ],
  [
    'tenant',
    '/tenants',
    async (page) => {
      await page.getByRole('cell', { name: 'Harbor Rentals' }).click();
    },
  ],
  [
    'person',
    '/people?kyb_status=IN_REVIEW',
    async (page) => {
      await page.locator('tr[data-row="0"]').click();
    },
  ],
  [
    'act',
    '/late-returns',
    async (page) => {
      await page.locator('tr[data-row="0"]').click();
      await page.getByRole('button', { name: 'Dishonor' }).click();
    },
  ],
];

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(1_500);
}

const service = command(['start', '--json']);
try {
  const { address, console_url } = JSON.parse(await firstLine(service)) as Record<string, string>;
  await ended(command(['demo', '--json']));
  mkdirSync(pictures, { recursive: true });
  const opened = await launchBrowser();
  const open = await opened.newContext({ locale: 'en-US', viewport: { width: 1280, height: 860 } });
  const page = await open.newPage();
  await page.goto(console_url!);
  await page.getByLabel('New password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Open the console' }).click();
  await page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
  for (const [name, width, colorScheme] of [
    ['', 1280, 'light'],
    ['-dark', 1280, 'dark'],
    ['-phone', 390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [shot, path, before] of shots) {
      await page.goto(`${address}/console${path}`);
      await settle(page);
      await before?.(page);
      await settle(page);
      await page.screenshot({ path: join(pictures, `${shot}${name}.png`) });
    }
  }
  await opened.close();
  rmSync(shown, { recursive: true, force: true });
  mkdirSync(shown);
  const guide = readFileSync(join(root, 'docs', 'console.md'), 'utf8');
  for (const [, name] of guide.matchAll(/\(pictures\/([\w-]+\.png)\)/g))
    copyFileSync(join(pictures, name!), join(shown, name!));
} finally {
  service.kill('SIGINT');
  await ended(service);
  rmSync(data, { recursive: true, force: true });
}
