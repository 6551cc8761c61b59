// What a bank sent and an operator has not decided about holds the payments that it may be about.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { PaymentKey } from './move.sql.ts';
import { openItemStates } from './states/bank-item.stage.ts';
import { isOneOf } from './states/move-states.sql.ts';

/**
 * As SQL: a file that waits for a decision. Its counts or sums are wrong, or it cannot be opened.
 * `i` is the inbound file.
 */
export const isUndecidedFile = `i.verdict IN ('quarantine', 'unreadable')
  AND i.taken_at IS NULL AND i.rejected_at IS NULL AND i.released_at IS NULL`;

/** As SQL: the item `b` can take the money of an entry back. */
export const isReturnOrReject = `b.kind IN ('return', 'reject')`;

/** As SQL: such an item that is in suspense or not applied yet. `b` is the item. */
export const isUndecidedReturn = `(b.state = 'suspense' OR b.${isOneOf(openItemStates)}) AND ${isReturnOrReject}`;

/** What a payment waits for: a return that names it, or a file of a bank that has its entries. */
export type HeldBy = 'return' | 'bank_file';

/** Null: nothing that waits for an operator holds the payment. */
export async function selectHeldBy(
  db: Queryable,
  { processor_id, transaction_uuid }: PaymentKey,
): Promise<HeldBy | null> {
  const [row] = await db.query<{ held_by: HeldBy | null }>(
    `WITH entry AS (
       SELECT e.uuid, e.trace_id, e.bank
       FROM legs l JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
       WHERE l.shard = $1 AND l.processor_id = $2 AND l.transaction_uuid = $3 AND NOT l.rejected)
     SELECT CASE
       WHEN EXISTS (
         SELECT FROM entry JOIN bank_items b ON b.entry_uuid = entry.uuid WHERE ${isUndecidedReturn}
         UNION ALL
         SELECT FROM entry JOIN bank_items b ON b.original_trace = entry.trace_id
         JOIN inbound_files i ON i.content_uuid = b.content_uuid AND i.bank = entry.bank WHERE ${isUndecidedReturn})
         THEN 'return'
       WHEN EXISTS (SELECT FROM inbound_files i JOIN entry ON entry.bank = i.bank WHERE ${isUndecidedFile}) THEN 'bank_file'
       END AS held_by`,
    [...tenantKey(processor_id), transaction_uuid],
  );
  return row!.held_by;
}
