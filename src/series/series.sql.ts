// Queries that sum days: entries and returns, and the cents of the debits and credits sent.
import type { Queryable } from '../database/database.ts';
import { nilUuid } from '../std/identifiers.ts';

export interface Days {
  /** Null: all tenants. */
  processor_id: string | null;
  /** First and last day, `Y-m-d`. */
  from: string;
  to: string;
}

export interface EntryDay {
  /** In Eastern time. */
  day: string;
  debits: number;
  unauthorized: number;
  administrative: number;
  returned: number;
}

/** Days without entries and returns are left out. */
export function selectEntryDays(db: Queryable, { processor_id, from, to }: Days): Promise<EntryDay[]> {
  return db.query(
    `SELECT d.day, sum(d.debits)::bigint AS debits, sum(d.unauthorized)::bigint AS unauthorized,
            sum(d.administrative)::bigint AS administrative, sum(d.returned)::bigint AS returned
     FROM processors p
     JOIN debit_days d ON d.shard = p.shard AND d.processor_id = p.processor_id AND d.merchant_uuid = '${nilUuid}'
       AND d.day BETWEEN $2::date AND $3::date
     WHERE $1::uuid IS NULL OR p.processor_id = $1
     GROUP BY d.day ORDER BY d.day`,
    [processor_id, from, to],
  );
}

export interface AmountDay {
  /** UTC. */
  day: string;
  /** Cents of the debits sent, of all stages. */
  debited: number;
  /** Cents of the credits sent, of all stages. */
  credited: number;
}

/** From the debits in flight and the credits in flight, folded and waiting. */
export function selectAmountDays(db: Queryable, { processor_id, from, to }: Days): Promise<AmountDay[]> {
  return db.query(
    `SELECT sums.day, coalesce(sum(sums.debits) FILTER (WHERE sums.account = 'DIF'), 0)::bigint AS debited,
            coalesce(sum(sums.credits) FILTER (WHERE sums.account = 'CIF'), 0)::bigint AS credited
     FROM processors p
     CROSS JOIN LATERAL (
       SELECT b.account, b.day, b.debits, b.credits FROM ledger_balances b
       WHERE b.shard = p.shard AND b.processor_id = p.processor_id AND b.owner_uuid = '${nilUuid}'
         AND b.account IN ('CIF', 'DIF') AND b.day BETWEEN $2::date AND $3::date
       UNION ALL
       SELECT d.account, d.day, d.debits, d.credits FROM ledger_deltas d
       WHERE d.shard = p.shard AND d.processor_id = p.processor_id AND d.account IN ('CIF', 'DIF')
         AND d.day BETWEEN $2::date AND $3::date) AS sums
     WHERE $1::uuid IS NULL OR p.processor_id = $1
     GROUP BY sums.day ORDER BY sums.day`,
    [processor_id, from, to],
  );
}
