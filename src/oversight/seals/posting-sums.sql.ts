// The query that adds up the postings of a day, by tenant, transition and pair of ledger accounts
// (decision 55).
import { everyOwner } from '../../payments/ledger/trial-balance.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Of a sealed day, or in the phase that seals it: no posting of the day can come after it. */
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

/**
 * The first sealed day after a day (null: of all) that has postings and no sums, `Y-m-d`; null:
 * none. A process of an earlier version sealed it. `last`: the last sealed day.
 */
export async function selectDayWithoutSums(
  db: Queryable,
  after: string | null,
): Promise<{ missing: string | null; last: string | null }> {
  const [row] = await db.query<{ missing: string | null; last: string | null }>(
    `SELECT (SELECT to_char(s.day, 'YYYY-MM-DD') FROM posting_seals s
             WHERE s.posting_count > 0 AND s.day > coalesce($1::date, '-infinity') AND NOT EXISTS (
               SELECT FROM ${everyOwner} CROSS JOIN LATERAL (
                 SELECT FROM posting_sums WHERE shard = owners.shard AND processor_id = owners.processor_id AND day = s.day) AS sums)
             ORDER BY s.day LIMIT 1) AS missing,
            (SELECT to_char(max(day), 'YYYY-MM-DD') FROM posting_seals) AS last`,
    [after],
  );
  return row!;
}
