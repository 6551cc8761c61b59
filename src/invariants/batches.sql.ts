// Invariants of daily payouts: event, entry and members of a batch have one amount.
import type { StatedInvariant } from './invariant.ts';

// Rows of `type`, told since $1: an event is in the outbox until it has its position.
const told = (type: 'MerchantBatchPayout' | 'BatchPayout') => `
  (SELECT processor_id, subject_uuid, (state ->> 'amount')::bigint AS amount FROM outbox
   WHERE occurred_at >= $1 AND type = '${type}'
   UNION ALL
   SELECT processor_id, subject_uuid, (body::json -> 'data' ->> 'amount')::bigint FROM events
   WHERE occurred_at >= $1 AND type = '${type}') AS told`;

export const batchInvariants: StatedInvariant[] = [
  {
    name: 'batch_events_tell_their_members',
    rule: 'MerchantBatchPayout told the sum that the members of its batch joined with, and BatchPayout the sum over its merchants.',
    reads: 'period',
    statement: () => `
      SELECT m.processor_id, m.uuid AS subject_uuid, format('event of %s, kept %s, members of %s', told.amount, m.told_amount, joined.amount) AS found
      FROM ${told('MerchantBatchPayout')}
      JOIN merchant_batches m ON m.processor_id = told.processor_id AND m.uuid = told.subject_uuid
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(b.amount), 0) AS amount FROM batch_payout_members b
        WHERE b.processor_id = m.processor_id AND b.merchant_batch_uuid = m.uuid) AS joined
      WHERE m.told_amount IS NOT NULL AND (told.amount IS DISTINCT FROM m.told_amount OR joined.amount <> m.told_amount)
      UNION ALL
      SELECT told.processor_id, told.subject_uuid, format('event of %s, its merchants %s', told.amount, merchants.amount)
      FROM ${told('BatchPayout')}
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(m.told_amount), 0) AS amount, coalesce(bool_and(m.told_amount IS NOT NULL), true) AS known
        FROM merchant_batches m WHERE m.processor_id = told.processor_id AND m.batch_uuid = told.subject_uuid) AS merchants
      WHERE merchants.known AND told.amount IS DISTINCT FROM merchants.amount`,
  },
  {
    name: 'batch_entries_are_their_members',
    rule: 'A member joined with what was reserved; its share of the entry is that, less what a return took of it before it was filed.',
    reads: 'payments',
    statement: (payments) => `
      SELECT b.processor_id, b.transaction_uuid AS subject_uuid, format('joined with %s, reserved %s', b.amount, reserved.amount) AS found
      FROM ${payments} JOIN batch_payout_members b ON b.processor_id = t.processor_id AND b.transaction_uuid = t.uuid
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(p.amount), 0) AS amount FROM postings p
        WHERE p.processor_id = b.processor_id AND p.transaction_uuid = b.transaction_uuid AND p.transition = b.transition
          AND p.source_uuid = b.source_uuid AND p.credit_account = 'PRES') AS reserved
      WHERE b.amount <> reserved.amount
      UNION ALL
      SELECT entry.processor_id, entry.transaction_uuid,
             format('filed %s, joined with %s, %s of it taken', entry.amount, joined.amount, taken.amount)
      FROM (
        SELECT l.processor_id, l.transaction_uuid, l.merchant_batch_uuid, sum(l.amount) AS amount, max(l.created_at) AS filed_at
        FROM ${payments} JOIN legs l ON l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid
        WHERE l.stage = 'payout' AND l.merchant_batch_uuid IS NOT NULL AND l.state NOT IN ('rejected', 'canceled')
        GROUP BY l.processor_id, l.transaction_uuid, l.merchant_batch_uuid) AS entry
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(b.amount), 0) AS amount, min(b.joined_at) AS joined_at FROM batch_payout_members b
        WHERE b.processor_id = entry.processor_id AND b.merchant_batch_uuid = entry.merchant_batch_uuid
          AND b.transaction_uuid = entry.transaction_uuid) AS joined
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(p.amount), 0) AS amount FROM postings p
        WHERE p.processor_id = entry.processor_id AND p.transaction_uuid = entry.transaction_uuid
          AND p.debit_account = 'PRES' AND p.transition <> 'P2'
          AND p.posted_at BETWEEN joined.joined_at AND entry.filed_at) AS taken
      WHERE entry.amount <> joined.amount - taken.amount`,
  },
];
