// OpenPGP: a file that was wrapped for one side can be opened by that side only.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import * as openpgp from 'openpgp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPgpKey, type PgpKeyTexts } from '../../../../test/support/banks/pgp-keys.ts';
import { findProgram } from '../../../../test/support/runner/programs.ts';
import { openPgp, type Pgp, type PgpAgreement, PgpRefused } from './pgp.ts';

const everything: PgpAgreement = {
  outgoing: { encrypt: true, sign: true },
  inbound: { encrypted: true, signed: true },
};

let us: PgpKeyTexts;
let bank: PgpKeyTexts;
let stranger: PgpKeyTexts;
/** The agreement from our side and from the bank's side. */
let ours: Pgp;
let theirs: Pgp;
beforeAll(async () => {
  [us, bank, stranger] = await Promise.all([newPgpKey('sesame'), newPgpKey(), newPgpKey()]);
  ours = await openPgp(
    { bank_public_keys: [bank.publicKey], own_private_key: us.privateKey, passphrase: 'sesame' },
    everything,
  );
  theirs = await openPgp(
    { bank_public_keys: [us.publicKey], own_private_key: bank.privateKey, passphrase: null },
    everything,
  );
});

async function* inParts(content: Buffer, partBytes = 65_536): AsyncIterable<Buffer> {
  for (let at = 0; at < content.length; at += partBytes) yield content.subarray(at, at + partBytes);
}
const collect = async (stream: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
};
const through = (way: 'wrap' | 'unwrap', side: Pgp, content: Buffer) => collect(side[way]!(inParts(content)));

describe('A file', () => {
  it('is the same after opening, at any size, and is never wrapped into the same bytes twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.nat(2_000), fc.nat(400_000)), async (size) => {
        const content = randomBytes(size);
        const wire = await through('wrap', ours, content);
        if (size > 16) expect(wire.includes(content.subarray(0, 16))).toBe(false);
        expect((await through('unwrap', theirs, wire)).equals(content)).toBe(true);
        expect((await through('wrap', ours, content)).equals(wire)).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  it('may be signed without being encrypted, encrypted without being signed, or neither', async () => {
    const content = randomBytes(5_000);
    for (const [encrypt, sign] of [
      [true, false],
      [false, true],
    ] as const) {
      const agreement = { outgoing: { encrypt, sign }, inbound: { encrypted: encrypt, signed: sign } };
      const one = await openPgp(
        { bank_public_keys: [bank.publicKey], own_private_key: us.privateKey, passphrase: 'sesame' },
        agreement,
      );
      const other = await openPgp(
        { bank_public_keys: [us.publicKey], own_private_key: bank.privateKey, passphrase: null },
        agreement,
      );
      expect((await through('unwrap', other, await through('wrap', one, content))).equals(content)).toBe(true);
    }
    const none = { outgoing: { encrypt: false, sign: false }, inbound: { encrypted: false, signed: false } };
    expect(await openPgp({ bank_public_keys: [], own_private_key: null, passphrase: null }, none)).toEqual({
      keys: [],
      wrap: null,
      unwrap: null,
    });
  });

  it('may be armored, and signed by either of two keys of the bank', async () => {
    const content = Buffer.from('101 091000019 1234567890\r\n'.repeat(40));
    const changing = await openPgp(
      { bank_public_keys: [stranger.publicKey, bank.publicKey], own_private_key: us.privateKey, passphrase: 'sesame' },
      everything,
    );
    const armored = await openpgp.encrypt({
      message: await openpgp.createMessage({ binary: content }),
      encryptionKeys: await openpgp.readKey({ armoredKey: us.publicKey }),
      signingKeys: await openpgp.readPrivateKey({ armoredKey: bank.privateKey }),
    });
    expect(await through('unwrap', changing, Buffer.from(`\r\n${armored}`))).toEqual(content);
  });
});

describe('A wrong file', () => {
  const content = Buffer.from('a file of the bank '.repeat(20_000));
  const as = (keys: { to: PgpKeyTexts; by: PgpKeyTexts }, agreement: PgpAgreement = everything) =>
    openPgp(
      { bank_public_keys: [keys.to.publicKey], own_private_key: keys.by.privateKey, passphrase: null },
      agreement,
    );

  it('is refused when it is for another receiver, by another sender, unsigned or unencrypted', async () => {
    const unsigned: PgpAgreement = { ...everything, outgoing: { encrypt: true, sign: false } };
    const open: PgpAgreement = { ...everything, outgoing: { encrypt: false, sign: true } };
    for (const sender of [
      await as({ to: stranger, by: bank }),
      await as({ to: us, by: stranger }),
      await as({ to: us, by: bank }, unsigned),
      await as({ to: us, by: bank }, open),
    ])
      await expect(through('unwrap', ours, await through('wrap', sender, content))).rejects.toThrow(PgpRefused);
    for (const nonsense of [
      content,
      Buffer.alloc(0),
      randomBytes(1_000),
      Buffer.from('-----BEGIN PGP MESSAGE-----\n\nx'),
    ])
      await expect(through('unwrap', ours, nonsense)).rejects.toThrow(PgpRefused);
  });

  it('is refused when any byte was changed, or when it was cut', async () => {
    const wire = await through('wrap', theirs, content.subarray(0, 3_000));
    await fc.assert(
      // Half of the changes are among the first bytes: a change there can turn a packet into
      // another kind, or into one without end.
      fc.asyncProperty(
        fc.oneof(fc.nat(wire.length - 1), fc.nat(400)),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const changed = Buffer.from(wire);
          changed[at]! ^= change;
          const opened = await through('unwrap', ours, changed).catch((error) => error);
          // Some bits of the outermost headers have no effect.
          if (Buffer.isBuffer(opened)) expect(opened.equals(content.subarray(0, 3_000))).toBe(true);
          else expect(opened).toBeInstanceOf(PgpRefused);
        },
      ),
      { numRuns: 500 },
    );
    for (let length = 0; length < wire.length; length += 97)
      await expect(through('unwrap', ours, wire.subarray(0, length))).rejects.toThrow(PgpRefused);
  });

  it('is refused when a few bytes unpack to more than 64 MiB', async () => {
    const bomb = async (bytes: number) =>
      Buffer.from(
        (await openpgp.encrypt({
          message: await openpgp.createMessage({ binary: Buffer.alloc(bytes) }),
          encryptionKeys: await openpgp.readKey({ armoredKey: us.publicKey }),
          signingKeys: await openpgp.readPrivateKey({ armoredKey: bank.privateKey }),
          format: 'binary',
          config: { preferredCompressionAlgorithm: openpgp.enums.compression.zlib },
        })) as Uint8Array,
      );
    const wire = await bomb(65 * 1_048_576);
    expect(wire.length).toBeLessThan(1_048_576);
    await expect(through('unwrap', ours, wire)).rejects.toThrow(PgpRefused);
    expect(await through('unwrap', ours, await bomb(1_048_576))).toHaveLength(1_048_576);
  });

  it('is not blamed when its source fails', async () => {
    const wire = await through('wrap', theirs, content);
    const failing = async function* () {
      yield wire.subarray(0, 1_000);
      throw new RangeError('the archive is away');
    };
    await expect(collect(ours.unwrap!(failing()))).rejects.toThrow(RangeError);
  });
});

describe('Keys', () => {
  it('are refused when they do not fit the agreement, and no message shows them', async () => {
    const keys = { bank_public_keys: [bank.publicKey], own_private_key: us.privateKey, passphrase: 'sesame' };
    for (const wrong of [
      { bank_public_keys: [] },
      { bank_public_keys: ['no key'] },
      { bank_public_keys: [bank.privateKey] },
      { own_private_key: null },
      { own_private_key: 'no key' },
      { own_private_key: us.publicKey },
      { passphrase: null },
      { passphrase: 'simsim-simsim' },
    ]) {
      const error = await openPgp({ ...keys, ...wrong }, everything).catch((thrown: Error) => thrown);
      expect(error).toBeInstanceOf(PgpRefused);
      expect((error as Error).message).not.toContain('simsim');
    }
  });
});

const gpg = findProgram('gpg');
describe.runIf(gpg !== null)(`GnuPG ${gpg === null ? '(is not installed here)' : 'and we'}`, () => {
  let home: string;
  const run = (...args: string[]) =>
    execFileSync(
      gpg!,
      ['--homedir', home, '--batch', '--yes', '--trust-model', 'always', '--pinentry-mode', 'loopback', ...args],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'gpg-'));
    writeFileSync(join(home, 'bank.asc'), bank.privateKey);
    writeFileSync(join(home, 'us.asc'), us.publicKey);
    run('--import', join(home, 'bank.asc'), join(home, 'us.asc'));
  });
  afterAll(() => {
    if (gpg === null) return;
    run('--version');
    execFileSync('gpgconf', ['--homedir', home, '--kill', 'all']);
    rmSync(home, { recursive: true, force: true });
  });

  it('open files that the other side has wrapped', async () => {
    const content = randomBytes(300_000);
    writeFileSync(join(home, 'ours.pgp'), await through('wrap', ours, content));
    run('--output', join(home, 'ours'), '--decrypt', join(home, 'ours.pgp'));
    expect(readFileSync(join(home, 'ours')).equals(content)).toBe(true);

    writeFileSync(join(home, 'theirs'), content);
    const idOf = async (armoredKey: string) => (await openpgp.readKey({ armoredKey })).getFingerprint();
    run(
      '--recipient',
      await idOf(us.publicKey),
      '--local-user',
      await idOf(bank.publicKey),
      '--sign',
      '--output',
      join(home, 'theirs.pgp'),
      '--encrypt',
      join(home, 'theirs'),
    );
    expect((await through('unwrap', ours, readFileSync(join(home, 'theirs.pgp')))).equals(content)).toBe(true);
  });
});
