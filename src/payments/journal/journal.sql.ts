// Queries of the journal: whose postings there are, and the postings of one owner in order.
import { readPages } from '../../platform/database/cursor.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { Account } from '../ledger/accounts.ts';
import { operatorBooksUuid } from '../ledger/operator-books.ts';

export interface JournalRow {
  transaction_uuid: string;
  transition: string;
  source_uuid: string;
  debit_account: Account;
  credit_account: Account;
  /** Cents. */
  amount: number;
  posted_at: Date;
}

/** Tenants and the operator books, always in the same order. */
export async function selectOwners(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ processor_id: string }>('SELECT processor_id FROM processors', []);
  return [...rows.map(({ processor_id }) => processor_id), operatorBooksUuid].toSorted();
}

const fetchedAtOnce = 1_000;

/** Only one cursor can be open. */
async function closeRead(snapshot: Queryable): Promise<void> {
  await snapshot.query('CLOSE rows_read', []);
}

/** In portions, always in the same order. Inside a snapshot, one owner after the other. */
export async function* readPostings(
  snapshot: Queryable,
  processorId: string,
  { from, before }: { from: Date; before: Date },
): AsyncGenerator<JournalRow[]> {
  yield* readPages<JournalRow>(
    snapshot,
    `SELECT transaction_uuid, transition, source_uuid, debit_account, credit_account, amount, posted_at
     FROM postings
     WHERE shard = $1 AND processor_id = $2 AND posted_at >= $3 AND posted_at < $4
     ORDER BY posted_at, transaction_uuid, transition COLLATE "C", source_uuid, line`,
    [...tenantKey(processorId), from, before],
    fetchedAtOnce,
  );
  await closeRead(snapshot);
}
