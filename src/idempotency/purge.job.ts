// Purges stored answers whose time is over: the key is then new (Interface, Idempotency 4).
import type { Database } from '../database/database.ts';
import { deleteExpired } from './idempotency.sql.ts';

const atOnce = 5_000;

/** Answers how many were purged; in portions, so that no request waits behind a long statement. */
export async function purgeIdempotencyKeys(database: Database): Promise<number> {
  for (let total = 0; ; ) {
    const purged = await deleteExpired(database, atOnce);
    total += purged;
    if (purged < atOnce) return total;
  }
}
