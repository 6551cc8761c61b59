// achord doctor: each check is OK on a good installation, and fails when the checked thing is
// broken.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import type { Checked } from '../../../src/service/doctor/check.ts';
import { startSftpServer, type TestSftpServer } from '../../support/banks/sftp-server.ts';
import { validBank } from '../../support/banks/valid-bank.ts';
import { durableDatabase, type TestDatabase } from '../../support/runner/database.ts';
import { dataDirectory, runAsProcess, usedDataDirectory } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

async function doctor(environment: Record<string, string>, run = runCommand) {
  const { code, stdout, stderr } = await run(['doctor', '--json'], environment);
  expect(stderr).toBe('');
  const checks = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Checked);
  const of = (name: string) => checks.find((check) => check.name === name);
  return { code, stdout, of, statuses: Object.fromEntries(checks.map(({ name, status }) => [name, status])) };
}

describe('achord doctor on the embedded database', () => {
  it('finds everything OK while the service runs, and a worker and service missing when it does not', async () => {
    const environment = { ACHORD_DATA_DIR: await usedDataDirectory() };
    const { stop } = await startInProcess(environment);
    const running = await doctor(environment, runAsProcess);
    expect(running.code).toBe(0);
    expect(running.statuses).toMatchObject({
      settings: 'OK',
      database: 'OK',
      'database settings': 'OK',
      'database schema': 'OK',
      'database role': 'OK',
      'database connections': 'OK',
      'database transactions': 'OK',
      'database maintenance': 'OK',
      clock: 'OK',
      worker: 'OK',
      vault: 'OK',
      tokens: 'OK',
      service: 'OK',
      'webhook networks': 'OK',
      'public URL': 'OK',
      'banks file': 'OK',
      'banks in use': 'OK',
    });

    await stop();
    const stopped = await doctor({ ...environment, PORT: '1' });
    expect(stopped.code).toBe(0);
    expect(stopped.statuses).toMatchObject({
      database: 'OK',
      worker: 'WARNING',
      service: 'WARNING',
      invariants: 'UNKNOWN',
      vault: 'OK',
    });

    const wrongKey = await doctor({ ...environment, ACHORD_ENCRYPTION_KEY: 'ab'.repeat(32) });
    expect(wrongKey.code).toBe(1);
    expect(wrongKey.of('vault')).toMatchObject({ status: 'FAILED', found: expect.stringContaining('is not the key') });
    expect(wrongKey.stdout).not.toContain('abababab');

    const kept = JSON.parse(readFileSync(join(environment.ACHORD_DATA_DIR, 'secrets.json'), 'utf8')).encryption_key;
    const changing = { ACHORD_ENCRYPTION_KEY: 'ab'.repeat(32), ACHORD_ENCRYPTION_KEY_PREVIOUS: kept };
    expect((await doctor({ ...environment, ...changing })).of('vault')).toMatchObject({
      status: 'WARNING',
      found: 'ACHORD_ENCRYPTION_KEY_PREVIOUS still wraps 2 of 2 keys',
    });
    expect((await runCommand(['keys', 'rewrap', '--json'], { ...environment, ...changing })).stdout).toBe(
      '{"wrapped":2}\n',
    );
    expect((await doctor({ ...environment, ...changing })).of('vault')).toMatchObject({
      status: 'WARNING',
      found: expect.stringMatching(/ACHORD_ENCRYPTION_KEY_PREVIOUS is not needed$/),
    });
  });

  it('makes no database, and checks the rest without one', async () => {
    const path = dataDirectory();
    const { code, of, statuses } = await doctor({ ACHORD_DATA_DIR: path });
    expect(code).toBe(1);
    expect(of('database')).toMatchObject({ status: 'FAILED', found: expect.stringContaining('achord start') });
    expect(statuses).toMatchObject({
      settings: 'OK',
      'banks file': 'OK',
      'database schema': 'UNKNOWN',
      vault: 'UNKNOWN',
    });
  });

  it('names every problem of the settings at once, in lines for people', async () => {
    const { code, stdout } = await runCommand(['doctor'], { PORT: 'x', ACHORD_MODE: 'prod' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^FAILED {3}settings: PORT must be .* ACHORD_MODE must be .* → Correct the environment/);
    expect(await runCommand(['doctor', '--all'])).toMatchObject({ code: 2 });
  });
});

describe('achord doctor in live mode', () => {
  let database: TestDatabase;
  let server: TestSftpServer;
  let directory: string;
  beforeAll(async () => {
    database = await durableDatabase();
    server = await startSftpServer();
    for (const name of ['to-bank', 'from-bank', 'from-bank/done']) mkdirSync(join(server.root, name));
    directory = mkdtempSync(join(tmpdir(), 'achord-doctor-'));
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  const live = (sftp: object = {}) => {
    const entry = validBank();
    const { host, port, username, hostKey } = server;
    const bank = { ...entry, sftp: { ...entry.sftp, host, port, username, host_keys: [hostKey], ...sftp } };
    const path = join(directory, 'banks.json');
    writeFileSync(path, JSON.stringify({ banks: [bank] }));
    return {
      ACHORD_MODE: 'live',
      DATABASE_URL: database.url,
      ACHORD_DATA_DIR: directory,
      ACHORD_ADMIN_TOKEN: 'operator-token-of-this-test-0123456789',
      ACHORD_ENCRYPTION_KEY: 'ab'.repeat(32),
      ACHORD_BANKS_FILE: path,
      BANK_PASSWORD: server.password,
      PORT: '1',
    };
  };

  it('logs in to the bank and writes nothing there', async () => {
    const { of, stdout, statuses } = await doctor(live());
    // What this machine cannot see is not called good.
    expect(statuses).toMatchObject({ backups: 'UNKNOWN', 'database disk': 'UNKNOWN', alerts: 'UNKNOWN' });
    expect(of('backups')!.do).toContain('docs/operate/backups.md');
    expect(of('bank first-example')).toMatchObject({
      status: 'OK',
      found: expect.stringContaining('outgoing: to-bank'),
    });
    expect(of('OpenPGP keys of first-example')).toMatchObject({ status: 'OK', found: 'none are used' });
    expect(of('routing directory')).toMatchObject({
      status: 'WARNING',
      do: expect.stringContaining('achord routing import'),
    });
    expect(of('validation provider')).toMatchObject({ status: 'OK', found: 'none is set' });
    expect(stdout).not.toContain(server.password);
    expect(stdout).not.toContain('operator-token');
  });

  it('fails on another host key, another password, an unreachable provider and a wrong banks file, and still checks the rest', async () => {
    const stranger = await doctor(live({ host_keys: validBank().sftp.host_keys }));
    expect(stranger.code).toBe(1);
    expect(stranger.of('bank first-example')).toMatchObject({
      status: 'FAILED',
      found: expect.stringContaining('is not pinned'),
    });
    expect(stranger.statuses).toMatchObject({ settings: 'OK', database: 'OK' });
    const refused = await doctor({
      ...live(),
      BANK_PASSWORD: 'swordfish',
      ACHORD_VALIDATION_URL: 'https://127.0.0.1:1',
      ACHORD_VALIDATION_KEY_ID: 'key-of-this-test',
      ACHORD_VALIDATION_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    });
    expect(refused.statuses).toMatchObject({
      settings: 'OK',
      'bank first-example': 'FAILED',
      'validation provider': 'FAILED',
    });
    expect(refused.stdout).not.toContain('swordfish');
    const malformed = await doctor(live({ port: 0 }));
    expect(malformed.of('banks file')).toMatchObject({ found: expect.stringContaining('sftp.port must be') });
    expect(malformed.statuses).toMatchObject({ banks: 'UNKNOWN', 'banks in use': 'UNKNOWN' });
  });

  it('fails on an unsafe setting, an older schema and an unreachable database; warns of private networks', async () => {
    const name = new URL(database.url).pathname.slice(1);
    const superuser = new Client({ connectionString: database.superuserUrl });
    await superuser.connect();
    const set = (what: string) => superuser.query(`ALTER DATABASE "${name}" ${what}`);
    await set('SET default_transaction_read_only = on');
    const readOnly = await doctor(live());
    expect(readOnly.of('database settings')).toMatchObject({
      status: 'FAILED',
      found: expect.stringContaining('default_transaction_read_only is on'),
    });
    expect(readOnly.statuses).toMatchObject({ database: 'OK', 'database schema': 'OK' });
    await set('RESET default_transaction_read_only');
    await superuser.end();
    await openBriefly(database.superuserUrl, async (db) => {
      await db.query(`ALTER DATABASE "${name}" SET synchronous_commit = off`);
      await db.query("UPDATE migrations SET digest = 'changed'");
    });
    const unsafe = await doctor({ ...live(), ACHORD_WEBHOOK_ALLOW_ADDRESSES: '10.0.0.0/8' });
    expect(unsafe.code).toBe(1);
    expect(unsafe.statuses).toMatchObject({
      database: 'OK',
      'database settings': 'FAILED',
      'database schema': 'FAILED',
      'database role': 'OK',
      'webhook networks': 'WARNING',
      'public URL': 'WARNING',
      'bank first-example': 'OK',
    });
    const owner = await doctor({ ...live(), DATABASE_URL: database.ownerUrl });
    expect(owner.of('database role')).toMatchObject({ status: 'FAILED', found: expect.stringContaining('owns ') });
    const away = await doctor({ ...live(), DATABASE_URL: 'postgresql://achord:secret-word@127.0.0.1:1/achord' });
    expect(away.statuses).toMatchObject({ database: 'FAILED', 'bank first-example': 'OK', 'database role': 'UNKNOWN' });
    expect(away.stdout).not.toContain('secret-word');
  });
});
