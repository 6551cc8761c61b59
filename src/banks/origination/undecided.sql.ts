// What a bank sent and an operator has not decided about: it may be the return of a debit.

import { isUndecidedFile, isUndecidedReturn } from '../../payments/lifecycle/held-by.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { ofEntry } from './entries/legs.sql.ts';

export interface Undecided {
  /** A file of the bank waits for a decision: any return may be in it or missing from it. */
  file: boolean;
  /**
   * The payments that a return names which is in suspense or not applied yet: by its original trace
   * number, or as the entry that it was matched with. Of all banks: a payout may leave through
   * another bank than its capture.
   */
  payments: string[];
}

/** Reads only what waits for an operator. */
export async function selectUndecided(db: Queryable, bank: string): Promise<Undecided> {
  const [row] = await db.query<Undecided>(
    `SELECT EXISTS (SELECT FROM inbound_files i WHERE i.bank = $1 AND ${isUndecidedFile}) AS file, ARRAY(
       SELECT DISTINCT l.transaction_uuid
       FROM bank_items b
       JOIN inbound_files i ON i.content_uuid = b.content_uuid
       CROSS JOIN LATERAL (
         SELECT shard, processor_id, uuid FROM entries WHERE trace_id = b.original_trace AND bank = i.bank
         UNION
         SELECT shard_of(b.processor_id), b.processor_id, b.entry_uuid WHERE b.entry_uuid IS NOT NULL) AS key
       JOIN entries e ON e.shard = key.shard AND e.processor_id = key.processor_id AND e.uuid = key.uuid
       JOIN legs l ON ${ofEntry('l', 'e')}
       WHERE ${isUndecidedReturn}) AS payments`,
    [bank],
  );
  return row!;
}
