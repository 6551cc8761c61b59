// Runs the command line like a user: as a child process, with its own environment.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHome } from '../../../src/platform/database/embedded/home.ts';
import { isAlive } from '../../../src/platform/database/embedded/processes.ts';
import { afterEveryTest, endAfterFile } from '../runner/end-after-file.ts';
import { onceInRun } from '../runner/once-in-run.ts';
import { repository } from '../runner/sources.ts';
import { startInProcess } from './start-in-process.ts';

type Environment = Record<string, string>;

export interface CommandResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface CommandProcess {
  process: ChildProcess;
  ended: Promise<CommandResult>;
  /** Its stderr output so far. */
  stderr(): string;
  /** Resolves with the first match in its stdout; rejects when it ends before. */
  printed(pattern: RegExp): Promise<string>;
}

/** What `achord start --json` prints. */
export interface StartedFacts {
  address: string;
  operations_address: string | null;
  mode: string;
  data_directory: string | null;
  processor_token: string | null;
  vendor_token: string | null;
  admin_token: string | null;
  pid: number;
}

const children: CommandProcess[] = [];
const directories: string[] = [];

/**
 * Removes what a test left running or on disk before the next one. After a failed test, shows the
 * output.
 */
afterEveryTest(async (task) => {
  for (const child of children.splice(0)) {
    const { code, signal, stdout, stderr } = await killed(child);
    if (task.result?.state === 'fail')
      process.stderr.write(`${child.process.spawnargs.slice(5).join(' ')}: ${code ?? signal}\n${stdout}\n${stderr}\n`);
  }
  for (const directory of directories.splice(0)) removeDirectory(directory);
});

function killed({ process: child, ended }: CommandProcess): Promise<CommandResult> {
  child.kill('SIGKILL');
  return ended;
}

/** With the database that may still run in it. */
function removeDirectory(directory: string): void {
  const pid = postgresPid(directory);
  if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(directory, { recursive: true, force: true });
}

type EndAfter = (end: () => unknown) => void;

/**
 * A path for a data directory that does not exist yet. Removed after the test, with the database
 * that runs in it; or by `endAfter`.
 */
export function dataDirectory(endAfter?: EndAfter): string {
  const parent = mkdtempSync(join(tmpdir(), 'achord-e2e-'));
  // Under root the database runs as another user. If that user cannot enter the directory, the
  // database would be elsewhere and stay behind.
  chmodSync(parent, 0o711);
  const path = join(parent, 'data');
  if (endAfter === undefined) directories.push(path, parent);
  else endAfter(() => [path, parent].forEach(removeDirectory));
  return path;
}

/**
 * The same, but a service has already run in it: most tests do not test the first start, which
 * creates a database.
 */
export async function usedDataDirectory(endAfter?: EndAfter): Promise<string> {
  const used = await onceInRun('used-data-directory', startOnce);
  const path = dataDirectory(endAfter);
  // Keeps the owners: under root the database belongs to another user.
  execFileSync('cp', ['-a', used, path]);
  return path;
}

async function startOnce(path: string): Promise<void> {
  await (await startInProcess({ ACHORD_DATA_DIR: path })).stop();
}

/**
 * Starts `achord <args>` with only PATH from our own environment. `umask`: the shell's umask, in
 * octal digits.
 */
export const startCommand = (args: readonly string[], environment: Environment = {}, umask = '022'): CommandProcess =>
  startProgram([process.execPath, join(repository, 'bin/command-line.mjs'), ...args], environment, { umask });

export interface Surroundings {
  cwd?: string;
  umask?: string;
  /** Another account than our own: only root can ask for it. */
  account?: { uid: number; gid: number };
}

/** Starts a program, likewise. */
export function startProgram(
  command: readonly string[],
  environment: Environment,
  { cwd = tmpdir(), umask = '022', account }: Surroundings = {},
): CommandProcess {
  const child = spawn('sh', ['-c', `umask ${umask} && exec "$0" "$@"`, ...command], {
    cwd,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let stdout = '';
  let stderr = '';
  let heard = () => {};
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
    heard();
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise<CommandResult>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr })),
  );
  const running: CommandProcess = {
    process: child,
    ended,
    stderr: () => stderr,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        heard = () => {
          const match = pattern.exec(stdout);
          if (match !== null) resolve(match[0]);
        };
        void ended.then((end) => reject(new Error(`ended with ${end.code}: ${end.stderr}`)));
        heard();
      }),
  };
  children.push(running);
  return running;
}

/** Runs a command to its end. Where a process shows no more, use `runCommand`, which costs less. */
export const runAsProcess = (args: readonly string[], environment: Environment = {}) =>
  startCommand(args, environment).ended;

/**
 * Starts the service, or one process of it, on a free port and waits until it is ready. API and
 * worker are one process, which costs less, unless the test sets ACHORD_API_PROCESSES.
 */
export async function startService(
  environment: Environment,
  part: 'start' | 'api' | 'worker' = 'start',
): Promise<{ child: CommandProcess; facts: StartedFacts }> {
  const usual = { PORT: '0', ACHORD_SANDBOX_PACE: '0', ACHORD_API_PROCESSES: '0' };
  const child = startCommand([part, '--json'], { ...usual, ...environment });
  const facts = JSON.parse(await child.printed(/^\{.*\}$/m)) as StartedFacts;
  return { child, facts };
}

/** The processes of a service that several tests of a file use. */
export interface SharedService {
  environment: { ACHORD_DATA_DIR: string };
  child: CommandProcess;
  facts: StartedFacts;
}

/**
 * A service that runs until the tests of the file are over: for tests that neither start nor end
 * it, and change nothing that other tests read. Only the last of them may end it. Call it before
 * the first test.
 */
export async function sharedService(settings: Environment = {}): Promise<SharedService> {
  const environment = { ACHORD_DATA_DIR: await usedDataDirectory(endAfterFile) };
  const { child, facts } = await startService({ ...settings, ...environment });
  // Without the processes of a single test.
  children.splice(children.indexOf(child), 1);
  endAfterFile(() => killed(child));
  return { environment, child, facts };
}

/** The embedded PostgreSQL of a data directory, from its own pid file. */
export function postgresPid(directory: string): number | null {
  try {
    return Number(readFileSync(join(findHome(directory).cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}
