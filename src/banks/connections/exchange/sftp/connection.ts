// A connection to a bank's SFTP server: the host key is pinned, every request has a deadline, every
// error is an ExchangeFault.
import { connect as connectSocket, type Socket } from 'node:net';
import type SftpClient from 'ssh2-sftp-client';
import { withinDeadline } from '../../../../platform/std/deadline.ts';
import { ExchangeFault, type FaultCode } from '../exchange-fault.ts';
import { fingerprintOf, hostKeyAlgorithms, isPinned, typeOf } from './host-keys.ts';

/** What some banks still need, and what it is for: the exchange of keys, or the cipher. */
export const oldAlgorithms = {
  'diffie-hellman-group-exchange-sha1': 'kex',
  'diffie-hellman-group14-sha1': 'kex',
  'diffie-hellman-group1-sha1': 'kex',
  'aes256-cbc': 'cipher',
  'aes192-cbc': 'cipher',
  'aes128-cbc': 'cipher',
  '3des-cbc': 'cipher',
} as const;
export type OldAlgorithm = keyof typeof oldAlgorithms;

export interface SftpServer {
  host: string;
  port: number;
  username: string;
  /** Also for a keyboard-interactive login. */
  password: string | null;
  /** OpenSSH or PEM text. */
  private_key: string | null;
  passphrase: string | null;
  /** See isHostKeyPin. Several while the bank changes its key. */
  host_keys: readonly string[];
  /** Allowed in addition to the usual algorithms; used if the server has none of these. */
  old_algorithms: readonly OldAlgorithm[];
  /** The limit of the login and of each request; a long file takes many requests. */
  timeout_ms: number;
  /**
   * The time between keepalive messages while nothing else is sent. After three without an answer
   * the connection is closed.
   */
  keepalive_ms: number;
}

export type Sftp = Awaited<ReturnType<SftpClient['connect']>>;
type Answered<Answer> = (error: Error | null | undefined, answer: Answer) => void;

export interface Connection {
  /** The fingerprint of the server's key, which is one of the pinned keys. */
  hostKey: string;
  /**
   * Sends one request and answers the server's result. `about` names the request in a fault: an
   * operation and a path.
   */
  ask<Answer = void>(about: string, request: (sftp: Sftp, answered: Answered<Answer>) => void): Promise<Answer>;
  end(): Promise<void>;
}

/** Connects and logs in. Throws `unreachable`, `no_answer`, `host_key` or `login`. */
export async function connect(server: SftpServer): Promise<Connection> {
  const socket = await openSocket(server);
  try {
    return await logIn(server, socket);
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

const addressOf = ({ host, port }: SftpServer) => `${host}:${port}`;

async function openSocket(server: SftpServer): Promise<Socket> {
  const { host, port, timeout_ms } = server;
  const socket = connectSocket({ host, port, noDelay: true });
  const connected = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  try {
    await withinDeadline(timeout_ms, () => connected);
    return socket;
  } catch (error) {
    socket.destroy();
    throw new ExchangeFault('unreachable', `${addressOf(server)} (${(error as Error).message})`, error);
  }
}

async function logIn(server: SftpServer, socket: Socket): Promise<Connection> {
  // An error of the connection between requests is reported by the next request.
  const quiet = () => {};
  // The library takes fifteen megabytes of memory: it is loaded only when a bank needs it.
  const { default: Client } = await import('ssh2-sftp-client');
  const client = new Client('bank', { error: quiet, end: quiet, close: quiet });
  const seen: { key?: Buffer; error?: Error & { level?: string } } = {};
  client.on('error', (error: Error) => {
    seen.error ??= error;
  });
  client.on('keyboard-interactive', (...[, , , prompts, answer]: KeyboardInteractive) =>
    answer(prompts.map(() => server.password ?? '')),
  );
  try {
    const sftp = await withinDeadline(server.timeout_ms, () =>
      client.connect({
        sock: socket,
        username: server.username,
        ...credentials(server),
        hostVerifier: (key: Buffer) => {
          seen.key = key;
          return isPinned(server.host_keys, key);
        },
        algorithms: algorithmsFor(server),
        readyTimeout: server.timeout_ms,
        keepaliveInterval: server.keepalive_ms,
        keepaliveCountMax: 3,
      }),
    );
    return connectionOver(server, client, sftp, socket, fingerprintOf(seen.key!));
  } catch (error) {
    throw loginFault(server, error as Error, seen);
  }
}

type KeyboardInteractive = [string, string, string, { prompt: string }[], (answers: string[]) => void];

function credentials({ password, private_key, passphrase }: SftpServer) {
  return {
    ...(password === null ? {} : { password, tryKeyboard: true }),
    ...(private_key === null ? {} : { privateKey: private_key }),
    ...(passphrase === null ? {} : { passphrase }),
  };
}

function algorithmsFor({ host_keys, old_algorithms }: SftpServer): object {
  const serverHostKey = hostKeyAlgorithms(host_keys);
  // Appended: chosen only if the server offers nothing better.
  const oldOf = (kind: (typeof oldAlgorithms)[OldAlgorithm]) => ({
    append: old_algorithms.filter((name) => oldAlgorithms[name] === kind),
  });
  return { kex: oldOf('kex'), cipher: oldOf('cipher'), ...(serverHostKey === undefined ? {} : { serverHostKey }) };
}

function loginFault(
  server: SftpServer,
  error: Error,
  { key, error: first }: { key?: Buffer; error?: Error & { level?: string } },
): ExchangeFault {
  const at = addressOf(server);
  if (key !== undefined && !isPinned(server.host_keys, key))
    return new ExchangeFault('host_key', `${at} shows ${typeOf(key)} ${fingerprintOf(key)}`, error);
  if (error.name === 'DeadlinePassed' || first?.level === 'client-timeout')
    return new ExchangeFault('no_answer', `${at}, while logging in`, error);
  if (/no matching host key/i.test(first?.message ?? ''))
    return new ExchangeFault('host_key', `${at} has no key of the pinned type`, error);
  if (/no matching/i.test(first?.message ?? ''))
    return new ExchangeFault(
      'connection_lost',
      `${at} (${first!.message}); ask the bank for its algorithms, and see sftp.old_algorithms`,
      error,
    );
  const isRefusal =
    first?.level === 'client-authentication' || /privateKey|passphrase/i.test(first?.message ?? error.message);
  return new ExchangeFault(isRefusal ? 'login' : 'connection_lost', `${at} (${(first ?? error).message})`, error);
}

function connectionOver(
  server: SftpServer,
  client: SftpClient,
  sftp: Sftp,
  socket: Socket,
  hostKey: string,
): Connection {
  const waiting = new Set<(fault: ExchangeFault) => void>();
  let lost = false;
  const lose = () => {
    lost = true;
    socket.destroy();
    for (const fail of waiting) fail(new ExchangeFault('connection_lost', addressOf(server)));
  };
  socket.once('close', lose);
  sftp.once('close', lose);
  sftp.on('error', lose);
  return {
    hostKey,
    async ask<Answer>(about: string, request: (sftp: Sftp, answered: Answered<Answer>) => void): Promise<Answer> {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      if (lost) throw new ExchangeFault('connection_lost', about);
      // It may also fail when nothing waits for it any more.
      promise.catch(() => {});
      waiting.add(reject);
      try {
        return await withinDeadline(server.timeout_ms, () => {
          request(sftp, (error, answer) => (error ? reject(faultOf(error, about)) : resolve(answer)));
          return promise;
        });
      } catch (error) {
        if (error instanceof ExchangeFault) throw error;
        // The connection is closed: a late answer would be read as the answer to another request.
        lose();
        if ((error as Error).name === 'DeadlinePassed') throw new ExchangeFault('no_answer', about, error);
        throw new ExchangeFault('refused', `${about} (${(error as Error).message})`, error);
      } finally {
        waiting.delete(reject);
      }
    },
    async end() {
      // An error is ignored here: the connection is closed in any case.
      await withinDeadline(Math.min(server.timeout_ms, 2_000), () => client.end()).catch(() => {});
      lose();
    },
  };
}

/** Status codes of SFTP version 3. Servers of later versions may send some of their own. */
const statuses: Record<number, FaultCode> = {
  2: 'gone',
  3: 'permission',
  6: 'connection_lost',
  7: 'connection_lost',
  10: 'gone',
  11: 'name_taken',
  12: 'permission',
  14: 'no_space',
  15: 'no_space',
};

function faultOf(error: Error & { code?: unknown }, about: string): ExchangeFault {
  const said = `${about} (${error.message})`;
  if (typeof error.code === 'number') return new ExchangeFault(statuses[error.code] ?? 'refused', said, error);
  return new ExchangeFault('connection_lost', said, error);
}

/** The end of a file or directory is not an error for its reader. */
export function isEnd(error: unknown): boolean {
  return error instanceof ExchangeFault && (error.cause as { code?: unknown } | undefined)?.code === 1;
}
