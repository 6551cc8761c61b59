// `npm run pictures`: takes a picture of every screen into pictures/, which git ignores: on a desk,
// on a desk in the dark, on a telephone. Those that docs/operate/console.md shows are put into
// docs/operate/pictures. Starts a sandbox of its own and fills it with a busy month.
// `npm run pictures -- today payment` takes these only.
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../../support/console/launch-browser.ts';
import { NoRows, type Screen, screens } from './screens.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const pictures = join(root, 'pictures');
const shown = join(root, 'docs/operate/pictures');
const data = mkdtempSync(join(tmpdir(), 'achord-pictures-'));
const environment = {
  ...process.env,
  ACHORD_DATA_DIR: data,
  ACHORD_SANDBOX_PACE: '0',
  PORT: '4499',
  ACHORD_LOG_LEVEL: 'warn',
};
const password = 'correct horse battery staple';

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

const ways = [
  { suffix: '', width: 1_280, height: 860, colorScheme: 'light' },
  { suffix: '-dark', width: 1_280, height: 860, colorScheme: 'dark' },
  { suffix: '-phone', width: 390, height: 844, colorScheme: 'light' },
] as const;

interface Started {
  address: string;
  console_url: string;
  admin_token: string;
}

/** A one-time link for an owner of the first tenant of the month. */
async function invitedOwner({ address, admin_token }: Started): Promise<string> {
  const send = async (path: string, body?: object) => {
    const response = await fetch(`${address}/admin/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${admin_token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return ((await response.json()) as { data: unknown }).data;
  };
  const { processors } = (await send('processors?limit=100')) as { processors: { uuid: string; name: string }[] };
  const { uuid } = processors.find(({ name }) => name === 'Harbor Rentals')!;
  const person = {
    name: 'Dora Byrne',
    email: 'dora@harbor-rentals.example',
    role: 'tenant_owner',
    processor_uuid: uuid,
  };
  const { link } = (await send('operators', { ...person, reason: 'For pictures.' })) as { link: { url: string } };
  return link.url;
}

async function joined(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Open the console' }).click();
  await page.getByRole('heading', { level: 1, name: /Today|Harbor Rentals/ }).waitFor();
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
  await page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
}

async function take(page: Page, address: string, screen: Screen, suffix: string): Promise<void> {
  // A dialog that is open would be asked about first.
  await page.goto('about:blank');
  await page.goto(`${address}/console${screen.path}`);
  await settle(page);
  await screen.before?.(page);
  await settle(page);
  await page.screenshot({ path: join(pictures, `${screen.name}${suffix}.png`) });
}

const names = process.argv.slice(2);
const service = command(['start', '--json']);
try {
  const started = JSON.parse(await firstLine(service)) as Started;
  await ended(command(['demo', '--json']));
  mkdirSync(pictures, { recursive: true });
  const browser = await launchBrowser();
  const contextOf = () => browser.newContext({ locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  const [administrator, owner, stranger] = [await contextOf(), await contextOf(), await contextOf()];
  const links: readonly [BrowserContext, string][] = [
    [administrator, started.console_url],
    [owner, await invitedOwner(started)],
  ];
  for (const [context, link] of links) await joined(await context.newPage(), link);
  const pages = {
    administrator: administrator.pages()[0]!,
    owner: owner.pages()[0]!,
    stranger: await stranger.newPage(),
  };
  for (const { suffix, width, height, colorScheme } of ways)
    for (const screen of screens.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const page = pages[screen.who ?? 'administrator'];
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await take(page, started.address, screen, suffix).catch((error: unknown) => {
        if (!(error instanceof NoRows)) throw error;
        process.stdout.write(`${screen.name}${suffix}: no picture, the demo month leaves this list empty\n`);
      });
    }
  await browser.close();
  mkdirSync(shown, { recursive: true });
  const guide = readFileSync(join(root, 'docs/operate/console.md'), 'utf8');
  for (const [, name] of guide.matchAll(/\(pictures\/([\w-]+\.png)\)/g))
    if (existsSync(join(pictures, name!))) copyFileSync(join(pictures, name!), join(shown, name!));
} finally {
  service.kill('SIGTERM');
  await ended(service);
  rmSync(data, { recursive: true, force: true });
}
