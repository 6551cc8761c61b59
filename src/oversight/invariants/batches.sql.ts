// Invariants of batch payouts: the event, the entry and the members of a batch have the same
// amount.
import type { QueryInvariant } from './invariant.ts';
import { withEntries } from './legs-of-payments.sql.ts';

// Events of `type` since $1: in the outbox until they have their position, then in the log.
const eventsOf = (type: 'MerchantBatchPayout' | 'BatchPayout') => `
  (SELECT shard, processor_id, subject_uuid, (state ->> 'amount')::bigint AS amount FROM outbox
   WHERE occurred_at >= $1 AND type = '${type}'
   UNION ALL
   SELECT shard, processor_id, subject_uuid, (body::json -> 'data' ->> 'amount')::bigint FROM events
   WHERE occurred_at >= $1 AND type = '${type}') AS event`;

export const batchInvariants: QueryInvariant[] = [
  {
    name: 'batch_events_equal_members',
    rule: 'The amount in MerchantBatchPayout equals the sum of the members of its batch, and the amount in BatchPayout the sum over its merchants.',
    reads: 'period',
    sql: () => `
      SELECT m.processor_id, m.uuid AS subject_uuid, format('event %s, stored %s, members %s', event.amount, m.told_amount, joined.amount) AS found
      FROM ${eventsOf('MerchantBatchPayout')}
      JOIN merchant_batches m ON m.shard = event.shard AND m.processor_id = event.processor_id AND m.uuid = event.subject_uuid
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(b.amount), 0) AS amount FROM batch_payout_members b
        WHERE b.shard = m.shard AND b.processor_id = m.processor_id AND b.merchant_batch_uuid = m.uuid) AS joined
      WHERE m.told_amount IS NOT NULL AND (event.amount IS DISTINCT FROM m.told_amount OR joined.amount <> m.told_amount)
      UNION ALL
      SELECT event.processor_id, event.subject_uuid, format('event %s, its merchants %s', event.amount, merchants.amount)
      FROM ${eventsOf('BatchPayout')}
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(m.told_amount), 0) AS amount, coalesce(bool_and(m.told_amount IS NOT NULL), true) AS known
        FROM merchant_batches m WHERE m.shard = event.shard AND m.processor_id = event.processor_id AND m.batch_uuid = event.subject_uuid) AS merchants
      WHERE merchants.known AND event.amount IS DISTINCT FROM merchants.amount`,
  },
  {
    name: 'batch_entries_equal_members',
    rule: 'A payment joins a batch with its reserved amount. Its share of the entry is that amount, minus what a return took before the entry was filed.',
    reads: 'payments',
    sql: (payments) => `
      SELECT b.processor_id, b.transaction_uuid AS subject_uuid, format('joined with %s, reserved %s', b.amount, reserved.amount) AS found
      FROM ${payments} JOIN batch_payout_members b ON b.shard = t.shard AND b.processor_id = t.processor_id AND b.transaction_uuid = t.uuid
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(p.amount), 0) AS amount FROM postings p
        WHERE p.shard = b.shard AND p.processor_id = b.processor_id AND p.transaction_uuid = b.transaction_uuid AND p.transition = b.transition
          AND p.source_uuid = b.source_uuid AND p.credit_account = 'PRES') AS reserved
      WHERE b.amount <> reserved.amount
      UNION ALL
      SELECT entry.processor_id, entry.transaction_uuid,
             format('filed %s, joined with %s, %s of it taken', entry.amount, joined.amount, taken.amount)
      FROM (
        SELECT l.shard, l.processor_id, l.transaction_uuid, e.merchant_batch_uuid, sum(l.amount) AS amount, max(l.created_at) AS filed_at
        FROM ${withEntries(payments)}
        WHERE l.stage = 'payout' AND e.merchant_batch_uuid IS NOT NULL AND l.state NOT IN ('rejected', 'canceled')
        GROUP BY l.shard, l.processor_id, l.transaction_uuid, e.merchant_batch_uuid) AS entry
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(b.amount), 0) AS amount, min(b.joined_at) AS joined_at FROM batch_payout_members b
        WHERE b.shard = entry.shard AND b.processor_id = entry.processor_id AND b.merchant_batch_uuid = entry.merchant_batch_uuid
          AND b.transaction_uuid = entry.transaction_uuid) AS joined
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(p.amount), 0) AS amount FROM postings p
        WHERE p.shard = entry.shard AND p.processor_id = entry.processor_id AND p.transaction_uuid = entry.transaction_uuid
          AND p.debit_account = 'PRES' AND p.transition <> 'P2'
          AND p.posted_at BETWEEN joined.joined_at AND entry.filed_at) AS taken
      WHERE entry.amount <> joined.amount - taken.amount`,
  },
];
