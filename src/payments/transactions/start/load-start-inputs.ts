// Loads what starts are decided by: the account holders, and the stored answers of their
// idempotency keys. Most of it is cached.

import { type StoredKey, selectKeys } from '../../../api/idempotency/idempotency.sql.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ServerClock, serverClock } from '../../../platform/database/server-clock.ts';
import { type RecentUuids, recentUuids } from '../../../platform/std/recent-uuids.ts';
import { type AccountHolder, type AccountHolderKey, selectAccountHolders } from './account-holders.sql.ts';
import { type AccountHolders, accountHoldersOf, type Start } from './decide-start.ts';
import { type HolderCache, holderCache } from './fast/holder-cache.ts';

/**
 * The cache of a process. With it most starts need no query before the write (decision 26). The
 * write compares the versions of its account holders, so outdated entries start nothing; and
 * nothing is refused from the cache.
 */
export interface StartCache {
  holders: HolderCache;
  /**
   * Hashes of keys that were sent recently. A request with such a key is a retry, so its stored
   * answer is looked up.
   */
  keys: RecentUuids;
  /** For the times at which keys expire. */
  clock: ServerClock;
}

export const startCache = (): StartCache => ({
  holders: holderCache(524_288),
  keys: recentUuids(4_096),
  clock: serverClock(),
});

const nameOf = ({ processor_id, user_uuid, bank_account_uuid }: AccountHolderKey) =>
  `${processor_id} ${user_uuid} ${bank_account_uuid}`;

/** Whether the key of a start was sent recently. Adds it to the cache. */
export function wasSentBefore({ keys }: StartCache, { claim }: Start): boolean {
  if (claim === null) return false;
  const before = keys.has(claim.key_hash);
  keys.add(claim.key_hash);
  return before;
}

/** The account holders of a start, if both are cached. Null: they must be loaded. */
export function cachedHolders({ holders }: StartCache, start: Start): AccountHolders | null {
  const keys = accountHoldersOf(start);
  const payer = holders.get(keys.payer);
  const payee = holders.get(keys.payee);
  return payer === undefined || payee === undefined ? null : { payer, payee };
}

export interface StartInputs {
  /** Call it only for a start that has no stored answer. */
  holdersOf(start: Start): AccountHolders;
  /** By `key_hash`. */
  stored: ReadonlyMap<string, StoredKey>;
}

/**
 * `sentBefore`: starts with keys that were sent recently. They probably have a stored answer, so
 * their account holders are loaded only if they have none.
 */
export async function loadStartInputs(
  database: Database,
  cache: StartCache,
  { sentBefore, others }: { sentBefore: readonly Start[]; others: readonly Start[] },
): Promise<StartInputs> {
  const [stored, holdersOfOthers] = await Promise.all([
    loadKeys(database, sentBefore),
    loadHolders(database, cache, others),
  ]);
  const hasAnswer = ({ claim }: Start) =>
    claim !== null && (stored.get(claim.key_hash)?.response_status ?? null) !== null;
  const unanswered = sentBefore.filter((start) => !hasAnswer(start));
  const holders = new Map([...holdersOfOthers, ...(await loadHolders(database, cache, unanswered))]);
  return {
    holdersOf(start) {
      const keys = accountHoldersOf(start);
      const payer = holders.get(nameOf(keys.payer));
      const payee = holders.get(nameOf(keys.payee));
      // Null is a user that does not exist, and refuses the payment.
      if (payer === undefined || payee === undefined) throw new Error('the account holder of a start was not loaded');
      return { payer, payee };
    },
    stored,
  };
}

/** By `nameOf` the key. Null where there is no such user. */
async function loadHolders(
  database: Database,
  cache: StartCache,
  starts: readonly Start[],
): Promise<ReadonlyMap<string, AccountHolder | null>> {
  if (starts.length === 0) return new Map();
  const keys = new Map<string, AccountHolderKey>();
  for (const start of starts) for (const key of Object.values(accountHoldersOf(start))) keys.set(nameOf(key), key);
  const found = await selectAccountHolders(database, [...keys.values()]);
  const holders = new Map<string, AccountHolder | null>();
  let index = 0;
  for (const [name, key] of keys) {
    const holder = found[index++]!;
    holders.set(name, holder);
    // A payment with checks may be refused while it is written, and no version prevents that. Its
    // account holders are loaded each time.
    if (holder !== null && !mayNeedChecks(holder)) cache.holders.set(key, holder);
  }
  return holders;
}

const mayNeedChecks = (holder: AccountHolder) =>
  holder.limited ||
  holder.debits_held ||
  holder.unique_client_reference_ids ||
  holder.authorization_required ||
  holder.validated_accounts_required;

async function loadKeys(database: Database, starts: readonly Start[]): Promise<ReadonlyMap<string, StoredKey>> {
  const claims = starts.flatMap(({ claim }) => (claim === null ? [] : [claim]));
  if (claims.length === 0) return new Map();
  return new Map((await selectKeys(database, claims)).map((key) => [key.key_hash, key]));
}
