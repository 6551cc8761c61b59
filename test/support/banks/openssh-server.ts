// OpenSSH's own server on its own port, if it is installed: most banks run it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { sleep } from '../../../src/platform/std/clock.ts';
import { freePort } from '../runner/free-port.ts';
import { findProgram } from '../runner/programs.ts';

export const sshdPath = findProgram('sshd');

export interface OpenSshServer {
  host: string;
  port: number;
  username: string;
  /** In the format of known_hosts. */
  hostKey: string;
  /** PEM text, its passphrase below. */
  privateKey: string;
  passphrase: string;
  /** An absolute path: sshd shows the whole file system. */
  root: string;
  stop(): Promise<void>;
}

export async function startOpenSsh(sshd: string): Promise<OpenSshServer> {
  const home = mkdtempSync(join(tmpdir(), 'achord-sshd-'));
  const root = join(home, 'files');
  mkdirSync(root);
  const passphrase = 'open sesame';
  const generate = (name: string, secret: string) => {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', secret, '-C', '', '-f', join(home, name)]);
    return readFileSync(join(home, `${name}.pub`), 'utf8').trim();
  };
  const hostKey = generate('host_key', '');
  writeFileSync(join(home, 'authorized_keys'), generate('login_key', passphrase));
  const port = await freePort();
  const configuration = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${home}/host_key`,
    `AuthorizedKeysFile ${home}/authorized_keys`,
    'PermitRootLogin prohibit-password',
    'PasswordAuthentication no',
    'StrictModes no',
    'UsePAM no',
    'PidFile none',
    'Subsystem sftp internal-sftp',
  ];
  writeFileSync(join(home, 'sshd_config'), `${configuration.join('\n')}\n`);
  // If it runs as root, its unprivileged process is confined to this directory.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const server = spawn(sshd, ['-D', '-e', '-f', join(home, 'sshd_config')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  await listening(port, server, () => said);
  return {
    host: '127.0.0.1',
    port,
    username: userInfo().username,
    hostKey,
    privateKey: readFileSync(join(home, 'login_key'), 'utf8'),
    passphrase,
    root,
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, server: ChildProcess, said: () => string): Promise<void> {
  while (server.exitCode === null) {
    const answers = await new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (answers) return;
    await sleep(50);
  }
  throw new Error(`sshd does not listen: ${said()}`);
}
