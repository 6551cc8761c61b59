// Queries on the sums of postings by day.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { PostingSum } from './flows.ts';

const sums = `transition, debit_account, credit_account, sum(posting_count)::bigint AS posting_count, sum(amount)::bigint AS amount
     FROM posting_sums`;

/** Of one tenant, or with null of all and the operator books. */
export function selectPostingSums(
  db: Queryable,
  processorId: string | null,
  { first, last }: { first: string; last: string },
): Promise<PostingSum[]> {
  return processorId === null
    ? db.query(`SELECT ${sums} WHERE day BETWEEN $1::date AND $2::date GROUP BY 1, 2, 3`, [first, last])
    : db.query(
        `SELECT ${sums} WHERE shard = $1 AND processor_id = $2 AND day BETWEEN $3::date AND $4::date GROUP BY 1, 2, 3`,
        [...tenantKey(processorId), first, last],
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
