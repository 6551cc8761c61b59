// Invariants of fees: the fees owed, the fees paid out, and that no payout exceeds the fees.
import { transactionsWithStates } from '../../payments/lifecycle/open-states.sql.ts';
import type { Invariant } from './invariant.ts';

const out = `f.status IN ('FEE_PAYOUT_ACH_PENDING', 'FEE_PAYOUT_COMPLETE')`;

export const feeInvariants: Invariant[] = [
  {
    name: 'fee_payout_postings_match_status',
    rule: 'The postings of a fee payout match its status: in flight, settled, or none.',
    reads: 'period',
    sql: () => `
      SELECT f.processor_id, f.uuid AS subject_uuid, format('%s of %s: FEE %s, CIF %s, BANK %s', f.status, f.amount, books.fee, books.cif, books.bank) AS found
      FROM fee_payouts f
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(side.amount) FILTER (WHERE side.account = 'FEE' AND side.owner_uuid = f.owner_uuid), 0) AS fee,
               coalesce(sum(side.amount) FILTER (WHERE side.account = 'CIF'), 0) AS cif,
               coalesce(sum(side.amount) FILTER (WHERE side.account = 'BANK'), 0) AS bank
        FROM postings p
        CROSS JOIN LATERAL (VALUES (p.debit_account, p.debit_owner_uuid, p.amount), (p.credit_account, p.credit_owner_uuid, -p.amount)) AS side (account, owner_uuid, amount)
        WHERE p.shard = f.shard AND p.processor_id = f.processor_id AND p.transaction_uuid = f.uuid) AS books
      WHERE f.updated_at >= $1 AND (
        books.fee <> CASE WHEN ${out} THEN f.amount ELSE 0 END
        OR books.cif <> CASE f.status WHEN 'FEE_PAYOUT_ACH_PENDING' THEN -f.amount ELSE 0 END
        OR books.bank <> CASE f.status WHEN 'FEE_PAYOUT_COMPLETE' THEN -f.amount ELSE 0 END)`,
  },
  {
    name: 'fee_payouts_do_not_exceed_fees',
    rule: 'A fee payout never exceeds the FEE balance of its owner at the time of filing. FEE becomes negative only by later returns.',
    reads: 'everything',
    // At the same instant: fees added count; fees taken may have been taken afterwards.
    sql: () => `
      SELECT f.processor_id, f.uuid AS subject_uuid, format('%s filed, balance %s', f.amount, stood.cents) AS found
      FROM fee_payouts f
      JOIN legs l ON l.shard = f.shard AND l.processor_id = f.processor_id AND l.uuid = f.uuid
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE WHEN p.credit_account = 'FEE' AND p.credit_owner_uuid = f.owner_uuid THEN p.amount END), 0)
             - coalesce(sum(CASE WHEN p.debit_account = 'FEE' AND p.debit_owner_uuid = f.owner_uuid AND p.posted_at < l.created_at THEN p.amount END), 0) AS cents
        FROM postings p
        WHERE p.shard = f.shard AND p.processor_id = f.processor_id AND p.posted_at <= l.created_at AND p.transaction_uuid <> f.uuid
          AND 'FEE' IN (p.credit_account, p.debit_account)) AS stood
      WHERE l.created_at >= $1 AND f.amount > stood.cents`,
  },
  {
    name: 'fees_equal_earned_minus_paid_out',
    rule: 'The fees owed to a vendor or a processor equal the fees of its good payments minus the fees paid out.',
    reads: 'everything',
    sql: () => `
      WITH earned AS (
        SELECT s.shard, s.processor_id, coalesce(t.vendor_id, t.processor_id) AS owner_uuid, sum(t.transaction_fee) AS cents
        FROM ${transactionsWithStates}
        WHERE s.capture_status = 'CAPTURE_COMPLETE' AND NOT s.payout_back GROUP BY 1, 2, 3
      ), paid AS (
        SELECT f.shard, f.processor_id, f.owner_uuid, sum(f.amount) AS cents FROM fee_payouts f WHERE ${out} GROUP BY 1, 2, 3
      ), kept AS (
        SELECT shard, processor_id, owner_uuid, sum(credits - debits) AS cents
        FROM (SELECT shard, processor_id, owner_uuid, credits, debits FROM ledger_balances
              WHERE account = 'FEE' AND day = 'infinity' AND owner_uuid <> '00000000-0000-0000-0000-000000000000'
              UNION ALL SELECT shard, processor_id, owner_uuid, credits, debits FROM ledger_deltas WHERE account = 'FEE') AS parts
        GROUP BY 1, 2, 3
      )
      SELECT processor_id, owner_uuid AS subject_uuid,
             format('%s owed, %s earned, %s paid out', coalesce(kept.cents, 0), coalesce(earned.cents, 0), coalesce(paid.cents, 0)) AS found
      FROM earned FULL JOIN paid USING (shard, processor_id, owner_uuid) FULL JOIN kept USING (shard, processor_id, owner_uuid)
      WHERE coalesce(kept.cents, 0) <> coalesce(earned.cents, 0) - coalesce(paid.cents, 0)`,
  },
  {
    name: 'fee_payouts_match_entries',
    rule: 'A fee payout that was filed has a leg whose state matches its status, and an entry with its amount and bank account.',
    reads: 'period',
    sql: () => `
      SELECT f.processor_id, f.uuid AS subject_uuid, format('%s, its leg %s', f.status, coalesce(l.state::text, 'missing')) AS found
      FROM fee_payouts f
      LEFT JOIN current_legs l ON l.shard = f.shard AND l.processor_id = f.processor_id AND l.uuid = f.uuid
      LEFT JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
      JOIN (VALUES ('FEE_PAYOUT_PENDING', NULL), ('FEE_PAYOUT_FILED', 'filed'), ('FEE_PAYOUT_ACH_PENDING', 'sent'),
              ('FEE_PAYOUT_COMPLETE', 'settled'), ('FEE_PAYOUT_ACH_FAILED', 'returned'), ('FEE_PAYOUT_CANCELED', 'rejected'))
        AS s (status, state) ON s.status = f.status::text
      WHERE f.updated_at >= $1 AND (
        l.state::text IS DISTINCT FROM CASE WHEN f.cancel_reason IS DISTINCT FROM 'nothing_owed' THEN s.state END
        OR l.uuid IS NOT NULL AND (e.file_uuid, e.purpose::text, e.direction, e.amount, e.bank_account_uuid)
             IS DISTINCT FROM (l.file_uuid, 'fee_payout', 'credit', f.amount, f.bank_account_uuid))`,
  },
];
