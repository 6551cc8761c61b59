// Encryption at rest: data keys that live wrapped in the database, unwrapped by the encryption key of the environment.
import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { atomically } from '../database/atomic-phase.ts';
import type { Database } from '../database/database.ts';
import { type Hmac, hmacSha256 } from '../std/hmac.ts';
import { insertVaultKey, lockVaultKeys, selectVaultKeys, vaultKeysExist } from './vault.sql.ts';

/** Where a ciphertext stands. It only opens there: a value copied to another row or column fails to decrypt. */
export interface Place {
  table: string;
  row: string;
  column: string;
}

export interface Vault {
  /** Encrypts with the newest data key. */
  seal(place: Place, plaintext: string | Uint8Array): Buffer;
  /** Decrypts with the data key the value names. @throws SealBroken */
  open(place: Place, sealed: Uint8Array): Buffer;
  /** A keyed hash under which equal values can be found without being readable (a blind index). */
  blindIndex(purpose: string, ...parts: string[]): Buffer;
  /** A keyed hash that tells one request from another. */
  fingerprint(...parts: (string | Uint8Array)[]): Buffer;
}

/** The encryption key does not fit the database; the message says so in one sentence. */
export class VaultRefused extends Error {}

/** A sealed value does not open: its data key is missing, or the value or its place was changed. Put back, it opens again. */
export class SealBroken extends Error {
  constructor({ table, column }: Place, cause: unknown) {
    super(`a sealed value of ${table}.${column} does not open`, { cause });
    this.name = 'SealBroken';
  }
}

/** What `open` answers; null where a seal does not open. */
export function openIfPossible<Opened>(open: () => Opened): Opened | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

// A sealed value: format (1) · data key version (2) · nonce (12) · ciphertext · tag (16).
const format = 1;
const headBytes = 3;
const nonceBytes = 12;
const tagBytes = 16;

// Asking the system for twelve random bytes costs as much as for thousands.
let nonces = Buffer.alloc(0);

function newNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(512 * nonceBytes);
  const nonce = nonces.subarray(0, nonceBytes);
  nonces = nonces.subarray(nonceBytes);
  return nonce;
}

// A key is a KeyObject from the moment it is read: to be made one anew at each use costs several times the cipher.
function encrypt(key: KeyObject, version: number, context: string, plaintext: string | Uint8Array): Buffer {
  const nonce = newNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(context));
  const body = typeof plaintext === 'string' ? cipher.update(plaintext, 'utf8') : cipher.update(plaintext);
  cipher.final();
  const sealed = Buffer.allocUnsafe(headBytes + nonceBytes + body.length + tagBytes);
  sealed.writeUInt8(format, 0);
  sealed.writeUInt16BE(version, 1);
  sealed.set(nonce, headBytes);
  sealed.set(body, headBytes + nonceBytes);
  sealed.set(cipher.getAuthTag(), headBytes + nonceBytes + body.length);
  return sealed;
}

function decrypt(keyOf: (version: number) => KeyObject | undefined, context: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const key =
    bytes.length >= headBytes + nonceBytes + tagBytes && bytes[0] === format ? keyOf(bytes.readUInt16BE(1)) : undefined;
  if (key === undefined) throw new Error('a sealed value names a data key that the vault does not hold');
  const nonce = bytes.subarray(headBytes, headBytes + nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
  const plaintext = decipher.update(bytes.subarray(headBytes + nonceBytes, bytes.length - tagBytes));
  decipher.final();
  return plaintext;
}

const contextOf = ({ table, row, column }: Place) => `${table}|${row}|${column}`;
const wrapContext = (purpose: string, version: number) => `vault_keys|${purpose}|${version}`;

/** A random key, wrapped for its row. */
function newDataKey(wrapping: KeyObject, purpose: string, version: number): Buffer {
  return encrypt(wrapping, 0, wrapContext(purpose, version), randomBytes(32));
}

interface DataKeys {
  data: Map<number, KeyObject>;
  index: Hmac;
}

function unwrap(encryptionKey: KeyObject, rows: { purpose: string; version: number; wrapped_key: Buffer }[]): DataKeys {
  const data = new Map<number, KeyObject>();
  let index: Hmac | undefined;
  for (const { purpose, version, wrapped_key } of rows) {
    let key: Buffer;
    try {
      key = decrypt(() => encryptionKey, wrapContext(purpose, version), wrapped_key);
    } catch {
      throw new VaultRefused('ACHORD_ENCRYPTION_KEY is not the key that this database was encrypted with.');
    }
    if (purpose === 'data') data.set(version, createSecretKey(key));
    else index = hmacSha256(key);
  }
  if (index === undefined || data.size === 0)
    throw new VaultRefused('The database has lost its data keys (table vault_keys): restore them from a backup.');
  return { data, index };
}

/** Whether data keys were ever made in this database: if so, a new encryption key must not be invented. */
export async function hasVaultKeys(database: Database): Promise<boolean> {
  return (await vaultKeysExist(database)) && (await selectVaultKeys(database)).length > 0;
}

/**
 * Opens the vault with the 32-byte encryption key. An empty database gets its first data keys. Throws VaultRefused
 * when the key does not open the keys found there.
 */
export async function openVault(database: Database, encryptionKey: Buffer, now: Date): Promise<Vault> {
  const wrapping = createSecretKey(encryptionKey);
  const rows = await atomically(database, async (phase) => {
    await lockVaultKeys(phase);
    const found = await selectVaultKeys(phase);
    if (found.length > 0) return found;
    for (const purpose of ['data', 'index'] as const)
      await insertVaultKey(phase, purpose, 1, newDataKey(wrapping, purpose, 1), now);
    return selectVaultKeys(phase);
  });
  const keys = unwrap(wrapping, rows);
  const newest = Math.max(...keys.data.keys());
  const newestKey = keys.data.get(newest)!;
  return {
    seal: (place, plaintext) => encrypt(newestKey, newest, contextOf(place), plaintext),
    open(place, sealed) {
      try {
        return decrypt((version) => keys.data.get(version), contextOf(place), sealed);
      } catch (error) {
        throw new SealBroken(place, error);
      }
    },
    blindIndex: (purpose, ...parts) => mac(keys.index, ['index', purpose, ...parts]),
    fingerprint: (...parts) => mac(keys.index, ['fingerprint', ...parts]).subarray(0, 16),
  };
}

/** Adds a data key: from its next start on, the service seals with it, and still opens what older keys sealed. */
export async function addDataKey(database: Database, encryptionKey: Buffer, now: Date): Promise<number> {
  const wrapping = createSecretKey(encryptionKey);
  return atomically(database, async (phase) => {
    await lockVaultKeys(phase);
    const { data } = unwrap(wrapping, await selectVaultKeys(phase));
    const version = Math.max(...data.keys()) + 1;
    await insertVaultKey(phase, 'data', version, newDataKey(wrapping, 'data', version), now);
    return version;
  });
}

// Every part is preceded by its length, so that no two lists of parts run together to the same bytes.
function mac(hmac: Hmac, parts: (string | Uint8Array)[]): Buffer {
  const isText = (part: string | Uint8Array) => typeof part === 'string';
  if (parts.every(isText)) return hmac(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(''));
  const bytes = parts.map((part) => (isText(part) ? Buffer.from(part) : part));
  return hmac(Buffer.concat(bytes.flatMap((part) => [Buffer.from(`${part.length}:`), part])));
}
