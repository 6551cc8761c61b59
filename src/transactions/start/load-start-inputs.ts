// What starts are decided by: the sides of each, and what an earlier request left under its key.
// Most of it is remembered.
import type { Database } from '../../database/database.ts';
import { type StoredKey, selectKeys } from '../../idempotency/idempotency.sql.ts';
import { type Recent, recent } from '../../std/recent.ts';
import { accountHoldersOf, type FindAccountHolder, type Start } from './decide-start.ts';
import { type AccountHolder, type AccountHolderKey, selectAccountHolders } from './start-transactions.sql.ts';

/**
 * What a process remembers of earlier starts, so that most need look nothing up before they write
 * (decision 49). Whatever is written is held to the versions of its sides, so that nothing is
 * started by what has changed; and nothing is refused from memory.
 */
export interface StartCache {
  sides: Recent<AccountHolder>;
  /**
   * Keys that were sent lately: who sends one again is answered by what stands under it, and it is
   * looked there first.
   */
  keys: Recent<true>;
}

export const startCache = (): StartCache => ({ sides: recent(2_048), keys: recent(4_096) });

const nameOf = ({ processor_id, user_uuid, bank_account_uuid }: AccountHolderKey) =>
  `${processor_id} ${user_uuid} ${bank_account_uuid}`;

/**
 * The sides of a start, if it can be decided by what is remembered; null: it must be looked up.
 * Remembers its key.
 */
export function cachedHolders({ sides, keys }: StartCache, start: Start): FindAccountHolder | null {
  if (start.claim !== null) {
    const sentBefore = keys.get(start.claim.key_hash) !== undefined;
    keys.set(start.claim.key_hash, true);
    if (sentBefore) return null;
  }
  const find: FindAccountHolder = (key) => sides.get(nameOf(key)) ?? null;
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
  memory: StartCache,
  starts: readonly Start[],
): Promise<StartInputs> {
  const [findHolder, stored] = await Promise.all([lookUpSides(database, memory, starts), lookUpKeys(database, starts)]);
  return { findHolder, stored };
}

async function lookUpSides(
  database: Database,
  memory: StartCache,
  starts: readonly Start[],
): Promise<FindAccountHolder> {
  const keys = new Map<string, AccountHolderKey>();
  for (const start of starts) for (const key of Object.values(accountHoldersOf(start))) keys.set(nameOf(key), key);
  const found = await selectAccountHolders(database, [...keys.values()]);
  const sides = new Map([...keys.keys()].map((name, index) => [name, found[index]!]));
  // What is watched may be refused while it is written, which no version holds back: it is looked
  // up each time.
  for (const [name, side] of sides)
    if (side !== null && !side.limited && !side.debits_held) memory.sides.set(name, side);
  return (key) => sides.get(nameOf(key)) ?? null;
}

async function lookUpKeys(database: Database, starts: readonly Start[]): Promise<ReadonlyMap<string, StoredKey>> {
  const claims = starts.flatMap(({ claim }) => (claim === null ? [] : [claim]));
  if (claims.length === 0) return new Map();
  return new Map((await selectKeys(database, claims)).map((key) => [key.key_hash, key]));
}
