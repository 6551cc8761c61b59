// The places for the files of a bank, each with the means to exchange files there and to act as the
// bank.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from '../../../src/banks/connections/exchange/directory/directory-store.ts';
import type { ExchangeSession, FileExchange, OutgoingBytes } from '../../../src/banks/connections/exchange/exchange.ts';
import type { SftpServer } from '../../../src/banks/connections/exchange/sftp/connection.ts';
import { sftpExchange } from '../../../src/banks/connections/exchange/sftp/sftp-exchange.ts';
import { type SessionOptions, storeSession } from '../../../src/banks/connections/exchange/store-session.ts';
import type { Queryable } from '../../../src/platform/database/database.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { startOpenSsh } from './openssh-server.ts';
import { type SftpServerOptions, startSftpServer, type TestSftpServer } from './sftp-server.ts';

/** A bank with its directories: `files` is what the bank sees and does. */
export interface BankPlace {
  exchange: FileExchange;
  files: BankFiles;
  stop(): Promise<void>;
}

/** `second`: another directory with files for us, if the exchange names it. */
type BankDirectory = 'outgoing' | 'incoming' | 'second' | 'archive';

export interface BankFiles {
  /** Names in one of the bank's directories. */
  names(directory: BankDirectory): string[];
  read(directory: BankDirectory, name: string): Buffer;
  write(directory: BankDirectory, name: string, content: string | Buffer, epochSeconds?: number): void;
  /** The bank collects a file. */
  take(name: string): void;
  /** A file is lost, in any directory, or a directory. */
  lose(path: string): void;
}

const someTime = 1_750_000_000;

export function bankFiles(root: string): BankFiles {
  for (const directory of ['outgoing', 'incoming', 'second', 'archive', 'taken'])
    mkdirSync(join(root, directory), { recursive: true });
  return {
    names: (directory) => readdirSync(join(root, directory)).sort(),
    read: (directory, name) => readFileSync(join(root, directory, name)),
    write(directory, name, content, epochSeconds = someTime) {
      writeFileSync(join(root, directory, name), content);
      utimesSync(join(root, directory, name), epochSeconds, epochSeconds);
    },
    take(name) {
      if (existsSync(join(root, 'taken', name))) throw new Error(`the bank has taken ${name} twice`);
      renameSync(join(root, 'outgoing', name), join(root, 'taken', name));
    },
    lose: (path) => rmSync(join(root, path), { recursive: true }),
  };
}

type Choices = Partial<Pick<SessionOptions, 'acknowledge' | 'listingLimit' | 'bank' | 'directories'>>;

/** `base`: the path of the parent directory in the spelling of this store. */
export function sessionOptions(notes: Queryable, base: string, choices: Choices = {}): SessionOptions {
  return {
    bank: 'first-example',
    directories: { outgoing: `${base}/outgoing`, temporary: `${base}/outgoing`, incoming: [`${base}/incoming`] },
    acknowledge: { by: 'move', to: `${base}/archive` },
    listingLimit: 10_000,
    notes,
    clock: realClock,
    ...choices,
  };
}

export async function directoryPlace(notes: Queryable, choices: Choices = {}): Promise<BankPlace> {
  const root = mkdtempSync(join(tmpdir(), 'achord-bank-'));
  const options = sessionOptions(notes, root, choices);
  return {
    exchange: {
      bank: options.bank,
      keepsAcknowledged: options.acknowledge.by === 'remember',
      inSession: (work) => work(storeSession(directoryStore, options)),
    },
    files: bankFiles(root),
    stop: async () => rmSync(root, { recursive: true, force: true }),
  };
}

export interface SftpPlace extends BankPlace {
  server: TestSftpServer;
  /** An exchange over the same files with other settings. */
  exchangeWith(changes: Partial<SftpServer>, choices?: Choices): FileExchange;
}

export async function sftpPlace(
  notes: Queryable,
  choices: Choices = {},
  misdeeds: SftpServerOptions = {},
): Promise<SftpPlace> {
  const server = await startSftpServer(misdeeds);
  const exchangeWith = (changes: Partial<SftpServer>, others: Choices = choices) =>
    sftpExchange({ server: { ...loginOf(server), ...changes }, ...sessionOptions(notes, '.', others) });
  return { server, exchange: exchangeWith({}), exchangeWith, files: bankFiles(server.root), stop: server.stop };
}

export function loginOf({ host, port, username, password, hostKey }: TestSftpServer): SftpServer {
  return {
    host,
    port,
    username,
    password,
    private_key: null,
    passphrase: null,
    host_keys: [hostKey],
    old_algorithms: [],
    timeout_ms: 20_000,
    keepalive_ms: 10_000,
  };
}

export interface OpenSshPlace extends BankPlace {
  server: { host: string; port: number };
  /** The same exchange through another port, a proxy's. */
  exchangeAt(port: number): FileExchange;
}

export async function openSshPlace(sshd: string, notes: Queryable, choices: Choices = {}): Promise<OpenSshPlace> {
  const { host, port, username, hostKey, privateKey, passphrase, root, stop } = await startOpenSsh(sshd);
  const server: SftpServer = {
    host,
    port,
    username,
    password: null,
    private_key: privateKey,
    passphrase,
    host_keys: [hostKey],
    old_algorithms: [],
    timeout_ms: 20_000,
    keepalive_ms: 10_000,
  };
  const exchangeAt = (at: number) =>
    sftpExchange({ server: { ...server, port: at }, ...sessionOptions(notes, root, choices) });
  return { server: { host, port }, exchange: exchangeAt(port), exchangeAt, files: bankFiles(root), stop };
}

export function outgoingFile(name: string, content: string | Buffer): OutgoingBytes {
  const bytes = Buffer.from(content);
  return {
    name,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    async *content() {
      for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
    },
  };
}

export async function fetchFile(session: ExchangeSession, name: string): Promise<Buffer> {
  const { files } = await session.list();
  const parts: Buffer[] = [];
  for await (const part of session.fetch(files.find((file) => file.name === name)!)) parts.push(part);
  return Buffer.concat(parts);
}
