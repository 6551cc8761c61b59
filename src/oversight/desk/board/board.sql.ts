// The query on what endangers the tenants: one row each, from sums and from rows that are always
// few.
import type { Queryable } from '../../../platform/database/database.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { isFailingEndpoint } from '../today/trouble.sql.ts';

export interface TenantFigures {
  processor_id: string;
  name: string;
  suspended_at: Date | null;
  /** Cents of BANK. */
  cash: number;
  /** Cents that payees and payers owe: CLAW and RECV. */
  debts: number;
  /** Cents of the debits that were sent since a day. */
  volume: number;
  merchants_past_limit: number;
  payments_on_hold: number;
  endpoints_failing: number;
}

/** `since`: the first UTC day of the volume. `failing_since`: as of Today. */
export function selectTenantFigures(
  db: Queryable,
  { since, failing_since }: { since: string; failing_since: Date },
): Promise<TenantFigures[]> {
  return db.query(
    `WITH held AS (
       SELECT processor_id, count(DISTINCT transaction_uuid) AS payments FROM holds WHERE released_at IS NULL GROUP BY processor_id)
     SELECT p.processor_id, p.name, p.suspended_at, sums.cash, sums.debts, sums.volume, past.merchants_past_limit,
            coalesce(held.payments, 0) AS payments_on_hold, failing.endpoints_failing
     FROM processors p
     LEFT JOIN held ON held.processor_id = p.processor_id
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(debits - credits) FILTER (WHERE account = 'BANK'), 0)::bigint AS cash,
              coalesce(sum(debits - credits) FILTER (WHERE account IN ('CLAW', 'RECV')), 0)::bigint AS debts,
              coalesce(sum(debits) FILTER (WHERE account = 'DIF'), 0)::bigint AS volume
       FROM (
         SELECT account, debits, credits FROM ledger_balances
         WHERE shard = p.shard AND processor_id = p.processor_id AND owner_uuid = p.processor_id AND account = 'BANK' AND day = 'infinity'
         UNION ALL
         SELECT account, debits, credits FROM ledger_balances
         WHERE shard = p.shard AND processor_id = p.processor_id AND account IN ('CLAW', 'RECV') AND owner_uuid <> '${nilUuid}'
           AND day = 'infinity' AND debits <> credits
         UNION ALL
         SELECT account, debits, credits FROM ledger_balances
         WHERE shard = p.shard AND processor_id = p.processor_id AND owner_uuid = '${nilUuid}' AND account = 'DIF'
           AND day BETWEEN $1::date AND '9999-12-31'
         UNION ALL
         SELECT account, debits, credits FROM ledger_deltas
         WHERE shard = p.shard AND processor_id = p.processor_id AND (account IN ('BANK', 'CLAW', 'RECV') OR account = 'DIF' AND day >= $1)
       ) AS parts) AS sums
     CROSS JOIN LATERAL (
       SELECT count(*) AS merchants_past_limit FROM return_rate_states s
       WHERE s.shard = p.shard AND s.processor_id = p.processor_id AND s.merchant_uuid <> '${nilUuid}'
         AND 'exceeded' = ANY (ARRAY[s.unauthorized, s.administrative, s.overall])) AS past
     CROSS JOIN LATERAL (
       SELECT count(*) AS endpoints_failing FROM webhook_endpoints e
       LEFT JOIN webhook_lanes l ON l.shard = e.shard AND l.processor_id = e.processor_id AND l.endpoint_uuid = e.uuid
       WHERE e.shard = p.shard AND e.processor_id = p.processor_id AND ${isFailingEndpoint('$2')}) AS failing`,
    [since, failing_since],
  );
}
