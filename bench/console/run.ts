// The console with many payments: how long the server works for what is read most, when each screen
// is whole, and how a long list scrolls. Needs the browser of the tests, which is a package.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { navigationOf } from '../../console/app/navigation.ts';
import type { Role } from '../../console/app/roles.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { elapsedMs, reading, realClock } from '../../src/platform/std/clock.ts';
import { launchBrowser } from '../../test/support/console/launch-browser.ts';
import { quantile } from '../figures.ts';
import { fillPayments, type ListedTenant, provideTenant, vacuum } from '../list/seed.sql.ts';
import { type Place, provideTenant as provideService, startProcess } from '../service.ts';
import { fillDebts, fillEntries, fillFiles, fillSums, fillTenants, fillUsers, vacuumAll } from './seed.sql.ts';

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
  /** Tenants in the database. One has the payments. */
  tenants: number;
  /** Rows in the list that is scrolled. */
  listed: number;
}

type Row = Record<string, string | number>;

export async function benchConsole({ rows, tenants, listed, ...place }: ConsoleOptions): Promise<Row[]> {
  const tenant = await fill(place.postgres.ownerUrl, rows, tenants);
  // Payments that are made up have no postings.
  const { address, admin, processor_uuid } = await provideService(
    await startProcess('start', place, { ACHORD_INVARIANTS_MINUTES: '0' }),
  );
  const token = await tokenOf(address, admin, tenant.processor_id);
  const payout = await busyPayout(address, token, tenant);
  const read = (path: string, by = admin) =>
    times(reads, () => ok(fetch(`${address}${path}`, { headers: bearer(by) })));
  const floor = await read(`/admin/v1/processors/${processor_uuid}`);
  const served: Row[] = [];
  for (const [path, by] of [
    ['/admin/v1/today', admin],
    ['/admin/v1/money-flows', admin],
    ['/admin/v1/cash-days', admin],
    [`/admin/v1/users/${tenant.payee_account}`, admin],
    ['/3p/api/v1/payouts?limit=100', token],
    [`/3p/api/v1/payouts/${payout}/payments?limit=100`, token],
    ['/3p/api/v1/negative-balances?limit=100', token],
  ] as const)
    served.push(row(`GET ${unnamed(path)}`, await read(path, by), 'one row by its key', floor, '200 ms'));

  const browser = await launchBrowser();
  try {
    const page = await pageOf(browser, address, admin, { role: 'administrator' });
    const empty = await times(loads, () => page.goto('about:blank'));
    const usable = await times(loads, async () => {
      await page.goto(`${address}/console/today`);
      await page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
    });
    const owner = await pageOf(browser, address, admin, {
      role: 'tenant_owner',
      processor_uuid: tenant.processor_id,
    });
    const screens: Row[] = [];
    for (const [by, paths] of [
      [page, [...screensOf('administrator'), `/people/${tenant.payee_account}`]],
      [owner, [...screensOf('tenant_owner'), `/own-paid-payments?uuid=${payout}`]],
    ] as const)
      for (const path of paths) {
        const took = await times(loadsOfScreen, () => openWhole(by, `${address}/console${path}`));
        screens.push(row(`${unnamed(path)} with all its parts`, took, 'an empty page', empty, '1,000 ms'));
      }
    const { frames, longest, loaded } = await scroll(page, address, listed);
    return [
      ...served,
      ...screens,
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

const screensOf = (role: Role) =>
  navigationOf(role).flatMap(({ places }) => places.flatMap(({ screens: [first, ...others] }) => [first, ...others]));

const unnamed = (path: string): string => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');

async function tokenOf(address: string, admin: string, processor_uuid: string): Promise<string> {
  const body = JSON.stringify({ processor_uuid });
  const { data } = (await ok(
    fetch(`${address}/admin/v1/tokens`, { method: 'POST', headers: bearer(admin), body }),
  )) as { data: { token: string } };
  return data.token;
}

/** Of the newest payouts of the busy payee, which pay most payments. */
async function busyPayout(address: string, token: string, { payee_account }: ListedTenant): Promise<string> {
  for (let after = ''; ; ) {
    const { data } = (await ok(
      fetch(`${address}/3p/api/v1/payouts?limit=100${after}`, { headers: bearer(token) }),
    )) as { data: { payouts: { uuid: string; payee_uuid: string }[]; next: string | null } };
    const found = data.payouts.find(({ payee_uuid }) => payee_uuid === payee_account);
    if (found !== undefined) return found.uuid;
    if (data.next === null) throw new Error('The busy payee has no payout.');
    after = `&after=${encodeURIComponent(data.next)}`;
  }
}

/**
 * As text: it runs in the page. A wait from outside looks twice a second, which would be measured.
 */
const isWhole = `new Promise((done) => {
  const look = () =>
    document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null
      ? done()
      : requestAnimationFrame(look);
  look();
})`;

/** Until nothing of it is loading any more. */
async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(isWhole);
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

async function fill(url: string, count: number, tenants: number): Promise<ListedTenant> {
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
    await fillUsers(connection, tenant);
    await fillFiles(connection, end);
    await fillEntries(connection, tenant);
    await fillDebts(connection, tenant);
    await fillTenants(connection, tenants - 1);
    await fillSums(connection, end);
    await vacuum(connection);
    await vacuumAll(connection);
    return tenant;
  } finally {
    connection.release();
    await pool.end();
  }
}

/** Of a person who has just been invited and signs in. */
async function pageOf(
  browser: Browser,
  address: string,
  admin: string,
  who: { role: Role; processor_uuid?: string },
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const body = JSON.stringify({
    name: `Bench ${who.role}`,
    email: `${who.role}@platform.example`,
    reason: 'A measurement.',
    ...who,
  });
  const { data } = (await ok(
    fetch(`${address}/admin/v1/operators`, { method: 'POST', headers: bearer(admin), body }),
  )) as { data: { link: { token: string } } };
  await page.goto(`${address}/console/join#${data.link.token}`);
  await page.getByLabel('New password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Open the console' }).click();
  await page.getByRole('navigation').first().waitFor();
  return page;
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
