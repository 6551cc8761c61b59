// The query on what payees were paid in a year, month by month.
import { userName } from '../../customers/users/user-name.sql.ts';
import { readPages } from '../../platform/database/cursor.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';

export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

export type PayeeTotals = {
  payee_uuid: string;
  /** Empty: the payee was erased. */
  payee_name: string;
  payee_kind: 'person' | 'business';
  payments: number;
  /** Cents, before fees, refunds and returns, like each month. */
  gross: number;
} & Record<(typeof months)[number], number>;

const gross = (month: number) =>
  `coalesce(sum(c.amount) FILTER (WHERE extract(month FROM c.posted_at AT TIME ZONE 'America/New_York') = ${month}), 0)::bigint`;

const fetchedAtOnce = 1_000;

/**
 * Payees whose payments became good (C5) in a period, by uuid, in portions. Inside a snapshot. The
 * postings of C5 are the fee and the rest, so their sum is the amount of the payment.
 */
export function readPayeeTotals(
  snapshot: Queryable,
  processorId: string,
  { from, before }: { from: Date; before: Date },
): AsyncGenerator<PayeeTotals[]> {
  return readPages(
    snapshot,
    `SELECT t.payee_uuid, ${userName('u')} AS payee_name, u.kind AS payee_kind,
            count(DISTINCT c.transaction_uuid) AS payments, sum(c.amount)::bigint AS gross,
            ${months.map((month, index) => `${gross(index + 1)} AS ${month}`).join(', ')}
     FROM postings c
     JOIN transactions t ON t.shard = c.shard AND t.processor_id = c.processor_id AND t.uuid = c.transaction_uuid
     JOIN users u ON u.shard = t.shard AND u.processor_id = t.processor_id AND u.uuid = t.payee_uuid
     WHERE c.shard = $1 AND c.processor_id = $2 AND c.posted_at >= $3 AND c.posted_at < $4 AND c.transition = 'C5'
     GROUP BY t.payee_uuid, u.shard, u.processor_id, u.uuid
     ORDER BY t.payee_uuid`,
    [...tenantKey(processorId), from, before],
    fetchedAtOnce,
  );
}
