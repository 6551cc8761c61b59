// The server process: started in its own session, found again after a crash, stopped in steps.

import { spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { StatedError } from '../../std/stated-error.ts';
import type { Binaries } from './binaries.ts';
import type { ServerAccount } from './can-reach.ts';
import type { Home } from './home.ts';
import type { Passwords } from './passwords.ts';
import { prepareDatabase } from './prepare-database.ts';
import { isAlive, isInUse, processesInside, servesCluster, signal } from './processes.ts';
import { settingsFile } from './settings.ts';
import { readIfPresent } from './small-file.ts';
import { socketDirectory, socketFiles } from './socket.ts';
import { waitUntil } from './wait-until.ts';

export interface Server {
  pid: number;
  port: number;
}

export class PortTakenError extends StatedError {}

interface Start {
  home: Home;
  binaries: Binaries;
  account: ServerAccount | null;
  port: number;
  settings: Record<string, string>;
  environment?: Record<string, string>;
  log: Log;
  /** For a recovery: another directory of its socket, and who may connect. */
  reach?: { socket: string; access: string };
}

/** Starts a server when no other one is in the way. Resolves when it accepts connections. */
export async function startServer(start: Start): Promise<Server> {
  const { home, port, settings, account, log, reach } = start;
  const full = fullSettings(home, settings, port, reach?.socket ?? socketDirectory(home));
  writeSettings(home, settingsFile(full), reach?.access ?? access, account);
  for (let attempt = 1; ; attempt++) {
    forgetForeignProcess(home);
    const failure = await launch(start);
    if (typeof failure !== 'string') return failure;
    if (failure.includes('could not create any TCP/IP sockets')) throw new PortTakenError(failure);
    if (!ORPHANED.test(failure) || attempt === ORPHAN_ATTEMPTS) {
      throw new StatedError(`The embedded PostgreSQL does not start: ${failure}`);
    }
    const harsher = HARSHER_FROM_ATTEMPT[attempt];
    if (harsher !== undefined) {
      const orphans = processesInside(home.cluster);
      if (orphans.length > 0)
        log.warn({ orphans, signal: harsher }, 'ending sessions of a killed PostgreSQL that still hold its memory');
      for (const pid of orphans) signal(pid, harsher);
    }
    await sleep(100);
  }
}

const ORPHANED = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;
const ORPHAN_ATTEMPTS = 300;
/**
 * The sessions of a killed server end automatically unless they are in a long query. Those get a
 * signal.
 */
const HARSHER_FROM_ATTEMPT: Record<number, NodeJS.Signals> = { 5: 'SIGQUIT', 50: 'SIGKILL' };

/**
 * Takes over a server that outlived its service, if it runs with these settings. Otherwise it stops
 * the server and returns null.
 */
export async function adoptServer(adopt: {
  home: Home;
  settings: Record<string, string>;
  passwords: Passwords;
  log: Log;
}): Promise<Server | null> {
  const { home, settings, passwords, log } = adopt;
  const found = livingServer(home);
  if (found === null) return null;
  const { pid, port } = found;
  const wanted = settingsFile(fullSettings(home, settings, port, socketDirectory(home)));
  if (readIfPresent(join(home.cluster, 'postgresql.conf')) !== wanted) {
    await stopServer(pid, log);
    return null;
  }
  // It was already stopping.
  if (!(await untilReady(home, pid, log))) return null;
  try {
    await prepareDatabase({ port, socket: socketDirectory(home) }, passwords);
  } catch (error) {
    log.warn({ pid, err: error }, 'the embedded PostgreSQL of a killed service does not answer; ending it');
    await endProcess(pid, ABANDON, log);
    return null;
  }
  log.info({ pid, port }, 'adopted the embedded PostgreSQL of a killed service');
  return { pid, port };
}

/** The content of postmaster.pid, if that process lives and is the server of this cluster. */
export function livingServer(home: Home): (Server & { ready: boolean }) | null {
  const lines = readIfPresent(join(home.cluster, 'postmaster.pid'))?.split('\n');
  if (lines === undefined) return null;
  const pid = Number(lines[0]);
  if (!servesCluster(pid, home.cluster)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.startsWith('ready') ?? false };
}

/**
 * Fast shutdown first, and harsher signals only when it hangs: the next start recovers from the log
 * in any case.
 */
export async function stopServer(pid: number, log: Log): Promise<void> {
  await endProcess(pid, SHUTDOWN, log);
}

type Step = [signal: NodeJS.Signals, patience_ms: number];

/** SIGINT ends the sessions and writes a checkpoint, SIGQUIT only ends them. */
const SHUTDOWN: Step[] = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 10_000],
];

/** For a server that does not answer: do not wait for its checkpoint. */
const ABANDON: Step[] = [
  ['SIGQUIT', 5_000],
  ['SIGKILL', 10_000],
];

async function endProcess(pid: number, steps: Step[], log: Log): Promise<void> {
  for (const [name, patience_ms] of steps) {
    if (!isAlive(pid)) return;
    signal(pid, name);
    if (await waitUntil(() => !isAlive(pid), patience_ms)) return;
    log.warn({ pid, signal: name }, 'the embedded PostgreSQL did not stop in time');
  }
  throw new StatedError(
    `The embedded PostgreSQL (process ${pid}) cannot be stopped. End this process by hand, then start again.`,
  );
}

function fullSettings(
  home: Home,
  settings: Record<string, string>,
  port: number,
  socket: string | null,
): Record<string, string> {
  return {
    ...settings,
    port: String(port),
    // A list of directories: quotes keep a comma or a space in the path.
    unix_socket_directories: socket === null ? '' : `"${socket.replaceAll('"', '""')}"`,
    // No other account can enter the directory either.
    unix_socket_permissions: '0700',
    log_directory: home.logs,
  };
}

// Only this machine, only with a password.
const access = ['local all all scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256', ''].join('\n');

function writeSettings(home: Home, settings: string, hostAccess: string, account: ServerAccount | null): void {
  for (const [name, text] of [
    ['postgresql.conf', settings],
    ['pg_hba.conf', hostAccess],
  ] as const) {
    const path = join(home.cluster, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (account !== null) chownSync(path, account.uid, account.gid);
  }
}

/**
 * PostgreSQL refuses to start while the process id in postmaster.pid is in use. After a reboot
 * another process can have it. In a container whose first process does not collect orphans it stays
 * in use. If no process is in the cluster, the file has no meaning, nor has the lock file of its
 * socket. (PostgreSQL still checks for shared memory in use, by the directory.)
 */
function forgetForeignProcess(home: Home): void {
  const path = join(home.cluster, 'postmaster.pid');
  const lines = readIfPresent(path)?.split('\n') ?? [];
  const pid = Number(lines[0] ?? 0);
  if (pid === 0 || !isInUse(pid) || servesCluster(pid, home.cluster)) return;
  if (processesInside(home.cluster).length > 0) return;
  for (const file of socketFiles(home, Number(lines[3]))) rmSync(file, { force: true });
  rmSync(path);
}

/** One attempt: the running server, or its output before it gave up. */
async function launch({ home, binaries, account, port, environment = {}, log }: Start): Promise<Server | string> {
  const logged = logEnd(home);
  const output = openSync(home.startLog, 'w', 0o600);
  const child = spawn(binaries.postgres, ['-D', home.cluster], {
    cwd: home.cluster,
    env: { LC_ALL: 'C', ...environment },
    // Its own session: Ctrl-C in the terminal reaches only the service, which drains and then stops
    // the server.
    detached: true,
    // Files, not pipes: they outlive a killed service.
    stdio: ['ignore', output, output],
    ...account,
  });
  closeSync(output);
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(null));
  });
  child.unref();
  const pid = child.pid;
  if (pid === undefined) return `PostgreSQL cannot run here: ${await ended}`;
  if (await untilReady(home, pid, log)) return { pid, port };
  // Otherwise this process would end here if it has nothing else to do.
  child.ref();
  await ended;
  // The logging collector of the server outlives it for a moment.
  await waitUntil(() => tellingOf(saidSince(home, logged)).length > 0, 5_000);
  return complaint(saidSince(home, logged));
}

/** True when the server is ready, false when it has ended. Recovery after a crash may take long. */
async function untilReady(home: Home, pid: number, log: Log): Promise<boolean> {
  const settled = () => !isAlive(pid) || livingServer(home)?.ready === true;
  while (!(await waitUntil(settled, 10_000))) {
    log.warn({ pid }, 'still waiting for the embedded PostgreSQL to be ready');
  }
  return isAlive(pid) && livingServer(home)?.pid === pid;
}

/** The end of the current log file, so that only new lines are read. */
function logEnd(home: Home): { file: string; size: number } | null {
  const current = readIfPresent(join(home.cluster, 'current_logfiles'))?.match(/^stderr (.*)$/m)?.[1];
  if (current === undefined) return null;
  try {
    return { file: current, size: statSync(current).size };
  } catch {
    return null;
  }
}

/** The lines of this start. */
function saidSince(home: Home, before: { file: string; size: number } | null): string[] {
  const present = logEnd(home);
  const from = present !== null && present.file === before?.file ? before.size : 0;
  const logged = present === null ? '' : readFileSync(present.file).subarray(from).toString('utf8');
  return `${readIfPresent(home.startLog) ?? ''}\n${logged}`.split('\n');
}

const tellingOf = (lines: readonly string[]): string[] =>
  lines.filter((line) => /FATAL|PANIC|ERROR|WARNING|HINT|could not|invalid|unrecognized/.test(line));

function complaint(lines: readonly string[]): string {
  const telling = tellingOf(lines);
  return (telling.length > 0 ? telling : lines.filter((line) => line.trim() !== '')).slice(-6).join(' | ').trim();
}
