// Reads the payments among candidates that match a search.
import type { Queryable } from '../../database/database.ts';
import { recordset } from '../../database/recordset.ts';
import type { TransactionRow } from '../../lifecycle/transaction.ts';
import { columns, tenantNames } from '../transactions.sql.ts';
import type { PaymentKey } from './candidates.sql.ts';

/** What a payment must have. An absent field is not looked at. */
export interface Wanted {
  vendor_id?: string | undefined;
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

const conditions = {
  vendor_id: 't.vendor_id = ',
  transaction_status: 't.transaction_status::text = ',
  capture_status: 't.capture_status::text = ',
  payout_status: 't.payout_status::text = ',
  clawback_status: 't.clawback_status::text = ',
  reverse_payout_status: 't.reverse_payout_status::text = ',
  return_code: 't.ach_return_code = ',
  amount_from: 't.amount >= ',
  amount_to: 't.amount <= ',
  client_reference_id: 't.client_reference_id = ',
  held: '(t.open_hold_count > 0) = ',
  updated_from: 't.updated_at >= ',
  updated_before: 't.updated_at < ',
} as const satisfies Record<keyof Wanted, string>;

export type MatchingPayment = TransactionRow & Pick<PaymentKey, 'processor_id'>;

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
    return value === undefined ? [] : [`${condition}$${values.push(value)}`];
  });
  return db.query(
    `SELECT found.* FROM ${candidates.from()} AS candidate
     CROSS JOIN LATERAL (
       SELECT t.processor_id, ${columns} FROM current_transactions t ${tenantNames}
       WHERE t.shard = candidate.shard AND t.processor_id = candidate.processor_id AND t.uuid = candidate.uuid
         ${all.map((condition) => `AND ${condition}`).join(' ')}
       LIMIT 1) AS found
     ORDER BY found.uuid DESC LIMIT ${limit}`,
    values,
  );
}
