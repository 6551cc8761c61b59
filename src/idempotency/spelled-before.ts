// Finds keys of releases in which each path of an operation was a scope of its own, so a retry gets
// its answer.
import type { Database } from '../database/database.ts';
import { selectKeys } from './idempotency.sql.ts';
import type { Claim } from './key.ts';

/**
 * The claim to use for a request. `others`: the claims for each path of the operation, its own path
 * first. Answers the first of them that is stored, with its lease and its answer, or else `claim`.
 * Such rows are purged like all expired keys.
 */
export async function claimInUse(database: Database, claim: Claim, others: readonly Claim[]): Promise<Claim> {
  const held = new Set((await selectKeys(database, others)).map(({ key_hash }) => key_hash));
  return others.find(({ key_hash }) => held.has(key_hash)) ?? claim;
}
