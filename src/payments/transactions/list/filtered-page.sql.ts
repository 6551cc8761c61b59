// The query that counts the payments among candidates that match, and reads a page of them: from
// one snapshot.
import type { Queryable } from '../../../platform/database/database.ts';
import type { OrAbsent } from '../../../platform/database/page.sql.ts';
import type { TransactionRow } from '../../lifecycle/transaction.ts';
import type { PaymentKey } from '../search/candidates.sql.ts';
import { matchingKeys, type Wanted } from '../search/matching.sql.ts';
import { page } from './page.sql.ts';

export interface FilteredPage {
  /** Of all that match. */
  total: number;
  rows: TransactionRow[];
}

interface Place {
  newest_first: boolean;
  offset: number;
  limit: number;
}

export async function selectFilteredPage(
  db: Queryable,
  keys: readonly PaymentKey[],
  wanted: Wanted,
  { newest_first, offset, limit }: Place,
): Promise<FilteredPage> {
  const { query, values } = matchingKeys(keys, wanted);
  const chosen = `(
    SELECT shard, processor_id, uuid FROM matching ORDER BY uuid ${newest_first ? 'DESC' : 'ASC'}
    OFFSET $${values.push(offset)} LIMIT $${values.push(limit)})`;
  const found = await db.query<OrAbsent<TransactionRow> & { total: number }>(
    `WITH matching AS MATERIALIZED (${query}), list AS MATERIALIZED (SELECT count(*) AS total FROM matching)
     SELECT list.total, page.* FROM list ${page(chosen, newest_first)}`,
    values,
  );
  return {
    total: found[0]!.total,
    rows: found.filter((row) => row.uuid !== null).map(({ total: _total, ...row }) => row),
  };
}
