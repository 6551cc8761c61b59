// Queries on accounts that a return has disabled (Lifecycle, return codes).
import type { AccountKey } from '../../bank-accounts/usable-accounts.sql.ts';
import type { Queryable } from '../../database/database.ts';

/**
 * Which of these accounts are disabled: the return code that said so, by the uuid of the account.
 */
export async function selectDisabled(db: Queryable, accounts: readonly AccountKey[]): Promise<Map<string, string>> {
  const rows = await db.query<{ uuid: string; disabled_reason: string }>(
    `SELECT a.uuid, a.disabled_reason FROM bank_accounts a
     WHERE (a.processor_id, a.uuid) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[])) AND a.disabled_at IS NOT NULL`,
    [accounts.map((one) => one.processor_id), accounts.map((one) => one.bank_account_uuid)],
  );
  return new Map(rows.map(({ uuid, disabled_reason }) => [uuid, disabled_reason]));
}
