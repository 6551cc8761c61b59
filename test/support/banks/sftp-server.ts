// A real SSH server with SFTP over a local directory, which misbehaves on request.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2, {
  type AuthContext,
  type Connection,
  type PublicKeyAuthContext,
  type ServerConfig,
  type SFTPWrapper,
} from 'ssh2';

const { Server, utils } = ssh2;
const { OPEN_MODE, STATUS_CODE } = utils.sftp;

interface KeyPair {
  public: string;
  private: string;
}

/** The generator sometimes writes a key that its own parser refuses: then it writes another. */
export function newKeyPair(generate: () => KeyPair = () => utils.generateKeyPairSync('ed25519')): KeyPair {
  for (;;) {
    const pair = generate();
    if (pair.private.includes('ENCRYPTED') || !(utils.parseKey(pair.private) instanceof Error)) return pair;
  }
}

/**
 * `cut`: the connection breaks. `silence`: no answer ever comes. A number: the server answers with
 * this status.
 */
export type ServerFault = 'cut' | 'silence' | number;

export interface Operation {
  name: 'open' | 'write' | 'read' | 'close' | 'stat' | 'list' | 'remove' | 'rename';
  path: string;
  /** The target of a rename. */
  to?: string;
  /** How many operations of this name came before. */
  count: number;
}

export interface SftpServerOptions {
  /** Instead of the operation. */
  before?(operation: Operation): ServerFault | undefined;
  /** After the operation, instead of the answer. */
  after?(operation: Operation): ServerFault | undefined;
  /** Written instead of the bytes that were sent. */
  written?(data: Buffer): Buffer;
  /** Accepted logins: a public key in the format of authorized_keys, or a password. */
  publicKey?: string;
  /** Asks for the password as a keyboard-interactive question. */
  interactive?: boolean;
}

export interface TestSftpServer {
  host: string;
  port: number;
  username: string;
  password: string;
  /** In the format of known_hosts: type and base64. */
  hostKey: string;
  /** The directory that it serves as its root. */
  root: string;
  /** May be changed while it runs. */
  options: SftpServerOptions;
  /** Names of completely written files, in order. */
  renamed: string[];
  /** Login attempts. */
  attempts: number;
  /** The cipher of each connection. */
  ciphers: string[];
  stop(): Promise<void>;
}

/** `algorithms`: the only ones that it knows; absent: the usual ones. */
export async function startSftpServer(
  options: SftpServerOptions = {},
  algorithms: ServerConfig['algorithms'] = {},
): Promise<TestSftpServer> {
  const root = mkdtempSync(join(tmpdir(), 'achord-sftp-'));
  const hostKey = newKeyPair();
  const connections = new Set<Connection>();
  const server = new Server({ hostKeys: [hostKey.private], algorithms }, (connection) => {
    connections.add(connection);
    socketOf(connection).setNoDelay(true);
    connection.on('error', () => {});
    connection.on('close', () => connections.delete(connection));
    connection.on('handshake', ({ cs }) => running.ciphers.push(cs.cipher));
    connection.on('authentication', (context) => authenticate(context, running));
    connection.on('ready', () =>
      connection.on('session', (accept) =>
        accept().on('sftp', (acceptSftp) => serve(acceptSftp(), running, () => cut(connection))),
      ),
    );
  });
  const running: TestSftpServer = {
    host: '127.0.0.1',
    port: 0,
    username: 'achord',
    password: randomBytes(8).toString('hex'),
    hostKey: hostKey.public.split(' ').slice(0, 2).join(' '),
    root,
    options,
    renamed: [],
    attempts: 0,
    ciphers: [],
    async stop() {
      for (const connection of connections) cut(connection);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      rmSync(root, { recursive: true, force: true });
    },
  };
  await new Promise<void>((resolve) => server.listen(0, running.host, resolve));
  running.port = (server.address() as AddressInfo).port;
  return running;
}

const socketOf = (connection: Connection) => (connection as unknown as { _sock: Socket })._sock;

/** Like a pulled cable, without a close. */
const cut = (connection: Connection) => socketOf(connection).destroy();

function authenticate(context: AuthContext, server: TestSftpServer): void {
  const { username, password, options } = server;
  server.attempts++;
  const method =
    options.publicKey !== undefined ? 'publickey' : options.interactive ? 'keyboard-interactive' : 'password';
  const decide = (allowed: boolean) => (allowed ? context.accept() : context.reject([method]));
  if (context.username !== username || context.method !== method) decide(false);
  else if (context.method === 'publickey') decide(isSigned(context, options.publicKey!));
  else if (context.method === 'password') decide(context.password === password);
  else if (context.method === 'keyboard-interactive')
    context.prompt([{ prompt: 'Password: ', echo: false }], ([answer]) => decide(answer === password));
}

/** Without a signature the client only asks whether the key is accepted. */
function isSigned({ key, signature, blob, hashAlgo }: PublicKeyAuthContext, publicKey: string): boolean {
  const allowed = utils.parseKey(publicKey);
  if (allowed instanceof Error || Array.isArray(allowed)) throw new Error('not a public key');
  if (!key.data.equals(allowed.getPublicSSH())) return false;
  return signature === undefined || allowed.verify(blob!, signature, hashAlgo) === true;
}

interface Handle {
  path: string;
  file: number | null;
  /** The names of a directory that are still to be listed. */
  entries: string[];
}

function serve(sftp: SFTPWrapper, server: TestSftpServer, cutConnection: () => void): void {
  const handles = new Map<string, Handle>();
  const counts = new Map<string, number>();
  const at = (path: string) => join(server.root, path);
  const open = (handle: Handle) => {
    const id = randomBytes(4);
    handles.set(id.toString('hex'), handle);
    return id;
  };
  const handleOf = (id: Buffer) => handles.get(id.toString('hex'))!;

  /**
   * Runs an operation between the test's hooks. `act` sends its own answer and returns its status.
   */
  const operate = (reqid: number, name: Operation['name'], path: string, act: () => () => void, to?: string) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const operation: Operation = { name, path, count, ...(to === undefined ? {} : { to }) };
    const misbehave = (misdeed: ServerFault | undefined) => {
      if (misdeed === 'cut') cutConnection();
      else if (typeof misdeed === 'number') sftp.status(reqid, misdeed);
      return misdeed !== undefined;
    };
    if (misbehave(server.options.before?.(operation))) return;
    let answer: () => void;
    try {
      answer = act();
    } catch (error) {
      sftp.status(reqid, statusOf(error as NodeJS.ErrnoException));
      return;
    }
    if (!misbehave(server.options.after?.(operation))) answer();
  };
  const ok = (reqid: number) => () => sftp.status(reqid, STATUS_CODE.OK);
  const attributes = (path: string) => {
    const { mode, size, uid, gid, atimeMs, mtimeMs } = statSync(path);
    return { mode, size, uid, gid, atime: Math.floor(atimeMs / 1_000), mtime: Math.floor(mtimeMs / 1_000) };
  };

  sftp.on('OPEN', (reqid, path, flags) =>
    operate(reqid, 'open', path, () => {
      const writing = (flags & OPEN_MODE.WRITE) !== 0;
      const file = openSync(at(path), writing ? ((flags & OPEN_MODE.EXCL) !== 0 ? 'wx' : 'w') : 'r');
      return () => sftp.handle(reqid, open({ path, file, entries: [] }));
    }),
  );
  sftp.on('WRITE', (reqid, id, offset, data) => {
    const { path, file } = handleOf(id);
    operate(reqid, 'write', path, () => {
      const bytes = server.options.written?.(data) ?? data;
      writeSync(file!, bytes, 0, bytes.length, offset);
      return ok(reqid);
    });
  });
  sftp.on('READ', (reqid, id, offset, length) => {
    const { path, file } = handleOf(id);
    operate(reqid, 'read', path, () => {
      const data = Buffer.alloc(Math.min(length, 32_768));
      const read = readSync(file!, data, 0, data.length, offset);
      return () => (read === 0 ? sftp.status(reqid, STATUS_CODE.EOF) : sftp.data(reqid, data.subarray(0, read)));
    });
  });
  sftp.on('CLOSE', (reqid, id) => {
    const { path, file } = handleOf(id);
    operate(reqid, 'close', path, () => {
      if (file !== null) closeSync(file);
      handles.delete(id.toString('hex'));
      return ok(reqid);
    });
  });
  sftp.on('STAT', (reqid, path) =>
    operate(reqid, 'stat', path, () => {
      const found = attributes(at(path));
      return () => sftp.attrs(reqid, found);
    }),
  );
  sftp.on('OPENDIR', (reqid, path) =>
    operate(reqid, 'list', path, () => {
      const entries = readdirSync(at(path));
      return () => sftp.handle(reqid, open({ path, file: null, entries }));
    }),
  );
  sftp.on('READDIR', (reqid, id) => {
    const { path, entries } = handleOf(id);
    operate(reqid, 'list', path, () => {
      const some = entries.splice(0, 100).map((filename) => {
        const attrs = attributes(join(at(path), filename));
        return {
          filename,
          longname: `${attrs.mode & 0o040000 ? 'd' : '-'}rw-r--r-- 1 1 1 ${attrs.size} ${filename}`,
          attrs,
        };
      });
      return () => (some.length === 0 ? sftp.status(reqid, STATUS_CODE.EOF) : sftp.name(reqid, some));
    });
  });
  sftp.on('REMOVE', (reqid, path) =>
    operate(reqid, 'remove', path, () => {
      unlinkSync(at(path));
      return ok(reqid);
    }),
  );
  sftp.on('RENAME', (reqid, from, to) =>
    operate(
      reqid,
      'rename',
      from,
      () => {
        statSync(at(from));
        if (exists(at(to))) throw Object.assign(new Error('it exists'), { code: 'EEXIST' });
        renameSync(at(from), at(to));
        server.renamed.push(to);
        return ok(reqid);
      },
      to,
    ),
  );
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Servers of version 3 answer a general failure when they have no status for an error. */
function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ENOENT') return STATUS_CODE.NO_SUCH_FILE;
  return code === 'EACCES' || code === 'EPERM' ? STATUS_CODE.PERMISSION_DENIED : STATUS_CODE.FAILURE;
}
