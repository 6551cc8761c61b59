// Starts the oldest PostgreSQL that is promised, as an operator of their own server would have it.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeHome } from '../../../src/platform/database/embedded/home.ts';
import { databaseAddress, keepPasswords } from '../../../src/platform/database/embedded/passwords.ts';
import { choosePort } from '../../../src/platform/database/embedded/port.ts';
import { prepareDatabase } from '../../../src/platform/database/embedded/prepare-database.ts';
import { signal } from '../../../src/platform/database/embedded/processes.ts';
import { ownerRole, serviceRole } from '../../../src/platform/database/embedded/roles.sql.ts';
import { startServer, stopServer } from '../../../src/platform/database/embedded/server.ts';
import { serverAccount } from '../../../src/platform/database/embedded/server-account.ts';
import { serverSettings } from '../../../src/platform/database/embedded/settings.ts';
import { stopOnSignal } from '../../../src/platform/std/stop-on-signal.ts';

const log = { info() {}, warn() {}, error() {} };

/** `root`: of its package. Such a server has no builtin locale. */
const cluster = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
];

export async function startOldestPostgres(root: string, settings: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), 'achord-test-'));
  const account = serverAccount(directory);
  const home = makeHome(directory, account);
  const passwords = keepPasswords(home);
  const programs = join(root, 'native', 'bin');
  const binaries = { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
  const password = join(home.cluster, '..', 'password');
  writeFileSync(password, passwords.superuser, { mode: 0o600 });
  mkdirSync(home.cluster, { mode: 0o700 });
  if (account !== null) for (const path of [password, home.cluster]) chownSync(path, account.uid, account.gid);
  execFileSync(binaries.initdb, [`--pgdata=${home.cluster}`, `--pwfile=${password}`, ...cluster], {
    cwd: home.cluster,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
  const port = await choosePort(home, null);
  const server = await startServer({
    home,
    binaries,
    account,
    port,
    log,
    settings: { ...serverSettings(), ...settings },
  });
  const stop = async () => {
    await stopServer(server.pid, log);
    await rm(directory, { recursive: true, force: true });
  };
  const forget = stopOnSignal(stop);
  process.on('exit', () => signal(server.pid, 'SIGINT'));
  const listener = { port, socket: null };
  await prepareDatabase(listener, passwords);
  return {
    url: databaseAddress(listener, { user: serviceRole, password: passwords.service }),
    ownerUrl: databaseAddress(listener, { user: ownerRole, password: passwords.achord }),
    superuserUrl: databaseAddress(listener, { user: 'postgres', password: passwords.superuser }),
    stop: () => stop().finally(forget),
  };
}
