// The data keys in the database. Each is wrapped by an encryption key of the environment: by the
// current one, or by the previous one while it is changed.
import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { type AtomicPhase, atomically } from '../database/atomic-phase.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Hmac, hmacSha256 } from '../std/hmac.ts';
import { StatedError } from '../std/stated-error.ts';
import { decrypt, encrypt } from './cipher.ts';
import { type SealLimits, usualSealLimits } from './seal-limits.ts';
import {
  anyVaultKey,
  insertVaultKey,
  lockVaultKeys,
  selectVaultKeys,
  updateWrappedKey,
  type VaultKeyRow,
  vaultKeysExist,
  type WrappedKey,
} from './vault.sql.ts';

/** The keys of the environment, 32 bytes each. */
export interface EncryptionKeys {
  current: Buffer;
  /** Opens data keys that the current one does not open yet. */
  previous?: Buffer | null;
}

/** The encryption key does not fit the database. The message explains it in one sentence. */
export class VaultRefused extends StatedError {}

type Wrapping = 'current' | 'previous';

interface Opened {
  key: Buffer;
  wrapped_by: Wrapping;
}

/** A data key, and which key of the environment opens it. */
export type OpenedKey = VaultKeyRow & Opened;

export interface DataKeys {
  data: ReadonlyMap<number, KeyObject>;
  index: Hmac;
}

const contextOf = ({ purpose, version }: Pick<VaultKeyRow, 'purpose' | 'version'>) =>
  `vault_keys|${purpose}|${version}`;

const wrap = (encryptionKey: Buffer, row: Pick<VaultKeyRow, 'purpose' | 'version'>, key: Buffer): Buffer =>
  encrypt(createSecretKey(encryptionKey), 0, contextOf(row), key);

function unwrap(encryptionKey: Buffer, row: WrappedKey): Buffer | null {
  const wrapping = createSecretKey(encryptionKey);
  try {
    return decrypt(() => wrapping, contextOf(row), row.wrapped_key);
  } catch {
    return null;
  }
}

function opened<Row extends WrappedKey>(keys: EncryptionKeys, row: Row): Row & Opened {
  const byCurrent = unwrap(keys.current, row);
  if (byCurrent !== null) return { ...row, key: byCurrent, wrapped_by: 'current' };
  const byPrevious = keys.previous ? unwrap(keys.previous, row) : null;
  if (byPrevious !== null) return { ...row, key: byPrevious, wrapped_by: 'previous' };
  throw new VaultRefused(
    keys.previous
      ? 'Neither ACHORD_ENCRYPTION_KEY nor ACHORD_ENCRYPTION_KEY_PREVIOUS is the key that encrypted this database. Set the key that was used before.'
      : 'ACHORD_ENCRYPTION_KEY is not the key that encrypted this database. Set the key that was used before. If you are changing the key, also set the earlier one as ACHORD_ENCRYPTION_KEY_PREVIOUS.',
  );
}

/** For the keys of a backup. @throws VaultRefused when neither key of the environment opens one */
export function refuseOtherKeys(keys: EncryptionKeys, rows: readonly WrappedKey[]): void {
  for (const row of rows) opened(keys, row);
}

/**
 * The stored data keys, none in an empty database. Writes nothing.
 * @throws VaultRefused when neither key of the environment opens one of them
 */
export async function openedKeys(db: Queryable, keys: EncryptionKeys): Promise<OpenedKey[]> {
  return (await selectVaultKeys(db)).map((row) => opened(keys, row));
}

/** As the vault uses them. @throws VaultRefused */
export function dataKeysOf(rows: readonly OpenedKey[]): DataKeys {
  const data = new Map<number, KeyObject>();
  let index: Hmac | undefined;
  for (const { purpose, version, key } of rows)
    if (purpose === 'data') data.set(version, createSecretKey(key));
    else index = hmacSha256(key);
  if (index === undefined || data.size === 0)
    throw new VaultRefused('The database has lost its data keys (table vault_keys). Restore this table from a backup.');
  return { data, index };
}

/** The first keys of an empty database. Another process may make them at the same time. */
export async function makeFirstKeys(database: Database, { current }: EncryptionKeys, now: Date): Promise<void> {
  await atomically(database, async (phase) => {
    // If two processes start at the same time, the second one waits here and finds the keys of the
    // first.
    for (const purpose of ['data', 'index'] as const) {
      const row = { purpose, version: 1 } as const;
      await insertVaultKey(phase, {
        ...row,
        wrapped_key: wrap(current, row, randomBytes(32)),
        created_at: now,
        seals_after_seconds: 0,
      });
    }
  });
}

const newest = (rows: readonly OpenedKey[]) => rows.reduce((one, other) => (one.version > other.version ? one : other));

export const newestOf = (rows: readonly OpenedKey[]): OpenedKey =>
  newest(rows.filter(({ purpose }) => purpose === 'data'));

/** The newest data key that may seal, because every process has read it. */
export const currentOf = (rows: readonly OpenedKey[]): OpenedKey =>
  newest(rows.filter(({ purpose, is_due }) => purpose === 'data' && is_due));

/**
 * Adds a data key. Every process seals with it once all have read it; values of older keys still
 * open. `after`: only if this is still the newest version. Returns the new version, or null.
 *
 * The key that wraps the newest one also wraps this one: while the encryption key is changed, a
 * process that knows only the previous one must be able to read it.
 */
export function addDataKey(
  database: Database,
  keys: EncryptionKeys,
  now: Date,
  { learnSeconds }: SealLimits = usualSealLimits,
  after: number | null = null,
): Promise<number | null> {
  return atomically(database, async (phase) => {
    const newest = newestOf(await lockedKeys(phase, keys));
    if (after !== null && newest.version !== after) return null;
    const row = { purpose: 'data', version: newest.version + 1 } as const;
    const wrapping = newest.wrapped_by === 'current' ? keys.current : keys.previous!;
    await insertVaultKey(phase, {
      ...row,
      wrapped_key: wrap(wrapping, row, randomBytes(32)),
      created_at: now,
      seals_after_seconds: learnSeconds,
    });
    return row.version;
  });
}

/**
 * Wraps with the current encryption key what the previous one wraps. Returns the number of keys;
 * they stay the same keys, so no value is encrypted again.
 */
export async function rewrapKeys(phase: AtomicPhase, keys: EncryptionKeys): Promise<number> {
  const outdated = (await lockedKeys(phase, keys)).filter(({ wrapped_by }) => wrapped_by === 'previous');
  for (const row of outdated) await updateWrappedKey(phase, row, wrap(keys.current, row, row.key));
  return outdated.length;
}

/**
 * Until the phase ends no other one adds or wraps a key. It reads after the lock, so it sees the
 * keys of the phase before.
 */
async function lockedKeys(phase: AtomicPhase, keys: EncryptionKeys): Promise<OpenedKey[]> {
  await lockVaultKeys(phase);
  return openedKeys(phase, keys);
}

/** True when this database has data keys. Then no new encryption key may be generated. */
export async function hasVaultKeys(database: Database): Promise<boolean> {
  return (await vaultKeysExist(database)) && (await anyVaultKey(database));
}
