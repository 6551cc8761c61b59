// achord banks, and the banks file at the start.
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginUpload,
  insertDelivery,
  markRenaming,
  markUncertain,
} from '../../../src/banks/connections/exchange/delivery-notes.sql.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { startSftpServer, type TestSftpServer } from '../../support/banks/sftp-server.ts';
import { validBank } from '../../support/banks/valid-bank.ts';
import { durableDatabase, type TestDatabase } from '../../support/runner/database.ts';
import { dataDirectory, runAsProcess, startService, usedDataDirectory } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';

let server: TestSftpServer;
let directory: string;
beforeAll(async () => {
  server = await startSftpServer();
  for (const name of ['to-bank', 'from-bank', 'from-bank/done']) mkdirSync(join(server.root, name));
  for (const name of ['1.ach', '2.ach', 'half.tmp']) writeFileSync(join(server.root, 'from-bank', name), 'x');
  directory = mkdtempSync(join(tmpdir(), 'achord-banks-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The environment of a banks file with one bank at our server. */
const banksFile = (sftp: object = {}) => {
  const entry = validBank();
  const { host, port, username, hostKey } = server;
  const bank = { ...entry, sftp: { ...entry.sftp, host, port, username, host_keys: [hostKey], ...sftp } };
  const path = join(directory, 'banks.json');
  writeFileSync(path, JSON.stringify({ banks: [bank] }));
  return { ACHORD_BANKS_FILE: path, BANK_PASSWORD: server.password };
};

describe('achord banks check', () => {
  it('checks the file without connecting', async () => {
    const attempts = server.attempts;
    expect(await runCommand(['banks', 'check'], banksFile())).toMatchObject({
      code: 0,
      stdout: `first-example\n  ok      file       ODFI 09100001, achord at 127.0.0.1:${server.port}\n`,
    });
    expect(server.attempts).toBe(attempts);
    const refused = await runCommand(['banks', 'check'], banksFile({ port: 0, username: '' }));
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr.split('\n').filter(Boolean)).toEqual([
      expect.stringContaining('banks.json: banks[0].sftp.port must be an integer from 1 to 65535.'),
      expect.stringContaining('banks.json: banks[0].sftp.username must be'),
    ]);
    expect(await runCommand(['banks', 'check'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^ACHORD_BANKS_FILE must/),
    });
  });

  it('tests the connection to each bank, reading only', async () => {
    const { code, stdout } = await runCommand(['banks', 'check', '--connect'], banksFile());
    expect(stdout.split('\n').map((line) => line.replace(/SHA256:\S+/, 'SHA256:…'))).toEqual([
      'first-example',
      `  ok      login      achord at 127.0.0.1:${server.port}, SHA256:…`,
      '  ok      outgoing   to-bank, 0 files',
      '  ok      incoming   from-bank, 2 files for us',
      '  ok      archive    from-bank/done, 0 files',
      '',
    ]);
    expect(code).toBe(0);
    const names = { ignore: ['1*'], acknowledgments: ['2.*'] };
    expect((await runCommand(['banks', 'check', '--connect'], banksFile({ names }))).stdout).toContain(
      '  ok      incoming   from-bank, 2 files for us (1 ignore, 1 acknowledgments)\n',
    );

    const several = banksFile({ incoming: ['from-bank', 'acks'] });
    const { stdout: both } = await runCommand(['banks', 'check', '--connect'], several);
    expect(both).toContain(
      '  ok      incoming   from-bank, 2 files for us\n  failed  incoming   the directory does not exist: acks\n',
    );

    rmdirSync(join(server.root, 'from-bank/done'));
    const missing = await runAsProcess(['banks', 'check', '--connect', '--json'], banksFile());
    expect(missing.code).toBe(1);
    expect(JSON.parse(missing.stdout).banks[0].findings.at(-1)).toEqual({
      what: 'archive',
      ok: false,
      said: 'the directory does not exist: from-bank/done',
    });

    const otherKey = { host_keys: validBank().sftp.host_keys };
    const stranger = await runCommand(['banks', 'check', '--connect'], banksFile(otherKey));
    expect(stranger.code).toBe(1);
    expect(stranger.stdout).toMatch(
      /failed {2}login {6}the host key of the server is not pinned: .* shows ssh-ed25519 SHA256:/,
    );
    const wrong = await runCommand(['banks', 'check', '--connect'], { ...banksFile(), BANK_PASSWORD: 'swordfish' });
    expect(wrong.code).toBe(1);
    expect(`${wrong.stdout}${wrong.stderr}`).not.toContain('swordfish');
  });
});

describe('achord start', () => {
  it('refuses an invalid banks file with every problem, before it starts anything', async () => {
    const environment = { ...banksFile({ port: 0, host: '' }), ACHORD_DATA_DIR: dataDirectory(), PORT: '0' };
    const { code, stderr } = await runCommand(['start'], environment);
    expect(code).toBe(1);
    expect(stderr).toContain('banks[0].sftp.port must be');
    expect(stderr).toContain('banks[0].sftp.host must be');
  });

  it('starts with a valid one in the sandbox, next to the simulated bank, and connects to none', async () => {
    const attempts = server.attempts;
    const { facts } = await startService({ ...banksFile(), ACHORD_DATA_DIR: await usedDataDirectory() });
    expect(facts.mode).toBe('sandbox');
    expect(server.attempts).toBe(attempts);
  });
});

describe('A file with an uncertain delivery', () => {
  let clone: TestDatabase;
  let database: Database;
  const name = 'lost.ach';
  beforeAll(async () => {
    clone = await durableDatabase();
    database = openDatabase(clone.url, 1, () => {});
  });
  afterAll(async () => {
    await database.end();
    await clone.drop();
  });
  beforeEach(async () => {
    await insertDelivery(database, 'first', { name, size: 1, sha256: Buffer.alloc(32) }, realClock.now());
    await database.query(`UPDATE file_deliveries SET state = 'uploading', temporary_name = NULL`, []);
    await beginUpload(database, 'first', name, null, 'x');
    await markRenaming(database, 'first', name, 'x');
    await markUncertain(database, 'first', name, 'renaming');
  });
  const achord = (...args: string[]) => runCommand(['banks', ...args], { DATABASE_URL: clone.url });

  it('is listed until an operator decides, once, and the audit trail records it', async () => {
    const listed = JSON.parse((await achord('uncertain', '--json')).stdout).files;
    expect(listed).toEqual([{ bank: 'first', name, created_at: expect.any(String) }]);
    expect(await achord('decide', 'first', name)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Give the answer of the bank/),
    });
    expect(await achord('decide', 'first', name, '--delivered', '--send-again')).toMatchObject({ code: 2 });
    expect((await achord('decide', 'first', name, '--send-again')).stdout).toBe('lost.ach will be sent again.\n');
    expect(await achord('decide', 'first', name, '--delivered')).toMatchObject({ code: 1 });
    expect((await achord('uncertain')).stdout).toBe('No file is uncertain.\n');
    expect(await database.query('SELECT actor, action, detail FROM audit_trail', [])).toEqual([
      { actor: 'admin', action: 'bank_file.decided', detail: { bank: 'first', name, decision: 'unsent' } },
    ]);
  });

  it('counts as delivered when the bank has it', async () => {
    expect(
      (await runAsProcess(['banks', 'decide', 'first', name, '--delivered'], { DATABASE_URL: clone.url })).stdout,
    ).toBe('lost.ach is marked as delivered.\n');
    expect(await database.query('SELECT state FROM file_deliveries', [])).toEqual([{ state: 'delivered' }]);
  });
});
