// A bank that another program plays: its server speaks SFTP, its files are encrypted and signed,
// and the program reads our files and answers them.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPgp, type PgpKeys } from '../../../src/banks/connections/pgp/pgp.ts';
import { type OpenSshServer, sshdPath, startOpenSsh } from '../../support/banks/openssh-server.ts';
import { newPgpKey, through } from '../../support/banks/pgp-keys.ts';
import { startSftpServer } from '../../support/banks/sftp-server.ts';
import { validBank } from '../../support/banks/valid-bank.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';

/** What the program does with the entries of one account. */
export interface Rule {
  account_number: string;
  entry_type: 'debit' | 'credit';
  /** A return code; or a change code with what is correct. */
  answer: { return: string } | { correction: string; corrected_data: string };
}

/** What the program says of a file that it read. Amounts are cents. */
export interface ReadFile {
  name: string;
  entries: number;
  debits: number;
  credits: number;
  /** The files with its answers, in `from-bank`. */
  answers: string[];
}

/** `file` of the banks file, with the number of the account itself. */
export interface Profile {
  offset?: { routing_number: string; account_number: string; name: string };
  [key: string]: unknown;
}

export interface SecondBank {
  /** The entry of the banks file. */
  entry: object;
  /** The program reads what came since the last time. Its answers wait. */
  read(): Promise<ReadFile[]>;
  /** The answers come to the server. Returns their number. */
  publish(): Promise<number>;
}

const run = promisify(execFile);

/** `command`: the program and its arguments; the directory of the bank comes after them. */
export async function secondBank(
  command: readonly [string, ...string[]],
  rules: readonly Rule[],
  { offset, ...file }: Profile,
): Promise<SecondBank> {
  const [ours, theirs] = await Promise.all([newPgpKey('open sesame'), newPgpKey()]);
  const keys: PgpKeys = {
    bank_public_keys: [ours.publicKey],
    own_private_key: theirs.privateKey,
    passphrase: null,
  };
  const pgp = await openPgp(keys, {
    outgoing: { encrypt: true, sign: true },
    inbound: { encrypted: true, signed: true },
  });
  const home = mkdtempSync(join(tmpdir(), 'achord-second-bank-'));
  endAfterFile(() => rmSync(home, { recursive: true }));
  const server = await serverOfBank();
  const [outgoing, incoming] = [join(server.root, 'outgoing'), join(server.root, 'incoming')];
  for (const directory of [
    outgoing,
    incoming,
    join(server.root, 'archive'),
    join(home, 'to-bank'),
    join(home, 'from-bank'),
  ])
    mkdirSync(directory);
  writeFileSync(
    join(home, 'rules.json'),
    JSON.stringify(rules.map(({ answer, ...matched }) => ({ ...matched, ...answer }))),
  );
  const secret = (name: string, text: string) => {
    const path = join(home, name);
    writeFileSync(path, text, { mode: 0o600 });
    return { file: path };
  };
  const base = validBank();
  return {
    entry: {
      ...base,
      name: 'second',
      // Some programs answer only to a routing number.
      immediate_origin: '121042882',
      sftp: {
        host: server.host,
        port: server.port,
        ...server.login(secret),
        host_keys: [server.hostKey],
        outgoing: `${server.base}/outgoing`,
        incoming: `${server.base}/incoming`,
        archive: `${server.base}/archive`,
        settle_seconds: 0,
      },
      file: {
        ...file,
        ...(offset === undefined
          ? {}
          : { offset: { ...offset, account_number: secret('offset_account', offset.account_number) } }),
      },
      pgp: {
        bank_public_keys: [secret('bank_public_key', theirs.publicKey)],
        own_private_key: secret('own_private_key', ours.privateKey),
        passphrase: secret('passphrase', 'open sesame'),
      },
    },
    async read() {
      for (const name of readdirSync(outgoing)) {
        const path = join(outgoing, name);
        writeFileSync(
          join(home, 'to-bank', name.replace(/\.pgp$/, '')),
          await through(pgp.unwrap!, readFileSync(path)),
        );
        rmSync(path);
      }
      const [program, ...given] = command;
      const { stdout } = await run(program, [...given, home], { maxBuffer: 100_000_000 });
      return JSON.parse(stdout) as ReadFile[];
    },
    async publish() {
      const names = readdirSync(join(home, 'from-bank'));
      for (const name of names) {
        const path = join(home, 'from-bank', name);
        writeFileSync(join(incoming, `${name}.pgp`), await through(pgp.wrap!, readFileSync(path)));
        rmSync(path);
      }
      return names.length;
    },
  };
}

interface Server {
  host: string;
  port: number;
  hostKey: string;
  root: string;
  /** How the server spells the root. */
  base: string;
  /** The fields of the banks file that log in. */
  login(secret: (name: string, text: string) => object): object;
}

/** OpenSSH's own server; without it, the one of the tests. */
async function serverOfBank(): Promise<Server> {
  if (sshdPath === null) {
    const server = await startSftpServer();
    endAfterFile(server.stop);
    const { username, password } = server;
    return { ...server, base: '.', login: (secret) => ({ username, password: secret('password', password) }) };
  }
  const server: OpenSshServer = await startOpenSsh(sshdPath);
  endAfterFile(server.stop);
  const { username, privateKey, passphrase } = server;
  return {
    ...server,
    base: server.root,
    login: (secret) => ({
      username,
      private_key: secret('login_key', privateKey),
      passphrase: secret('login_passphrase', passphrase),
    }),
  };
}
