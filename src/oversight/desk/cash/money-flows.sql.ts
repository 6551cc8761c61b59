// Queries on the sums of postings by day.
import { everyOwner } from '../../../payments/ledger/trial-balance.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { PostingSum } from './flows.ts';

/** Of one tenant, or with null of all and the operator books. */
export function selectPostingSums(
  db: Queryable,
  processorId: string | null,
  days: { first: string; last: string },
): Promise<PostingSum[]> {
  return db.query(
    `SELECT sums.transition, sums.debit_account, sums.credit_account, sum(sums.posting_count)::bigint AS posting_count,
            sum(sums.amount)::bigint AS amount
     FROM ${everyOwner} CROSS JOIN LATERAL (
       SELECT transition, debit_account, credit_account, posting_count, amount FROM posting_sums
       WHERE shard = owners.shard AND processor_id = owners.processor_id AND day BETWEEN $2::date AND $3::date) AS sums
     WHERE ($1::uuid IS NULL OR owners.processor_id = $1)
     GROUP BY 1, 2, 3`,
    [processorId, days.first, days.last],
  );
}

/** The last day that has sums, `Y-m-d`; null: none has. */
export async function selectLastSealedDay(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    `SELECT to_char(max(day), 'YYYY-MM-DD') AS day FROM posting_seals`,
    [],
  );
  return row!.day;
}
