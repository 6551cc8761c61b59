// achord backup and restore: the data directory is lost, and a backup of the running service brings
// everything back.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../../src/platform/database/embedded/wait-until.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import {
  dataDirectory,
  type StartedFacts,
  startCommand,
  startService,
  usedDataDirectory,
} from '../../support/service/command-line.ts';
import { archiveLog, loseMachine } from '../../support/service/lost-machine.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

const person = (name: string) => ({
  first_name: name,
  last_name: 'Lovelace',
  address: { line_1: '12 Main Street', city: 'Springfield', state: 'IL', zip: '62701' },
});

async function register({ address, processor_token }: StartedFacts, name: string): Promise<string> {
  const answer = await fetch(`${address}/3p/api/v1/register/person`, {
    method: 'POST',
    headers: { authorization: `Bearer ${processor_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(person(name)),
  });
  const body = (await answer.json()) as { data: { uuid: string } };
  expect(answer.status).toBe(201);
  return body.data.uuid;
}

/** Starts the service there, and asks it whether it has each of these users. */
async function served(directory: string) {
  const environment = { ACHORD_DATA_DIR: directory, ACHORD_ENCRYPTION_KEY: key };
  const { facts } = await startInProcess(environment);
  const get = async (path: string, bearer: string) =>
    await fetch(`${facts.address}${path}`, { headers: { authorization: `Bearer ${bearer}` } });
  return {
    has: async (uuid: string) => (await get(`/3p/api/v2/users/${uuid}`, token)).status === 200,
    restores: async () =>
      ((await (await get('/admin/v1/restores', facts.admin_token!)).json()) as { data: object }).data,
  };
}

let backups: string;
let archive: string;
let key: string;
let token: string;
/** Users that were acknowledged before the backup, after it, and after `moment`. */
let before: string[];
let after: string;
let moment: string;
let last: string;
beforeAll(async () => {
  backups = mkdtempSync(join(tmpdir(), 'achord-backups-'));
  // Under root the database runs as another user, who writes the archive.
  chmodSync(backups, 0o711);
  archive = join(backups, 'archive');
  const path = await usedDataDirectory();
  const environment = { ACHORD_DATA_DIR: path, ACHORD_ARCHIVE_DIR: archive };
  const { facts } = await startService(environment);
  key = JSON.parse(readFileSync(join(path, 'secrets.json'), 'utf8')).encryption_key;
  token = facts.processor_token!;
  before = [await register(facts, 'Ada'), await register(facts, 'Grace')];

  // On a busy machine a backup may end before it is killed.
  for (let code: number | null = 0; code === 0; ) {
    rmSync(join(backups, 'killed'), { recursive: true, force: true });
    const killed = startCommand(['backup', '--to', join(backups, 'killed')], environment);
    expect(await waitUntil(() => existsSync(join(backups, 'killed')), longWaitMs)).toBe(true);
    killed.process.kill('SIGKILL');
    ({ code } = await killed.ended);
  }

  // Users are written all the time.
  const backup = startCommand(['backup', '--to', backups, '--json'], environment);
  let ended = false;
  void backup.ended.then(() => {
    ended = true;
  });
  while (!ended) await register(facts, 'During the backup');
  expect(await backup.ended).toMatchObject({ code: 0, stderr: '' });

  const metrics = await (await fetch(`${facts.address}/metrics`)).text();
  expect(metrics).toMatch(/^achord_backup_age_seconds \d/m);
  const doctor = await runCommand(['doctor'], environment);
  expect(doctor.stdout).toMatch(/^OK +backups: last backup .*; the log is archived$/m);

  after = await register(facts, 'After');
  await archiveLog(environment);
  moment = new Date(Date.now() + 1).toISOString();
  expect(await waitUntil(() => Date.now() > Date.parse(moment) + 1, longWaitMs)).toBe(true);
  last = await register(facts, 'Last');
  await archiveLog(environment);
  await loseMachine(path, facts.pid);
});
afterAll(() => rmSync(backups, { recursive: true, force: true }));

const restoreFrom = (from: string, directory: string, ...options: string[]) =>
  [
    ['restore', '--from', from, '--json', ...options],
    { ACHORD_DATA_DIR: directory, ACHORD_ENCRYPTION_KEY: key },
  ] as const;

const restore = (directory: string, ...options: string[]) => runCommand(...restoreFrom(backups, directory, ...options));

const nameOfBackup = () => readdirSync(backups).find((name) => name.startsWith('backup-'))!;

/** A copy of the backup, to damage. */
function copyOfBackup(): string {
  const folder = mkdtempSync(join(backups, 'copies-'));
  cpSync(join(backups, nameOfBackup()), join(folder, 'one'), { recursive: true });
  return folder;
}

function flipByte(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = bytes[at]! ^ 1;
  writeFileSync(path, bytes);
}

describe('achord backup', () => {
  it('makes private files, and no file with the encryption key or a password of the database', () => {
    const folder = join(backups, nameOfBackup());
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const { mode } = statSync(join(entry.parentPath, entry.name));
      expect(mode & 0o777, entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600);
    }
    expect(entries.map(({ name }) => name)).not.toContain('secrets.json');
    expect(entries.map(({ name }) => name)).not.toContain('passwords.json');
  });

  it('that was killed is never taken for a whole one', async () => {
    expect(readdirSync(join(backups, 'killed')).filter((name) => !name.endsWith('.incomplete'))).toEqual([]);
    const { code, stderr } = await runCommand(...restoreFrom(join(backups, 'killed'), dataDirectory()));
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/no complete backup/) });
  });

  it('refuses a database of DATABASE_URL, and a folder in the data directory', async () => {
    const outside = await runCommand(['backup', '--to', backups], { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' });
    expect(outside).toMatchObject({ code: 1, stderr: expect.stringMatching(/pg_basebackup/) });
    const path = await usedDataDirectory();
    const inside = await runCommand(['backup', '--to', join(path, 'backups')], { ACHORD_DATA_DIR: path });
    expect(inside).toMatchObject({ code: 1, stderr: expect.stringMatching(/inside the data directory/) });
  });
});

describe('achord restore', () => {
  it('is repeated after a kill, brings back every acknowledged write of the archived log, checks the books, and lets the banks wait', async () => {
    const directory = dataDirectory();
    const killed = startCommand(...restoreFrom(backups, directory));
    const copied = () => existsSync(join(directory, 'postgres', 'cluster', 'global'));
    expect(await waitUntil(copied, longWaitMs)).toBe(true);
    killed.process.kill('SIGKILL');
    await killed.ended;
    const started = await runCommand(['start'], { ACHORD_DATA_DIR: directory, PORT: '0' });
    expect(started).toMatchObject({ code: 1, stderr: expect.stringMatching(/A restore into .* has not ended/) });

    const { code, stdout, stderr } = await startCommand(...restoreFrom(backups, directory, '--archive', archive)).ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, backup: nameOfBackup(), problems: [] });
    const { has, restores } = await served(directory);
    for (const uuid of [...before, after, last]) expect(await has(uuid)).toBe(true);
    expect(await restores()).toMatchObject({ waiting_banks: ['simulated'], restores: [{ backup: nameOfBackup() }] });
    const again = await restore(directory, '--archive', archive);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/is not empty/) });
  });

  it('restores a moment: what was acknowledged before it is there, and what came later is not', async () => {
    const directory = dataDirectory();
    const { code, stdout, stderr } = await restore(directory, '--archive', archive, '--to', moment);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).reached_at <= moment).toBe(true);
    const { has } = await served(directory);
    for (const uuid of [...before, after]) expect(await has(uuid)).toBe(true);
    expect(await has(last)).toBe(false);
  });

  it('writes nothing without the encryption key, with another one, or before the first backup', async () => {
    const directory = dataDirectory();
    const environment = { ACHORD_DATA_DIR: directory };
    const none = await runCommand(['restore', '--from', backups], environment);
    expect(none).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/ACHORD_ENCRYPTION_KEY must be set to the key/),
    });
    const other = { ...environment, ACHORD_ENCRYPTION_KEY: 'ab'.repeat(32) };
    const wrong = await runCommand(['restore', '--from', backups], other);
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringMatching(/is not the key/) });
    const early = await restore(directory, '--to', '2020-01-01T00:00:00Z');
    expect(early).toMatchObject({ code: 1, stderr: expect.stringMatching(/--to must not be earlier/) });
    expect((await restore(directory, '--to', 'yesterday')).code).toBe(2);
    expect(existsSync(directory)).toBe(false);
  });

  it('finds one changed byte in any kind of file, a missing file, and a backup that was not finished', async () => {
    const directory = dataDirectory();
    const folder = copyOfBackup();
    const one = join(folder, 'one');
    const refused = async (reason: RegExp) => {
      const { code, stderr } = await runCommand(...restoreFrom(folder, directory));
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(reason) });
    };
    const wal = readdirSync(join(one, 'wal'))[0]!;
    for (const path of ['cluster/global/pg_control', 'cluster/backup_label', `wal/${wal}`, 'manifest.json']) {
      flipByte(join(one, path), 20);
      await refused(/was changed after the backup/);
      flipByte(join(one, path), 20);
    }
    rmSync(join(one, 'cluster', 'PG_VERSION'));
    await refused(/PG_VERSION is missing/);
    rmSync(join(one, 'manifest.sha256'));
    await refused(/no complete backup/);
    expect(existsSync(directory)).toBe(false);
  });

  it('finds a changed byte in the archived log', async () => {
    const damaged = join(backups, 'damaged');
    cpSync(archive, damaged, { recursive: true });
    const names = readdirSync(damaged).filter((name) => /^[0-9A-F]{24}$/.test(name));
    flipByte(join(damaged, names.toSorted().at(-2)!), 100);
    const { code, stderr } = await restore(dataDirectory(), '--archive', damaged);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/a file of it is damaged/) });
  });

  it('finds a gap in the archived log', async () => {
    const gap = join(backups, 'gap');
    mkdirSync(gap);
    const names = readdirSync(archive)
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .toSorted();
    cpSync(join(archive, names.at(-1)!), join(gap, `${names.at(-1)!.slice(0, 16)}000000F0`));
    const directory = dataDirectory();
    const { code, stderr } = await restore(directory, '--archive', gap);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/lacks a file of the log/) });
  });
});
