// Queries that replace the bank account of entries: users whose payments wait for one, and the
// change itself.
import type { UserKey } from '../../../customers/bank-accounts/usable-accounts.sql.ts';
import { accountColumnOf } from '../../../payments/lifecycle/stage-accounts.sql.ts';
import type { StageName } from '../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Waiting } from '../cut-off/choose.sql.ts';

/**
 * Users whose payments wait for a bank account and who have a default one now. The caller checks
 * whether it can be used.
 */
export function selectAwaited(db: Queryable): Promise<UserKey[]> {
  return db.query(
    `SELECT DISTINCT h.processor_id, h.awaits_user_uuid AS user_uuid
     FROM holds h JOIN users u ON u.shard = h.shard AND u.processor_id = h.processor_id AND u.uuid = h.awaits_user_uuid
     WHERE h.awaits_user_uuid IS NOT NULL AND h.released_at IS NULL AND u.default_bank_account_uuid IS NOT NULL`,
    [],
  );
}

/**
 * Sets another bank account for these entries and all later ones of that side. Members of a batch
 * change together, because they share an entry. The payments must be locked.
 */
export async function updateAccounts(
  db: Queryable,
  stage: StageName,
  entries: readonly (Waiting & { another_uuid: string })[],
): Promise<void> {
  const ofRefund = stage === 'refund_payout';
  const table = ofRefund ? 'refunds' : 'transaction_states';
  const batched =
    stage === 'refund_capture'
      ? 'SELECT transaction_uuid FROM refunds r WHERE r.shard = shard_of(i.processor_id) AND r.processor_id = i.processor_id AND r.merchant_batch_uuid = i.merchant_batch_uuid'
      : 'SELECT uuid FROM transaction_states m WHERE m.shard = shard_of(i.processor_id) AND m.processor_id = i.processor_id AND m.merchant_batch_uuid = i.merchant_batch_uuid';
  await db.query(
    `UPDATE ${table} t SET ${accountColumnOf[stage]} = found.another_uuid
     FROM (
       SELECT i.processor_id, i.another_uuid, ${ofRefund ? 'i.refund_uuid' : 'i.transaction_uuid'} AS uuid
       FROM json_to_recordset($1::json) AS i (processor_id uuid, transaction_uuid uuid, refund_uuid uuid, another_uuid uuid)
       ${
         ofRefund
           ? ''
           : `UNION
       SELECT i.processor_id, i.another_uuid, member.uuid
       FROM (SELECT DISTINCT processor_id, merchant_batch_uuid, another_uuid
             FROM json_to_recordset($1::json) AS i (processor_id uuid, merchant_batch_uuid uuid, another_uuid uuid)
             WHERE merchant_batch_uuid IS NOT NULL) AS i
       CROSS JOIN LATERAL (${batched}) AS member (uuid)`
       }) AS found
     WHERE t.shard = shard_of(found.processor_id) AND t.processor_id = found.processor_id AND t.uuid = found.uuid`,
    [JSON.stringify(entries)],
  );
}
