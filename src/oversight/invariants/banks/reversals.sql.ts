// Invariants of reversals: their postings, their entries, and the payments that take them over.
import type { Invariant } from '../invariant.ts';

/** Cents on an account by the postings of the reversal itself, debit positive. */
const booked = (account: string) =>
  `coalesce(sum(side.amount) FILTER (WHERE side.account = '${account}'), 0) AS ${account.toLowerCase()}`;

export const reversalInvariants: Invariant[] = [
  {
    name: 'reversal_postings_match_status',
    rule: 'The postings of a reversal match its status: in flight, settled, complete, or none. What an operator ended is off REV.',
    reads: 'period',
    sql: () => `
      SELECT r.processor_id, r.uuid AS subject_uuid,
             format('%s %s of %s: DIF %s, CIF %s, UNS %s', r.status, r.direction, r.amount, books.dif, books.cif, books.uns) AS found
      FROM reversals r
      CROSS JOIN LATERAL (
        SELECT ${['DIF', 'CIF', 'UNS', 'BANK', 'REV', 'LOSS'].map(booked).join(', ')}
        FROM postings p
        CROSS JOIN LATERAL (VALUES (p.debit_account, p.amount), (p.credit_account, -p.amount)) AS side (account, amount)
        WHERE p.shard = r.shard AND p.processor_id = r.processor_id AND p.transaction_uuid = r.uuid) AS books
      CROSS JOIN LATERAL (SELECT
        CASE WHEN r.direction = 'debit' AND r.status = 'REVERSAL_ACH_PENDING' THEN r.amount ELSE 0 END AS dif,
        CASE WHEN r.direction = 'credit' AND r.status = 'REVERSAL_ACH_PENDING' THEN -r.amount ELSE 0 END AS cif,
        CASE WHEN r.direction = 'debit' AND r.status IN ('REVERSAL_ACH_PENDING', 'REVERSAL_SETTLED') THEN -r.amount ELSE 0 END AS uns,
        CASE WHEN r.direction = 'credit' AND r.status IN ('REVERSAL_ACH_PENDING', 'REVERSAL_COMPLETE') THEN r.amount
             WHEN r.direction = 'debit' AND r.status = 'REVERSAL_COMPLETE' THEN -r.amount ELSE 0 END AS rev) AS due
      WHERE r.updated_at >= $1 AND (
        (books.dif, books.cif, books.uns) IS DISTINCT FROM (due.dif, due.cif, due.uns)
        OR r.ended_as IS NULL AND (books.rev <> due.rev OR books.loss <> 0))`,
  },
  {
    name: 'reversals_are_taken_over_once',
    rule: 'A payment has the amount of a reversal on REV exactly while it has taken it over. What no payment takes over is marked for an operator.',
    reads: 'period',
    sql: () => `
      SELECT r.processor_id, r.uuid AS subject_uuid,
             format('%s, taken over %s, %s on REV of the payment', r.status, coalesce(r.taken_over_at::text, 'never'), books.rev) AS found
      FROM reversals r
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE WHEN p.debit_account = 'REV' THEN p.amount ELSE -p.amount END), 0) AS rev
        FROM postings p
        WHERE p.shard = r.shard AND p.processor_id = r.processor_id AND p.transaction_uuid = r.transaction_uuid
          AND 'REV' IN (p.debit_account, p.credit_account)) AS books
      WHERE r.updated_at >= $1
        AND NOT EXISTS (
          SELECT FROM reversals other
          WHERE other.shard = r.shard AND other.processor_id = r.processor_id AND other.transaction_uuid = r.transaction_uuid
            AND other.uuid <> r.uuid AND other.status <> 'REVERSAL_CANCELED')
        AND (books.rev <> CASE WHEN r.taken_over_at IS NULL THEN 0 WHEN r.direction = 'credit' THEN -r.amount ELSE r.amount END
          OR (r.left_since IS NULL AND r.ended_as IS NULL
            AND (r.status = 'REVERSAL_COMPLETE') <> (r.taken_over_at IS NOT NULL)))`,
  },
  {
    name: 'reversals_match_entries',
    rule: 'The entry of a reversal has the amount and the bank account of the wrong entry, in the other direction, and its leg matches the status of the reversal.',
    reads: 'period',
    sql: () => `
      SELECT r.processor_id, r.uuid AS subject_uuid, format('%s, its leg %s', r.status, coalesce(l.state::text, 'missing')) AS found
      FROM reversals r
      JOIN entries wrong ON wrong.shard = r.shard AND wrong.processor_id = r.processor_id AND wrong.uuid = r.reversed_entry_uuid
      LEFT JOIN current_legs l ON l.shard = r.shard AND l.processor_id = r.processor_id AND l.transaction_uuid = r.uuid AND NOT l.rejected
      LEFT JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
      JOIN (VALUES ('REVERSAL_PENDING', NULL), ('REVERSAL_FILED', 'filed'), ('REVERSAL_ACH_PENDING', 'sent'), ('REVERSAL_SETTLED', 'settled'),
              ('REVERSAL_ACH_FAILED', 'returned'), ('REVERSAL_CANCELED', NULL), ('REVERSAL_COMPLETE', 'complete')) AS s (status, state)
        ON s.status = r.status::text
      WHERE r.updated_at >= $1 AND (
        l.state::text IS DISTINCT FROM CASE s.state WHEN 'complete' THEN CASE r.direction WHEN 'debit' THEN 'good' ELSE 'settled' END ELSE s.state END
        OR l.uuid IS NOT NULL AND (e.file_uuid, e.purpose::text, e.direction, e.amount, e.bank_account_uuid, e.bank)
             IS DISTINCT FROM (l.file_uuid, 'reversal_' || r.direction, r.direction, r.amount, r.bank_account_uuid, r.bank)
        OR (r.amount, r.bank_account_uuid, r.bank) IS DISTINCT FROM (wrong.amount, wrong.bank_account_uuid, wrong.bank)
        OR r.direction = wrong.direction)`,
  },
];
