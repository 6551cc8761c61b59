// Invariants of daily payouts: what was told of a batch, what its entry carries and what is read of it later are one amount.
import type { Invariant } from './invariant.ts';

const members = (of: string) => `
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(b.amount), 0) AS amount, min(b.joined_at) AS joined_at FROM batch_payout_members b
    WHERE b.processor_id = ${of}.processor_id AND b.merchant_batch_uuid = ${of}.merchant_batch_uuid`;

// Rows of `type`, told since $1: an event is in the outbox until it has its position.
const told = (type: 'MerchantBatchPayout' | 'BatchPayout') => `
  (SELECT processor_id, subject_uuid, (state ->> 'amount')::bigint AS amount FROM outbox
   WHERE occurred_at >= $1 AND type = '${type}'
   UNION ALL
   SELECT processor_id, subject_uuid, (body::json -> 'data' ->> 'amount')::bigint FROM events
   WHERE occurred_at >= $1 AND type = '${type}') AS told`;

export const batchInvariants: Invariant[] = [
  {
    name: 'batches_tell_what_they_paid',
    rule: 'The events of a payout batch told the sum of what its members joined with.',
    statement: (payments) => `
      SELECT m.processor_id, m.uuid AS subject_uuid, format('told %s, read %s', m.told_amount, read.amount) AS found
      FROM (
        SELECT DISTINCT b.processor_id, b.merchant_batch_uuid FROM ${payments}
        JOIN batch_payout_members b ON b.processor_id = t.processor_id AND b.transaction_uuid = t.uuid) AS moved
      JOIN merchant_batches m ON m.processor_id = moved.processor_id AND m.uuid = moved.merchant_batch_uuid
      ${members('moved')}) AS read
      WHERE m.told_amount <> read.amount
      UNION ALL
      SELECT m.processor_id, m.uuid, format('event of %s, told %s', told.amount, m.told_amount)
      FROM ${told('MerchantBatchPayout')}
      JOIN merchant_batches m ON m.processor_id = told.processor_id AND m.uuid = told.subject_uuid
      WHERE m.told_amount IS DISTINCT FROM told.amount AND m.told_amount IS NOT NULL
      UNION ALL
      SELECT told.processor_id, told.subject_uuid, format('event of %s, its merchants %s', told.amount, merchants.amount)
      FROM ${told('BatchPayout')}
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(m.told_amount), 0) AS amount, coalesce(bool_and(m.told_amount IS NOT NULL), true) AS known
        FROM merchant_batches m WHERE m.processor_id = told.processor_id AND m.batch_uuid = told.subject_uuid) AS merchants
      WHERE merchants.known AND merchants.amount IS DISTINCT FROM told.amount`,
  },
  {
    name: 'batch_entries_are_their_members',
    rule: 'A member’s share of the entry of its batch is what it joined with, less what a return took of it before it was filed.',
    statement: (payments) => `
      SELECT entry.processor_id, entry.transaction_uuid AS subject_uuid,
             format('filed %s, joined with %s, %s of it taken', entry.amount, joined.amount, taken.amount) AS found
      FROM (
        SELECT l.processor_id, l.transaction_uuid, l.merchant_batch_uuid, sum(l.amount) AS amount, max(l.created_at) AS filed_at
        FROM ${payments} JOIN legs l ON l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid
        WHERE l.stage = 'payout' AND l.merchant_batch_uuid IS NOT NULL AND l.state NOT IN ('rejected', 'canceled')
        GROUP BY l.processor_id, l.transaction_uuid, l.merchant_batch_uuid) AS entry
      ${members('entry')} AND b.transaction_uuid = entry.transaction_uuid) AS joined
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(p.amount), 0) AS amount FROM postings p
        WHERE p.processor_id = entry.processor_id AND p.transaction_uuid = entry.transaction_uuid
          AND p.debit_account = 'PRES' AND p.transition <> 'P2'
          AND p.posted_at BETWEEN joined.joined_at AND entry.filed_at) AS taken
      WHERE entry.amount <> joined.amount - taken.amount`,
  },
];
