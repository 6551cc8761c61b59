// Queries that find unfinished payments of a user or of one of its bank accounts.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { awaitStarts } from './starts-in-progress.sql.ts';

/**
 * As SQL: a stage of the payment `t`, or a refund of it, has not ended. Reads six columns and the
 * key.
 */
export const stillToCome = (t: string): string => `(
  ${t}.capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')
  OR (${t}.capture_status = 'CAPTURE_COMPLETE'
      AND (${t}.payout_status IS NULL OR ${t}.payout_status IN ('PAYOUT_PENDING_ACH', 'PAYOUT_ACH_PENDING')))
  OR ${t}.clawback_status IN ('CLAWBACK_PENDING', 'CLAWBACK_ACH_PENDING')
  OR ${t}.reverse_payout_status IN ('REVERSE_PAYOUT_PENDING', 'REVERSE_PAYOUT_ACH_PENDING')
  OR (${t}.refund_count > 0 AND EXISTS (SELECT 1 FROM refunds
       WHERE refunds.shard = ${t}.shard AND refunds.processor_id = ${t}.processor_id AND refunds.transaction_uuid = ${t}.uuid
         AND refunds.status IN ('REFUND_PENDING', 'REFUND_CAPTURE_ACH_PENDING', 'REFUND_ACH_PENDING')))
  OR EXISTS (SELECT 1 FROM current_legs l
       WHERE l.shard = ${t}.shard AND l.processor_id = ${t}.processor_id AND l.transaction_uuid = ${t}.uuid
         AND l.state IN ('filed', 'sent')))`;

/**
 * A payment is unfinished for both sides until all its stages and refunds have ended, because a
 * returned debit is taken from the other side. Repeated attempts are found by their legs. Searches
 * by bank account, because payments are indexed by it. With the user's row locked, the answer stays
 * true until the phase ends.
 */
export async function hasPaymentsToCome(
  db: Queryable,
  processorId: string,
  of: { user_uuid: string } | { bank_account_uuid: string },
): Promise<boolean> {
  await awaitStarts(db, [processorId]);
  const columns =
    't.shard, t.processor_id, t.uuid, t.capture_status, t.payout_status, t.clawback_status, t.reverse_payout_status, t.refund_count';
  const withAccount = (account: string) =>
    `SELECT ${columns} FROM accounts
     JOIN current_transactions t ON t.shard = $1 AND t.processor_id = $2 AND t.${account} = accounts.uuid`;
  const [row] = await db.query<{ to_come: boolean }>(
    `WITH accounts AS (
       SELECT uuid FROM bank_accounts WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3
       UNION ALL SELECT $4::uuid WHERE $4::uuid IS NOT NULL
     ), payments AS (
       ${withAccount('payer_bank_account_uuid')} UNION ALL ${withAccount('payee_bank_account_uuid')}
       -- Replacement accounts.
       UNION ALL ${withAccount('capture_bank_account_uuid')} UNION ALL ${withAccount('payout_bank_account_uuid')} UNION ALL ${withAccount('reverse_payout_bank_account_uuid')}
       UNION ALL
       SELECT ${columns} FROM accounts
       JOIN refunds r ON r.shard = $1 AND r.processor_id = $2 AND r.refund_payout_bank_account_uuid = accounts.uuid
       JOIN current_transactions t ON t.shard = $1 AND t.processor_id = $2 AND t.uuid = r.transaction_uuid
     )
     SELECT EXISTS (
       SELECT 1 FROM payments WHERE ${stillToCome('payments')})
       OR EXISTS (
         SELECT 1 FROM accounts JOIN fee_payouts ON fee_payouts.shard = $1 AND fee_payouts.processor_id = $2
           AND fee_payouts.bank_account_uuid = accounts.uuid
         WHERE fee_payouts.status IN ('FEE_PAYOUT_PENDING', 'FEE_PAYOUT_FILED', 'FEE_PAYOUT_ACH_PENDING'))
       OR EXISTS (
         SELECT 1 FROM accounts JOIN reversals ON reversals.shard = $1 AND reversals.processor_id = $2
           AND reversals.bank_account_uuid = accounts.uuid
         WHERE reversals.status IN ('REVERSAL_PENDING', 'REVERSAL_FILED', 'REVERSAL_ACH_PENDING', 'REVERSAL_SETTLED'))
       OR EXISTS (
         SELECT 1 FROM accounts JOIN check_entries ON check_entries.shard = $1 AND check_entries.processor_id = $2
           AND check_entries.bank_account_uuid = accounts.uuid
         WHERE check_entries.status IN ('CHECK_ENTRY_PENDING', 'CHECK_ENTRY_FILED', 'CHECK_ENTRY_ACH_PENDING')) AS to_come`,
    [...tenantKey(processorId), ...('user_uuid' in of ? [of.user_uuid, null] : [null, of.bank_account_uuid])],
  );
  return row!.to_come;
}
