// The commands of a service with two databases: each works on the database of its tenant, or on
// both, and a database that does not answer is named.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { shardOf } from '../../../src/platform/database/tenant-key.ts';
import type { Checked } from '../../../src/service/doctor/check.ts';
import { validBank } from '../../support/banks/valid-bank.ts';
import { directoryLine, routingNumbers, written } from '../../support/payments/routing-directory.ts';
import { listFiles } from '../../support/payments/sanctions-lists.ts';
import { durableDatabase, type TestDatabase } from '../../support/runner/database.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { type ServiceInProcess, startInProcess } from '../../support/service/start-in-process.ts';
import { secondLane } from '../../support/service/two-lanes.ts';

interface Tenant {
  uuid: string;
  token: string;
  vendor: string;
}

let home: TestDatabase;
let second: TestDatabase;
let environment: Record<string, string>;
/** The second database does not answer. */
let away: Record<string, string>;
/** The lanes file misses the second database. */
let other: Record<string, string>;
let service: ServiceInProcess;
let ofHome: Tenant;
let ofSecond: Tenant;
let directory: string;

const run = (...words: string[]) => runCommand(words, environment);
const json = async (...words: string[]) => {
  const { stdout, stderr } = await run(...words, '--json');
  expect(stderr).toBe('');
  return JSON.parse(stdout);
};
const query = (database: TestDatabase, text: string, values: readonly unknown[] = []) =>
  openBriefly(database.superuserUrl, (superuser) => superuser.query<Record<string, unknown>>(text, values));

async function send(method: string, path: string, body?: object, token = environment.ACHORD_ADMIN_TOKEN!) {
  const response = await fetch(`${service.facts.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, data: JSON.parse(await response.text()).data };
}

/** With a business and its account, so that each key has sealed a value. */
async function addTenant(isOf: (shard: number) => boolean): Promise<Tenant> {
  // A key decides the lane of a new tenant.
  for (;;) {
    const { uuid } = (await send('POST', '/admin/v1/processors', { name: 'Tenant', reason: 'a test' })).data;
    if (!isOf(shardOf(uuid))) continue;
    const vendor = (await send('POST', `/admin/v1/processors/${uuid}/vendors`, { name: 'Vendor', reason: 'a test' }))
      .data.uuid;
    const { token } = (await send('POST', '/admin/v1/tokens', { processor_uuid: uuid, reason: 'a test' })).data;
    const account = {
      account_number: '70005002',
      routing_number: '021000021',
      account_name: 'Main',
      account_type: 'checking',
    };
    const business = { name: 'Fjord Market LLC', tin: '123456789' };
    const body = { kyb: true, business, payout_type: 'individual', bank_account: { custom: account } };
    expect((await send('POST', '/3p/api/v2/businesses', body, token)).status).toBe(201);
    return { uuid, token, vendor };
  }
}

/** The path of a lanes file with one lane. */
function lanesFile(name: string, lane: string, url: string): string {
  const path = join(directory, `${name}.json`);
  writeFileSync(join(directory, `${name}.url`), url);
  writeFileSync(join(directory, 'owner.url'), second.ownerUrl);
  const lanes = [{ name: lane, url: { file: `${name}.url` }, migration_url: { file: 'owner.url' } }];
  writeFileSync(path, JSON.stringify({ lanes }));
  return path;
}

beforeAll(async () => {
  home = await durableDatabase();
  endAfterFile(() => home.drop());
  ({ second } = await secondLane(home, durableDatabase));
  endAfterFile(() => second.drop());
  directory = mkdtempSync(join(tmpdir(), 'achord-lane-commands-'));
  endAfterFile(() => rmSync(directory, { recursive: true, force: true }));
  environment = {
    DATABASE_URL: home.url,
    ACHORD_MIGRATION_DATABASE_URL: home.ownerUrl,
    ACHORD_LANES_FILE: lanesFile('lanes', 'second', second.url),
    ACHORD_DATA_DIR: join(directory, 'data'),
    ACHORD_ADMIN_TOKEN: newToken('admin', 'sandbox'),
    ACHORD_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  const nowhere = 'postgresql://achord:swordfish@127.0.0.1:1/achord';
  away = { ...environment, ACHORD_LANES_FILE: lanesFile('away', 'second', nowhere) };
  other = { ...environment, ACHORD_LANES_FILE: lanesFile('other', 'third', second.url) };
  service = await startInProcess(environment, endAfterFile);
  ofHome = await addTenant((shard) => shard % 2 === 0);
  ofSecond = await addTenant((shard) => shard % 2 === 1);
});

describe('achord doctor', () => {
  const doctor = async (given: Record<string, string>) => {
    const { code, stdout } = await runCommand(['doctor', '--json'], given);
    const checks = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Checked);
    const of = (name: string) => checks.find((check) => check.name === name);
    return { code, stdout, of, names: checks.map(({ name }) => name) };
  };
  const own = ['settings', 'schema', 'role', 'connections', 'transactions', 'maintenance'];
  const others = [
    'identity',
    'tenants',
    'worker',
    'clock',
    'routing directory',
    'sanctions lists',
    'tokens',
    'banks in use',
  ];

  it('checks each database', async () => {
    const { names, of } = await doctor(environment);
    expect(names.filter((name) => name.startsWith('lane')).sort()).toEqual(
      [
        ...['lanes file', 'lanes views', 'lanes tenants', 'lane second: database'],
        ...[...own, ...others].map((name) => `lane second: ${name}`),
      ].sort(),
    );
    // The server of tests has no autovacuum.
    for (const name of ['database', ...own, ...others].filter((one) => one !== 'maintenance'))
      expect(of(`lane second: ${name}`)).toMatchObject({ name: `lane second: ${name}`, status: 'OK' });
    for (const name of ['lanes file', 'lanes views', 'lanes tenants', 'banks in use'])
      expect(of(name)).toMatchObject({ status: 'OK' });
  });

  it('finds a database that does not answer, and one that is not the lane', async () => {
    const { code, of, stdout } = await doctor(away);
    expect(code).toBe(1);
    expect(of('lane second: database')).toMatchObject({
      status: 'FAILED',
      found: expect.stringContaining('ECONNREFUSED'),
      do: expect.stringContaining('the lanes file'),
    });
    expect(of('lane second: schema')).toMatchObject({
      status: 'UNKNOWN',
      do: 'See the check "lane second: database".',
    });
    expect(of('lanes views')).toMatchObject({ status: 'FAILED', do: 'Run "achord migrate".' });
    expect(of('database')).toMatchObject({ status: 'OK' });
    expect(stdout).not.toContain('swordfish');

    const stranger = await durableDatabase();
    endAfterFile(() => stranger.drop());
    const wrong = await doctor({ ...environment, ACHORD_LANES_FILE: lanesFile('stranger', 'second', stranger.url) });
    expect(wrong.of('lane second: identity')).toMatchObject({
      status: 'FAILED',
      found: expect.stringContaining('is not the one that was added'),
    });
    expect(wrong.of('lane second: worker')).toMatchObject({ status: 'WARNING' });
  });

  it('finds an incorrect lanes file, a lane that it misses, and one that is not added', async () => {
    const { code, of } = await doctor(other);
    expect(code).toBe(1);
    expect(of('lanes file')).toMatchObject({
      status: 'FAILED',
      found: expect.stringContaining('The lane second has payments but is not in the lanes file.'),
    });
    expect(of('lane third')).toMatchObject({
      status: 'WARNING',
      do: expect.stringContaining('achord db add-lane third'),
    });
    const path = join(directory, 'wrong.json');
    writeFileSync(path, '{"lanes": []}');
    expect((await doctor({ ...environment, ACHORD_LANES_FILE: path })).of('lanes file')).toMatchObject({
      status: 'FAILED',
      found: expect.stringContaining('at least 1 entry'),
    });
    const { ACHORD_LANES_FILE: _, ...without } = environment;
    expect((await doctor(without)).of('lanes file')).toMatchObject({ status: 'FAILED' });
    const homeAway = await doctor({ ...environment, DATABASE_URL: 'postgresql://achord:swordfish@127.0.0.1:1/achord' });
    expect(homeAway.of('lanes file')).toMatchObject({ status: 'OK' });
    expect(homeAway.of('lanes')).toMatchObject({ status: 'UNKNOWN' });
  });

  it('finds another schema in one of them, and a bank in use there that the banks file gives to another', async () => {
    await query(second, "UPDATE migrations SET digest = 'x' || digest");
    await query(second, "UPDATE processors SET bank = 'elsewhere' WHERE processor_id = $1", [ofSecond.uuid]);
    const bank = { ...validBank(), name: 'elsewhere' };
    const path = join(directory, 'banks.json');
    const withBanks = { ...environment, ACHORD_BANKS_FILE: path, BANK_PASSWORD: 'a password' };
    writeFileSync(path, JSON.stringify({ banks: [bank] }));
    const ofNone = await doctor(withBanks);
    expect(ofNone.of('lane second: schema')).toMatchObject({ status: 'FAILED' });
    expect(ofNone.of('database schema')).toMatchObject({ status: 'OK' });
    expect(ofNone.of('lane second: banks in use')).toMatchObject({ status: 'FAILED' });
    expect(ofNone.of('banks in use')).toMatchObject({ status: 'OK' });
    writeFileSync(path, JSON.stringify({ banks: [{ ...bank, lane: 'second' }] }));
    expect((await doctor(withBanks)).of('lane second: banks in use')).toMatchObject({ status: 'OK' });
    await query(second, 'UPDATE migrations SET digest = substr(digest, 2)');
    await query(second, 'UPDATE processors SET bank = NULL');
  });

  it('finds tenants that a restored home looks for in another database', async () => {
    const shard = shardOf(ofSecond.uuid);
    await query(home, "UPDATE lane_shards SET lane = 'home' WHERE shard = $1", [shard]);
    const { of } = await doctor(environment);
    expect(of('lane second: tenants')).toMatchObject({
      status: 'FAILED',
      found: `Home does not know its shards or its tenants: run "achord db move-shard ${shard} --to home".`,
    });
    await query(home, "UPDATE lane_shards SET lane = 'second' WHERE shard = $1", [shard]);
    expect((await doctor(environment)).of('lane second: tenants')).toMatchObject({ status: 'OK' });
  });
});

describe('achord tokens', () => {
  const statusOf = async (token: string) => (await send('GET', '/3p/api/v2/transactions', undefined, token)).status;

  it('creates a token where its tenant is, lists the tokens of both, and revokes one where it is', async () => {
    const made = {
      processor: await json('tokens', 'create', '--processor', ofSecond.uuid),
      vendor: await json('tokens', 'create', '--vendor', ofSecond.vendor),
      admin: await json('tokens', 'create', '--admin', '--name', 'By hand'),
      home: await json('tokens', 'create', '--processor', ofHome.uuid),
    };
    expect([await statusOf(made.processor.token), await statusOf(made.vendor.token)]).toEqual([200, 200]);
    const uuidsIn = async (database: TestDatabase) =>
      (await query(database, 'SELECT uuid FROM tokens')).map(({ uuid }) => uuid);
    expect(await uuidsIn(second)).toEqual(expect.arrayContaining([made.processor.uuid, made.vendor.uuid]));
    expect(await uuidsIn(home)).toEqual(expect.arrayContaining([made.admin.uuid, made.home.uuid]));

    // A worker has copied the admin token.
    await expect.poll(() => uuidsIn(second), { timeout: longWaitMs }).toContain(made.admin.uuid);
    const { tokens } = await json('tokens', 'list');
    const inOrder = [made.processor, made.vendor, made.admin, made.home].map(({ uuid }) => uuid);
    expect(tokens.slice(-4).map(({ uuid }: { uuid: string }) => uuid)).toEqual(inOrder);
    const own = await json('tokens', 'list', '--processor', ofSecond.uuid);
    expect(own.tokens.slice(-2).map(({ uuid }: { uuid: string }) => uuid)).toEqual(inOrder.slice(0, 2));

    expect(await run('tokens', 'revoke', made.processor.uuid)).toMatchObject({ code: 0, stderr: '' });
    // A process caches a token for a second.
    await expect.poll(() => statusOf(made.processor.token)).toBe(401);
    const acts = await query(second, 'SELECT action FROM audit_trail WHERE subject_uuid = $1 ORDER BY uuid', [
      made.processor.uuid,
    ]);
    expect(acts.map(({ action }) => action)).toEqual(['token.issued', 'token.revoked']);
  });

  it('names what is in neither', async () => {
    const unknown = randomUUID();
    expect((await run('tokens', 'revoke', unknown)).stderr).toMatch(/^The token \S+ does not exist\./);
    expect((await run('tokens', 'create', '--vendor', unknown)).stderr).toMatch(/^The vendor \S+ does not exist\./);
    expect((await run('tokens', 'list', '--processor', unknown)).stderr).toMatch(/^The processor \S+ does not exist/);
  });
});

describe('achord sanctions and achord routing', () => {
  const countsOf = (rows: string) =>
    Promise.all([home, second].map(async (database) => (await query(database, `SELECT FROM ${rows}`)).length));
  const unlike = async (command: string) => (await json(command, 'status')).lanes_unlike_home;

  it('import at home, and name a database that does not have a copy yet', async () => {
    const entries = Array.from({ length: 6_100 }, (_, index) => ({
      number: index + 1,
      name: `TRISKEL${index}, Orleb`,
      type: 'individual' as const,
    }));
    for (const { name, bytes } of Object.values(listFiles('sdn', entries))) writeFileSync(join(directory, name), bytes);
    const lists = [join(directory, 'sdn.csv'), join(directory, 'alt.csv')];
    expect((await run('sanctions', 'import', ...lists)).code).toBe(0);
    await expect.poll(() => unlike('sanctions'), { timeout: longWaitMs }).toEqual([]);
    expect(await countsOf("sanctions_entries WHERE list = 'sdn'")).toEqual([6_100, 6_100]);

    const lines = routingNumbers(11_500).map((routing) => directoryLine({ routing }));
    expect((await run('routing', 'import', written(lines.join('\n')))).code).toBe(0);
    await expect.poll(() => unlike('routing'), { timeout: longWaitMs }).toEqual([]);
    expect(await countsOf('routing_directory')).toEqual([11_500, 11_500]);
    // Each tenant has an account at a bank that this directory does not list.
    expect(await countsOf('unlisted_accounts')).toEqual([1, 1]);

    await service.stop();
    expect((await run('sanctions', 'import', ...lists)).code).toBe(0);
    expect((await run('routing', 'import', written(lines.join('\n')))).code).toBe(0);
    expect((await run('sanctions', 'status')).stdout).toContain(
      'The lane second does not have the lists of home yet: a worker copies them.\n',
    );
    expect((await run('routing', 'status')).stdout).toContain(
      'The lane second does not have the directory of home yet: a worker copies it.\n',
    );
    service = await startInProcess(environment, endAfterFile);
  });
});

describe('achord banks', () => {
  it('lists the uncertain files of both, and decides about one where it is', async () => {
    const insert = `INSERT INTO file_deliveries (bank, name, size, sha256, state, created_at)
      VALUES ($1, 'one.ach', 940, $2, 'uncertain', $3)`;
    await query(home, insert, ['first-bank', Buffer.alloc(32), '2026-03-03T12:00:00Z']);
    await query(second, insert, ['second-bank', Buffer.alloc(32), '2026-03-02T12:00:00Z']);
    expect(await run('banks', 'uncertain')).toMatchObject({
      stdout: '2026-03-02 12:00:00  second-bank  one.ach\n2026-03-03 12:00:00  first-bank  one.ach\n',
    });
    expect((await run('banks', 'decide', 'second-bank', 'one.ach', '--delivered')).code).toBe(0);
    expect(await query(second, 'SELECT state FROM file_deliveries')).toEqual([{ state: 'delivered' }]);
    const { files } = await json('banks', 'uncertain');
    expect(files).toMatchObject([{ bank: 'first-bank' }]);
    expect(await run('banks', 'decide', 'second-bank', 'one.ach', '--delivered')).toMatchObject({ code: 1 });
    expect((await run('banks', 'decide', 'first-bank', 'one.ach', '--delivered')).code).toBe(0);
  });
});

describe('achord verify', () => {
  it('verifies the chains of both, finds a known hash in one of them, and names the lane of a change', async () => {
    const lanes = async () => (await json('verify')).lanes;
    const due = async () => (await lanes()).map(({ audit_trail }: { audit_trail: { due: number } }) => audit_trail.due);
    await expect.poll(due, { timeout: longWaitMs }).toEqual([0, 0]);
    const [first, other] = await lanes();
    expect([first.lane, other.lane]).toEqual(['home', 'second']);
    const unchanged = await run('verify', '--known-hashes', first.audit_trail.hash, other.audit_trail.hash);
    expect(unchanged).toMatchObject({ code: 0, stderr: '' });
    expect(unchanged.stdout).toMatch(/^home: Audit trail: \d+ acts checked\. [0-9a-f]{64}$/m);
    expect(unchanged.stdout).toMatch(/^second: Audit trail: \d+ acts checked\. [0-9a-f]{64}$/m);

    const unknown = await run('verify', '--json', '--known-hashes', '0'.repeat(64), other.audit_trail.hash);
    expect([unknown.code, JSON.parse(unknown.stdout).differences]).toEqual([
      1,
      [{ in: 'known_hashes', found: expect.stringContaining('0'.repeat(64)) }],
    ]);

    await query(second, "UPDATE tokens SET expires_at = '2099-01-01' WHERE kind = 'vendor'");
    const unproven = await run('verify');
    expect(unproven).toMatchObject({ code: 1, stdout: expect.stringMatching(/^tokens_match_acts: 1 not as/m) });
    await query(second, "UPDATE tokens SET expires_at = NULL WHERE kind = 'vendor'");

    const change = `UPDATE audit_trail SET detail = $1 WHERE uuid IN (SELECT uuid FROM audit_links WHERE number = 2)`;
    const [before] = await query(
      second,
      'SELECT detail FROM audit_trail WHERE uuid IN (SELECT uuid FROM audit_links WHERE number = 2)',
    );
    await query(second, change, ['{"name":"Another"}']);
    const changed = await run('verify');
    expect(changed).toMatchObject({ code: 1 });
    expect(changed.stdout).toMatch(/^second: The act \S+ of processor \S+ \(link 2\), or its link, was changed\.$/m);
    await query(second, change, [JSON.stringify(before!.detail)]);
  });
});

describe('achord keys', () => {
  const ofColumn = async (version: number, column: string): Promise<number> => {
    const { keys } = await json('keys', 'list', '--count');
    const key = keys.find(
      (one: { purpose: string; version: number }) => one.purpose === 'data' && one.version === version,
    );
    return key.values.find((one: { column: string }) => one.column === column)?.count ?? 0;
  };
  const tins = 'users.tin_encrypted';

  it('counts, encrypts again and retires with the values of both', async () => {
    const tenants = Number(
      (await query(home, 'SELECT FROM users')).length + (await query(second, 'SELECT FROM users')).length,
    );
    expect(await ofColumn(1, tins)).toBe(tenants);
    expect(await json('keys', 'add')).toEqual({ version: 2 });
    await query(home, "UPDATE vault_keys SET seals_from = now() - interval '2 days' WHERE purpose = 'data'");
    expect((await run('keys', 'retire', '1')).stderr).toContain(`${tenants} of ${tins}`);

    const { version, columns } = await json('keys', 'reencrypt');
    expect([version, columns]).toEqual([2, expect.arrayContaining([{ column: tins, count: tenants }])]);
    expect([await ofColumn(1, tins), await ofColumn(2, tins)]).toEqual([0, tenants]);
    expect(await json('keys', 'reencrypt')).toMatchObject({ columns: [] });

    await query(home, 'DELETE FROM idempotency_keys');
    expect((await run('keys', 'retire', '1')).stderr).toMatch(/needed by \d+ of idempotency_keys\.response_body\./);
    await query(second, 'DELETE FROM idempotency_keys');
    expect(await json('keys', 'retire', '1')).toEqual({ retired: 1 });
  });
});

describe('achord migrate', () => {
  it('changes nothing while a lane does not answer', async () => {
    const note = async () => (await query(home, `SELECT obj_description('every_lane'::regnamespace) AS note`))[0]!.note;
    const before = await note();
    const refused = await runCommand(['migrate'], away);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('ECONNREFUSED');
    expect(await note()).toBe(before);
  });
});

describe('achord start', () => {
  it('says which database of the lanes file is not the lane', async () => {
    const stranger = await durableDatabase();
    endAfterFile(() => stranger.drop());
    const wrong = { ...environment, ACHORD_LANES_FILE: lanesFile('wrong', 'second', stranger.url), PORT: '0' };
    const { code, stderr } = await runCommand(['start'], wrong);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not the one that was added')]);
  });
});

describe('achord operators', () => {
  it('invites a person of a tenant of either database', async () => {
    for (const { uuid } of [ofHome, ofSecond]) {
      const invited = await run(
        'operators',
        'invite',
        `${uuid}@example.com`,
        '--role',
        'tenant_viewer',
        '--processor',
        uuid,
      );
      expect([invited.code, invited.stderr]).toEqual([0, '']);
    }
  });
});

describe('achord restore', () => {
  it('records the restore of the database that was restored', async () => {
    const restores = () =>
      Promise.all([home, second].map(async (one) => (await query(one, 'SELECT FROM restores')).length));
    expect((await run('restore', '--database-was-restored', '--lane', 'second')).code).toBe(0);
    expect(await restores()).toEqual([0, 1]);
    expect((await run('restore', '--database-was-restored')).code).toBe(0);
    expect(await restores()).toEqual([1, 1]);
    expect(await run('restore', '--database-was-restored', '--lane', 'third')).toMatchObject({
      code: 1,
      stderr: 'There is no lane third. "achord db lanes" lists the lanes.\n',
    });
  });
});

describe('A command', () => {
  it.each([
    ['tokens', 'list'],
    ['tokens', 'revoke', randomUUID()],
    ['sanctions', 'status'],
    ['routing', 'status'],
    ['banks', 'uncertain'],
    ['verify'],
    ['keys', 'list', '--count'],
    ['keys', 'reencrypt'],
    ['keys', 'retire', '1'],
  ])('names a database that does not answer, instead of a shorter answer: %s %s', async (...words) => {
    const { code, stdout, stderr } = await runCommand(words, away);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The lane second cannot be used: PostgreSQL at 127\.0\.0\.1:1\/achord cannot be reached/);
    expect(stderr).not.toContain('swordfish');
  });

  it('works at home alone while the other database does not answer, if it needs no other', async () => {
    const made = await runCommand(['tokens', 'create', '--processor', ofHome.uuid, '--json'], away);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect((await runCommand(['tokens', 'revoke', JSON.parse(made.stdout).uuid], away)).code).toBe(0);
    expect((await runCommand(['tokens', 'create', '--admin'], away)).code).toBe(0);
    expect((await runCommand(['operators', 'list'], away)).code).toBe(0);
    expect((await runCommand(['keys', 'list'], away)).code).toBe(0);
  });

  it.each([['tokens', 'list'], ['verify'], ['migrate'], ['keys', 'retire', '1']])(
    'is refused without the lanes file: %s %s',
    async (...words) => {
      const { ACHORD_LANES_FILE: _, ...without } = environment;
      expect(await runCommand(words, without)).toMatchObject({
        code: 1,
        stdout: '',
        stderr:
          'The lane second has payments but is not in the lanes file. Add it to the file again (ACHORD_LANES_FILE).\n',
      });
    },
  );

  it('lists a lane that the lanes file misses', async () => {
    const { code, stdout } = await runCommand(['db', 'lanes'], other);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^second\n {2}new tenants of the shards: 1, 3,.*\n {2}The lane second has payments/m),
    ]);
  });
});
