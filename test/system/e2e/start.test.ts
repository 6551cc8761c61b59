// Starting and stopping the service: by a person at a terminal, by signals and after kills.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../src/platform/database/embedded/embedded-postgres.ts';
import { isAlive } from '../../../src/platform/database/embedded/processes.ts';
import { waitUntil } from '../../../src/platform/database/embedded/wait-until.ts';
import { describeSchema } from '../../../src/platform/database/schema/describe-schema.ts';
import { migrationsOnDisk } from '../../../src/platform/database/schema/migrate.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import {
  dataDirectory,
  postgresPid,
  runAsProcess,
  startCommand,
  startService,
  usedDataDirectory,
} from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

async function get(address: string, path: string, token: string): Promise<{ status: number; body: string }> {
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.text() };
}

async function createProcessor(address: string, adminToken: string, name: string): Promise<number> {
  const response = await fetch(`${address}/admin/v1/processors`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return response.status;
}

/**
 * Names of the processors in the database of a running service, as a database client shows them.
 */
async function tokenNames(directory: string): Promise<string[]> {
  const { stdout } = await runCommand(['tokens', 'list', '--json'], { ACHORD_DATA_DIR: directory });
  return (JSON.parse(stdout).tokens as { name: string }[]).map(({ name }) => name).sort();
}

const { length: migrationCount } = await migrationsOnDisk();

const secretsOf = (directory: string) =>
  JSON.parse(readFileSync(join(directory, 'secrets.json'), 'utf8')) as Record<string, string>;

describe('achord start', () => {
  it('starts from nothing, serves the demo tenant, stops cleanly with its database, and at its next start finds its data and its tokens again and greets a person', async () => {
    const directory = dataDirectory();
    const { child, facts } = await startService({ ACHORD_DATA_DIR: directory });
    expect(facts).toMatchObject({ mode: 'sandbox', data_directory: directory, pid: child.process.pid });
    expect((await fetch(`${facts.address}/health/ready`)).status).toBe(200);
    for (const token of [facts.processor_token, facts.vendor_token])
      expect((await get(facts.address, '/3p/api/v2/transactions', token!)).status).toBe(200);
    expect(await createProcessor(facts.address, facts.admin_token!, 'Aurora')).toBe(201);
    expect(statSync(join(directory, 'secrets.json')).mode & 0o777).toBe(0o600);

    const postgres = postgresPid(directory)!;
    expect(isAlive(postgres)).toBe(true);
    child.process.kill('SIGINT');
    const { code, stderr } = await child.ended;
    expect(code).toBe(0);
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ msg: 'stopped' });
    expect(lines.filter(({ migrations }) => migrations !== undefined)).toEqual([
      expect.objectContaining({ msg: 'database migrated', migrations: migrationCount, ms: expect.any(Number) }),
    ]);
    expect(isAlive(postgres)).toBe(false);

    const second = startCommand(['start'], { ACHORD_DATA_DIR: directory, PORT: '0' });
    await second.printed(/Ctrl-C/);
    const request = await second.printed(/curl [\s\S]*?\n\n/);
    const answer = execFileSync('sh', ['-c', request.replace('curl', 'curl -s')], { encoding: 'utf8' });
    expect(JSON.parse(answer)).toMatchObject({ status: true, data: { first_name: 'Ada' } });
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(request)![0];
    expect((await get(address, '/3p/api/v2/transactions', facts.processor_token!)).status).toBe(200);
    expect(await tokenNames(directory)).toEqual(['Demo Processor', 'Demo Vendor']);
    second.process.kill('SIGTERM');
    const ended = await second.ended;
    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain(`curl ${address}/3p/api/v1/register/person`);
    expect(ended.stdout).toContain(directory);
    const secrets = secretsOf(directory);
    expect(facts).toMatchObject({
      processor_token: secrets.demo_processor_token,
      vendor_token: secrets.demo_vendor_token,
      admin_token: secrets.admin_token,
    });
    for (const token of [facts.processor_token, facts.vendor_token, facts.admin_token])
      expect(ended.stdout).toContain(token);
    expect(ended.stdout).not.toContain(secrets.encryption_key);
    // The log is a separate stream, one JSON object a line.
    for (const line of ended.stderr.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  });

  it('refuses a data directory of a version with other migrations, says what to do, and does not change it', async () => {
    const directory = dataDirectory();
    const log = { info() {}, warn() {}, error() {} };
    const onDatabase = async <Result>(work: (owner: Database) => Promise<Result>) => {
      const postgres = await startEmbeddedPostgres({ dataDirectory: directory, log });
      const owner = openDatabase(postgres.ownerUrl, 1, () => {});
      const result = await work(owner);
      await owner.end();
      await postgres.stop();
      return result;
    };
    const state = async (owner: Database) => [
      await describeSchema(owner),
      await owner.query('SELECT name, digest, applied_at FROM migrations'),
    ];
    const expectRefused = async (...command: string[]) => {
      const refused = await runCommand(command, { ACHORD_DATA_DIR: directory, PORT: '0' });
      expect([refused.code, refused.stdout]).toEqual([1, '']);
      expect(refused.stderr.trim().split('\n').at(-1)).toMatch(
        /^Another version of Achord made this database: its migration .* Nothing was changed in it\. .* Or start with an empty database/,
      );
    };
    const before = await onDatabase(async (owner) => {
      await owner.query(
        `CREATE TABLE migrations (name text PRIMARY KEY, digest text NOT NULL, applied_at timestamptz NOT NULL);
         INSERT INTO migrations VALUES ('0001_shards-and-tenants.sql', 'a', now()), ('0002_audit-trail.sql', 'b', now());
         GRANT SELECT ON migrations TO achord_service`,
      );
      const made = await state(owner);
      // These use the server that runs.
      await expectRefused('migrate');
      await expectRefused('tokens', 'list');
      await expectRefused('verify');
      return made;
    });
    await expectRefused('start');
    expect(await onDatabase(state)).toEqual(before);
  });

  it('does not show a demo token that was revoked, and makes no second demo tenant', async () => {
    const directory = await usedDataDirectory();
    const environment = { ACHORD_DATA_DIR: directory };
    const { demo_processor_token, demo_vendor_token } = secretsOf(directory);
    expect(demo_vendor_token).toMatch(/^achord_test_vend_/);
    const { stdout } = await runCommand(['tokens', 'list', '--json'], environment);
    const vendor = (JSON.parse(stdout).tokens as { uuid: string; kind: string }[]).find(
      ({ kind }) => kind === 'vendor',
    )!;
    expect((await runCommand(['tokens', 'revoke', vendor.uuid], environment)).code).toBe(0);
    const { facts } = await startInProcess(environment);
    expect(facts).toMatchObject({ processor_token: demo_processor_token, vendor_token: null });
    expect(await tokenNames(directory)).toEqual(['Demo Processor', 'Demo Vendor']);
  });

  it('refuses a port in use in one sentence, before it creates or migrates a database', async () => {
    const directory = dataDirectory();
    const stranger = createServer();
    const port = await new Promise<number>((resolve) =>
      stranger.listen(0, '127.0.0.1', () => resolve((stranger.address() as { port: number }).port)),
    );
    const { code, stderr } = await runAsProcess(['start'], {
      ACHORD_DATA_DIR: directory,
      PORT: String(port),
      ACHORD_LOG_LEVEL: 'error',
    });
    stranger.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} of 127.0.0.1 is in use by another program, perhaps by another Achord. Stop that program, or set PORT to another port.\n`,
    );
    expect(existsSync(directory)).toBe(false);
  });

  it('names ACHORD_OPERATIONS_PORT when that port is in use', async () => {
    const directory = await usedDataDirectory();
    const stranger = createServer();
    const port = await new Promise<number>((resolve) =>
      stranger.listen(0, '127.0.0.1', () => resolve((stranger.address() as { port: number }).port)),
    );
    const { code, stderr } = await runCommand(['start'], {
      ACHORD_DATA_DIR: directory,
      PORT: '0',
      ACHORD_OPERATIONS_PORT: String(port),
      ACHORD_LOG_LEVEL: 'error',
    });
    stranger.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${port} of 127.0.0.1 is in use`);
    expect(stderr).toContain('Set ACHORD_OPERATIONS_PORT');
    expect(postgresPid(directory)).toBeNull();
  });
});

describe('after a kill -9', () => {
  it('of the service, of the database or of both, the service needs no help, and every acknowledged change is there', async () => {
    const directory = await usedDataDirectory();
    const first = await startService({ ACHORD_DATA_DIR: directory });
    const { address, admin_token, processor_token } = first.facts;
    const idempotent = () =>
      fetch(`${address}/admin/v1/processors`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${admin_token}`,
          'content-type': 'application/json',
          'idempotency-key': 'once',
        },
        body: '{"name":"Aurora"}',
      });
    const answered = await (await idempotent()).text();
    const killed = postgresPid(directory)!;
    process.kill(first.child.process.pid!, 'SIGKILL');
    process.kill(killed, 'SIGKILL');
    await first.child.ended;
    expect(await waitUntil(() => !isAlive(killed), longWaitMs)).toBe(true);

    const second = await startService({ ACHORD_DATA_DIR: directory, PORT: new URL(address).port });
    const replayed = await idempotent();
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect(await replayed.text()).toBe(answered);
    expect(second.facts.admin_token).toBe(admin_token);
    const postgres = postgresPid(directory)!;
    second.child.process.kill('SIGKILL');
    await second.child.ended;
    expect(isAlive(postgres)).toBe(true);

    // It takes over the running database.
    const third = await startService({ ACHORD_DATA_DIR: directory });
    expect(postgresPid(directory)).toBe(postgres);
    expect((await get(third.facts.address, '/3p/api/v2/transactions', processor_token!)).status).toBe(200);

    process.kill(postgres, 'SIGKILL');
    const statuses: number[] = [];
    const ask = async () => {
      statuses.push((await get(third.facts.address, '/3p/api/v2/transactions', processor_token!)).status);
      return statuses.at(-1);
    };
    await expect.poll(ask, { timeout: longWaitMs, interval: 100 }).toBe(200);
    for (const status of statuses) expect([200, 500, 503]).toContain(status);
    const last = postgresPid(directory)!;
    third.child.process.kill('SIGINT');
    expect((await third.child.ended).code).toBe(0);
    expect([postgres, last].filter(isAlive)).toEqual([]);
  });
});

describe('a signal', () => {
  /** A request that the service has begun to read, without its body. */
  async function halfSent(address: string, token: string) {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
    const body = '{"name":"In progress"}';
    socket.on('error', () => {});
    socket.write(
      `POST /admin/v1/processors HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n{`,
    );
    // The service answers 100 Continue as soon as it has read the head.
    await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    answer = '';
    return { finish: () => socket.write(body.slice(1)), closed };
  }

  it('lets a request in progress end', async () => {
    const { child, facts } = await startService({ ACHORD_DATA_DIR: await usedDataDirectory() });
    const { finish, closed } = await halfSent(facts.address, facts.admin_token!);
    child.process.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(child.process.exitCode).toBeNull();
    finish();
    expect(await closed).toMatch(/^HTTP\/1\.1 201 /);
    expect((await child.ended).code).toBe(0);
  });

  it('sent twice stops at once, waiting only for the database', async () => {
    const directory = await usedDataDirectory();
    const { child, facts } = await startService({ ACHORD_DATA_DIR: directory });
    const { closed } = await halfSent(facts.address, facts.admin_token!);
    const postgres = postgresPid(directory)!;
    child.process.kill('SIGINT');
    // Within a second it would count as one keystroke that arrived twice. On a busy machine the
    // first may have come late.
    while (child.process.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      child.process.kill('SIGINT');
    }
    expect(await child.ended).toMatchObject({ code: 130 });
    await closed;
    expect(isAlive(postgres)).toBe(false);
  });
});

describe('the encryption key', () => {
  it('must be the key of the database', async () => {
    const directory = await usedDataDirectory();
    const { code, stderr } = await runCommand(['start'], {
      ACHORD_DATA_DIR: directory,
      PORT: '0',
      ACHORD_LOG_LEVEL: 'error',
      ACHORD_ENCRYPTION_KEY: '42'.repeat(32),
    });
    expect(code).toBe(1);
    expect(stderr).toBe(
      'ACHORD_ENCRYPTION_KEY is not the key that encrypted this database. Set the key that was used before. If you are changing the key, also set the earlier one as ACHORD_ENCRYPTION_KEY_PREVIOUS.\n',
    );
    expect(postgresPid(directory)).toBeNull();
  });

  it('is never generated for a database that has one, and a given one is not written to disk: also when a signal during the first start ends it', async () => {
    const directory = dataDirectory();
    const key = '42'.repeat(32);
    const child = startCommand(['start', '--json'], {
      ACHORD_DATA_DIR: directory,
      ACHORD_ENCRYPTION_KEY: key,
      PORT: '0',
    });
    expect(await waitUntil(() => existsSync(join(directory, 'lock')), longWaitMs)).toBe(true);
    child.process.kill('SIGINT');
    expect((await child.ended).code).toBe(0);
    expect(postgresPid(directory)).toBeNull();
    const kept = readFileSync(join(directory, 'secrets.json'), 'utf8');
    expect(kept).not.toContain(key);
    expect(kept).not.toContain(Buffer.from(key, 'hex').toString('base64'));

    const refused = await runCommand(['start'], { ACHORD_DATA_DIR: directory, PORT: '0', ACHORD_LOG_LEVEL: 'error' });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      /^The database in .* is encrypted and its key is not in .*secrets\.json\. Set .*\n$/,
    );
  });

  it('is requested when its file is missing or damaged', async () => {
    const directory = await usedDataDirectory();
    writeFileSync(join(directory, 'secrets.json'), '{"admin_');
    const damaged = await runCommand(['start'], { ACHORD_DATA_DIR: directory, PORT: '0', ACHORD_LOG_LEVEL: 'error' });
    expect(damaged).toMatchObject({ code: 1, stderr: expect.stringMatching(/secrets\.json is not valid JSON/) });
    rmSync(join(directory, 'secrets.json'));
    const gone = await runCommand(['start'], { ACHORD_DATA_DIR: directory, PORT: '0', ACHORD_LOG_LEVEL: 'error' });
    expect(gone).toMatchObject({ code: 1, stderr: expect.stringMatching(/its key is not in/) });
  });
});
