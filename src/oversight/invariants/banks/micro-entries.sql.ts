// Invariants of micro-entries: their postings, their entries, and the checks that they are of.
import type { Invariant } from '../invariant.ts';

export const microEntryInvariants: Invariant[] = [
  {
    name: 'micro_entry_postings_match_status',
    rule: 'The postings of a micro-entry match its status: in flight, settled, or none.',
    reads: 'period',
    sql: () => `
      SELECT m.processor_id, m.uuid AS subject_uuid,
             format('%s of %s: CIF %s, BANK %s, MICRO %s', m.status, m.amount, books.cif, books.bank, books.micro) AS found
      FROM micro_entries m
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(side.amount) FILTER (WHERE side.account = 'CIF'), 0) AS cif,
               coalesce(sum(side.amount) FILTER (WHERE side.account = 'BANK'), 0) AS bank,
               coalesce(sum(side.amount) FILTER (WHERE side.account = 'MICRO'), 0) AS micro
        FROM postings p
        CROSS JOIN LATERAL (VALUES (p.debit_account, p.amount), (p.credit_account, -p.amount)) AS side (account, amount)
        WHERE p.shard = m.shard AND p.processor_id = m.processor_id AND p.transaction_uuid = m.uuid) AS books
      WHERE m.updated_at >= $1 AND (books.cif, books.bank, books.micro) IS DISTINCT FROM (
        CASE WHEN m.status = 'MICRO_ENTRY_ACH_PENDING' THEN -m.amount ELSE 0 END,
        CASE WHEN m.status = 'MICRO_ENTRY_COMPLETE' THEN -m.amount ELSE 0 END,
        CASE WHEN m.status IN ('MICRO_ENTRY_ACH_PENDING', 'MICRO_ENTRY_COMPLETE') THEN m.amount ELSE 0 END)`,
  },
  {
    name: 'micro_entries_match_entries',
    rule: 'The entry of a micro-entry is a credit of its amount to its bank account, and its leg matches the status of the micro-entry.',
    reads: 'period',
    sql: () => `
      SELECT m.processor_id, m.uuid AS subject_uuid, format('%s, its leg %s', m.status, coalesce(l.state::text, 'missing')) AS found
      FROM micro_entries m
      LEFT JOIN current_legs l ON l.shard = m.shard AND l.processor_id = m.processor_id AND l.transaction_uuid = m.uuid AND NOT l.rejected
      LEFT JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
      JOIN (VALUES ('MICRO_ENTRY_PENDING', NULL), ('MICRO_ENTRY_FILED', 'filed'), ('MICRO_ENTRY_ACH_PENDING', 'sent'),
              ('MICRO_ENTRY_COMPLETE', 'settled'), ('MICRO_ENTRY_ACH_FAILED', 'returned'), ('MICRO_ENTRY_CANCELED', NULL)) AS s (status, state)
        ON s.status = m.status::text
      WHERE m.updated_at >= $1 AND (
        l.state::text IS DISTINCT FROM s.state
        OR l.uuid IS NOT NULL AND (e.file_uuid, e.purpose::text, e.direction, e.amount, e.bank_account_uuid)
             IS DISTINCT FROM (l.file_uuid, 'micro_entry', 'credit', m.amount, m.bank_account_uuid))`,
  },
  {
    name: 'micro_entry_checks_have_two_entries',
    rule: 'A check has two micro-entries with different amounts, to its bank account. It is confirmed only after both were sent.',
    reads: 'period',
    sql: () => `
      SELECT c.processor_id, c.uuid AS subject_uuid, format('%s micro-entries', own.count) AS found
      FROM micro_entry_checks c
      CROSS JOIN LATERAL (
        SELECT count(*) AS count, count(DISTINCT amount) AS amounts, bool_and(bank_account_uuid = c.bank_account_uuid) AS of_account,
               bool_and(status IN ('MICRO_ENTRY_COMPLETE', 'MICRO_ENTRY_ACH_FAILED')) AS sent
        FROM micro_entries m WHERE m.shard = c.shard AND m.processor_id = c.processor_id AND m.check_uuid = c.uuid) AS own
      WHERE c.requested_at >= $1
        AND ((own.count, own.amounts, own.of_account) IS DISTINCT FROM (2, 2, true) OR c.confirmed_at IS NOT NULL AND NOT own.sent)`,
  },
];
