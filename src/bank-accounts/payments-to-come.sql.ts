// Whether money is still on its way from or to a bank account.
import type { Queryable } from '../database/database.ts';

/**
 * A payment is still to come on both of its accounts until every stage of it has ended: a debit that comes back is
 * paid out of the other side. Entries of refunds and repeated attempts are found by their legs.
 */
export async function hasPaymentsToCome(db: Queryable, processorId: string, bankAccountUuid: string): Promise<boolean> {
  const [row] = await db.query<{ to_come: boolean }>(
    `SELECT EXISTS (
       SELECT 1 FROM transactions t
       WHERE t.processor_id = $1 AND (t.payer_bank_account_uuid = $2 OR t.payee_bank_account_uuid = $2) AND (
            t.capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')
         OR (t.capture_status = 'CAPTURE_COMPLETE'
             AND (t.payout_status IS NULL OR t.payout_status IN ('PAYOUT_PENDING_ACH', 'PAYOUT_ACH_PENDING')))
         OR t.clawback_status IN ('CLAWBACK_PENDING', 'CLAWBACK_ACH_PENDING')
         OR t.reverse_payout_status IN ('REVERSE_PAYOUT_PENDING', 'REVERSE_PAYOUT_ACH_PENDING')
         OR EXISTS (
              SELECT 1 FROM legs l
              WHERE l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid
                AND l.state IN ('pending', 'filed', 'sent')))) AS to_come`,
    [processorId, bankAccountUuid],
  );
  return row!.to_come;
}
