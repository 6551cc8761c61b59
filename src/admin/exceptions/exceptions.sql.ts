// The statement that finds what stands on the books of payments and ends only when somebody acts.
import type { Queryable } from '../../database/database.ts';
import { selectPageAndTotal } from '../../database/page.sql.ts';
import { linesOfPayment } from '../../ledger/payment-lines.sql.ts';
import { nilUuid } from '../../std/identifiers.ts';

/** What stands, seen from us. */
export const exceptionKinds = ['owed_to_payee', 'owed_by_payee', 'owed_to_payer', 'owed_by_payer'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export interface Exception {
  kind: ExceptionKind;
  processor_id: string;
  transaction_uuid: string;
  /** Whose money stands there; null: not that of a refund. */
  refund_uuid: string | null;
  user_uuid: string;
  /** Cents. */
  amount: number;
  /** Since when it has stood at that. */
  since: Date;
}

/** Owners with something on the accounts that can stand: few, whatever has been. */
const open = `
  SELECT processor_id, account, owner_uuid FROM (
    SELECT processor_id, account, owner_uuid, debits - credits AS balance FROM ledger_balances
    WHERE day = 'infinity' AND debits <> credits AND owner_uuid <> '${nilUuid}'
      AND account IN ('PAYEE', 'CLAW', 'PAYER', 'RECV') AND ($1::uuid IS NULL OR processor_id = $1)
    UNION ALL
    SELECT processor_id, account, owner_uuid, debits - credits FROM ledger_deltas
    WHERE account IN ('PAYEE', 'CLAW', 'PAYER', 'RECV') AND ($1::uuid IS NULL OR processor_id = $1)
  ) AS parts
  GROUP BY processor_id, account, owner_uuid HAVING sum(balance) <> 0`;

/**
 * Payments that such an owner's money can be of, and no move of theirs is to come by itself (P6 or P7, K9, RP5, X1 or X2). Postings
 * by look-ups: statistics that lag behind would have them all read.
 */
const found = `
  SELECT 'owed_to_payee' AS kind, o.processor_id, o.account, o.owner_uuid, t.uuid AS transaction_uuid
  FROM open o JOIN transactions t ON t.processor_id = o.processor_id AND t.payee_uuid = o.owner_uuid AND t.left_over
  WHERE o.account = 'PAYEE' AND t.payout_status IN ('PAYOUT_COMPLETE', 'PAYOUT_ACH_FAILED', 'PAYOUT_CANCELED')
  UNION ALL
  SELECT 'owed_by_payee', o.processor_id, o.account, o.owner_uuid, t.uuid
  FROM open o JOIN transactions t ON t.processor_id = o.processor_id AND t.payee_uuid = o.owner_uuid AND t.owed_back
  WHERE o.account = 'CLAW' AND t.clawback_status = 'CLAWBACK_ACH_FAILED'
  UNION ALL
  SELECT 'owed_to_payer', o.processor_id, o.account, o.owner_uuid, posted.transaction_uuid
  FROM open o CROSS JOIN LATERAL (
    SELECT DISTINCT p.transaction_uuid FROM postings p
    WHERE p.processor_id = o.processor_id AND p.credit_owner_uuid = o.owner_uuid AND p.credit_account = 'PAYER'
      AND p.credit_owner_uuid <> p.processor_id AND p.debit_owner_uuid <> p.credit_owner_uuid) AS posted
  WHERE o.account = 'PAYER'
  UNION ALL
  SELECT 'owed_by_payer', o.processor_id, o.account, o.owner_uuid, posted.transaction_uuid
  FROM open o CROSS JOIN LATERAL (
    SELECT DISTINCT p.transaction_uuid FROM postings p
    WHERE p.processor_id = o.processor_id AND p.debit_owner_uuid = o.owner_uuid AND p.debit_account = 'RECV'
      AND p.debit_owner_uuid <> p.processor_id AND p.debit_owner_uuid <> p.credit_owner_uuid) AS posted
  WHERE o.account = 'RECV'`;

/** What is owed to a payer is first that of each refund that stands (F9, F10); a reverse payout pays the rest (RP5). */
const exceptions = `
  SELECT f.kind, f.processor_id, f.transaction_uuid, part.refund_uuid, f.owner_uuid AS user_uuid, part.amount, stands.since
  FROM found f
  CROSS JOIN LATERAL (
    SELECT abs(sum(amount)) AS amount, max(posted_at) AS since
    FROM (${linesOfPayment('f')}) AS lines WHERE lines.account = f.account) AS stands
  CROSS JOIN LATERAL (
    SELECT NULL::uuid AS refund_uuid, stands.amount WHERE f.account <> 'PAYER'
    UNION ALL
    SELECT r.uuid, r.amount FROM refunds r
    WHERE f.account = 'PAYER' AND r.processor_id = f.processor_id AND r.transaction_uuid = f.transaction_uuid
      AND r.status = 'REFUND_FAILED' AND r.standing = 'standing' AND r.refund_payout_leg = 'returned'
    UNION ALL
    SELECT NULL, stands.amount - (
      SELECT coalesce(sum(r.amount), 0) FROM refunds r
      WHERE r.processor_id = f.processor_id AND r.transaction_uuid = f.transaction_uuid AND r.standing = 'standing'
        AND (r.refund_payout_leg IS NULL OR r.refund_payout_leg NOT IN ('sent', 'settled')))
    FROM transactions t
    WHERE f.account = 'PAYER' AND t.processor_id = f.processor_id AND t.uuid = f.transaction_uuid
      AND t.reverse_payout_status IN ('REVERSE_PAYOUT_ACH_FAILED', 'REVERSE_PAYOUT_ACH_COMPLETE')) AS part
  WHERE part.amount > 0 AND ($2::text IS NULL OR f.kind = $2)`;

/** The oldest first. */
export function selectExceptions(
  db: Queryable,
  { processor_id, kind }: { processor_id: string | null; kind: ExceptionKind | null },
  { per_page, offset }: { per_page: number; offset: number },
): Promise<{ total: number; rows: Exception[] }> {
  return selectPageAndTotal(db, {
    given: `WITH open AS MATERIALIZED (${open}), found AS MATERIALIZED (${found}), exceptions AS MATERIALIZED (${exceptions})`,
    from: 'FROM exceptions',
    page: `SELECT kind, processor_id, transaction_uuid, refund_uuid, user_uuid, amount, since FROM exceptions
           ORDER BY since, transaction_uuid, kind, refund_uuid NULLS FIRST LIMIT $3 OFFSET $4`,
    values: [processor_id, kind, per_page, offset],
  });
}
