// A service with two databases: each tenant is whole in one of them, operators see all, and a
// database that dies takes only its own tenants with it.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import { selectVersions } from '../../../src/platform/database/lanes/copied-rows.sql.ts';
import { closeViews } from '../../../src/platform/database/lanes/every-lane.sql.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { migrationPhase } from '../../../src/platform/database/schema/migration-phase.ts';
import { durableDatabase } from '../../support/runner/database.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { repository } from '../../support/runner/sources.ts';
import type { CuttingProxy } from '../../support/service/cutting-proxy.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { type ServiceInProcess, startInProcess } from '../../support/service/start-in-process.ts';
import { proxyTo, through } from '../../support/service/two-lanes.ts';

interface Tenant {
  uuid: string;
  token: string;
  payer: string;
  payee: string;
}

const page = readFileSync(join(repository, 'docs/operate/lanes.md'), 'utf8');
let environment: Record<string, string>;
let service: ServiceInProcess;
/** Of home, and of the second database. */
let tenants: [Tenant, Tenant];
/** Between the service and its databases. */
let proxies: { home: CuttingProxy; second: CuttingProxy };

async function send(
  method: string,
  path: string,
  { token = environment.ACHORD_ADMIN_TOKEN!, body, key }: { token?: string; body?: object; key?: string } = {},
) {
  const response = await fetch(`${service.facts.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

async function addTenant(lane: string): Promise<Tenant> {
  const body = { name: `Tenant of ${lane}`, lane, reason: 'a test' };
  const { uuid } = (await send('POST', '/admin/v1/processors', { body })).body.data;
  const token = (await send('POST', '/admin/v1/tokens', { body: { processor_uuid: uuid, reason: 'a test' } })).body.data
    .token;
  return { uuid, token, payer: await addPerson(token), payee: await addBusiness(token) };
}

const account = (number: string) => ({
  custom: { account_number: number, routing_number: '021000021', account_name: 'Main', account_type: 'checking' },
});

async function addPerson(token: string): Promise<string> {
  const address = { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' };
  const body = { first_name: 'Ada', last_name: 'Moss', address, bank_account: account('70005001') };
  return (await send('POST', '/3p/api/v1/register/person', { token, body })).body.data.uuid;
}

async function addBusiness(token: string): Promise<string> {
  const business = { name: 'Fjord Market LLC', tin: '123456789' };
  const body = { kyb: true, business, payout_type: 'individual', bank_account: account('70005002') };
  return (await send('POST', '/3p/api/v2/businesses', { token, body })).body.data.uuid;
}

/** The blocks of the page for operators, which this test follows. */
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^ *\`\`\`${language}\\n([^]*?)\\n *\`\`\`$`, 'gm'))].map(([, text]) =>
    text!.replaceAll(/^ {3}(?=npx)/gm, ''),
  );

const pay = ({ token, payer, payee }: Tenant, amount: number) =>
  send('POST', '/3p/api/v1/transaction', {
    token,
    key: randomUUID(),
    body: { payer_uuid: payer, payee_uuid: payee, amount, client_reference_id: randomUUID() },
  });

const statusOf = async ({ token }: Tenant, uuid: string) =>
  (await send('GET', `/3p/api/v2/transactions/${uuid}`, { token })).body.data.payout_status;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'achord-lanes-'));
  endAfterFile(() => rm(directory, { recursive: true, force: true }));
  const [home, second] = await Promise.all([durableDatabase(), durableDatabase()]);
  for (const database of [home, second]) endAfterFile(database.drop);
  proxies = { home: await proxyTo(home), second: await proxyTo(second) };
  for (const { stop } of Object.values(proxies)) endAfterFile(stop);
  const owner = decodeURIComponent(new URL(home.ownerUrl).username);
  await openBriefly(home.superuserUrl, async (superuser) => {
    for (const query of blocks('sql').join('\n').split(';').slice(0, -1))
      await superuser.query(
        query
          .replace('achord_owner', `"${owner}"`)
          .replace('DATABASE achord', `DATABASE "${new URL(home.url).pathname.slice(1)}"`),
      );
  });
  await writeFile(join(directory, 'lanes.json'), blocks('json')[0]!);
  vi.stubEnv('CELL_2_URL', through(proxies.second, second.url));
  vi.stubEnv('CELL_2_MIGRATION_URL', second.ownerUrl);
  environment = {
    CELL_2_URL: process.env.CELL_2_URL!,
    CELL_2_MIGRATION_URL: process.env.CELL_2_MIGRATION_URL!,
    DATABASE_URL: through(proxies.home, home.url),
    ACHORD_MIGRATION_DATABASE_URL: home.ownerUrl,
    ACHORD_LANES_FILE: join(directory, 'lanes.json'),
    ACHORD_DATA_DIR: join(directory, 'data'),
    ACHORD_ADMIN_TOKEN: newToken('admin', 'sandbox'),
    ACHORD_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  for (const command of blocks('sh').join('\n').split('\n')) {
    const [npx, achord, ...args] = command.split(' ');
    expect([npx, achord]).toEqual(['npx', 'achord']);
    expect(await runCommand(args, environment), command).toMatchObject({ code: 0 });
  }
  service = await startInProcess(environment, endAfterFile);
  tenants = [await addTenant('home'), await addTenant('cell-2')];
});

const shardsOf = async (lane: string): Promise<number[]> =>
  (await send('GET', '/admin/v1/lanes')).body.data.lanes.find(({ name }: { name: string }) => name === lane).shards;

describe('A service with two databases', () => {
  it('plays payments of both to their end, and operators see them in one list', async () => {
    const payments = [await pay(tenants[0], 1_100), await pay(tenants[1], 2_200)];
    expect(payments.map(({ status }) => status)).toEqual([201, 201]);
    const uuids = payments.map(({ body }) => body.data.uuid);
    const moved = await send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 10 } });
    expect(moved.status).toBe(200);
    for (const [index, tenant] of tenants.entries())
      expect(await statusOf(tenant, uuids[index])).toBe('PAYOUT_COMPLETE');
    const { body } = await send('GET', '/admin/v1/transactions');
    expect(body.data.transactions.map(({ uuid }: { uuid: string }) => uuid).sort()).toEqual([...uuids].sort());
  });

  it('has the lists of home in the other database, and no list of its own', async () => {
    const tables = ['sanctions_imports', 'routing_directory_imports', 'screening_settings'] as const;
    const [home, second] = await Promise.all(
      [environment.ACHORD_MIGRATION_DATABASE_URL!, environment.CELL_2_MIGRATION_URL!].map((url) =>
        openBriefly(url, (owner) => selectVersions(owner, tables)),
      ),
    );
    expect(home!.sanctions_imports).not.toBeNull();
    expect(second).toEqual(home);
  });

  it('finds what waits in the other database for an act at home', async () => {
    const { uuid } = (await pay(tenants[1], 1_500)).body.data;
    const hold = { kind: 'operator', reason: 'The police asked.' };
    expect((await send('POST', `/admin/v1/transactions/${uuid}/holds`, { body: hold })).status).toBe(201);
    const card = '/admin/v1/today/hold_operator/assign';
    const { status, body } = await send('POST', card, { body: { operator_uuid: null } });
    expect([status, body.data]).toMatchObject([200, { assigned_to: null }]);
    expect((await send('POST', card.replace('operator', 'sanctions'), { body: { operator_uuid: null } })).status).toBe(
      404,
    );
  });

  it('adds new tenants of a shard where it is now, and its tenants stay', async () => {
    const asked = { body: { name: 'Northwind Pay', reason: 'a test' }, key: randomUUID() };
    const first = (await send('POST', '/admin/v1/processors', asked)).body.data.uuid;
    const shard = Number.parseInt(first.slice(-2), 16) % 64;
    const [from, to] = shard < 32 ? ['home', 'cell-2'] : ['cell-2', 'home'];
    const move = async (lane: string) => {
      const moved = await runCommand(['db', 'move-shard', String(shard), '--to', lane], environment);
      expect(moved).toMatchObject({ code: 0, stderr: '' });
      await expect.poll(() => shardsOf(lane), { timeout: longWaitMs }).toContain(shard);
      return moved.stdout;
    };
    expect(await move(to)).toBe(
      `New tenants of these shards are added in the lane ${to}: ${shard}.\n1 tenant stays in the lane where it is.\n`,
    );
    // The key was seen by the lane that had the shard.
    expect((await send('POST', '/admin/v1/processors', asked)).body.data.uuid).toBe(first);
    const token = { body: { processor_uuid: first, reason: 'a test' } };
    const issued = (await send('POST', '/admin/v1/tokens', token)).body.data.token;
    expect((await send('GET', '/3p/api/v2/transactions', { token: issued })).status).toBe(200);
    expect((await send('GET', `/admin/v1/processors/${first}`)).body.data.lane).toBe(from);
    await move(from);
  });

  it('loses no tenant that is added while shards move', async () => {
    let isMoving = true;
    const added: string[] = [];
    const statuses = new Set<number>();
    const adding = Array.from({ length: 4 }, async () => {
      while (isMoving) {
        const asked = { body: { name: 'Northwind Pay', reason: 'a test' }, key: randomUUID() };
        const { status, body } = await send('POST', '/admin/v1/processors', asked);
        statuses.add(status);
        if (status === 201) added.push(body.data.uuid);
      }
    });
    for (const lane of ['cell-2', 'home', 'cell-2', 'home'])
      expect((await runCommand(['db', 'move-shard', '0-31', '--to', lane], environment)).code).toBe(0);
    isMoving = false;
    await Promise.all(adding);
    await expect.poll(() => shardsOf('home'), { timeout: longWaitMs }).toContain(0);
    expect(added.length).toBeGreaterThan(0);
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect((await runCommand(['db', 'lanes'], environment)).code).toBe(0);
    for (const uuid of added) {
      const asked = { body: { processor_uuid: uuid, reason: 'a test' } };
      let token: string | undefined;
      // A process follows a move within a second.
      const isIssued = async () => {
        token = (await send('POST', '/admin/v1/tokens', asked)).body.data?.token;
        return token !== undefined;
      };
      await expect.poll(isIssued, { timeout: longWaitMs }).toBe(true);
      expect((await send('GET', '/3p/api/v2/transactions', { token: token! })).status).toBe(200);
    }
  });

  it('adds a tenant in the lane that the operator names', async () => {
    const add = (lane: string) => send('POST', '/admin/v1/processors', { body: { name: 'Northwind Pay', lane } });
    for (const lane of ['home', 'cell-2']) {
      const { uuid } = (await add(lane)).body.data;
      expect((await send('GET', `/admin/v1/processors/${uuid}`)).body.data.lane).toBe(lane);
    }
    const { status, body } = await add('cell-3');
    expect([status, body.errors]).toMatchObject([
      422,
      [{ field: 'lane', code: 'unknown', message: 'must be one of home, cell-2' }],
    ]);
  });

  it('gives a tenant only banks of its own lane', async () => {
    const put = (bank: string) =>
      send('PUT', `/admin/v1/processors/${tenants[1].uuid}`, { body: { bank, reason: 'a test' } });
    const [ofHome, own] = [await put('simulated'), await put('simulated-cell-2')];
    expect([ofHome.status, ofHome.body.errors[0]]).toMatchObject([
      422,
      { field: 'bank', message: 'must be one of simulated-cell-2, or null' },
    ]);
    expect(own.status).toBe(200);
  });

  it('answers operators 503 while a migration has closed the views, and tenants as ever', async () => {
    await openBriefly(environment.ACHORD_MIGRATION_DATABASE_URL!, (owner) => migrationPhase(owner, closeViews));
    const closed = await send('GET', '/admin/v1/today');
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-9]/)]);
    for (const tenant of tenants) expect((await pay(tenant, 1_600)).status).toBe(201);
    expect(await runCommand(['migrate'], environment)).toMatchObject({ code: 0 });
    await expect.poll(() => send('GET', '/admin/v1/today').then(({ status }) => status)).toBe(200);
  });

  it('serves the tenants of home while the other database is down, and later all tenants again', async () => {
    const before = await pay(tenants[1], 3_300);
    expect(before.status).toBe(201);
    await proxies.second.stop();
    const [ofHome, ofSecond] = await Promise.all([pay(tenants[0], 4_400), pay(tenants[1], 5_500)]);
    expect(ofHome.status).toBe(201);
    expect([ofSecond.status, ofSecond.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-9]/)]);

    const ready = await fetch(`${service.facts.address}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        status: 'ready',
        lanes: [
          { name: 'home', state: 'ready' },
          { name: 'cell-2', state: 'away', reason: 'the database cannot be reached' },
        ],
      },
    ]);
    // No read has noticed yet that the lane is away.
    const cut = await fetch(`${service.facts.address}/admin/v1/transactions/file`, {
      headers: { authorization: `Bearer ${environment.ACHORD_ADMIN_TOKEN}` },
    });
    if (cut.status !== 503) await expect(cut.text()).rejects.toThrow();
    const list = await send('GET', '/admin/v1/transactions');
    expect([list.status, list.headers.get('achord-lanes-away')]).toEqual([200, 'cell-2']);
    expect(list.body.data.transactions.map(({ amount }: { amount: number }) => amount)).toEqual([4_400, 1_600, 1_100]);
    const file = await fetch(`${service.facts.address}/admin/v1/transactions/file`, {
      headers: { authorization: `Bearer ${environment.ACHORD_ADMIN_TOKEN}` },
    });
    expect(file.status).toBe(503);

    await proxies.second.start();
    await expect.poll(() => pay(tenants[1], 6_600).then(({ status }) => status), { timeout: longWaitMs }).toBe(201);
    await expect
      .poll(async () => (await send('GET', '/admin/v1/transactions')).headers.get('achord-lanes-away'), {
        timeout: longWaitMs,
      })
      .toBe('none');
    const { body } = await send('GET', `/3p/api/v2/transactions/${before.body.data.uuid}`, { token: tenants[1].token });
    expect(body.data.amount).toBe(3_300);
  });

  it('serves the tenants of the other database while home is down, and operators later again', async () => {
    await proxies.home.stop();
    const [ofHome, ofSecond] = await Promise.all([pay(tenants[0], 7_700), pay(tenants[1], 8_800)]);
    expect([ofHome.status, ofSecond.status]).toEqual([503, 201]);
    const own = await send('GET', `/3p/api/v2/transactions/${ofSecond.body.data.uuid}`, { token: tenants[1].token });
    expect(own.body.data.amount).toBe(8_800);
    expect((await send('GET', '/admin/v1/transactions')).status).toBe(503);
    const ready = await fetch(`${service.facts.address}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        status: 'ready',
        lanes: [
          { name: 'home', state: 'away', reason: 'the database cannot be reached' },
          { name: 'cell-2', state: 'ready' },
        ],
      },
    ]);

    await proxies.home.start();
    await expect
      .poll(async () => (await send('GET', '/admin/v1/transactions')).headers.get('achord-lanes-away'), {
        timeout: longWaitMs,
      })
      .toBe('none');
    await expect.poll(() => pay(tenants[0], 9_900).then(({ status }) => status), { timeout: longWaitMs }).toBe(201);
  });
});
