// The query on the sums of ledger accounts over UTC days.
import type { Queryable } from '../../platform/database/database.ts';
import { shardOf } from '../../platform/database/tenant-key.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import type { Account } from './accounts.ts';
import { operatorBooksUuid } from './operator-books.ts';

export interface AccountTotals {
  account: Account;
  /** Cents before the first day. A debit is positive, like in `closing`. */
  opening: number;
  debits: number;
  credits: number;
  closing: number;
}

/** As SQL: all tenants and the operator books. Owner by owner, so that each index is used. */
export const everyOwner = `(
  SELECT shard, processor_id FROM processors
  UNION ALL SELECT ${shardOf(operatorBooksUuid)}::smallint, '${operatorBooksUuid}') AS owners`;

/** As SQL: debits and credits of each ledger account of `owners` by UTC day, folded or not. */
export const sumsByDay = `
  SELECT account, day, debits, credits FROM ledger_balances
  WHERE shard = owners.shard AND processor_id = owners.processor_id AND owner_uuid = '${nilUuid}' AND day <> 'infinity'
  UNION ALL
  SELECT account, day, debits, credits FROM ledger_deltas
  WHERE shard = owners.shard AND processor_id = owners.processor_id`;

/**
 * The accounts with a balance or a movement. `processor_id` null: over all tenants and the operator
 * books. `first_day` null: from the first posting on.
 */
export function selectTrialBalance(
  db: Queryable,
  { processor_id, first_day, day }: { processor_id: string | null; first_day: string | null; day: string },
): Promise<AccountTotals[]> {
  return db.query(
    `SELECT account, coalesce(sum(debits - credits) FILTER (WHERE day < $2::date), 0)::bigint AS opening,
            coalesce(sum(debits) FILTER (WHERE $2::date IS NULL OR day >= $2), 0)::bigint AS debits,
            coalesce(sum(credits) FILTER (WHERE $2::date IS NULL OR day >= $2), 0)::bigint AS credits,
            sum(debits - credits)::bigint AS closing
     FROM ${everyOwner} CROSS JOIN LATERAL (${sumsByDay}) AS sums
     WHERE ($1::uuid IS NULL OR owners.processor_id = $1) AND day <= $3::date
     GROUP BY account
     HAVING sum(debits - credits) FILTER (WHERE day < $2) <> 0 OR count(*) FILTER (WHERE $2::date IS NULL OR day >= $2) > 0
     ORDER BY account`,
    [processor_id, first_day, day],
  );
}
