// Logging in to a bank's SFTP server: its key is pinned, we authenticate, and every wait has a
// limit.
import { type AddressInfo, createServer } from 'node:net';
import ssh2 from 'ssh2';
import { afterEach, describe, expect, it } from 'vitest';
import { loginOf } from '../../../../../test/support/banks/bank-places.ts';
import {
  newKeyPair,
  type SftpServerOptions,
  startSftpServer,
  type TestSftpServer,
} from '../../../../../test/support/banks/sftp-server.ts';
import { connect, type SftpServer } from './connection.ts';
import { fingerprintOf, hostKeyAlgorithms, isHostKeyPin } from './host-keys.ts';

const { utils } = ssh2;
let server: TestSftpServer;
afterEach(() => server?.stop());

const start = async (options: SftpServerOptions = {}) => {
  server = await startSftpServer(options);
};
const loginWith = async (changes: Partial<SftpServer>) => {
  const connection = await connect({ ...loginOf(server), ...changes });
  await connection.end();
};
const hostKeyBytes = () => Buffer.from(server.hostKey.split(' ')[1]!, 'base64');
const otherKey = newKeyPair().public.split(' ').slice(0, 2).join(' ');

describe('The host key', () => {
  it('is pinned as a whole key, as a fingerprint, or as one of several keys', async () => {
    await start();
    const fingerprint = fingerprintOf(hostKeyBytes());
    await loginWith({ host_keys: [`${server.hostKey} some comment`] });
    await loginWith({ host_keys: [fingerprint] });
    await loginWith({ host_keys: [otherKey, fingerprint] });
    await loginWith({ host_keys: [otherKey, server.hostKey] });
  });

  it('ends the connection before our user name is sent, and is named in the error, when it is not pinned', async () => {
    let asked = 0;
    await start({
      before: () => {
        asked++;
        return undefined;
      },
    });
    for (const pins of [[otherKey], ['SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'], []])
      await expect(loginWith({ host_keys: pins })).rejects.toMatchObject({
        code: 'host_key',
        kind: 'definite',
        message: expect.stringContaining(`ssh-ed25519 ${fingerprintOf(hostKeyBytes())}`),
      });
    expect(asked).toBe(0);
    expect(server.attempts).toBe(0);
  });

  it('is requested in the pinned type, so that a server with several keys shows that one', async () => {
    await start();
    const rsa = utils.generateKeyPairSync('rsa', { bits: 2048 }).public;
    await expect(loginWith({ host_keys: [rsa] })).rejects.toMatchObject({ code: 'host_key' });
    expect(hostKeyAlgorithms([rsa, otherKey])).toEqual(['rsa-sha2-512', 'rsa-sha2-256', 'ssh-ed25519']);
    expect(hostKeyAlgorithms([rsa, fingerprintOf(hostKeyBytes())])).toBeUndefined();
  });

  it('is spelled as OpenSSH spells it', () => {
    expect(isHostKeyPin(otherKey)).toBe(true);
    expect(isHostKeyPin(`${otherKey} bank@example`)).toBe(true);
    for (const wrong of [
      '',
      'SHA256:short',
      'MD5:aa:bb',
      `sftp.example ${otherKey}`,
      otherKey.replace('ssh-ed25519', 'ssh-rsa'),
      'ssh-ed25519 AAAA',
      'ssh-ed25519 ****',
    ])
      expect(isHostKeyPin(wrong), wrong).toBe(false);
  });
});

describe('Old algorithms', () => {
  it('reach a server that has no others when they are allowed, and the fault says what to do otherwise', async () => {
    server = await startSftpServer({}, { kex: ['diffie-hellman-group14-sha1'], cipher: ['aes256-cbc'] });
    const none = loginWith({});
    await expect(none).rejects.toMatchObject({ message: expect.stringContaining('see sftp.old_algorithms') });
    const half = loginWith({ old_algorithms: ['diffie-hellman-group14-sha1'] });
    await expect(half).rejects.toMatchObject({
      message: expect.stringMatching(/no matching .*cipher.*old_algorithms/),
    });
    await loginWith({ old_algorithms: ['aes256-cbc', 'diffie-hellman-group14-sha1'] });
  });

  it('are not used where better ones are offered', async () => {
    server = await startSftpServer({}, { cipher: ['3des-cbc', 'aes256-gcm@openssh.com'] });
    await loginWith({ old_algorithms: ['3des-cbc'] });
    expect(server.ciphers).toEqual(['aes256-gcm@openssh.com']);
  });
});

describe('Our login', () => {
  it('works with a password, also as a keyboard-interactive answer', async () => {
    await start();
    await loginWith({});
    await expect(loginWith({ password: 'wrong' })).rejects.toMatchObject({ code: 'login', kind: 'definite' });
    server.options = { interactive: true };
    await loginWith({});
    await expect(loginWith({ password: 'wrong' })).rejects.toMatchObject({ code: 'login' });
  });

  it('works with a private key, with or without a passphrase', async () => {
    const plain = newKeyPair();
    const locked = utils.generateKeyPairSync('rsa', {
      bits: 2048,
      passphrase: 'sesame',
      cipher: 'aes256-cbc',
      rounds: 1,
    });
    await start({ publicKey: plain.public });
    await loginWith({ password: null, private_key: plain.private });
    server.options = { publicKey: locked.public };
    await loginWith({ password: null, private_key: locked.private, passphrase: 'sesame' });
    for (const wrong of [
      { private_key: plain.private, passphrase: null },
      { private_key: locked.private, passphrase: 'simsim' },
      { private_key: locked.private, passphrase: null },
      { private_key: 'no key at all', passphrase: null },
    ])
      await expect(loginWith({ password: null, ...wrong })).rejects.toMatchObject({ code: 'login', kind: 'definite' });
  });

  it('never shows a secret in an error message', async () => {
    await start();
    const error = await loginWith({ password: 'hunter2-hunter2' }).catch((thrown: Error) => thrown);
    expect(`${(error as Error).message}${(error as Error).stack}`).not.toContain('hunter2');
  });
});

describe('A server', () => {
  it('is unreachable when it does not exist', async () => {
    await start();
    const gone = loginOf(server);
    await server.stop();
    await expect(connect(gone)).rejects.toMatchObject({ code: 'unreachable', kind: 'transient' });
    await start();
  });

  it('is given up when it accepts the connection and sends nothing', async () => {
    await start();
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    await expect(loginWith({ port, timeout_ms: 200 })).rejects.toMatchObject({ code: 'no_answer', kind: 'transient' });
    silent.close();
  });

  it('has broken the connection when it disconnects during the login', async () => {
    await start();
    const hangingUp = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => hangingUp.listen(0, '127.0.0.1', resolve));
    const { port } = hangingUp.address() as AddressInfo;
    await expect(loginWith({ port, timeout_ms: 5_000 })).rejects.toMatchObject({
      code: 'connection_lost',
      kind: 'transient',
    });
    hangingUp.close();
  });
});
