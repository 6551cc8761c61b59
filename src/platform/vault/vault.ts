// Encryption at rest: values are sealed with data keys, which the database stores (decision 8).

import type { Database } from '../database/database.ts';
import { elapsedMs, reading, realClock } from '../std/clock.ts';
import type { Hmac } from '../std/hmac.ts';
import { StatedError } from '../std/stated-error.ts';
import { decrypt, encrypt } from './cipher.ts';
import {
  addDataKey,
  currentOf,
  dataKeysOf,
  type EncryptionKeys,
  makeFirstKeys,
  newestOf,
  type OpenedKey,
  openedKeys,
  VaultRefused,
} from './data-keys.ts';
import { type SealLimits, usualSealLimits } from './seal-limits.ts';
import { isReplacedSince, reserveSeals } from './vault.sql.ts';

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
 * Or it has not learned for hours whether its key still seals.
 */
export class SealsUsedUp extends StatedError {
  constructor() {
    super(
      'no more seals of the data key are reserved: the database did not answer in time, or the process does not know the newest key',
    );
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

const contextOf = ({ table, row, column }: Place) => `${table}|${row}|${column}`;

/**
 * Opens the vault with the keys of the environment. An empty database gets its first data keys.
 * Throws VaultRefused when they do not open the stored keys.
 */
export async function openVault(
  database: Database,
  encryptionKeys: EncryptionKeys,
  now: Date,
  limits: SealLimits = usualSealLimits,
): Promise<Vault> {
  const found = await openedKeys(database, encryptionKeys);
  if (found.length === 0) await makeFirstKeys(database, encryptionKeys, now);
  let keys = dataKeysOf(found.length > 0 ? found : await openedKeys(database, encryptionKeys));
  /** The current key, and how many reserved seals this process has left. */
  let sealing = { version: 0, key: keys.data.values().next().value!, left: 0 };
  const low = limits.block / 2;
  /** When the process last read that the key of `sealing` is the one that seals. */
  let trustedAt = Number.NEGATIVE_INFINITY;
  const isTrusted = () => elapsedMs(trustedAt) < limits.trustSeconds * 1_000;

  async function readKeys(): Promise<void> {
    const readAt = reading();
    let rows: OpenedKey[];
    try {
      rows = await openedKeys(database, encryptionKeys);
      keys = dataKeysOf(rows);
    } catch (error) {
      // The keys are wrapped with an encryption key that this process does not have. Until it is
      // restarted it continues with the keys that it read before, unless a newer one seals.
      if (error instanceof VaultRefused && !(await isReplacedSince(database, sealing.version, 0))) {
        trustedAt = readAt;
        if (sealing.left < low) await reserve(sealing.version);
      }
      throw error;
    }
    const { version, seals_reserved } = currentOf(rows);
    if (version !== sealing.version || sealing.left < low) await reserve(version);
    if (version === sealing.version) trustedAt = readAt;
    if (seals_reserved >= limits.renewAt && newestOf(rows).version === version)
      await addDataKey(database, encryptionKeys, realClock.now(), limits, version);
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
      if ((sealing.left <= low || !isTrusted()) && following === null) follow().catch(() => {});
      if (sealing.left <= 0 || !isTrusted()) throw new SealsUsedUp();
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
