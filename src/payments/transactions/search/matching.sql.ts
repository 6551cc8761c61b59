// Reads the payments among candidates that match a search.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { type Summary, stateAsSql, summaryColumns } from '../../lifecycle/summary/summary-state.sql.ts';
import type { SummaryState } from '../../lifecycle/summary/summary-state.ts';
import type { TransactionRow } from '../../lifecycle/transaction.ts';
import { columns, tenantNames } from '../transactions.sql.ts';
import type { PaymentKey } from './candidates.sql.ts';

/** What a payment must have. An absent field is not looked at. */
export interface Wanted {
  processor_id?: string | undefined;
  vendor_id?: string | undefined;
  user_uuid?: string | undefined;
  file_uuid?: string | undefined;
  state?: SummaryState | undefined;
  transaction_status?: string | undefined;
  capture_status?: string | undefined;
  payout_status?: string | undefined;
  clawback_status?: string | undefined;
  reverse_payout_status?: string | undefined;
  return_code?: string | undefined;
  /** Cents. */
  amount_from?: number | undefined;
  amount_to?: number | undefined;
  client_reference_id?: string | undefined;
  held?: boolean | undefined;
  updated_from?: Date | undefined;
  updated_before?: Date | undefined;
}

/** As SQL, of the payment `t`; `value` stands for the parameter. */
const conditions = {
  processor_id: (value) => `t.processor_id = ${value}`,
  user_uuid: (value) => `${value} IN (t.payer_uuid, t.payee_uuid)`,
  file_uuid: (value) => `EXISTS (SELECT FROM legs l WHERE l.shard = t.shard AND l.processor_id = t.processor_id
    AND l.transaction_uuid = t.uuid AND l.file_uuid = ${value})`,
  vendor_id: (value) => `t.vendor_id = ${value}`,
  transaction_status: (value) => `t.transaction_status::text = ${value}`,
  capture_status: (value) => `t.capture_status::text = ${value}`,
  payout_status: (value) => `t.payout_status::text = ${value}`,
  clawback_status: (value) => `t.clawback_status::text = ${value}`,
  reverse_payout_status: (value) => `t.reverse_payout_status::text = ${value}`,
  return_code: (value) => `t.ach_return_code = ${value}`,
  amount_from: (value) => `t.amount >= ${value}`,
  amount_to: (value) => `t.amount <= ${value}`,
  client_reference_id: (value) => `t.client_reference_id = ${value}`,
  held: (value) => `(t.open_hold_count > 0) = ${value}`,
  updated_from: (value) => `t.updated_at >= ${value}`,
  updated_before: (value) => `t.updated_at < ${value}`,
  // The last: it may read postings and refunds.
  state: (value) => `${stateAsSql('t')} = ${value}`,
} as const satisfies Record<keyof Wanted, (value: string) => string>;

export type MatchingPayment = TransactionRow & Summary & Pick<PaymentKey, 'processor_id'>;

const candidates = recordset<PaymentKey>({ processor_id: 'uuid', uuid: 'uuid' });

/** Newest first. Each candidate is looked up by its primary key. */
export function selectMatching(
  db: Queryable,
  keys: readonly PaymentKey[],
  wanted: Wanted,
  atMost: number,
): Promise<MatchingPayment[]> {
  const values: unknown[] = [...candidates.values(keys), atMost];
  const limit = `$${values.length}`;
  const all = Object.entries(conditions).flatMap(([field, condition]) => {
    const value = wanted[field as keyof Wanted];
    return value === undefined ? [] : [condition(`$${values.push(value)}`)];
  });
  return db.query(
    `SELECT found.* FROM ${candidates.from()} AS candidate
     CROSS JOIN LATERAL (
       SELECT t.processor_id, ${columns}, ${summaryColumns('t')} FROM current_transactions t ${tenantNames}
       WHERE t.shard = candidate.shard AND t.processor_id = candidate.processor_id AND t.uuid = candidate.uuid
         ${all.map((condition) => `AND ${condition}`).join(' ')}
       LIMIT 1) AS found
     ORDER BY found.uuid DESC LIMIT ${limit}`,
    values,
  );
}
