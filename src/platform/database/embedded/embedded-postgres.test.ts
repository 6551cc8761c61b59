// The embedded server: first start, second start, kills, and directories that it cannot reach.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
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
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { longWaitMs } from '../../../../test/support/runner/long-wait.ts';
import { type EmbeddedPostgres, runningEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findHome } from './home.ts';
import { isAlive, processesInside } from './processes.ts';
import { waitUntil } from './wait-until.ts';

const asRoot = process.getuid?.() === 0;
const directories: string[] = [];
const servers: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];
let messages: string[] = [];
const note = (_fields: object, message: string) => void messages.push(message);
const log = { info: note, warn: note, error: note };

let initialized: string;
beforeAll(async () => {
  initialized = mkdtempSync(join(tmpdir(), 'achord-postgres-'));
  await (await startEmbeddedPostgres({ dataDirectory: initialized, log })).stop();
});
afterAll(() => rmSync(initialized, { recursive: true, force: true }));

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
  for (const directory of directories.splice(0)) {
    const { cluster } = findHome(directory);
    for (const pid of processesInside(cluster)) process.kill(pid, 'SIGKILL');
    await waitUntil(() => processesInside(cluster).length === 0, longWaitMs);
    if (!cluster.startsWith(directory)) rmSync(dirname(cluster), { recursive: true, force: true });
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
  messages = [];
});

describe('start', () => {
  it('makes a durable database at the first start and finds it at the second', async () => {
    const dataDirectory = temporaryDirectory();
    const first = await start(dataDirectory);
    expect(first.initialized).toBe(true);
    expect(
      await ask(
        first.url,
        `select rolsuper, rolcreaterole, current_user as role, pg_get_userbyid(datdba) as owner,
                pg_encoding_to_char(encoding) as encoding, datlocale as locale,
                current_setting('fsync') || current_setting('full_page_writes') || current_setting('synchronous_commit')
                  || current_setting('data_checksums') as durable,
                current_setting('min_wal_size') = current_setting('max_wal_size') as recycles,
                inet_server_addr() as tcp_address
           from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
      ),
    ).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        role: 'achord_service',
        owner: 'achord',
        encoding: 'UTF8',
        locale: 'C.UTF-8',
        durable: 'onononon',
        recycles: true,
        tcp_address: null,
      },
    ]);
    await ask(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();

    const second = await start(dataDirectory);
    expect(second.initialized).toBe(false);
    expect(second.port).toBe(first.port);
    expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(await ask(second.superuserUrl, 'select usesuper from pg_user where usename = user')).toEqual([
      { usesuper: true },
    ]);
  });

  it('hides the passwords from other users and accepts no connection without one', async () => {
    const dataDirectory = initializedDirectory();
    const { url } = await start(dataDirectory);
    expect(statSync(join(dataDirectory, 'postgres', 'passwords.json')).mode & 0o777).toBe(0o600);
    expect(statSync(dataDirectory).mode & 0o007).toBe(0);
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('lets only the owner create or drop anything in the database', async () => {
    const { url, ownerUrl } = await start(initializedDirectory());
    await ask(ownerUrl, 'create table kept as select 42 as answer');
    await expect(ask(url, 'create table mine (one integer)')).rejects.toThrow(/permission denied/);
    await expect(ask(url, 'select answer from kept')).rejects.toThrow(/permission denied/);
    await expect(ask(url, 'set role achord')).rejects.toThrow(/permission denied/);
  });

  it('gives another process its addresses while it runs', async () => {
    const dataDirectory = temporaryDirectory();
    expect(await runningEmbeddedPostgres(dataDirectory)).toBeNull();
    const { url, ownerUrl, superuserUrl, stop } = await start(dataDirectory);
    expect(await runningEmbeddedPostgres(dataDirectory)).toEqual({ url, ownerUrl, superuserUrl });
    await stop();
    expect(await runningEmbeddedPostgres(dataDirectory)).toBeNull();
  });

  it('takes another port when its own is taken', async () => {
    const dataDirectory = initializedDirectory();
    const first = await start(dataDirectory);
    await first.stop();
    const stranger = createServer().listen(first.port, '127.0.0.1');
    try {
      const second = await start(dataDirectory);
      expect(second.port).not.toBe(first.port);
      expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      stranger.close();
    }
  });

  it('has no socket if its path would be too long, and listens on TCP', async () => {
    const { url, superuserUrl } = await start(initializedDirectory('long-'.repeat(20)));
    expect(await ask(url, 'select host(inet_server_addr()) as tcp_address')).toEqual([{ tcp_address: '127.0.0.1' }]);
    expect(await ask(superuserUrl, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
  });

  it('has a socket in a directory whose name has commas, quotes and spaces, and also listens on TCP', async () => {
    const { url } = await start(initializedDirectory(`a, "b" 'c' %64`));
    const tcpAddress = 'select host(inet_server_addr()) as tcp_address';
    expect(await ask(url, tcpAddress)).toEqual([{ tcp_address: null }]);
    expect(await ask(url.replace(/\?.*/, ''), tcpAddress)).toEqual([{ tcp_address: '127.0.0.1' }]);
  });

  it('gives the reason when the server refuses to start', async () => {
    await expect(start(temporaryDirectory(), { max_connections: 'plenty' })).rejects.toThrow(/max_connections/);
  });

  // Elsewhere, a process that was not collected still counts as alive.
  it.runIf(process.platform === 'linux')('gives the reason in a process that does nothing else', async () => {
    const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
    // Busy from the launch until the server has ended: only then does Node collect its exit.
    const script = `
      import childProcess from 'node:child_process';
      import { syncBuiltinESMExports } from 'node:module';
      import { startEmbeddedPostgres } from ${module('embedded-postgres.ts')};
      import { isAlive } from ${module('processes.ts')};
      const { spawn } = childProcess;
      childProcess.spawn = (...given) => {
        const child = spawn(...given);
        const from = performance.now();
        setImmediate(() => { while (isAlive(child.pid) || performance.now() - from < 100); });
        return child;
      };
      syncBuiltinESMExports();
      const log = { info() {}, warn() {}, error() {} };
      const settings = { max_connections: 'plenty' };
      await startEmbeddedPostgres({ dataDirectory: process.argv[1], log, settings }).catch(({ message }) => console.log(message));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, initializedDirectory()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(0);
    expect(said).toContain('max_connections');
  });
});

describe('after a kill', () => {
  it('restarts the server on its port when only the server is killed', async () => {
    const dataDirectory = initializedDirectory();
    const { ownerUrl } = await start(dataDirectory);
    await ask(ownerUrl, 'create table kept as select 42 as answer');
    const killed = serverPid(dataDirectory);
    process.kill(killed, 'SIGKILL');
    await waitUntil(() => !isAlive(killed), longWaitMs);
    expect(await askUntilAnswered(ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(messages).toContain('the embedded PostgreSQL died; starting it again');
  });

  it('adopts the server of a killed service', async () => {
    const dataDirectory = initializedDirectory();
    const service = await startInChild(dataDirectory);
    await ask(service.ownerUrl, 'create table kept as select 42 as answer');
    const pid = serverPid(dataDirectory);
    await kill(service.child);

    const adopted = await start(dataDirectory);
    expect(serverPid(dataDirectory)).toBe(pid);
    expect(adopted.initialized).toBe(false);
    expect(await ask(adopted.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await adopted.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('stops the server of a killed service that ran with other settings, and starts its own', async () => {
    const dataDirectory = initializedDirectory();
    const service = await startInChild(dataDirectory);
    const pid = serverPid(dataDirectory);
    await kill(service.child);
    const { url } = await start(dataDirectory, { work_mem: '7MB' });
    expect(isAlive(pid)).toBe(false);
    expect(await ask(url, 'show work_mem')).toEqual([{ work_mem: '7MB' }]);
  });

  it('replaces a server that lives but no longer answers', async () => {
    const dataDirectory = initializedDirectory();
    const service = await startInChild(dataDirectory);
    const pid = serverPid(dataDirectory);
    await kill(service.child);
    process.kill(pid, 'SIGSTOP');
    const { url } = await start(dataDirectory);
    expect(serverPid(dataDirectory)).not.toBe(pid);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts without manual help when everything is killed during a long query', async () => {
    const dataDirectory = initializedDirectory();
    const service = await startInChild(dataDirectory);
    await ask(service.ownerUrl, 'create table kept as select 42 as answer');
    const busy = ask(
      service.ownerUrl,
      `set client_connection_check_interval = 0;
       do $$ declare n bigint := 0; begin loop n := n + 1; end loop; end $$`,
    ).catch(() => null);
    await sleep(300);
    await kill(service.child);
    const pid = serverPid(dataDirectory);
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => !isAlive(pid), longWaitMs);
    await sleep(200);
    if (process.platform === 'linux') expect(processesInside(findHome(dataDirectory).cluster)).not.toHaveLength(0);

    const { ownerUrl } = await start(dataDirectory);
    expect(await ask(ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(messages).toContain('ending sessions of a killed PostgreSQL that still hold its memory');
    await busy;
  });

  // A process of the server's own account: for one of another account PostgreSQL would not refuse.
  it.each([
    ['another process has now', 'echo $$; exec sleep 60'],
    ['is never collected', 'sleep 0.1 & echo $!; exec sleep 60'],
  ])('ignores a process id that %s', async (_, script) => {
    const dataDirectory = initializedDirectory();
    const { cluster } = findHome(dataDirectory);
    const { uid, gid } = statSync(cluster);
    const stranger = spawn('sh', ['-c', script], { cwd: '/', ...(asRoot ? { uid, gid } : {}) });
    children.push(stranger);
    const pid = await new Promise((resolve) => stranger.stdout.once('data', (line) => resolve(String(line).trim())));
    const port = readFileSync(join(dataDirectory, 'postgres', 'port'), 'utf8').trim();
    const left = `${pid}\n${cluster}\n1\n${port}\n${cluster}\n127.0.0.1\n\nready   \n`;
    for (const name of ['postmaster.pid', `.s.PGSQL.${port}.lock`]) {
      writeFileSync(join(cluster, name), left);
      chownSync(join(cluster, name), uid, gid);
    }
    await sleep(200);
    const { url } = await start(dataDirectory);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
  });

  it('makes the database again after a kill during its creation', async () => {
    const dataDirectory = temporaryDirectory();
    const child = spawnService(dataDirectory);
    const making = () => existsSync(join(dataDirectory, 'postgres')) && leftovers(dataDirectory).length > 0;
    expect(await waitUntil(making, longWaitMs)).toBe(true);
    await kill(child);
    const { url, initialized } = await start(dataDirectory);
    expect(initialized).toBe(true);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a directory that the account of the server cannot reach', () => {
  it('has its database elsewhere when root runs it, and finds it again', async () => {
    const dataDirectory = privateDataDirectory();
    const first = await start(dataDirectory);
    await ask(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();
    expect(findHome(dataDirectory).cluster.startsWith(dataDirectory)).toBe(!asRoot);
    expect(statSync(dirname(dataDirectory)).mode & 0o777).toBe(0o700);
    const second = await start(dataDirectory);
    expect(second.initialized).toBe(false);
    expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('does not share that database with a copy of the directory', async () => {
    const dataDirectory = privateDataDirectory();
    await (await start(dataDirectory)).stop();
    const copy = `${dataDirectory}-copy`;
    cpSync(dataDirectory, copy, { recursive: true });
    if (asRoot) await expect(start(copy)).rejects.toThrow(/is a copy/);
    else expect((await start(copy)).initialized).toBe(false);
  });

  it('refuses to start again when that database is gone', async () => {
    const dataDirectory = privateDataDirectory();
    await (await start(dataDirectory)).stop();
    rmSync(findHome(dataDirectory).cluster, { recursive: true });
    if (asRoot) await expect(start(dataDirectory)).rejects.toThrow(/which no longer exists/);
    else expect((await start(dataDirectory)).initialized).toBe(true);
  });
});

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'achord-postgres-'));
  directories.push(directory);
  return directory;
}

/** With the database of a first start: making one takes long. */
function initializedDirectory(below = ''): string {
  const parent = temporaryDirectory();
  const directory = join(parent, below);
  // Under root the database belongs to another user, who must be able to enter the directory.
  chmodSync(parent, 0o711);
  mkdirSync(directory, { recursive: true });
  execFileSync('cp', ['-a', `${initialized}/.`, directory]);
  return directory;
}

/** Below a directory that only its owner may pass through, like /root. */
function privateDataDirectory(): string {
  const parent = mkdtempSync(join(tmpdir(), 'achord-private-'));
  const dataDirectory = join(parent, 'data');
  mkdirSync(dataDirectory, { mode: 0o700 });
  directories.push(dataDirectory, parent);
  return dataDirectory;
}

async function start(dataDirectory: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDirectory, log, settings });
  servers.push(server);
  return server;
}

function spawnService(dataDirectory: string): ChildProcess {
  const module = new URL('embedded-postgres.ts', import.meta.url).href;
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const log = { info() {}, warn() {}, error() {} };
    const { ownerUrl } = await startEmbeddedPostgres({ dataDirectory: process.argv[1], log });
    console.log(ownerUrl);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function startInChild(dataDirectory: string): Promise<{ child: ChildProcess; ownerUrl: string }> {
  const child = spawnService(dataDirectory);
  const ownerUrl = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  return { child, ownerUrl };
}

function kill(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  return gone;
}

function serverPid(dataDirectory: string): number {
  return Number(readFileSync(join(findHome(dataDirectory).cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function leftovers(dataDirectory: string): string[] {
  return readdirSync(join(dataDirectory, 'postgres')).filter((name) => name.startsWith('cluster.'));
}

async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function askUntilAnswered(url: string, sql: string): Promise<unknown[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(url, sql);
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}
