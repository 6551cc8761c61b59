// The query on what changed the balance of each merchant, day by day.
import { userName } from '../../customers/users/user-name.sql.ts';
import { readPages } from '../../platform/database/cursor.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';

/** Cents. What the merchant gets is positive. */
export interface MerchantSettlement {
  /** `Y-m-d`, UTC. */
  day: string;
  merchant_uuid: string;
  /** Empty: the merchant was erased. */
  merchant_name: string;
  /** How many payments became good. */
  payments: number;
  /** Their amounts, with the fees. */
  captured: number;
  fees: number;
  returns: number;
  clawbacks: number;
  refunds: number;
  payouts: number;
  written_off: number;
  /** The sum of the amounts above: the change of PAYEE, PRES and CLAW of the merchant. */
  change: number;
  /** Collected from the bank account of the merchant for refunds. It passes the balance by. */
  refunds_collected: number;
}

const sum = (condition: string) => `coalesce(sum(c.amount) FILTER (WHERE ${condition}), 0)::bigint`;

const fetchedAtOnce = 1_000;

const changes = `
     WITH changes AS (
       SELECT side.owner_uuid AS merchant_uuid, p.posted_at, p.transition, p.transaction_uuid, side.amount, NULL::text AS separate
       FROM postings p
       CROSS JOIN LATERAL (VALUES (p.debit_account, p.debit_owner_uuid, -p.amount), (p.credit_account, p.credit_owner_uuid, p.amount))
         AS side (account, owner_uuid, amount)
       WHERE p.shard = $1 AND p.processor_id = $2 AND p.posted_at >= $3 AND p.posted_at < $4
         AND side.account IN ('PAYEE', 'PRES', 'CLAW')
       UNION ALL
       SELECT t.payee_uuid, p.posted_at, p.transition, p.transaction_uuid, p.amount,
              CASE p.transition WHEN 'C5' THEN 'fee' ELSE 'refund' END
       FROM postings p
       JOIN transactions t ON t.shard = p.shard AND t.processor_id = p.processor_id AND t.uuid = p.transaction_uuid
       WHERE p.shard = $1 AND p.processor_id = $2 AND p.posted_at >= $3 AND p.posted_at < $4
         AND (p.transition = 'F4' OR p.transition = 'C5' AND p.credit_account = 'FEE')
     )`;

const sums = `count(DISTINCT c.transaction_uuid) FILTER (WHERE c.transition = 'C5') AS payments,
            ${sum(`c.transition = 'C5'`)} AS captured,
            -${sum(`c.separate = 'fee'`)} AS fees,
            ${sum(`c.separate IS NULL AND c.transition LIKE 'C%' AND c.transition <> 'C5'`)} AS returns,
            ${sum(`c.separate IS NULL AND c.transition LIKE 'K%' AND c.transition <> 'K7'`)} AS clawbacks,
            ${sum(`c.separate IS NULL AND c.transition LIKE 'F%'`)} AS refunds,
            ${sum(`c.separate IS NULL AND c.transition LIKE 'P%'`)} AS payouts,
            ${sum(`c.transition = 'K7'`)} AS written_off,
            ${sum('c.separate IS NULL')} AS change,
            ${sum(`c.separate = 'refund'`)} AS refunds_collected`;

/** By day and merchant, in portions. Inside a snapshot. */
export function readMerchantSettlements(
  snapshot: Queryable,
  processorId: string,
  { from, before }: { from: Date; before: Date },
): AsyncGenerator<MerchantSettlement[]> {
  return readPages(
    snapshot,
    `${changes}
     SELECT to_char(c.posted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, c.merchant_uuid, ${userName('u')} AS merchant_name,
            ${sums}
     FROM changes c
     JOIN users u ON u.shard = $1 AND u.processor_id = $2 AND u.uuid = c.merchant_uuid
     GROUP BY 1, c.merchant_uuid, u.shard, u.processor_id, u.uuid
     ORDER BY 1, c.merchant_uuid`,
    [...tenantKey(processorId), from, before],
    fetchedAtOnce,
  );
}

export type SettlementSums = Omit<MerchantSettlement, 'day' | 'merchant_uuid' | 'merchant_name'>;

/** Of all merchants of a tenant together. */
export async function selectSettlementSums(
  db: Queryable,
  processorId: string,
  { from, before }: { from: Date; before: Date },
): Promise<SettlementSums> {
  const [row] = await db.query<SettlementSums>(`${changes} SELECT ${sums} FROM changes c`, [
    ...tenantKey(processorId),
    from,
    before,
  ]);
  return row!;
}
