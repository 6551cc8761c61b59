// One service for each data directory, with kills and simultaneous starts.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { lockDataDirectory } from './lock-data-directory.ts';

const directories: string[] = [];
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

it('makes the directory for its owner only', async () => {
  const path = dataDirectory();
  (await lockDataDirectory(path)).release();
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

it('refuses a second start in the same process, names the process, and is free after the release', async () => {
  const path = dataDirectory();
  const lock = await lockDataDirectory(path);
  await expect(lockDataDirectory(path)).rejects.toThrow(`Another Achord (process ${process.pid}) uses`);
  lock.release();
  lock.release();
  (await lockDataDirectory(path)).release();
});

it('refuses while another process holds it, names that process, and is free after it was killed', async () => {
  const path = dataDirectory();
  const { child, said } = await lockInChild(path);
  expect(said).toBe('locked');
  await expect(lockDataDirectory(path)).rejects.toThrow(`Another Achord (process ${child.pid}) uses`);
  await kill(child);
  (await lockDataDirectory(path)).release();
});

it('ignores an unrelated process that has the process id of a killed holder', async () => {
  const path = dataDirectory();
  await kill((await lockInChild(path)).child);
  writeFileSync(join(path, 'lock.pid'), `${process.ppid}\n`);
  (await lockDataDirectory(path)).release();
});

it('lets exactly one of many simultaneous starts through', async () => {
  const path = dataDirectory();
  const starts = await Promise.all(Array.from({ length: 6 }, () => lockInChild(path)));
  expect(starts.filter(({ said }) => said === 'locked')).toHaveLength(1);
  const winner = starts.find(({ said }) => said === 'locked')!.child.pid;
  for (const { said } of starts.filter(({ said }) => said !== 'locked')) {
    expect(said).toContain(`Another Achord (process ${winner}) uses`);
  }
});

function dataDirectory(): string {
  const parent = mkdtempSync(join(tmpdir(), 'achord-lock-'));
  directories.push(parent);
  expect(existsSync(join(parent, 'data'))).toBe(false);
  return join(parent, 'data');
}

function lockInChild(path: string): Promise<{ child: ChildProcess; said: string }> {
  const module = new URL('lock-data-directory.ts', import.meta.url).href;
  const script = `
    import { lockDataDirectory } from ${JSON.stringify(module)};
    await lockDataDirectory(process.argv[1]).then(() => console.log('locked'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) => {
    child.stdout.once('data', (said) => resolve({ child, said: String(said).trim() }));
  });
}

function kill(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  return gone;
}
