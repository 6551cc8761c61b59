// The query that adds up the postings of a day, by tenant, transition and pair of ledger accounts
// (decision 55).
import { everyOwner } from '../../payments/ledger/trial-balance.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** In the phase that seals the day: no posting of the day can come after it. */
export async function insertPostingSums(db: Queryable, day: string): Promise<void> {
  await db.query(
    `INSERT INTO posting_sums (shard, processor_id, day, transition, debit_account, credit_account, posting_count, amount)
     SELECT owners.shard, owners.processor_id, $1::date, p.transition, p.debit_account, p.credit_account, p.posting_count, p.amount
     FROM ${everyOwner} CROSS JOIN LATERAL (
       SELECT transition, debit_account, credit_account, count(*) AS posting_count, sum(amount)::bigint AS amount
       FROM postings
       WHERE shard = owners.shard AND processor_id = owners.processor_id
         AND posted_at >= $1::date::timestamp AT TIME ZONE 'UTC' AND posted_at < ($1::date + 1)::timestamp AT TIME ZONE 'UTC'
       GROUP BY 1, 2, 3) AS p`,
    [day],
  );
}
