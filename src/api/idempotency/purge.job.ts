// Deletes expired answers; their keys can then be used again (Interface, Idempotency 4).
import type { Database } from '../../platform/database/database.ts';
import { deleteExpired } from './idempotency.sql.ts';

const atOnce = 5_000;

/** Returns how many it deleted. Works in portions, so no request waits behind a long query. */
export async function purgeIdempotencyKeys(database: Database): Promise<number> {
  for (let total = 0; ; ) {
    const purged = await deleteExpired(database, atOnce);
    total += purged;
    if (purged < atOnce) return total;
  }
}
