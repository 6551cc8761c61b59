// Finds out whether a user owes anything or is owed anything.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';

/** The ledger accounts that users own. LOSS is not one of them: what was written off is over. */
const ownedByUsers = `ARRAY['PAYEE', 'PRES', 'PAYER', 'CLAW', 'RECV']`;

/** Whether a balance of the user is open. Changes that are not folded yet count too. */
export async function hasOpenBalance(
  db: Queryable,
  { processor_id, user_uuid }: { processor_id: string; user_uuid: string },
): Promise<boolean> {
  const ofUser = `shard = $1 AND processor_id = $2 AND owner_uuid = $3 AND account = ANY (${ownedByUsers})`;
  const [row] = await db.query<{ open: boolean }>(
    `SELECT EXISTS (
       SELECT FROM (
         SELECT account, debits, credits FROM ledger_balances WHERE ${ofUser} AND day = 'infinity'
         UNION ALL SELECT account, debits, credits FROM ledger_deltas WHERE ${ofUser}
       ) AS changes GROUP BY account HAVING sum(debits) <> sum(credits)) AS open`,
    [...tenantKey(processor_id), user_uuid],
  );
  return row!.open;
}
