// Statements on the account of an entry that was answered.
import type { Queryable } from '../../database/database.ts';

export async function selectAccountNumber(
  db: Queryable,
  { processor_id, bank_account_uuid }: { processor_id: string; bank_account_uuid: string },
): Promise<{ processor_id: string; uuid: string; account_number_encrypted: Buffer } | null> {
  const [row] = await db.query<{ processor_id: string; uuid: string; account_number_encrypted: Buffer }>(
    'SELECT processor_id, uuid, account_number_encrypted FROM bank_accounts WHERE processor_id = $1 AND uuid = $2',
    [processor_id, bank_account_uuid],
  );
  return row ?? null;
}
