// Finds keys that were claimed when each path of an operation was a scope of its own, so that a
// retry finds its answer.
import type { Database } from '../database/database.ts';
import { selectKeys } from './idempotency.sql.ts';
import type { Claim } from './key.ts';

/**
 * The claim that a request goes on under. `others` are the claims that it would have made at the
 * paths of its operation, its own path first. One that holds its key is taken as it is, with its
 * lease and its answer; without one, `claim`. Such rows are purged with every other expired key.
 */
export async function claimInUse(database: Database, claim: Claim, others: readonly Claim[]): Promise<Claim> {
  const held = new Set((await selectKeys(database, others)).map(({ key_hash }) => key_hash));
  return others.find(({ key_hash }) => held.has(key_hash)) ?? claim;
}
