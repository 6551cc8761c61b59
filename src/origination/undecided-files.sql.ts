// Whether a bank sent a file that an operator has not decided about: it may have returns.
import type { Queryable } from '../database/database.ts';

/**
 * Whether a quarantined file of the bank waits for a decision. Its counts or sums are wrong, so any
 * return may be in it or missing from it.
 */
export async function anyFileUndecided(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM inbound_files
       WHERE bank = $1 AND verdict = 'quarantine' AND taken_at IS NULL AND rejected_at IS NULL AND released_at IS NULL
     ) AS found`,
    [bank],
  );
  return row!.found;
}
