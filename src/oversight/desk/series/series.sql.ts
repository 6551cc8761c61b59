// Queries that sum days: entries and returns, and the cents of the debits and credits sent.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';

/** First and last day, `Y-m-d`. */
export interface Period {
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

/** `processor_id` null: all tenants. `merchant_uuid` null: all merchants. */
export interface EntriesOf {
  processor_id: string | null;
  merchant_uuid: string | null;
}

/** Days without entries and returns are left out. */
export function selectEntryDays(
  db: Queryable,
  { processor_id, merchant_uuid }: EntriesOf,
  { from, to }: Period,
): Promise<EntryDay[]> {
  return db.query(
    `SELECT d.day, sum(d.debits)::bigint AS debits, sum(d.unauthorized)::bigint AS unauthorized,
            sum(d.administrative)::bigint AS administrative, sum(d.returned)::bigint AS returned
     FROM processors p
     JOIN debit_days d ON d.shard = p.shard AND d.processor_id = p.processor_id AND d.merchant_uuid = $4
       AND d.day BETWEEN $2::date AND $3::date
     WHERE $1::uuid IS NULL OR p.processor_id = $1
     GROUP BY d.day ORDER BY d.day`,
    [processor_id, from, to, merchant_uuid ?? nilUuid],
  );
}

export interface AmountDay {
  day: string;
  /** Cents of the debits sent, of all stages. */
  debited: number;
  /** Cents of the credits sent, of all stages. */
  credited: number;
}

/** Of a tenant, by UTC day: its debits in flight and its credits in flight, folded and waiting. */
export function selectAmountDays(db: Queryable, processorId: string, { from, to }: Period): Promise<AmountDay[]> {
  return db.query(
    `SELECT sums.day, coalesce(sum(sums.debits) FILTER (WHERE sums.account = 'DIF'), 0)::bigint AS debited,
            coalesce(sum(sums.credits) FILTER (WHERE sums.account = 'CIF'), 0)::bigint AS credited
     FROM (
       SELECT b.account, b.day, b.debits, b.credits FROM ledger_balances b
       WHERE b.shard = $1 AND b.processor_id = $2 AND b.owner_uuid = '${nilUuid}'
         AND b.account IN ('CIF', 'DIF') AND b.day BETWEEN $3::date AND $4::date
       UNION ALL
       SELECT d.account, d.day, d.debits, d.credits FROM ledger_deltas d
       WHERE d.shard = $1 AND d.processor_id = $2 AND d.account IN ('CIF', 'DIF') AND d.day BETWEEN $3::date AND $4::date) AS sums
     GROUP BY sums.day ORDER BY sums.day`,
    [...tenantKey(processorId), from, to],
  );
}

export interface MerchantAmountDay {
  day: string;
  /** Cents that became the merchant's, after fees. */
  earned: number;
  /** Cents of the payouts that were sent to it. */
  credited: number;
}

/** Of a merchant, by UTC day: credits of what it is owed, and debits of what is reserved for it. */
export function selectMerchantAmountDays(
  db: Queryable,
  { processor_id, merchant_uuid }: { processor_id: string; merchant_uuid: string },
  { from, to }: Period,
): Promise<MerchantAmountDay[]> {
  return db.query(
    `SELECT sums.day, coalesce(sum(sums.credits) FILTER (WHERE sums.account = 'PAYEE'), 0)::bigint AS earned,
            coalesce(sum(sums.debits) FILTER (WHERE sums.account = 'PRES'), 0)::bigint AS credited
     FROM (
       SELECT b.account, b.day, b.debits, b.credits FROM ledger_balances b
       WHERE b.shard = $1 AND b.processor_id = $2 AND b.owner_uuid = $3
         AND b.account IN ('PAYEE', 'PRES') AND b.day BETWEEN $4::date AND $5::date
       UNION ALL
       SELECT d.account, d.day, d.debits, d.credits FROM ledger_deltas d
       WHERE d.shard = $1 AND d.processor_id = $2 AND d.owner_uuid = $3
         AND d.account IN ('PAYEE', 'PRES') AND d.day BETWEEN $4::date AND $5::date) AS sums
     GROUP BY sums.day ORDER BY sums.day`,
    [...tenantKey(processor_id), merchant_uuid, from, to],
  );
}

/** Of all tenants, by the Eastern day of the cut-off: the totals of the files. */
export function selectFileDays(db: Queryable, { from, to }: Period): Promise<AmountDay[]> {
  return db.query(
    `SELECT (cut_off_at AT TIME ZONE 'America/New_York')::date AS day, sum(total_debits)::bigint AS debited,
            sum(total_credits)::bigint AS credited
     FROM bank_files
     WHERE cut_off_at >= $1::date::timestamp AT TIME ZONE 'America/New_York'
       AND cut_off_at < ($2::date + 1)::timestamp AT TIME ZONE 'America/New_York' AND state IN ('submitted', 'confirmed')
     GROUP BY 1 ORDER BY 1`,
    [from, to],
  );
}
