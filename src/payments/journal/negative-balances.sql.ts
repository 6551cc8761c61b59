// The query on payees that owe more than nothing: their debts, and what they are owed elsewhere.
import { userName } from '../../customers/users/user-name.sql.ts';
import { readPages } from '../../platform/database/cursor.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { takenFromPayouts } from '../transactions/offsets/offsets.sql.ts';

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

/** The payees of `p` that owe. */
const owing = (after = '') => `
  SELECT owner_uuid, sum(debits - credits)::bigint AS owes FROM (
    SELECT owner_uuid, debits, credits FROM ledger_balances
    WHERE shard = p.shard AND processor_id = p.processor_id AND account = 'CLAW' AND owner_uuid <> '${nilUuid}'
      AND day = 'infinity' AND debits <> credits ${after}
    UNION ALL
    SELECT owner_uuid, debits, credits FROM ledger_deltas
    WHERE shard = p.shard AND processor_id = p.processor_id AND account = 'CLAW' ${after}) AS parts
  GROUP BY owner_uuid HAVING sum(debits) > sum(credits)`;

const latestDebt = `
  SELECT max(day) FILTER (WHERE debits > 0) AS day
  FROM (${ofOwner('day, debits', `'CLAW'`, `day <> 'infinity'`)}) AS parts`;

export interface OwingPayee extends Pick<NegativeBalance, 'owes' | 'last_debt_on'> {
  payee_uuid: string;
  /** Null: erased. */
  payee_name: string | null;
  /** Cents of PAYEE, and of PRES. */
  good: number;
  reserved: number;
  /** Cents of `owes` that later payouts pay. */
  taken_from_payouts: number;
}

/** The payees of a tenant that owe, by their uuid, after one of them. */
export function selectOwingPayees(
  db: Queryable,
  processorId: string,
  after: string,
  limit: number,
): Promise<OwingPayee[]> {
  return db.query(
    `SELECT o.owner_uuid AS payee_uuid, nullif(${userName('u')}, '') AS payee_name, o.owes, owed.good, owed.reserved,
            ${takenFromPayouts('payee')} AS taken_from_payouts, to_char(debts.day, 'YYYY-MM-DD') AS last_debt_on
     FROM (SELECT $1::smallint AS shard, $2::uuid AS processor_id) AS p
     CROSS JOIN LATERAL (${owing('AND owner_uuid > $3')} ORDER BY owner_uuid LIMIT $4) AS o
     CROSS JOIN LATERAL (SELECT p.shard, p.processor_id, o.owner_uuid AS payee_uuid) AS payee
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(credits - debits) FILTER (WHERE account = 'PAYEE'), 0)::bigint AS good,
              coalesce(sum(credits - debits) FILTER (WHERE account = 'PRES'), 0)::bigint AS reserved
       FROM (${ofOwner('account, debits, credits', `'PAYEE', 'PRES'`, `day = 'infinity'`)}) AS parts) AS owed
     CROSS JOIN LATERAL (${latestDebt}) AS debts
     JOIN users u ON u.shard = p.shard AND u.processor_id = p.processor_id AND u.uuid = o.owner_uuid
     ORDER BY o.owner_uuid`,
    [...tenantKey(processorId), after, limit],
  );
}

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
     CROSS JOIN LATERAL (${owing()}) AS o
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(credits - debits), 0)::bigint AS is_owed
       FROM (${ofOwner('debits, credits', `'PAYEE', 'PRES'`, `day = 'infinity'`)}) AS parts) AS owed
     CROSS JOIN LATERAL (${latestDebt}) AS debts
     JOIN users u ON u.shard = p.shard AND u.processor_id = p.processor_id AND u.uuid = o.owner_uuid
     WHERE $1::uuid IS NULL OR p.processor_id = $1
     ORDER BY p.processor_id, o.owner_uuid`,
    [processorId],
    fetchedAtOnce,
  );
}
