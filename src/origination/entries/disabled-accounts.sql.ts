// Queries on bank accounts that a return has disabled (Lifecycle, return codes).
import type { AccountKey } from '../../bank-accounts/usable-accounts.sql.ts';
import type { Queryable } from '../../database/database.ts';

/**
 * The disabled ones of these bank accounts: the return code of each, by the uuid of the bank
 * account.
 */
export async function selectDisabled(db: Queryable, accounts: readonly AccountKey[]): Promise<Map<string, string>> {
  const rows = await db.query<{ uuid: string; disabled_reason: string }>(
    `SELECT a.uuid, a.disabled_reason FROM bank_accounts a
     WHERE (a.processor_id, a.uuid) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[])) AND a.disabled_at IS NOT NULL`,
    [accounts.map((one) => one.processor_id), accounts.map((one) => one.bank_account_uuid)],
  );
  return new Map(rows.map(({ uuid, disabled_reason }) => [uuid, disabled_reason]));
}
