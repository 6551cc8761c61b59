// The command line, with and without a running service.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import {
  dataDirectory,
  postgresPid,
  runAsProcess,
  type StartedFacts,
  startCommand,
  startService,
  usedDataDirectory,
} from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

// One service for the tests that change nothing that the others read.
let environment: { ACHORD_DATA_DIR: string };
let facts: StartedFacts;
beforeAll(async () => {
  environment = { ACHORD_DATA_DIR: await usedDataDirectory(endAfterFile) };
  ({ facts } = await startInProcess(environment, endAfterFile));
});

describe('achord', () => {
  it('explains itself and every command', async () => {
    const { stdout } = await runCommand(['--help']);
    const commands = [...stdout.matchAll(/^ {2}(\w+) \[options\]/gm)].map(([, name]) => name!);
    expect(commands).toEqual([
      'start',
      'api',
      'worker',
      'migrate',
      'verify',
      'doctor',
      'backup',
      'restore',
      'listen',
      'demo',
      'trigger',
      'calendar',
    ]);
    for (const command of [
      ...commands.map((name) => [name]),
      ['tokens', 'create'],
      ['tokens', 'list'],
      ['operators', 'invite'],
      ['db', 'url'],
      ['routing', 'import'],
    ]) {
      const help = await runCommand([...command, '--help']);
      expect(help.code).toBe(0);
      expect(help.stdout).toContain(`Usage: achord ${command.join(' ')}`);
    }
  });

  it('exits with 2 for an unknown command, and prints its version without the type stripper when the files were stripped before', async () => {
    // The first run may be the first of this version.
    expect(await runAsProcess(['strat'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("unknown command 'strat'"),
    });
    const tell = `process.on('exit', () => console.log(process.moduleLoadList.join()))`;
    const environment = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(tell)}` };
    const { stdout } = await runAsProcess(['--version'], environment);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n/);
    expect(stdout).toContain('internal/modules/esm');
    expect(stdout).not.toContain('internal/deps/amaro');
  });

  it('exits with 2 for wrong usage', async () => {
    expect(await runCommand(['tokens', 'create', '--processor', 'x', '--vendor', 'y'])).toMatchObject({ code: 2 });
    expect(await runCommand(['tokens', 'create'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Name the owner of the token/),
    });
  });
});

describe('achord start', () => {
  it('refuses a second start in the same data directory, in one sentence', async () => {
    const second = await runAsProcess(['start'], { ...environment, PORT: '0', ACHORD_API_PROCESSES: '0' });
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toBe(
      `Another Achord (process ${facts.pid}) uses ${environment.ACHORD_DATA_DIR}. Stop it, or set ACHORD_DATA_DIR to another directory.\n`,
    );
    const headers = { authorization: `Bearer ${facts.processor_token}` };
    expect((await fetch(`${facts.address}/3p/api/v2/transactions`, { headers })).status).toBe(200);
  });
});

describe('achord api', () => {
  it('uses the database that "achord start" runs', async () => {
    const second = await startService(environment, 'api');
    expect(second.facts.address).not.toBe(facts.address);
    const headers = { authorization: `Bearer ${facts.processor_token}` };
    expect((await fetch(`${second.facts.address}/3p/api/v2/transactions`, { headers })).status).toBe(200);
    second.child.process.kill('SIGTERM');
    expect((await second.child.ended).code).toBe(0);
  });
});

describe('achord trigger', () => {
  it('causes an event in the running service, and refuses an unknown one', async () => {
    expect((await runAsProcess(['trigger', 'TransactionFailed'], environment)).stdout).toBe(
      'TransactionFailed has happened.\n',
    );
    const headers = { authorization: `Bearer ${facts.processor_token}` };
    const answer = await fetch(`${facts.address}/3p/api/v1/events?limit=100`, { headers });
    expect(await answer.text()).toContain('"type":"TransactionFailed"');
    expect(await runCommand(['trigger', 'TransactionFaild'], environment)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not an event'),
    });
  });
});

describe('achord verify', () => {
  it('reports an unchanged trail with hashes to keep, and exits with 1 after a change', async () => {
    const environment = { ACHORD_DATA_DIR: await usedDataDirectory() };
    await startInProcess(environment);
    const verify = (...args: string[]) => runCommand(['verify', '--json', ...args], environment);
    await expect.poll(async () => JSON.parse((await verify()).stdout).audit_trail.due).toBe(0);
    const first = JSON.parse((await verify()).stdout);
    expect(first).toMatchObject({
      ok: true,
      audit_trail: { acts: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      postings: { days: 0, last_day: null, hash: null },
      differences: [],
    });
    expect(await verify('--known-hashes', first.audit_trail.hash)).toMatchObject({ code: 0, stderr: '' });
    expect(await verify('--known-hashes', 'abc')).toMatchObject({ code: 2, stdout: '' });
    const unknown = await verify('--known-hashes', '0'.repeat(64));
    expect([unknown.code, JSON.parse(unknown.stdout).ok]).toEqual([1, false]);

    const superuser = new pg.Client((await runCommand(['db', 'url'], environment)).stdout.trim());
    await superuser.connect();
    await superuser.query(
      `UPDATE audit_trail SET detail = '{"name":"Another person"}' WHERE uuid IN (SELECT uuid FROM audit_links WHERE number = 2)`,
    );
    await superuser.end();
    const changed = await runAsProcess(['verify'], environment);
    expect(changed).toMatchObject({ code: 1, stderr: '' });
    expect(changed.stdout).toMatch(/^The act \S+ of processor \S+ \(link 2\), or its link, was changed\.$/m);
  });
});

describe('achord trigger, for a service with a given admin token', () => {
  it('asks for that token, and works with it; the data directory keeps no other one', async () => {
    // An earlier start generated a token.
    const environment = { ACHORD_DATA_DIR: await usedDataDirectory() };
    const given = 'operator-'.repeat(5);
    const { facts } = await startInProcess({ ...environment, ACHORD_ADMIN_TOKEN: given });
    expect(facts.admin_token).toBeNull();
    const secrets = JSON.parse(readFileSync(join(environment.ACHORD_DATA_DIR, 'secrets.json'), 'utf8'));
    expect(secrets).not.toHaveProperty('admin_token');

    const without = await runCommand(['trigger', 'TransactionCaptureStarted'], environment);
    expect(without).toMatchObject({ code: 1, stdout: '' });
    expect(without.stderr).toMatch(
      /^There is no admin token in .*secrets\.json\. .*--admin-token or ACHORD_ADMIN_TOKEN/,
    );
    const wrong = await runCommand(
      ['trigger', 'TransactionCaptureStarted', '--admin-token', 'x'.repeat(40)],
      environment,
    );
    expect(wrong).toMatchObject({ code: 1, stdout: '' });
    expect(wrong.stderr).toMatch(/refuses this admin token\. .*--admin-token/);
    for (const [args, more] of [
      [['--admin-token', given], {}],
      [[], { ACHORD_ADMIN_TOKEN: given }],
    ] as const)
      expect(
        (await runCommand(['trigger', 'TransactionCaptureStarted', ...args], { ...environment, ...more })).code,
      ).toBe(0);
  });

  it('names --token when the processor token is unknown', async () => {
    const wrong = await runCommand(['trigger', 'TransactionStarted', '--token', 'achord_test_proc_x'], environment);
    expect(wrong).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/refuses this processor token\. .*--token/),
    });
  });
});

describe('achord operators', () => {
  it('invites, lists, disables and enables people, and the link signs in at the running service', async () => {
    const run = async (...words: string[]) => runCommand(['operators', ...words], environment);
    const email = 'ada@platform.example';
    const invite = ['operators', 'invite', email, '--role', 'operator', '--json'];
    const invited = JSON.parse((await runAsProcess(invite, environment)).stdout);
    expect(invited).toMatchObject({ email, role: 'operator', url: `${facts.address}/console/join#${invited.token}` });
    const post = (path: string, body: object) =>
      fetch(`${facts.address}/admin/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const password = 'correct horse battery staple';
    expect((await post('invitation/accept', { token: invited.token, password })).status).toBe(200);
    const signIn = async () => (await post('sign-in', { email, password })).status;
    expect(await signIn()).toBe(200);
    expect((await run('list')).stdout).toContain(`operator       ${email}\n`);

    expect((await run('disable', email)).stdout).toBe(`Disabled ${email}.\n`);
    expect(await signIn()).toBe(401);
    expect(await run('link', email)).toMatchObject({ code: 1, stderr: expect.stringContaining('is disabled') });
    expect((await run('enable', email)).stdout).toBe(`Enabled ${email}.\n`);
    const link = JSON.parse((await run('link', email, '--json')).stdout);
    const other = 'four other words, also long';
    expect((await post('invitation/accept', { token: link.token, password: other })).status).toBe(200);
    expect(await signIn()).toBe(401);
  });

  it('says what is wrong', async () => {
    const run = async (...words: string[]) => runCommand(['operators', ...words], environment);
    expect(await run('invite', 'not-an-email', '--role', 'viewer')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not an email address'),
    });
    expect(await run('invite', 'x@platform.example', '--role', 'chief')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--role must be one of/),
    });
    expect(await run('invite', 'x@platform.example', '--role', 'developer')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('processor_uuid: is required for this role'),
    });
    expect(await run('disable', 'x@platform.example')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no operator x@platform.example'),
    });
  });
});

describe('achord tokens', () => {
  it('creates, lists and revokes tokens, and the running service follows', async () => {
    const list = async () => JSON.parse((await runCommand(['tokens', 'list', '--json'], environment)).stdout).tokens;
    const demo = (await list()).find(({ kind }: { kind: string }) => kind === 'processor');
    expect(demo).toMatchObject({ name: 'Demo Processor', revoked_at: null });

    const created = await runCommand(
      ['tokens', 'create', '--processor', demo.processor_uuid, '--expires-in-days', '2', '--json'],
      environment,
    );
    const { uuid, token } = JSON.parse(created.stdout);
    const status = async () =>
      (await fetch(`${facts.address}/3p/api/v2/transactions`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect(await status()).toBe(200);
    expect((await list()).at(-1)).toMatchObject({ uuid, expires_at: expect.any(String) });

    expect((await runAsProcess(['tokens', 'revoke', uuid], environment)).stdout).toBe(`Revoked ${uuid}.\n`);
    // A process caches a token for a second.
    await expect.poll(status).toBe(401);

    const superuser = new pg.Client((await runCommand(['db', 'url'], environment)).stdout.trim());
    await superuser.connect();
    const { rows } = await superuser.query(
      'SELECT actor, action FROM audit_trail WHERE subject_uuid = $1 ORDER BY uuid',
      [uuid],
    );
    expect(rows).toEqual([
      { actor: 'admin', action: 'token.issued' },
      { actor: 'admin', action: 'token.revoked' },
    ]);
    await superuser.end();
  });

  it('refuses an admin token that lives too long in live mode', async () => {
    const create = ['tokens', 'create', '--admin', '--expires-in-days', '366'];
    expect(await runCommand(create, { ...environment, ACHORD_MODE: 'live' })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('at most 365'),
    });
  });

  it('works without a running service', async () => {
    const environment = { ACHORD_DATA_DIR: dataDirectory() };
    expect(await runCommand(['tokens', 'list'], environment)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database in .*\. Run "achord start" first/),
    });
    expect((await runCommand(['migrate', '--json'], environment)).stdout).toContain('0001_shards-and-tenants.sql');
    expect(await runCommand(['tokens', 'list'], environment)).toMatchObject({
      code: 0,
      stdout: 'There are no tokens.\n',
    });
    expect(postgresPid(environment.ACHORD_DATA_DIR)).toBeNull();
  });

  it('names what it cannot find', async () => {
    const unknown = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
    expect(await runCommand(['tokens', 'revoke', unknown], environment)).toMatchObject({
      code: 1,
      stderr: `The token ${unknown} does not exist. "achord tokens list" lists all tokens.\n`,
    });
    expect(await runCommand(['tokens', 'create', '--vendor', unknown], environment)).toMatchObject({
      code: 1,
      stderr: `The vendor ${unknown} does not exist.\n`,
    });
    expect(await runAsProcess(['tokens', 'list', '--processor', unknown], environment)).toMatchObject({
      code: 1,
      stderr: `The processor ${unknown} does not exist.\n`,
    });
    expect(await runCommand(['tokens', 'revoke', 'x'], environment)).toMatchObject({
      code: 2,
      stderr: '"x" is not a uuid. "achord tokens list --json" lists the uuids of tokens and processors.\n',
    });
  });
});

describe('achord db url', () => {
  it('prints the URL of the running database, with superuser rights', async () => {
    const { stdout } = await runAsProcess(['db', 'url'], environment);
    expect(stdout).toMatch(/^postgresql:\/\/\w+:[\w-]+@127\.0\.0\.1:\d+\/achord\n$/);
    const client = new pg.Client(stdout.trim());
    await client.connect();
    expect((await client.query('SHOW is_superuser')).rows).toEqual([{ is_superuser: 'on' }]);
    await client.end();
    expect(JSON.parse((await runCommand(['db', 'url', '--json'], environment)).stdout)).toEqual({ url: stdout.trim() });
  });

  it('fails with a plain error when none runs', async () => {
    const directory = await usedDataDirectory();
    expect(await runCommand(['db', 'url'], { ACHORD_DATA_DIR: directory })).toEqual({
      code: 1,
      signal: null,
      stdout: '',
      stderr: `No embedded PostgreSQL runs in ${directory}. Run "achord start", or set ACHORD_DATA_DIR.\n`,
    });
  });
});

describe('achord keys add', () => {
  it('adds a data key; the service starts with it and can still read older data', async () => {
    const environment = { ACHORD_DATA_DIR: await usedDataDirectory() };
    const first = await startInProcess(environment);
    const register = (address: string) =>
      fetch(`${address}/3p/api/v1/register/person`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${first.facts.processor_token}`,
          'content-type': 'application/json',
          'idempotency-key': 'once',
        },
        body: JSON.stringify({
          first_name: 'Ada',
          last_name: 'Lovelace',
          address: { line_1: '12 Main Street', city: 'Springfield', state: 'IL', zip: '62701' },
        }),
      });
    const answered = await (await register(first.facts.address)).text();
    expect(JSON.parse((await runAsProcess(['keys', 'add', '--json'], environment)).stdout)).toEqual({ version: 2 });
    await first.stop();
    const second = await startInProcess(environment);
    const replayed = await register(second.facts.address);
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect(await replayed.text()).toBe(answered);
  });
});

describe('achord listen', () => {
  it('refuses an invalid start of the events', async () => {
    const environment = { ACHORD_DATA_DIR: dataDirectory() };
    const args = ['listen', '--forward-to', 'http://127.0.0.1:1/', '--token', 'x', '--since', 'elsewhere'];
    expect(await runCommand(args, environment)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--since must be "now"/),
    });
  });

  it('forwards events to a receiver without https', async () => {
    const received: { type: string; signature: string | undefined }[] = [];
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        received.push({
          type: JSON.parse(body).type,
          signature: request.headers['webhook-signature'] as string | undefined,
        });
        response.end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as { port: number };
    const listening = startCommand(['listen', '--forward-to', `http://127.0.0.1:${port}/`], environment);
    await listening.printed(/whsec_/);

    const response = await fetch(`${facts.address}/3p/api/v2/businesses`, {
      method: 'POST',
      headers: { authorization: `Bearer ${facts.processor_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ kyb: false, business: { name: 'Fjord Market', tin: '123456789' } }),
    });
    expect(response.status).toBe(201);
    await listening.printed(/BusinessCreated/);
    expect(received).toEqual([{ type: 'BusinessCreated', signature: expect.stringMatching(/^v1,/) }]);
    listening.process.kill('SIGINT');
    expect((await listening.ended).code).toBe(0);
    receiver.close();
  });
});
