// Queries on what a tenant has at risk, by the date on which it settled or will settle.
import { type StageName, stageNames, stages } from '../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';

const listed = (direction: 'debit' | 'credit') =>
  stageNames
    .filter((name: StageName) => stages[name].direction === direction)
    .map((name) => `'${name}'`)
    .join(', ');

export interface SettlementDate {
  settlement_date: string;
  debits: number;
  debit_amount: number;
  debits_returned: number;
  debit_amount_returned: number;
  credits: number;
  credit_amount: number;
  credits_returned: number;
  credit_amount_returned: number;
}

const sums = (direction: 'debit' | 'credit', returned: boolean) => {
  const filter = `FILTER (WHERE l.stage IN (${listed(direction)})${returned ? ` AND l.state = 'returned'` : ''})`;
  const suffix = returned ? '_returned' : '';
  return `count(*) ${filter} AS ${direction}s${suffix}, coalesce(sum(l.amount) ${filter}, 0)::bigint AS ${direction}_amount${suffix}`;
};

/** The dates from a day on, also those to come. Files that a bank rejected are left out. */
export function selectSettlementDates(db: Queryable, processorId: string, since: Date): Promise<SettlementDate[]> {
  return db.query(
    `SELECT to_char(f.settles_at AT TIME ZONE 'America/New_York', 'YYYY-MM-DD') AS settlement_date,
       ${sums('debit', false)}, ${sums('debit', true)}, ${sums('credit', false)}, ${sums('credit', true)}
     FROM bank_files f
     JOIN current_legs l ON l.file_uuid = f.uuid AND l.shard = $1 AND l.processor_id = $2 AND NOT l.rejected
       AND l.stage IN (${listed('debit')}, ${listed('credit')})
     WHERE f.settles_at >= $3 AND f.state <> 'rejected' AND f.kind = 'entries'
     GROUP BY 1 ORDER BY 1`,
    [...tenantKey(processorId), since],
  );
}

export interface Unfiled {
  debits: number;
  debit_amount: number;
  credits: number;
  credit_amount: number;
}

/** Payments that wait for a file, also those without a state, which are pending and untouched. */
export async function selectUnfiled(db: Queryable, processorId: string): Promise<Unfiled> {
  const [row] = await db.query<Unfiled>(
    `WITH waiting AS (
       SELECT s.to_capture AS is_debit, t.amount, t.transaction_fee
       FROM transaction_states s
       JOIN transactions t ON t.shard = s.shard AND t.processor_id = s.processor_id AND t.uuid = s.uuid
       WHERE s.shard = $1 AND s.processor_id = $2 AND (s.to_capture OR s.to_pay_out)
       UNION ALL
       SELECT true, t.amount, t.transaction_fee FROM transactions t
       WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid >= (
           SELECT min(d.transaction_uuid::text)::uuid FROM states_due d WHERE d.shard = $1 AND d.processor_id = $2)
         AND NOT EXISTS (
           SELECT FROM transaction_states s WHERE s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid)
     )
     SELECT count(*) FILTER (WHERE is_debit) AS debits, coalesce(sum(amount) FILTER (WHERE is_debit), 0)::bigint AS debit_amount,
       count(*) FILTER (WHERE NOT is_debit) AS credits,
       coalesce(sum(amount - transaction_fee) FILTER (WHERE NOT is_debit), 0)::bigint AS credit_amount
     FROM waiting`,
    tenantKey(processorId),
  );
  return row!;
}
