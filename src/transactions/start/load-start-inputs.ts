// Loads what starts are decided by: the account holders, and the stored answers of their
// idempotency keys. Most of it is cached.
import type { Database } from '../../database/database.ts';
import { type StoredKey, selectKeys } from '../../idempotency/idempotency.sql.ts';
import { type Recent, recent } from '../../std/recent.ts';
import { accountHoldersOf, type FindAccountHolder, type Start } from './decide-start.ts';
import { type AccountHolder, type AccountHolderKey, selectAccountHolders } from './start-transactions.sql.ts';

/**
 * The cache of a process. With it most starts need no query before the write (decision 49). The
 * write compares the versions of its account holders, so outdated entries start nothing; and
 * nothing is refused from the cache.
 */
export interface StartCache {
  holders: Recent<AccountHolder>;
  /**
   * Keys that were sent recently. A request with such a key is a retry, so its stored answer is
   * looked up.
   */
  keys: Recent<true>;
}

export const startCache = (): StartCache => ({ holders: recent(2_048), keys: recent(4_096) });

const cacheKey = ({ processor_id, user_uuid, bank_account_uuid }: AccountHolderKey) =>
  `${processor_id} ${user_uuid} ${bank_account_uuid}`;

/**
 * The account holders of a start, if both are cached and its key is new. Null: they must be loaded.
 * Adds the key to the cache.
 */
export function cachedHolders({ holders, keys }: StartCache, start: Start): FindAccountHolder | null {
  if (start.claim !== null) {
    const sentBefore = keys.get(start.claim.key_hash) !== undefined;
    keys.set(start.claim.key_hash, true);
    if (sentBefore) return null;
  }
  const find: FindAccountHolder = (key) => holders.get(cacheKey(key)) ?? null;
  const { payer, payee } = accountHoldersOf(start);
  return find(payer) === null || find(payee) === null ? null : find;
}

export interface StartInputs {
  findHolder: FindAccountHolder;
  /** By `key_hash`. */
  stored: ReadonlyMap<string, StoredKey>;
}

export async function loadStartInputs(
  database: Database,
  cache: StartCache,
  starts: readonly Start[],
): Promise<StartInputs> {
  const [findHolder, stored] = await Promise.all([loadHolders(database, cache, starts), loadKeys(database, starts)]);
  return { findHolder, stored };
}

async function loadHolders(
  database: Database,
  cache: StartCache,
  starts: readonly Start[],
): Promise<FindAccountHolder> {
  const keys = new Map<string, AccountHolderKey>();
  for (const start of starts) for (const key of Object.values(accountHoldersOf(start))) keys.set(cacheKey(key), key);
  const found = await selectAccountHolders(database, [...keys.values()]);
  const holders = new Map([...keys.keys()].map((name, index) => [name, found[index]!]));
  // A payment with risk checks may be refused while it is written, and no version prevents that.
  // Its account holders are loaded each time.
  for (const [name, holder] of holders)
    if (holder !== null && !holder.limited && !holder.debits_held) cache.holders.set(name, holder);
  return (key) => holders.get(cacheKey(key)) ?? null;
}

async function loadKeys(database: Database, starts: readonly Start[]): Promise<ReadonlyMap<string, StoredKey>> {
  const claims = starts.flatMap(({ claim }) => (claim === null ? [] : [claim]));
  if (claims.length === 0) return new Map();
  return new Map((await selectKeys(database, claims)).map((key) => [key.key_hash, key]));
}
