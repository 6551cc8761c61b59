// Recovers a cluster that was copied from a backup: replays its log up to a moment, and gives its
// roles new passwords.
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Log } from '../../log/log.ts';
import { stopOnSignal } from '../../std/stop-on-signal.ts';
import { serverBinaries } from './binaries.ts';
import type { ServerAccount } from './can-reach.ts';
import type { Home } from './home.ts';
import { renewPasswords } from './passwords.ts';
import { choosePort } from './port.ts';
import { changePassword, ownerRole, type Recovered, selectRecovered, serviceRole, superuserRole } from './roles.sql.ts';
import { startServer, stopServer } from './server.ts';
import { serverSettings } from './settings.ts';
import { replaceFile } from './small-file.ts';

export interface RecoverCluster {
  /** Its cluster has a backup_label, and all of the log to replay in pg_wal. */
  home: Home;
  account: ServerAccount | null;
  /** Null: to the end of the log. */
  to: Date | null;
  log: Log;
}

/**
 * Ends with a stopped server.
 * @throws StatedError when the log ends before the moment, or cannot be replayed
 */
export async function recoverCluster({ home, account, to, log }: RecoverCluster): Promise<Recovered> {
  const signal = join(home.cluster, 'recovery.signal');
  replaceFile(signal, '', 0o600);
  if (account !== null) chownSync(signal, account.uid, account.gid);
  // The passwords of the backup are not known, so this server asks for none: only this account can
  // enter the directory of its socket, and it does not listen on TCP. The path of the data
  // directory may be too long for a socket.
  const socket = mkdtempSync(join(tmpdir(), 'achord-restore-'));
  let forget = () => {};
  try {
    if (account !== null) chownSync(socket, account.uid, account.gid);
    const port = await choosePort(home, null);
    // From the beginning: a signal can come while it starts.
    forget = stopOnSignal(async () => stopServer((await starting).pid, log));
    const starting = startServer({
      home,
      account,
      log,
      binaries: serverBinaries(account),
      port,
      settings: {
        ...serverSettings(),
        listen_addresses: '',
        // Everything is in pg_wal already. Recovery requires a command.
        restore_command: 'false',
        recovery_target_timeline: 'latest',
        ...(to === null ? {} : { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') }),
        recovery_target_action: 'promote',
        // No query reads during the replay, so the log may come from a server with more
        // connections.
        hot_standby: 'off',
      },
      reach: { socket, access: `local all ${superuserRole} trust\n` },
    });
    const server = await starting;
    try {
      return await onServer(socket, server.port, async (client) => {
        const passwords = renewPasswords(home);
        await changePassword(client, superuserRole, passwords.superuser);
        await changePassword(client, ownerRole, passwords.achord);
        await changePassword(client, serviceRole, passwords.service);
        return selectRecovered(client);
      });
    } finally {
      await stopServer(server.pid, log);
    }
  } finally {
    forget();
    rmSync(socket, { recursive: true, force: true });
  }
}

async function onServer<Result>(
  socket: string,
  port: number,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ host: socket, port, user: superuserRole, database: 'achord' });
  // Without a listener, a connection lost between two queries would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
