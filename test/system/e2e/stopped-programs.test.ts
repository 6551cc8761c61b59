// A program that a signal stops leaves no PostgreSQL, no service and no directory behind.
import { globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAlive } from '../../../src/platform/database/embedded/processes.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { repository } from '../../support/runner/sources.ts';
import { dataDirectory, startProgram, usedDataDirectory } from '../../support/service/command-line.ts';

/** The servers below a directory that accept connections, from their own pid files. */
function serversBelow(directory: string): number[] {
  return globSync('**/cluster/postmaster.pid', { cwd: directory })
    .map((path) => readIfPresent(join(directory, path)).split('\n'))
    .filter((lines) => lines[7]?.startsWith('ready'))
    .map(([pid]) => Number(pid));
}

/** The processes that a program with this TMPDIR has started, and the program. */
function processesWith(directory: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readIfPresent(`/proc/${pid}/environ`).split('\0').includes(`TMPDIR=${directory}`))
    .map((pid) => ({ pid: Number(pid), command: readIfPresent(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() }))
    .filter(({ pid }) => isAlive(pid));
}

/** Empty when a process or file is gone, or belongs to another account. */
function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** A directory for the temporary files of a program. */
function temporaryDirectory(): string {
  const directory = dataDirectory();
  // Under root the database runs as another user, who must be able to pass through it.
  mkdirSync(directory, { mode: 0o711 });
  return directory;
}

/**
 * Starts a program, and ends it with the signal once it has come this far. Returns what is left.
 */
async function stopped(
  command: string,
  within: string,
  { signal, farEnough, environment = {} }: Stopping,
): Promise<{ code: number | null; left: unknown[] }> {
  const { process: child, ended } = startProgram(
    command.split(' '),
    { TMPDIR: within, ...environment },
    { cwd: repository },
  );
  await Promise.race([
    expect.poll(() => farEnough(within), { timeout: longWaitMs }).toBe(true),
    ended.then(({ stderr }) => Promise.reject(new Error(`ended before: ${stderr}`))),
  ]);
  const servers = serversBelow(within);
  child.kill(signal);
  const { code } = await ended;
  // npm does not wait for its script.
  await expect.poll(() => processesWith(within), { timeout: longWaitMs }).toEqual([]);
  return { code, left: servers.filter(isAlive) };
}

interface Stopping {
  signal: NodeJS.Signals;
  farEnough(within: string): boolean;
  environment?: Record<string, string>;
}

const hasServer = (within: string) => serversBelow(within).length > 0;
const hasService = (within: string) =>
  processesWith(within).some(({ command }) => command.endsWith('bin/command-line.mjs start'));

describe.runIf(process.platform === 'linux')('A program with an embedded PostgreSQL that is stopped', () => {
  // Without the packages that only the benchmark of webhooks needs.
  it.each([
    ['a benchmark', 'npm run bench --ignore-scripts -- --only list --rows 100000000', 'SIGINT', hasServer, 130],
    [
      'a benchmark that runs a service',
      'npm run bench --ignore-scripts -- --only start --rounds 1000',
      'SIGTERM',
      hasService,
      143,
    ],
    ['a simulation', 'npm run simulate -- --service --seeds 1000', 'SIGTERM', hasServer, 143],
  ] as const)('%s leaves nothing behind', async (_name, command, signal, farEnough, code) => {
    const directory = temporaryDirectory();
    expect(await stopped(command, directory, { signal, farEnough })).toEqual({ code, left: [] });
    expect(readdirSync(directory).filter((name) => name.startsWith('achord'))).toEqual([]);
  });

  it('a command leaves nothing behind', async () => {
    const directory = await usedDataDirectory();
    const environment = { ACHORD_DATA_DIR: directory };
    const { code, left } = await stopped(`${process.execPath} bin/command-line.mjs verify`, directory, {
      signal: 'SIGINT',
      farEnough: hasServer,
      environment,
    });
    expect(left).toEqual([]);
    // It may have ended before the signal.
    expect(code).toBeOneOf([0, 130]);
  });
});
