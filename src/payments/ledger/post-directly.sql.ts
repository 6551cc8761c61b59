// The query that posts what no payment makes (`directEntries`).
import type { Queryable } from '../../platform/database/database.ts';
import type { Account } from './accounts.ts';
import { addDeltasOfPosted } from './balance-deltas.sql.ts';
import type { DirectTransition } from './direct-entries.ts';

export interface DirectPosting {
  /** A tenant, or the operator books. It owns both accounts. */
  processor_id: string;
  /**
   * The line of a bank statement, or the act, that causes the posting. One posting for each source,
   * transition and `line`.
   */
  source_uuid: string;
  /** Absent: 1. A higher one for what is decided again after it was undone. */
  line?: number;
  transition: DirectTransition;
  debit: Account;
  credit: Account;
  /** Cents. */
  amount: number;
}

export async function postDirectly(db: Queryable, postings: readonly DirectPosting[], at: Date): Promise<void> {
  if (postings.length === 0) return;
  await db.query(
    `WITH posted AS (
       INSERT INTO postings (shard, processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
         debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at)
       SELECT shard_of(processor_id), processor_id, source_uuid, transition, source_uuid, coalesce(line, 1), debit, processor_id, credit,
         processor_id, amount, $2
       FROM json_to_recordset($1::json) AS i (processor_id uuid, source_uuid uuid, line smallint, transition text, debit text,
         credit text, amount bigint)
       RETURNING shard, processor_id, debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at
     ), balanced AS (${addDeltasOfPosted}
     )
     SELECT 1`,
    [JSON.stringify(postings), at],
  );
}

/** What a source posted in one set of books, summed by debit and credit. */
export function selectPostedDirectly(
  db: Queryable,
  { processor_id, source_uuid }: Pick<DirectPosting, 'processor_id' | 'source_uuid'>,
): Promise<Pick<DirectPosting, 'debit' | 'credit' | 'amount'>[]> {
  return db.query(
    `SELECT debit_account AS debit, credit_account AS credit, sum(amount)::bigint AS amount FROM postings
     WHERE shard = shard_of($1::uuid) AND processor_id = $1 AND transaction_uuid = $2 AND source_uuid = $2
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [processor_id, source_uuid],
  );
}
