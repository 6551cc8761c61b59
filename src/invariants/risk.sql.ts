// Invariants of what stops payments: limits know what is used of them, and payments how many holds are on them.
import type { Invariant } from './invariant.ts';

export const riskInvariants: Invariant[] = [
  {
    name: 'limits_know_what_is_used',
    rule: 'What is known to be in flight against a limit is never less than what is.',
    statement: () => `
      SELECT l.processor_id, l.owner_uuid AS subject_uuid, format('%s known, %s in flight', l.in_flight, sum(t.amount)) AS found
      FROM limits l
      JOIN transactions t ON t.processor_id = l.processor_id AND t.counted_merchant_uuid IS NOT NULL
        AND t.capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')
        AND CASE l.owner WHEN 'merchant' THEN t.counted_merchant_uuid = l.owner_uuid
                         WHEN 'vendor' THEN t.vendor_id = l.owner_uuid ELSE true END
      WHERE l.in_flight IS NOT NULL
      GROUP BY l.processor_id, l.owner_uuid, l.in_flight
      HAVING sum(t.amount) > l.in_flight`,
  },
  {
    name: 'open_holds_are_counted',
    rule: 'A payment counts the holds on it that are not released.',
    statement: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, format('%s counted, %s open', t.open_hold_count, count(h.uuid)) AS found
      FROM ${payments}
      LEFT JOIN holds h ON h.processor_id = t.processor_id AND h.transaction_uuid = t.uuid AND h.released_at IS NULL
      GROUP BY t.processor_id, t.uuid, t.open_hold_count
      HAVING count(h.uuid) <> t.open_hold_count`,
  },
  {
    name: 'blocks_are_marked',
    rule: 'A user and a bank account carry the gravest of their blocks that are not lifted.',
    onlyWhole: true,
    statement: () => `
      WITH open AS (
        SELECT processor_id, coalesce(bank_account_uuid, user_uuid) AS uuid, max(kind) AS kind
        FROM blocks WHERE lifted_at IS NULL GROUP BY 1, 2
      ), marked AS (
        SELECT processor_id, uuid, blocked FROM users WHERE blocked IS NOT NULL
        UNION ALL SELECT processor_id, uuid, blocked FROM bank_accounts WHERE blocked IS NOT NULL
      )
      SELECT processor_id, uuid AS subject_uuid, format('%s marked, %s open', coalesce(blocked::text, 'nothing'), coalesce(kind::text, 'nothing')) AS found
      FROM open FULL JOIN marked USING (processor_id, uuid)
      WHERE blocked IS DISTINCT FROM kind`,
  },
];
