// A standby: a server that replays the log of another one, answers reads, and accepts no writes
// until it is promoted.
import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { serverBinaries } from '../../../src/platform/database/embedded/binaries.ts';
import { findHome } from '../../../src/platform/database/embedded/home.ts';
import { databaseAddress, readPasswords } from '../../../src/platform/database/embedded/passwords.ts';
import { choosePort } from '../../../src/platform/database/embedded/port.ts';
import { startServer, stopServer } from '../../../src/platform/database/embedded/server.ts';
import { serverAccount } from '../../../src/platform/database/embedded/server-account.ts';
import { serverSettings } from '../../../src/platform/database/embedded/settings.ts';
import { dataDirectory } from './command-line.ts';

export interface Standby {
  port: number;
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const log = { info() {}, warn() {}, error() {} };

/** A standby of the server that ran in this data directory and is stopped. */
export async function startStandby(ofDirectory: string): Promise<Standby> {
  const directory = dataDirectory();
  execFileSync('cp', ['-a', ofDirectory, directory]);
  const home = findHome(directory);
  const account = serverAccount(directory);
  const signal = join(home.cluster, 'standby.signal');
  writeFileSync(signal, '');
  if (account !== null) chownSync(signal, account.uid, account.gid);
  const server = await startServer({
    home,
    account,
    log,
    binaries: serverBinaries(account),
    port: await choosePort(home, null),
    settings: serverSettings(),
  });
  return {
    port: server.port,
    async promote() {
      const listener = { port: server.port, socket: null };
      const password = readPasswords(home)!.superuser;
      const address = new URL(databaseAddress(listener, { user: 'postgres', password }));
      // Ours may be closed to connections.
      address.pathname = '/postgres';
      const client = new Client({ connectionString: address.href });
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
    },
    stop: () => stopServer(server.pid, log),
  };
}
