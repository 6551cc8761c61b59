// Statements on the books.
import type { Queryable } from '../database/database.ts';
import type { Account } from './accounts.ts';

export interface Balance {
  account: Account;
  owner_uuid: string;
  /** Cents, debit positive. */
  balance: number;
}

/** Every account of a processor that does not stand at zero. */
export function selectBalances(db: Queryable, processorId: string): Promise<Balance[]> {
  return db.query(
    `SELECT account, owner_uuid, sum(amount)::bigint AS balance
     FROM (
       SELECT debit_account AS account, debit_owner_uuid AS owner_uuid, amount FROM postings WHERE processor_id = $1
       UNION ALL
       SELECT credit_account, credit_owner_uuid, -amount FROM postings WHERE processor_id = $1
     ) AS sides
     GROUP BY account, owner_uuid
     HAVING sum(amount) <> 0
     ORDER BY account, owner_uuid`,
    [processorId],
  );
}
