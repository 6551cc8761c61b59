// Statements that read payments.
import type { Queryable } from '../database/database.ts';
import { selectPageAndTotal } from '../database/page.sql.ts';
import { firstUuidOf } from '../std/identifiers.ts';
import type { AggregatorType, TransactionRow } from './transaction.ts';

// A payment as its record needs it; `t` is the transaction. The refunds of one that has none are not looked for.
const columns = `t.uuid, t.payer_uuid, t.payee_uuid, t.transaction_status, t.capture_status, t.payout_status,
  t.clawback_status, t.reverse_payout_status, t.amount, t.transaction_fee, t.client_reference_id, t.payout_delay_days,
  t.company_name, t.description, t.addenda, t.type, t.ach_return_code, t.failure_code, t.failure_reason,
  t.cancel_reason, t.payer_bank_account_uuid, t.payee_bank_account_uuid, t.payer_aggregator_type,
  t.payee_aggregator_type, t.capture_trace_id, t.payout_trace_id, t.reverse_payout_trace_id, t.created_at, t.updated_at,
  coalesce(v.name, p.name) AS vendor_name,
  CASE WHEN t.refund_count > 0 THEN (
    SELECT json_agg(json_build_object('refund_uuid', r.uuid,
      'refund_capture_trace_id', coalesce(r.refund_capture_trace_id, ''),
      'refund_payout_trace_id', coalesce(r.refund_payout_trace_id, '')) ORDER BY r.uuid)
    FROM refunds r WHERE r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid) END AS refunds`;
const tenantNames = `JOIN processors p ON p.processor_id = t.processor_id
  LEFT JOIN vendors v ON v.processor_id = t.processor_id AND v.vendor_id = t.vendor_id`;

/** Whose payments: all of a processor, or those of one of its vendors. */
export interface Scope {
  processor_id: string;
  vendor_id: string | null;
}

export async function selectTransaction(db: Queryable, scope: Scope, uuid: string): Promise<TransactionRow | null> {
  const [row] = await db.query<TransactionRow>(
    `SELECT ${columns} FROM transactions t ${tenantNames}
     WHERE t.processor_id = $1 AND t.uuid = $2 AND ($3::uuid IS NULL OR t.vendor_id = $3)`,
    [scope.processor_id, uuid, scope.vendor_id],
  );
  return row ?? null;
}

/** The tenant of a payment, for the operator, who knows only its uuid. */
export async function selectProcessorOfTransaction(db: Queryable, uuid: string): Promise<string | null> {
  // Asking tenant by tenant lets the primary key answer, on every node that holds one.
  const [row] = await db.query<{ processor_id: string }>(
    `SELECT t.processor_id FROM processors JOIN transactions t USING (processor_id) WHERE t.uuid = $1`,
    [uuid],
  );
  return row?.processor_id ?? null;
}

/**
 * Payments of any tenants, for rendering their events. One look-up by primary key each: a join of sets would be planned
 * by statistics that lag behind a table that grows by thousands of rows a second.
 */
export function selectTransactions(
  db: Queryable,
  keys: readonly { processor_id: string; uuid: string }[],
): Promise<TransactionRow[]> {
  return db.query(
    `SELECT found.*
     FROM unnest($1::uuid[], $2::uuid[]) AS wanted (processor_id, uuid)
     CROSS JOIN LATERAL (
       SELECT ${columns} FROM transactions t ${tenantNames}
       WHERE t.processor_id = wanted.processor_id AND t.uuid = wanted.uuid
       LIMIT 1
     ) AS found`,
    [keys.map((key) => key.processor_id), keys.map((key) => key.uuid)],
  );
}

export interface Filter extends Scope {
  /** First instant that counts. */
  from: Date | null;
  /** First instant that no longer counts. */
  before: Date | null;
  payer_account: { uuid: string; aggregator_type: AggregatorType } | null;
  payee_account: { uuid: string; aggregator_type: AggregatorType } | null;
  newest_first: boolean;
  offset: number;
  limit: number;
}

/**
 * A page of payments and how many there are in all, from one snapshot. A uuid holds the millisecond of its payment's
 * creation, so that dates are ranges of the primary key and its order is the order of the list.
 */
export async function selectPage(db: Queryable, filter: Filter): Promise<{ total: number; rows: TransactionRow[] }> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [`t.processor_id = ${bind(filter.processor_id)}`];
  if (filter.vendor_id !== null) conditions.push(`t.vendor_id = ${bind(filter.vendor_id)}`);
  if (filter.from !== null) conditions.push(`t.uuid >= ${bind(firstUuidOf(filter.from))}`);
  if (filter.before !== null) conditions.push(`t.uuid < ${bind(firstUuidOf(filter.before))}`);
  for (const side of ['payer', 'payee'] as const) {
    const account = filter[`${side}_account`];
    if (account === null) continue;
    conditions.push(
      `t.${side}_bank_account_uuid = ${bind(account.uuid)}`,
      `t.${side}_aggregator_type = ${bind(account.aggregator_type)}`,
    );
  }
  const where = conditions.join(' AND ');
  return selectPageAndTotal(db, {
    from: `FROM transactions t WHERE ${where}`,
    page: `SELECT ${columns} FROM transactions t ${tenantNames}
       WHERE ${where}
       ORDER BY t.uuid ${filter.newest_first ? 'DESC' : 'ASC'}
       LIMIT ${bind(filter.limit)} OFFSET ${bind(filter.offset)}`,
    values,
  });
}
