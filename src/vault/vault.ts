// Encryption at rest: the database stores the data keys, wrapped by the encryption key of the
// environment.

import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { atomically } from '../database/atomic-phase.ts';
import type { Database, Queryable } from '../database/database.ts';
import { realClock } from '../std/clock.ts';
import { type Hmac, hmacSha256 } from '../std/hmac.ts';
import { StatedError } from '../std/stated-error.ts';
import { type SealLimits, usualSealLimits } from './seal-limits.ts';
import {
  anyVaultKey,
  insertVaultKey,
  reserveSeals,
  selectVaultKeys,
  type VaultKeyRow,
  vaultKeysExist,
} from './vault.sql.ts';

/**
 * The place of a ciphertext. It opens only there: copied to another row or column, it fails to
 * decrypt.
 */
export interface Place {
  table: string;
  row: string;
  column: string;
}

export interface Vault {
  /** Encrypts with the newest data key that every process has read. */
  seal(place: Place, plaintext: string | Uint8Array): Buffer;
  /** Decrypts with the data key that the value names. @throws SealBroken */
  open(place: Place, sealed: Uint8Array): Buffer;
  /** A keyed hash (a blind index): it finds equal values without making them readable. */
  blindIndex(purpose: string, ...parts: string[]): Buffer;
  /** A keyed hash that tells one request from another. */
  fingerprint(...parts: (string | Uint8Array)[]): Buffer;
  /** Reads new keys, and adds one when the current key has sealed enough. Call it repeatedly. */
  follow(): Promise<void>;
}

/** The encryption key does not fit the database. The message explains it in one sentence. */
export class VaultRefused extends StatedError {}

/**
 * A sealed value does not open: its data key is missing, or the value or its place was changed. It
 * opens again when the original is restored.
 */
export class SealBroken extends StatedError {
  constructor({ table, column }: Place, cause: unknown) {
    super(`a sealed value of ${table}.${column} does not open`, { cause });
    this.name = 'SealBroken';
  }
}

/**
 * This process has used all seals that it reserved, and the database did not give it more in time.
 */
export class SealsUsedUp extends StatedError {
  constructor() {
    super('no more seals of the data key are reserved: the database did not answer in time');
    this.name = 'SealsUsedUp';
  }
}

/** The result of `open`, or null where a seal does not open. */
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

// The system call for twelve random bytes costs as much as for thousands.
let nonces = Buffer.alloc(0);

function newNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(512 * nonceBytes);
  const nonce = nonces.subarray(0, nonceBytes);
  nonces = nonces.subarray(nonceBytes);
  return nonce;
}

// Keys are KeyObjects from the moment they are read: making one for each use costs several times
// the cipher.
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
  if (key === undefined) throw new StatedError('a sealed value names a data key that the vault does not hold');
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

function unwrap(encryptionKey: KeyObject, rows: readonly VaultKeyRow[]): DataKeys {
  const data = new Map<number, KeyObject>();
  let index: Hmac | undefined;
  for (const { purpose, version, wrapped_key } of rows) {
    let key: Buffer;
    try {
      key = decrypt(() => encryptionKey, wrapContext(purpose, version), wrapped_key);
    } catch {
      throw new VaultRefused(
        'ACHORD_ENCRYPTION_KEY is not the key that encrypted this database. Set the key that was used before.',
      );
    }
    if (purpose === 'data') data.set(version, createSecretKey(key));
    else index = hmacSha256(key);
  }
  if (index === undefined || data.size === 0)
    throw new VaultRefused('The database has lost its data keys (table vault_keys). Restore this table from a backup.');
  return { data, index };
}

/** The newest key that may seal, because every process has read it. */
function dueVersion(rows: readonly VaultKeyRow[]): number {
  return Math.max(...rows.filter(({ purpose, is_due }) => purpose === 'data' && is_due).map(({ version }) => version));
}

const newestVersion = (rows: readonly VaultKeyRow[]) =>
  Math.max(...rows.filter(({ purpose }) => purpose === 'data').map(({ version }) => version));

/** True when this database has data keys. Then no new encryption key may be generated. */
export async function hasVaultKeys(database: Database): Promise<boolean> {
  return (await vaultKeysExist(database)) && (await anyVaultKey(database));
}

/**
 * The stored keys, after a check that the encryption key opens them. Writes nothing.
 * @throws VaultRefused
 */
export async function openedKeys(database: Queryable, encryptionKey: Buffer): Promise<VaultKeyRow[]> {
  const rows = await selectVaultKeys(database);
  if (rows.length > 0) unwrap(createSecretKey(encryptionKey), rows);
  return rows;
}

/**
 * Opens the vault with the 32-byte encryption key. An empty database gets its first data keys.
 * Throws VaultRefused when the key does not open the stored keys.
 */
export async function openVault(
  database: Database,
  encryptionKey: Buffer,
  now: Date,
  limits: SealLimits = usualSealLimits,
): Promise<Vault> {
  const wrapping = createSecretKey(encryptionKey);
  const found = await selectVaultKeys(database);
  if (found.length === 0)
    await atomically(database, async (phase) => {
      // If two processes start at the same time, the second one waits here and finds the keys of
      // the first.
      for (const purpose of ['data', 'index'] as const)
        await insertVaultKey(phase, {
          purpose,
          version: 1,
          wrapped_key: newDataKey(wrapping, purpose, 1),
          created_at: now,
          seals_after_seconds: 0,
        });
    });
  let keys = unwrap(wrapping, found.length > 0 ? found : await selectVaultKeys(database));
  /** The current key, and how many reserved seals this process has left. */
  let sealing = { version: 0, key: keys.data.values().next().value!, left: 0 };
  const low = limits.block / 2;

  async function readKeys(): Promise<void> {
    const rows = await selectVaultKeys(database);
    keys = unwrap(wrapping, rows);
    const version = dueVersion(rows);
    if (version !== sealing.version || sealing.left < low) await reserve(version);
    const reserved = rows.find((row) => row.purpose === 'data' && row.version === version)!.seals_reserved;
    if (reserved >= limits.renewAt && newestVersion(rows) === version)
      await insertDataKey(database, wrapping, version + 1, realClock.now(), limits);
  }

  async function reserve(version: number): Promise<void> {
    const reserved = await reserveSeals(database, version, limits.block, limits.limit);
    if (reserved === null) return;
    const left = version === sealing.version ? sealing.left : 0;
    sealing = { version, key: keys.data.get(version)!, left: left + limits.block };
  }

  let following: Promise<void> | null = null;
  const follow = () =>
    (following ??= readKeys().finally(() => {
      following = null;
    }));
  await follow();

  return {
    seal(place, plaintext) {
      // Asks long before the last one. If the database does not answer, the next seal asks again.
      if (sealing.left <= low && following === null) follow().catch(() => {});
      if (sealing.left <= 0) throw new SealsUsedUp();
      sealing.left--;
      return encrypt(sealing.key, sealing.version, contextOf(place), plaintext);
    },
    open(place, sealed) {
      try {
        return decrypt((version) => keys.data.get(version), contextOf(place), sealed);
      } catch (error) {
        throw new SealBroken(place, error);
      }
    },
    blindIndex: (purpose, ...parts) => mac(keys.index, ['index', purpose, ...parts]),
    fingerprint: (...parts) => mac(keys.index, ['fingerprint', ...parts]).subarray(0, 16),
    follow,
  };
}

/**
 * Adds a data key. Every process seals with it once all have read it; values of older keys still
 * open.
 */
export async function addDataKey(
  database: Database,
  encryptionKey: Buffer,
  now: Date,
  limits: SealLimits = usualSealLimits,
): Promise<number> {
  const wrapping = createSecretKey(encryptionKey);
  for (;;) {
    const rows = await selectVaultKeys(database);
    unwrap(wrapping, rows);
    const version = newestVersion(rows) + 1;
    if (await insertDataKey(database, wrapping, version, now, limits)) return version;
  }
}

/** False when another process has just added it. */
function insertDataKey(db: Queryable, wrapping: KeyObject, version: number, now: Date, limits: SealLimits) {
  return insertVaultKey(db, {
    purpose: 'data',
    version,
    wrapped_key: newDataKey(wrapping, 'data', version),
    created_at: now,
    seals_after_seconds: limits.learnSeconds,
  });
}

// Each part is preceded by its length, so two lists of parts never give the same bytes.
function mac(hmac: Hmac, parts: (string | Uint8Array)[]): Buffer {
  const isText = (part: string | Uint8Array) => typeof part === 'string';
  if (parts.every(isText)) {
    let text = '';
    for (const part of parts) text += `${Buffer.byteLength(part)}:${part}`;
    return hmac(text);
  }
  const bytes = parts.map((part) => (isText(part) ? Buffer.from(part) : part));
  return hmac(Buffer.concat(bytes.flatMap((part) => [Buffer.from(`${part.length}:`), part])));
}
