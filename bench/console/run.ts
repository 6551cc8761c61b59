// The console with many payments: how long the server works for Today, when the page is usable, and
// how a long list scrolls. Needs the browser of the tests, which is a package.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { elapsedMs, reading, realClock } from '../../src/platform/std/clock.ts';
import { launchBrowser } from '../../test/support/console/launch-browser.ts';
import { quantile } from '../figures.ts';
import { fillPayments, type ListedTenant, provideTenant, vacuum } from '../list/seed.sql.ts';
import { type Place, provideTenant as provideService, startProcess } from '../service.ts';

const fillMs = 1_800_000;
const portion = 250_000;
const loads = 10;
const loadsOfScreen = 3;
const reads = 30;
/** Milliseconds of scrolling. */
const scrollMs = 5_000;

interface ConsoleOptions extends Place {
  /** Payments in the database. */
  rows: number;
  /** Rows in the list that is scrolled. */
  listed: number;
}

type Row = Record<string, string | number>;

export async function benchConsole({ rows, listed, ...place }: ConsoleOptions): Promise<Row[]> {
  await fill(place.postgres.ownerUrl, rows);
  const { address, admin, processor_uuid } = await provideService(await startProcess('start', place));
  const read = (path: string) => times(reads, () => ok(fetch(`${address}${path}`, { headers: bearer(admin) })));
  const [today, floor] = [await read('/admin/v1/today'), await read(`/admin/v1/processors/${processor_uuid}`)];

  const browser = await launchBrowser();
  try {
    const page = await (
      await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } })
    ).newPage();
    await join(page, address, admin);
    const empty = await times(loads, () => page.goto('about:blank'));
    const usable = await times(loads, async () => {
      await page.goto(`${address}/console/today`);
      await page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
    });
    const links = await page.getByRole('navigation').getByRole('link').all();
    const screens: Row[] = [];
    for (const path of await Promise.all(links.map((link) => link.getAttribute('href')))) {
      const took = await times(loadsOfScreen, () => openWhole(page, `${address}${path}`));
      screens.push(row(`${path} with all its parts`, took, 'an empty page', empty, '1,000 ms'));
    }
    const { frames, longest, loaded } = await scroll(page, address, listed);
    return [
      ...screens,
      row(`GET /admin/v1/today, ${rows} payments`, today, 'one row by its key', floor, '200 ms'),
      row('Today usable, nothing in the cache of the page', usable, 'an empty page', empty, '1,000 ms'),
      {
        what: `scrolling a list of ${loaded}`,
        'p50 ms': Number((1_000 / frames).toFixed(1)),
        'p99 ms': Number(longest.toFixed(1)),
        floor: 'a frame of 60 in a second',
        ratio: Number((60 / frames).toFixed(2)),
        target: '50 frames in a second',
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Until nothing of it is loading any more. */
async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

const row = (
  what: string,
  took: readonly number[],
  floor: string,
  floorTook: readonly number[],
  target: string,
): Row => ({
  what,
  'p50 ms': Number(quantile([...took], 0.5).toFixed(1)),
  'p99 ms': Number(quantile([...took], 0.99).toFixed(1)),
  floor,
  ratio: Number((quantile([...took], 0.5) / quantile([...floorTook], 0.5)).toFixed(2)),
  target,
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

async function ok(sent: Promise<Response>): Promise<unknown> {
  const response = await sent;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < count; n++) {
    const began = reading();
    await work();
    took.push(elapsedMs(began));
  }
  return took;
}

async function fill(url: string, count: number): Promise<void> {
  const pool = openDatabase(url, 2, () => {});
  const database = pool.withDeadline(fillMs);
  await migrate(database, realClock.now());
  const connection = await database.connect();
  try {
    await connection.query(`SET statement_timeout = ${fillMs}`);
    const end = realClock.now();
    const tenant: ListedTenant = {
      processor_id: randomUUID(),
      vendor_id: randomUUID(),
      payer_account: randomUUID(),
      payee_account: randomUUID(),
    };
    await provideTenant(connection, tenant);
    for (let first = 1; first <= count; first += portion) {
      await fillPayments(connection, tenant, { first, last: Math.min(count, first + portion - 1), count, end });
      process.stdout.write(`${Math.min(count, first + portion - 1)} of ${count} payments\n`);
    }
    await vacuum(connection);
  } finally {
    connection.release();
    await pool.end();
  }
}

/** A person who has just been invited signs in. */
async function join(page: Page, address: string, admin: string): Promise<void> {
  const body = JSON.stringify({
    name: 'Bench',
    email: 'bench@platform.example',
    role: 'administrator',
    reason: 'A measurement.',
  });
  const { data } = (await ok(
    fetch(`${address}/admin/v1/operators`, { method: 'POST', headers: bearer(admin), body }),
  )) as { data: { link: { token: string } } };
  await page.goto(`${address}/console/join#${data.link.token}`);
  await page.getByLabel('New password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Open the console' }).click();
  await page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
}

interface Frames {
  requestAnimationFrame(next: (now: number) => void): void;
}

/** Loads rows until there are enough, then scrolls up and down through all of them. */
async function scroll(page: Page, address: string, listed: number) {
  await page.goto(`${address}/console/payments`);
  const scroller = page.getByRole('region', { name: 'Payments' });
  await scroller.waitFor();
  const rowCount = async () => Number(await page.locator('table.records').getAttribute('aria-rowcount'));
  while ((await rowCount()) < listed) {
    const before = await rowCount();
    await scroller.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    while ((await rowCount()) === before) await page.waitForTimeout(5);
  }
  const gaps = await scroller.evaluate(
    (element, ms) =>
      new Promise<number[]>((resolve) => {
        // This program does not know the globals of a page.
        const { requestAnimationFrame } = globalThis as unknown as Frames;
        const found: number[] = [];
        const most = element.scrollHeight - element.clientHeight;
        const began = performance.now();
        let last = began;
        const frame = (now: number) => {
          found.push(now - last);
          last = now;
          // Up and down once: each frame shows other rows.
          element.scrollTop = most * (0.5 + 0.5 * Math.cos(((now - began) / ms) * 2 * Math.PI));
          if (now - began < ms) requestAnimationFrame(frame);
          else resolve(found.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    scrollMs,
  );
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return { frames: (1_000 * gaps.length) / total, longest: quantile(gaps, 0.99), loaded: await rowCount() };
}
