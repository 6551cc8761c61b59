// The embedded PostgreSQL, used without DATABASE_URL: initialized at the first start, adopted after
// a crash, kept running, stopped at the end.
import { realpathSync } from 'node:fs';
import type { Log } from '../../log/log.ts';
import { stopOnSignal } from '../../std/stop-on-signal.ts';
import { serverBinaries } from './binaries.ts';
import { findHome, type Home, makeHome, wasEverStarted } from './home.ts';
import { initializeCluster } from './initialize-cluster.ts';
import { keepAlive } from './keep-alive.ts';
import { databaseAddress, keepPasswords, type Listener, type Passwords, readPasswords } from './passwords.ts';
import { choosePort, keptPort } from './port.ts';
import { prepareDatabase } from './prepare-database.ts';
import { signal } from './processes.ts';
import { ownerRole, serviceRole } from './roles.sql.ts';
import { adoptServer, livingServer, PortTakenError, type Server, startServer, stopServer } from './server.ts';
import { serverAccount } from './server-account.ts';
import { serverSettings } from './settings.ts';
import { socketDirectory } from './socket.ts';

export interface EmbeddedPostgres {
  /** Connects as `achord_service`, which owns nothing and has only granted rights. */
  url: string;
  /** Connects to the same database as `achord`, its owner: for migrations. */
  ownerUrl: string;
  /** Connects to the same database as a superuser. */
  superuserUrl: string;
  port: number;
  /** True: this call made the database. False: it found one. */
  initialized: boolean;
  /** Ends the sessions, flushes and stops the server. May be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Made if absent. The caller holds its lock (`lockDataDirectory`). */
  dataDirectory: string;
  log: Log;
  /** Server settings that replace or extend ours. */
  settings?: Record<string, string>;
  /** Environment variables of the server, which gets none of ours. */
  environment?: Record<string, string>;
  /** False: the caller stops it when a signal or an error ends this process. */
  endsWithProcess?: boolean;
}

/** Starts the server of a data directory, or adopts the one that outlived a killed service. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { endsWithProcess = true } = options;
  if (!endsWithProcess) return startOrAdopt(options);
  // From the beginning: a signal can come while it starts.
  const forget = stopOnSignal(async () => (await starting).stop());
  const starting = startOrAdopt(options);
  try {
    const { pid, ...postgres } = await starting;
    // Nothing can be awaited then. It stops on its own.
    const stopAtExit = () => signal(pid(), 'SIGINT');
    process.on('exit', stopAtExit);
    const stop = () =>
      postgres.stop().finally(() => {
        forget();
        process.off('exit', stopAtExit);
      });
    return { ...postgres, stop };
  } catch (error) {
    forget();
    throw error;
  }
}

async function startOrAdopt(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres & { pid(): number }> {
  const { dataDirectory, log, settings = {}, environment = {} } = options;
  const account = serverAccount(dataDirectory);
  const home = makeHome(dataDirectory, account);
  const binaries = serverBinaries(account);
  const passwords = keepPasswords(home);
  const initialized = await initializeCluster({ home, binaries, account, password: passwords.superuser });
  const serving = { ...serverSettings(), ...settings };
  const startOn = (port: number) => startServer({ home, binaries, account, port, settings: serving, environment, log });

  let server =
    (await adoptServer({ home, settings: serving, passwords, log })) ??
    (await startOnFreePort(home, passwords, startOn, log));
  const keeper = keepAlive({
    pid: () => server.pid,
    restart: async () => {
      server = await startOn(server.port);
    },
    log,
  });
  let stopped: Promise<void> | undefined;
  return {
    ...addresses({ port: server.port, socket: socketDirectory(home) }, passwords),
    port: server.port,
    initialized,
    pid: () => server.pid,
    stop: () => {
      stopped ??= keeper.release().then(() => stopServer(server.pid, log));
      return stopped;
    },
  };
}

/**
 * The addresses of the server that another process runs in this data directory; null when none is
 * ready.
 */
export async function runningEmbeddedPostgres(dataDirectory: string): Promise<Addresses | null> {
  if (!wasEverStarted(dataDirectory)) return null;
  const home = findHome(realpathSync(dataDirectory));
  const server = livingServer(home);
  const passwords = readPasswords(home);
  if (server === null || !server.ready || passwords === null) return null;
  return addresses({ port: server.port, socket: socketDirectory(home) }, passwords);
}

type Addresses = Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'superuserUrl'>;

function addresses(listener: Listener, passwords: Passwords): Addresses {
  return {
    url: databaseAddress(listener, { user: serviceRole, password: passwords.service }),
    ownerUrl: databaseAddress(listener, { user: ownerRole, password: passwords.achord }),
    superuserUrl: databaseAddress(listener, { user: 'postgres', password: passwords.superuser }),
  };
}

/**
 * Another process can take a free port between the choice and the start. Then another port is
 * chosen.
 */
async function startOnFreePort(
  home: Home,
  passwords: Passwords,
  startOn: (port: number) => Promise<Server>,
  log: Log,
): Promise<Server> {
  const attempts = 5;
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(home, attempt === 1 ? keptPort(home) : null);
    try {
      const server = await startOn(port);
      await prepareDatabase({ port, socket: socketDirectory(home) }, passwords).catch(async (error) => {
        await stopServer(server.pid, log);
        throw error;
      });
      return server;
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === attempts) throw error;
    }
  }
}
