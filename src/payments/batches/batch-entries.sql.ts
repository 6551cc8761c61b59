// Queries on the entries at the bank of the batches of merchants.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { returnCodeOf } from '../lifecycle/return-codes.sql.ts';
import type { EntryRow } from '../transactions/details/details.sql.ts';
import type { BatchKind } from './batches.sql.ts';

/**
 * An entry of a merchant's batch, including one in a rejected file. Its legs share trace number and
 * state.
 */
export interface BatchEntryRow
  extends Pick<
    EntryRow,
    'amount' | 'state' | 'trace_id' | 'bank' | 'file_name' | 'settles_at' | 'returned_with' | 'created_at'
  > {
  merchant_batch_uuid: string;
  /** The number of payments or refunds in it. */
  member_count: number;
}

const membersOf: Record<BatchKind, string> = {
  payout: `SELECT DISTINCT merchant_batch_uuid, transaction_uuid, NULL::uuid AS refund_uuid
           FROM batch_payout_members WHERE shard = $1 AND processor_id = $2 AND merchant_batch_uuid = ANY ($3)`,
  refund: `SELECT merchant_batch_uuid, transaction_uuid, uuid AS refund_uuid
           FROM refunds WHERE shard = $1 AND processor_id = $2 AND merchant_batch_uuid = ANY ($3)`,
};

// Finds legs by their payments: rejected and other legs have an index each.
const legsOf = (which: 'l.rejected' | 'NOT l.rejected') => `
  SELECT l.shard, l.processor_id, l.entry_uuid, l.transaction_uuid, l.state, l.amount, m.merchant_batch_uuid
  FROM members m JOIN current_legs l ON l.shard = $1 AND l.processor_id = $2 AND l.transaction_uuid = m.transaction_uuid
    AND l.refund_uuid IS NOT DISTINCT FROM m.refund_uuid
  WHERE ${which}`;

/**
 * Every entry of these batches, oldest first. There are several if the amount does not fit one
 * entry, a member was on hold, or the bank rejected a file.
 */
export function selectEntriesOfBatches(
  db: Queryable,
  of: { processor_id: string; kind: BatchKind; uuids: readonly string[] },
): Promise<BatchEntryRow[]> {
  return db.query(
    `WITH members AS MATERIALIZED (${membersOf[of.kind]}),
     l AS (
       SELECT shard, processor_id, merchant_batch_uuid, entry_uuid, state, sum(amount)::bigint AS amount,
              count(*) AS member_count, min(transaction_uuid::text)::uuid AS transaction_uuid
       FROM (${legsOf('NOT l.rejected')} UNION ALL ${legsOf('l.rejected')}) AS legs
       GROUP BY shard, processor_id, merchant_batch_uuid, entry_uuid, state)
     SELECT l.merchant_batch_uuid, e.trace_id, l.state, l.amount, l.member_count, e.created_at, e.bank, f.name AS file_name,
            f.settles_at, ${returnCodeOf('l')} AS returned_with
     FROM l
     JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
       AND e.merchant_batch_uuid = l.merchant_batch_uuid
     JOIN bank_files f ON f.uuid = e.file_uuid
     ORDER BY l.merchant_batch_uuid, e.created_at, e.trace_id, l.state`,
    [...tenantKey(of.processor_id), of.uuids],
  );
}
