// Invariants of checks of bank accounts: the postings of their micro-entries, their entries, and
// what each kind of check has.
import type { Invariant } from '../invariant.ts';

export const accountCheckInvariants: Invariant[] = [
  {
    name: 'check_postings_match_status',
    rule: 'The postings of an entry of a check match its status: in flight, settled, or none. A prenote has none.',
    reads: 'period',
    sql: () => `
      SELECT m.processor_id, m.uuid AS subject_uuid,
             format('%s of %s: CIF %s, BANK %s, MICRO %s', m.status, m.amount, books.cif, books.bank, books.micro) AS found
      FROM check_entries m
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(side.amount) FILTER (WHERE side.account = 'CIF'), 0) AS cif,
               coalesce(sum(side.amount) FILTER (WHERE side.account = 'BANK'), 0) AS bank,
               coalesce(sum(side.amount) FILTER (WHERE side.account = 'MICRO'), 0) AS micro
        FROM postings p
        CROSS JOIN LATERAL (VALUES (p.debit_account, p.amount), (p.credit_account, -p.amount)) AS side (account, amount)
        WHERE p.shard = m.shard AND p.processor_id = m.processor_id AND p.transaction_uuid = m.uuid) AS books
      WHERE m.updated_at >= $1 AND (books.cif, books.bank, books.micro) IS DISTINCT FROM (
        CASE WHEN m.status = 'CHECK_ENTRY_ACH_PENDING' THEN -m.amount ELSE 0 END,
        CASE WHEN m.status = 'CHECK_ENTRY_COMPLETE' THEN -m.amount ELSE 0 END,
        CASE WHEN m.status IN ('CHECK_ENTRY_ACH_PENDING', 'CHECK_ENTRY_COMPLETE') THEN m.amount ELSE 0 END)`,
  },
  {
    name: 'check_entries_match_entries',
    rule: 'The entry in the file has the purpose, direction, amount and bank account of the check, and its leg matches the status.',
    reads: 'period',
    sql: () => `
      SELECT m.processor_id, m.uuid AS subject_uuid, format('%s, its leg %s', m.status, coalesce(l.state::text, 'missing')) AS found
      FROM check_entries m
      JOIN account_checks c ON c.shard = m.shard AND c.processor_id = m.processor_id AND c.uuid = m.check_uuid
      LEFT JOIN current_legs l ON l.shard = m.shard AND l.processor_id = m.processor_id AND l.transaction_uuid = m.uuid AND NOT l.rejected
      LEFT JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
      JOIN (VALUES ('CHECK_ENTRY_PENDING', NULL), ('CHECK_ENTRY_FILED', 'filed'), ('CHECK_ENTRY_ACH_PENDING', 'sent'),
              ('CHECK_ENTRY_COMPLETE', 'settled'), ('CHECK_ENTRY_ACH_FAILED', 'returned'), ('CHECK_ENTRY_CANCELED', NULL)) AS s (status, state)
        ON s.status = m.status::text
      WHERE m.updated_at >= $1 AND (
        CASE WHEN l.state = 'good' AND c.purpose <> 'micro_entry' THEN 'settled' ELSE l.state::text END IS DISTINCT FROM s.state
        OR l.uuid IS NOT NULL AND (e.file_uuid, e.purpose::text, e.direction, e.amount, e.bank_account_uuid)
             IS DISTINCT FROM (l.file_uuid, c.purpose::text, CASE c.purpose WHEN 'prenote_debit' THEN 'debit' ELSE 'credit' END, m.amount, m.bank_account_uuid))`,
  },
  {
    name: 'account_checks_have_their_entries',
    rule: 'A check has two micro-entries with different amounts, or one prenote of 0 cents, to its bank account. It is confirmed only after they settled.',
    reads: 'period',
    sql: () => `
      SELECT c.processor_id, c.uuid AS subject_uuid, format('%s, %s entries', c.purpose, own.count) AS found
      FROM account_checks c
      CROSS JOIN LATERAL (
        SELECT count(*) AS count, count(DISTINCT amount) AS amounts, min(amount) AS least, bool_and(bank_account_uuid = c.bank_account_uuid) AS of_account,
               bool_and(status IN ('CHECK_ENTRY_COMPLETE', 'CHECK_ENTRY_ACH_FAILED')) AS sent
        FROM check_entries m WHERE m.shard = c.shard AND m.processor_id = c.processor_id AND m.check_uuid = c.uuid) AS own
      WHERE c.requested_at >= $1
        AND ((own.count, own.amounts, own.of_account, own.least > 0)
               IS DISTINCT FROM CASE c.purpose WHEN 'micro_entry' THEN (2::bigint, 2::bigint, true, true) ELSE (1::bigint, 1::bigint, true, false) END OR c.confirmed_at IS NOT NULL AND NOT own.sent)`,
  },
];
