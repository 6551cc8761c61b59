// Queries on bank accounts that a return has disabled (Lifecycle, return codes).
import type { AccountKey } from '../../../customers/bank-accounts/usable-accounts.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';

const accountKeys = recordset<AccountKey>({ processor_id: 'uuid', bank_account_uuid: 'uuid' });

/**
 * The disabled ones of these bank accounts: the return code of each, by the uuid of the bank
 * account.
 */
export async function selectDisabled(db: Queryable, accounts: readonly AccountKey[]): Promise<Map<string, string>> {
  const rows = await db.query<{ uuid: string; disabled_reason: string }>(
    `SELECT a.uuid, a.disabled_reason FROM bank_accounts a
     WHERE (a.shard, a.processor_id, a.uuid) IN (
         SELECT shard, processor_id, bank_account_uuid FROM ${accountKeys.from()} AS i)
       AND a.disabled_at IS NOT NULL`,
    accountKeys.values(accounts),
  );
  return new Map(rows.map(({ uuid, disabled_reason }) => [uuid, disabled_reason]));
}
