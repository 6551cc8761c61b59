// The query on payees that owe more than nothing: their debts, and what they are owed elsewhere.
import { userName } from '../../customers/users/user-name.sql.ts';
import { readPages } from '../../platform/database/cursor.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';

export interface NegativeBalance {
  processor_id: string;
  processor_name: string;
  merchant_uuid: string;
  /** Empty: erased. */
  merchant_name: string;
  /** Cents of CLAW. */
  owes: number;
  /** Cents of PAYEE and PRES. */
  is_owed: number;
  /** The latest UTC day on which a debt was added, `Y-m-d`. */
  last_debt_on: string;
}

const fetchedAtOnce = 1_000;

/** Balances of one owner, folded or not. `p` is the tenant, `o` the owner. */
const ofOwner = (columns: string, accounts: string, days: string) => `
  SELECT ${columns} FROM ledger_balances
  WHERE shard = p.shard AND processor_id = p.processor_id AND owner_uuid = o.owner_uuid AND account IN (${accounts}) AND ${days}
  UNION ALL
  SELECT ${columns} FROM ledger_deltas
  WHERE shard = p.shard AND processor_id = p.processor_id AND owner_uuid = o.owner_uuid AND account IN (${accounts})`;

/** Of one tenant, or with null of all; by tenant and merchant, in portions. Inside a snapshot. */
export function readNegativeBalances(
  snapshot: Queryable,
  processorId: string | null,
): AsyncGenerator<NegativeBalance[]> {
  return readPages(
    snapshot,
    `SELECT p.processor_id, p.name AS processor_name, o.owner_uuid AS merchant_uuid, ${userName('u')} AS merchant_name,
            o.owes, owed.is_owed, to_char(debts.day, 'YYYY-MM-DD') AS last_debt_on
     FROM processors p
     CROSS JOIN LATERAL (
       SELECT owner_uuid, sum(debits - credits)::bigint AS owes FROM (
         SELECT owner_uuid, debits, credits FROM ledger_balances
         WHERE shard = p.shard AND processor_id = p.processor_id AND account = 'CLAW' AND owner_uuid <> '${nilUuid}'
           AND day = 'infinity' AND debits <> credits
         UNION ALL
         SELECT owner_uuid, debits, credits FROM ledger_deltas
         WHERE shard = p.shard AND processor_id = p.processor_id AND account = 'CLAW') AS parts
       GROUP BY owner_uuid HAVING sum(debits) > sum(credits)) AS o
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(credits - debits), 0)::bigint AS is_owed
       FROM (${ofOwner('debits, credits', `'PAYEE', 'PRES'`, `day = 'infinity'`)}) AS parts) AS owed
     CROSS JOIN LATERAL (
       SELECT max(day) FILTER (WHERE debits > 0) AS day
       FROM (${ofOwner('day, debits', `'CLAW'`, `day <> 'infinity'`)}) AS parts) AS debts
     JOIN users u ON u.shard = p.shard AND u.processor_id = p.processor_id AND u.uuid = o.owner_uuid
     WHERE $1::uuid IS NULL OR p.processor_id = $1
     ORDER BY p.processor_id, o.owner_uuid`,
    [processorId],
    fetchedAtOnce,
  );
}
