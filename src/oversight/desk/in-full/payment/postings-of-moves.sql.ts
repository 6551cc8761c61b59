// Queries on the postings of one payment, by the move that made them.

import type { Account } from '../../../../payments/ledger/accounts.ts';
import type { PaymentKey } from '../../../../payments/lifecycle/payment-keys.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';

export interface PostingRow {
  /**
   * The number of the move. Of several moves with one row and one source: the number of the first.
   */
  number: number;
  debit_account: Account;
  debit_owner_uuid: string;
  credit_account: Account;
  credit_owner_uuid: string;
  /** Cents. */
  amount: number;
}

const columns = 'p.debit_account, p.debit_owner_uuid, p.credit_account, p.credit_owner_uuid, p.amount, p.line';

/**
 * In the order of the moves. The posting of an offset belongs to the payment that owed; the payment
 * that paid has it too, at its K6o.
 */
export function selectPostings(db: Queryable, payment: PaymentKey): Promise<PostingRow[]> {
  return db.query(
    `SELECT number, debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount FROM (
     SELECT made.number, ${columns}
     FROM postings p
     JOIN LATERAL (
       SELECT min(h.number) AS number FROM payment_moves h
       WHERE h.shard = p.shard AND h.processor_id = p.processor_id AND h.transaction_uuid = p.transaction_uuid
         AND h.transition = p.transition AND h.source_uuid = p.source_uuid) AS made ON true
     WHERE p.shard = $1 AND p.processor_id = $2 AND p.transaction_uuid = $3
     UNION ALL
     SELECT h.number, ${columns}
     FROM payment_moves h
     JOIN postings p ON p.shard = h.shard AND p.processor_id = h.processor_id AND p.debit_transaction_uuid = h.transaction_uuid
       AND p.transition = 'K6' AND p.transaction_uuid = h.source_uuid AND p.posted_at = h.moved_at
     WHERE h.shard = $1 AND h.processor_id = $2 AND h.transaction_uuid = $3 AND h.transition = 'K6o') AS found
     ORDER BY number, line`,
    [...tenantKey(payment.processor_id), payment.transaction_uuid],
  );
}
