// Invariants of risk: used limits, counted holds, marked blocks and return rates.
import { transactionsWithStates } from '../../payments/lifecycle/open-states.sql.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import type { Invariant } from './invariant.ts';
import { joinRows, withRows } from './rows-of-payments.sql.ts';

export const riskInvariants: Invariant[] = [
  {
    name: 'limit_usage_covers_in_flight',
    rule: 'The amount counted against a limit is never less than the amount in flight.',
    reads: 'period',
    sql: () => `
      SELECT l.processor_id, l.owner_uuid AS subject_uuid, format('%s counted, %s in flight', l.in_flight, sum(t.amount)) AS found
      FROM limits l
      JOIN (${transactionsWithStates}) ON s.shard = l.shard AND s.processor_id = l.processor_id AND s.in_flight
        AND CASE l.owner WHEN 'merchant' THEN s.counted_merchant_uuid = l.owner_uuid
                         WHEN 'vendor' THEN t.vendor_id = l.owner_uuid ELSE true END
      WHERE l.in_flight IS NOT NULL
      GROUP BY l.shard, l.processor_id, l.owner_uuid, l.in_flight
      HAVING sum(t.amount) > l.in_flight`,
  },
  {
    name: 'hold_counts_match_holds',
    rule: 'The open hold count of a payment equals its holds that are not released.',
    reads: 'payments',
    sql: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, format('%s counted, %s open', t.open_hold_count, count(h.uuid)) AS found
      FROM ${payments}
      LEFT JOIN holds h ON h.shard = t.shard AND h.processor_id = t.processor_id AND h.transaction_uuid = t.uuid AND h.released_at IS NULL
      GROUP BY t.shard, t.processor_id, t.uuid, t.open_hold_count
      HAVING count(h.uuid) <> t.open_hold_count`,
  },
  {
    name: 'payments_are_authorized',
    rule: 'The authorization of a payment is of the account that it debits, and allows its payee and its amount. A single one is used by one payment.',
    reads: 'payments',
    sql: (payments) => `
      SELECT processor_id, uuid AS subject_uuid, found FROM (
        SELECT t.processor_id, t.uuid, CASE
            WHEN a.debits <> 'payments' THEN format('%s is for clawbacks', a.uuid)
            WHEN a.bank_account_uuid <> t.payer_bank_account_uuid THEN format('%s is of another account', a.uuid)
            WHEN a.payee_uuid <> t.payee_uuid THEN format('%s is for another payee', a.uuid)
            WHEN t.amount < a.minimum_amount OR t.amount > a.maximum_amount THEN format('%s does not allow %s cents', a.uuid, t.amount)
            WHEN a.kind = 'single' AND a.used_by_transaction_uuid IS DISTINCT FROM t.uuid
              THEN format('%s is used by %s', a.uuid, coalesce(a.used_by_transaction_uuid::text, 'no payment'))
          END AS found
        FROM ${withRows(payments, 'authorized_payments', 'p')}
        ${joinRows(payments, 'authorizations', 'a', 'a.shard = p.shard AND a.processor_id = p.processor_id AND a.uuid = p.authorization_uuid')}
      ) AS compared WHERE found IS NOT NULL`,
  },
  {
    name: 'block_marks_match_blocks',
    rule: 'A blocked user or bank account is marked with the most serious of its blocks that are not lifted.',
    reads: 'everything',
    sql: () => `
      WITH open AS (
        SELECT shard, processor_id, coalesce(bank_account_uuid, user_uuid) AS uuid, max(kind) AS kind
        FROM blocks WHERE lifted_at IS NULL GROUP BY 1, 2, 3
      ), marked AS (
        SELECT shard, processor_id, uuid, blocked FROM users WHERE blocked IS NOT NULL
        UNION ALL SELECT shard, processor_id, uuid, blocked FROM bank_accounts WHERE blocked IS NOT NULL
      )
      SELECT processor_id, uuid AS subject_uuid, format('%s marked, %s open', coalesce(blocked::text, 'nothing'), coalesce(kind::text, 'nothing')) AS found
      FROM open FULL JOIN marked USING (shard, processor_id, uuid)
      WHERE blocked IS DISTINCT FROM kind`,
  },
  {
    name: 'sanctions_hits_block',
    rule: 'A user with a hit of the sanctions screening that is open or confirmed has an open block of the kind sanctions.',
    reads: 'everything',
    sql: () => `
      SELECT h.processor_id, h.user_uuid AS subject_uuid, format('hit %s is %s', h.uuid, h.state) AS found
      FROM sanctions_hits h
      WHERE h.state <> 'cleared' AND NOT EXISTS (
        SELECT FROM blocks b
        WHERE b.shard = h.shard AND b.processor_id = h.processor_id AND b.user_uuid = h.user_uuid
          AND b.bank_account_uuid IS NULL AND b.kind = 'sanctions' AND b.lifted_at IS NULL)`,
  },
  {
    name: 'no_entries_of_users_with_hits',
    rule: 'No entry of a user was put into a file while a hit of the sanctions screening was open or confirmed for the user.',
    reads: 'everything',
    // A phase that began before the hit may commit its entries after it.
    sql: () => `
      SELECT e.processor_id, e.uuid AS subject_uuid, format('%s entry, and hit %s is %s', e.purpose, h.uuid, h.state) AS found
      FROM sanctions_hits h
      JOIN bank_accounts a ON a.shard = h.shard AND a.processor_id = h.processor_id AND a.user_uuid = h.user_uuid
      JOIN entries e ON e.shard = a.shard AND e.processor_id = a.processor_id AND e.bank_account_uuid = a.uuid
      WHERE e.created_at > h.raised_at + interval '10 minutes' AND (h.state <> 'cleared' OR e.created_at < h.decided_at)`,
  },
  {
    name: 'return_rate_counts_match_debits',
    rule: 'Return rates count each sent debit once and each return of a debit once, and the counts of merchants add up to the counts of their processor.',
    reads: 'everything',
    sql: () => `
      WITH counted AS (
        SELECT shard, processor_id, sum(debits) FILTER (WHERE merchant_uuid = '${nilUuid}') AS debits,
               sum(debits) FILTER (WHERE merchant_uuid <> '${nilUuid}') AS debits_of_merchants,
               sum(returned) FILTER (WHERE merchant_uuid = '${nilUuid}') AS returned,
               sum(returned) FILTER (WHERE merchant_uuid <> '${nilUuid}') AS returned_of_merchants
        FROM debit_days GROUP BY shard, processor_id
      ), sent AS (
        SELECT l.shard, l.processor_id, count(DISTINCT l.entry_uuid) AS debits
        FROM legs l JOIN bank_files f ON f.uuid = l.file_uuid AND f.confirmed_at IS NOT NULL
        WHERE l.stage IN ('capture', 'clawback', 'refund_capture') AND NOT l.rejected
        GROUP BY l.shard, l.processor_id
      ), back AS (
        SELECT shard_of(processor_id) AS shard, processor_id, count(*) AS returned FROM (
          -- A debit of a reversal or prenote is not among the debits that are counted.
          SELECT b.processor_id FROM bank_items b
          WHERE b.kind = 'return' AND b.state = 'applied' AND b.direction = 'debit' AND NOT EXISTS (
            SELECT FROM entries e
            WHERE e.shard = shard_of(b.processor_id) AND e.processor_id = b.processor_id AND e.uuid = b.entry_uuid
              AND e.purpose IN ('reversal_debit', 'prenote_debit'))
          UNION ALL
          -- Found on the statement of the bank, without a file (S2): in the part of the line that shows
          -- no cash of the books, a debit.
          SELECT l.processor_id FROM statement_lines l
          WHERE l.matched_as = 'return_of' AND CASE l.direction WHEN 'credit' THEN l.amount ELSE -l.amount END < (
            SELECT coalesce(sum(CASE t.direction WHEN 'credit' THEN t.amount ELSE -t.amount END), 0)
            FROM statement_ticks t WHERE t.line_uuid = l.uuid)
        ) AS returns GROUP BY processor_id
      )
      SELECT processor_id, NULL::uuid AS subject_uuid,
             format('%s debits and %s returns counted, %s and %s by merchant, %s sent, %s returned', c.debits, c.returned,
               c.debits_of_merchants, c.returned_of_merchants, coalesce(s.debits, 0), coalesce(b.returned, 0)) AS found
      FROM counted c FULL JOIN sent s USING (shard, processor_id) FULL JOIN back b USING (shard, processor_id)
      WHERE (coalesce(c.debits, 0), coalesce(c.debits_of_merchants, 0), coalesce(c.returned, 0), coalesce(c.returned_of_merchants, 0))
        <> (coalesce(s.debits, 0), coalesce(s.debits, 0), coalesce(b.returned, 0), coalesce(b.returned, 0))`,
  },
  {
    name: 'open_fraud_reviews_have_holds',
    rule: 'A fraud review that waits for an operator has an open hold on its payment, and every review has a finding.',
    reads: 'everything',
    sql: () => `
      SELECT v.processor_id, v.transaction_uuid AS subject_uuid,
             format('review %s is %s: %s open holds, %s findings', v.uuid, v.state, count(h.uuid), count(f.review_uuid)) AS found
      FROM fraud_reviews v
      LEFT JOIN holds h ON h.shard = v.shard AND h.processor_id = v.processor_id AND h.uuid = v.hold_uuid
        AND h.transaction_uuid = v.transaction_uuid AND h.kind = 'risk' AND h.released_at IS NULL
      LEFT JOIN fraud_findings f ON f.shard = v.shard AND f.processor_id = v.processor_id AND f.review_uuid = v.uuid
      GROUP BY v.shard, v.processor_id, v.uuid, v.transaction_uuid, v.state
      HAVING count(f.review_uuid) = 0 OR (v.state = 'open' AND count(h.uuid) = 0)
        OR (v.state IN ('released', 'closed') AND count(h.uuid) > 0)`,
  },
];
