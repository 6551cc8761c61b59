// The bank account of a user who has only one: the list of the user is then the list of this
// account, whose checkpoints give any page and its exact total.
import type { AggregatorType } from '../../../../api/idempotency/asked-payment.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';

export interface OnlyAccount {
  uuid: string;
  aggregator_type: AggregatorType;
}

/** Null: the user has none, or several, also of those that were removed. */
export async function selectOnlyAccount(
  db: Queryable,
  processorId: string,
  userUuid: string,
): Promise<OnlyAccount | null> {
  const accounts = await db.query<OnlyAccount>(
    `SELECT uuid, aggregator_type FROM bank_accounts
     WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3 LIMIT 2`,
    [...tenantKey(processorId), userUuid],
  );
  return accounts.length === 1 ? accounts[0]! : null;
}
