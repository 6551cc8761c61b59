// Whether an account is validated, after it was added.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';

/** Sets whether an account is validated, and raises the version of its user. */
export async function updateValidity(
  db: Queryable,
  {
    processor_id,
    user_uuid,
    bank_account_uuid,
  }: { processor_id: string; user_uuid: string; bank_account_uuid: string },
  validAccount: 'valid' | 'not_validated',
): Promise<void> {
  const key = tenantKey(processor_id);
  await db.query('UPDATE bank_accounts SET valid_account = $4 WHERE shard = $1 AND processor_id = $2 AND uuid = $3', [
    ...key,
    bank_account_uuid,
    validAccount,
  ]);
  await db.query('UPDATE users SET version = version + 1 WHERE shard = $1 AND processor_id = $2 AND uuid = $3', [
    ...key,
    user_uuid,
  ]);
}
