// OpenPGP for bank files: encrypts and signs outgoing files, decrypts and verifies incoming files.
import type * as OpenPgp from 'openpgp';
import { instant } from '../../../platform/std/clock.ts';

// The library takes twenty megabytes of memory: it is loaded only when a bank uses OpenPGP.
const openpgp = () => import('openpgp');

/** Armored texts. Several while the bank changes its key. */
export interface PgpKeys {
  bank_public_keys: readonly string[];
  /**
   * Our key, which signs outgoing files and decrypts incoming files; null when neither is agreed.
   */
  own_private_key: string | null;
  passphrase: string | null;
}

/** What was agreed with the bank for each direction. */
export interface PgpAgreement {
  outgoing: { encrypt: boolean; sign: boolean };
  inbound: { encrypted: boolean; signed: boolean };
}

/** Until when a key can be used. */
export interface KeyValidity {
  whose: "the bank's public key" | 'our private key';
  /** The last 16 digits of its fingerprint. */
  id: string;
  /** `revoked`: or without a valid signature of its own. */
  until: Date | 'never' | 'revoked';
}

export interface Pgp {
  /** Every key that was read. */
  keys: readonly KeyValidity[];
  /**
   * The result differs each time, so the sent bytes must be stored. Null when files are sent
   * without wrapping.
   */
  wrap: ((content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>) | null;
  /**
   * Throws PgpRefused, at the latest at the end: discard the output if it throws. Null when files
   * arrive without wrapping.
   */
  unwrap: ((content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>) | null;
}

/**
 * A key that cannot be used, or a file that does not match the agreement. The message has no
 * content of either.
 */
export class PgpRefused extends Error {}

/** Reads the keys and checks them against the agreement. Throws PgpRefused. */
export async function openPgp(keys: PgpKeys, { outgoing, inbound }: PgpAgreement): Promise<Pgp> {
  const bankKeys = await Promise.all(keys.bank_public_keys.map(readBankKey));
  if ((outgoing.encrypt || inbound.signed) && bankKeys.length === 0)
    throw new PgpRefused('a public key of the bank is needed to encrypt for it or to verify what it signs');
  const ownKey = keys.own_private_key === null ? null : await unlock(keys.own_private_key, keys.passphrase);
  if ((outgoing.sign || inbound.encrypted) && ownKey === null)
    throw new PgpRefused('a private key of our own is needed to sign or to decrypt');
  const validities = await Promise.all([
    ...bankKeys.map((key) => validityOf(key, "the bank's public key")),
    ...(ownKey === null ? [] : [validityOf(ownKey, 'our private key')]),
  ]);
  return {
    keys: validities,
    wrap:
      outgoing.encrypt || outgoing.sign
        ? (content) => wrapped(content, outgoing.encrypt ? bankKeys : [], outgoing.sign ? ownKey : null)
        : null,
    unwrap:
      inbound.encrypted || inbound.signed
        ? (content) => unwrapped(content, inbound.encrypted ? ownKey : null, inbound.signed ? bankKeys : [])
        : null,
  };
}

/**
 * An expired subkey does not matter while a newer one is valid. Without a valid primary key, no
 * subkey is valid.
 */
async function validityOf(key: OpenPgp.Key, whose: KeyValidity['whose']): Promise<KeyValidity> {
  const primary = await key.getExpirationTime();
  const subkeys = (await Promise.all(key.subkeys.map((subkey) => subkey.getExpirationTime()))).filter(
    (end) => end !== null,
  );
  const id = key.getFingerprint().slice(-16);
  if (primary === null || (key.subkeys.length > 0 && subkeys.length === 0)) return { whose, id, until: 'revoked' };
  const latest = subkeys.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...subkeys.map(Number));
  const end = Math.min(Number(primary), latest);
  return { whose, id, until: Number.isFinite(end) ? instant(end) : 'never' };
}

async function readBankKey(armored: string): Promise<OpenPgp.PublicKey> {
  const { readKey } = await openpgp();
  const key = await readKey({ armoredKey: armored }).catch((error: Error) =>
    refuse('a public key of the bank cannot be read', error),
  );
  if (key.isPrivate()) throw new PgpRefused("the bank's key is a private one: it must be its public key");
  return key;
}

async function unlock(armored: string, passphrase: string | null): Promise<OpenPgp.PrivateKey> {
  const { decryptKey, readPrivateKey } = await openpgp();
  const key = await readPrivateKey({ armoredKey: armored }).catch((error: Error) =>
    refuse('our private key cannot be read', error),
  );
  if (key.isDecrypted()) return key;
  if (passphrase === null) throw new PgpRefused('our private key needs its passphrase');
  return decryptKey({ privateKey: key, passphrase }).catch((error: Error) =>
    refuse('the passphrase does not open our private key', error),
  );
}

function refuse(what: string, cause: Error): never {
  throw new PgpRefused(`${what} (${cause.message.replace(/^Error \w+ \w+: /, '')})`, { cause });
}

async function* wrapped(
  content: AsyncIterable<Buffer>,
  encryptionKeys: OpenPgp.PublicKey[],
  signingKey: OpenPgp.PrivateKey | null,
): AsyncIterable<Buffer> {
  const { createMessage, encrypt, sign } = await openpgp();
  const message = await createMessage({ binary: ReadableStream.from(content), format: 'binary' });
  const signingKeys = signingKey === null ? [] : [signingKey];
  yield* buffersOf(
    encryptionKeys.length > 0
      ? await encrypt({ message, encryptionKeys, signingKeys, format: 'binary' })
      : await sign({ message, signingKeys, format: 'binary' }),
  );
}

const config = {
  // All of the file is authenticated in memory before any packet inside is parsed. Otherwise a
  // changed file could contain packets of any kind, and the parser never ends on some of them.
  allowUnauthenticatedStream: false,
  // A few bytes can unpack to any size. 64 MiB are 700,000 records.
  maxDecompressedMessageSize: 64 * 1_048_576,
};

async function* unwrapped(
  content: AsyncIterable<Buffer>,
  decryptionKey: OpenPgp.PrivateKey | null,
  verificationKeys: OpenPgp.PublicKey[],
): AsyncIterable<Buffer> {
  // One valid signature by one of the bank's keys is enough: during a change of keys it may sign
  // with both.
  const verifying = { verificationKeys, expectSigned: verificationKeys.length > 0, format: 'binary', config } as const;
  const source = watched(content);
  const { decrypt, verify } = await openpgp();
  try {
    const message = await readMessage(source.content);
    const { data } =
      decryptionKey !== null
        ? await decrypt({ message, decryptionKeys: decryptionKey, ...verifying })
        : await verify({ message, ...verifying });
    yield* buffersOf(data);
  } catch (error) {
    if (source.failed !== null) throw source.failed.error;
    refuse('the file cannot be opened', error as Error);
  }
}

/** Binary or armored: the bank chooses. */
async function readMessage(content: AsyncIterable<Buffer>) {
  const { readMessage: read } = await openpgp();
  const iterator = content[Symbol.asyncIterator]();
  const first = await iterator.next();
  const beginning: Buffer = first.done ? Buffer.alloc(0) : first.value;
  const whole = (async function* () {
    yield beginning;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
  return beginning.subarray(0, 200).toString('latin1').trimStart().startsWith('-----BEGIN PGP')
    ? read({ armoredMessage: ReadableStream.from(asText(whole)) })
    : read({ binaryMessage: ReadableStream.from(whole) });
}

async function* asText(content: AsyncIterable<Buffer>): AsyncIterable<string> {
  for await (const part of content) yield part.toString('latin1');
}

async function* buffersOf(stream: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  for await (const part of stream) yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}

/** Separates a failing source from content that does not match the agreement. */
function watched(content: AsyncIterable<Buffer>) {
  const source = { failed: null as { error: unknown } | null, content: passing() };
  async function* passing(): AsyncIterable<Buffer> {
    try {
      yield* content;
    } catch (error) {
      source.failed = { error };
      throw error;
    }
  }
  return source;
}
