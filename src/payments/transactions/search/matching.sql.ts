// Reads the payments among candidates that match a search.
import type { Queryable } from '../../../platform/database/database.ts';
import { hasEntries } from '../../../platform/database/metadata-entries.sql.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { type Summary, stateAsSql, summaryColumns } from '../../lifecycle/summary/summary-state.sql.ts';
import type { SummaryState } from '../../lifecycle/summary/summary-state.ts';
import type { TransactionRow } from '../../lifecycle/transaction.ts';
import { columns, tenantNames } from '../transactions.sql.ts';
import type { PaymentKey } from './candidates.sql.ts';

/**
 * In lower case. A business or a last name begins with `name`, or a first and a last name begin
 * with the other two, if they are not empty.
 */
export type NameBegins = readonly [name: string, first: string, last: string];

/** What a payment must have. An absent field is not looked at. */
export interface Wanted {
  processor_id?: string | undefined;
  vendor_id?: string | undefined;
  payer_uuid?: string | undefined;
  payee_uuid?: string | undefined;
  /** The payer or the payee. */
  user_uuid?: string | undefined;
  /** The payer or the payee is one of them. */
  user_uuids?: readonly string[] | undefined;
  /** The name of the payer or the payee begins so. */
  named?: NameBegins | undefined;
  payer_bank_account_uuid?: string | undefined;
  payer_aggregator_type?: string | undefined;
  payee_bank_account_uuid?: string | undefined;
  payee_aggregator_type?: string | undefined;
  file_uuid?: string | undefined;
  state?: SummaryState | undefined;
  transaction_status?: string | undefined;
  capture_status?: string | undefined;
  payout_status?: string | undefined;
  clawback_status?: string | undefined;
  reverse_payout_status?: string | undefined;
  ach_return_code?: string | undefined;
  /** An entry of it came back at the first instant or later, and before the second one. */
  returned?: readonly [from: Date, before: Date] | undefined;
  /** Cents. */
  amount_from?: number | undefined;
  amount_to?: number | undefined;
  client_reference_id?: string | undefined;
  /** The hashes of entries of its metadata. */
  entries?: readonly string[] | undefined;
  held?: boolean | undefined;
  updated_from?: Date | undefined;
  updated_before?: Date | undefined;
}

/** As SQL, of the payment `t`; `value` stands for the parameter. */
const conditions = {
  processor_id: (value) => `t.processor_id = ${value}`,
  payer_uuid: (value) => `t.payer_uuid = ${value}`,
  payee_uuid: (value) => `t.payee_uuid = ${value}`,
  payer_bank_account_uuid: (value) => `t.payer_bank_account_uuid = ${value}`,
  payer_aggregator_type: (value) => `t.payer_aggregator_type::text = ${value}`,
  payee_bank_account_uuid: (value) => `t.payee_bank_account_uuid = ${value}`,
  payee_aggregator_type: (value) => `t.payee_aggregator_type::text = ${value}`,
  user_uuid: (value) => `${value} IN (t.payer_uuid, t.payee_uuid)`,
  user_uuids: (value) => `(t.payer_uuid = ANY (${value}) OR t.payee_uuid = ANY (${value}))`,
  named: (
    value,
  ) => `EXISTS (SELECT FROM users u CROSS JOIN LATERAL (SELECT lower(coalesce(u.business_name, u.last_name)) AS name, ${value}::text[] AS begins) AS of
    WHERE u.shard = t.shard AND u.processor_id = t.processor_id AND u.uuid IN (t.payer_uuid, t.payee_uuid)
      AND (starts_with(of.name, of.begins[1])
        OR of.begins[3] <> '' AND starts_with(of.name, of.begins[3]) AND starts_with(lower(u.first_name), of.begins[2])))`,
  file_uuid: (value) => `EXISTS (SELECT FROM legs l WHERE l.shard = t.shard AND l.processor_id = t.processor_id
    AND l.transaction_uuid = t.uuid AND l.file_uuid = ${value})`,
  vendor_id: (value) => `t.vendor_id = ${value}`,
  transaction_status: (value) => `t.transaction_status::text = ${value}`,
  capture_status: (value) => `t.capture_status::text = ${value}`,
  payout_status: (value) => `t.payout_status::text = ${value}`,
  clawback_status: (value) => `t.clawback_status::text = ${value}`,
  reverse_payout_status: (value) => `t.reverse_payout_status::text = ${value}`,
  ach_return_code: (value) => `t.ach_return_code = ${value}`,
  returned: (value) => `EXISTS (
    SELECT FROM legs l JOIN bank_items i ON i.processor_id = l.processor_id AND i.entry_uuid = l.entry_uuid
    WHERE l.shard = t.shard AND l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid AND i.kind = 'return'
      AND i.received_at >= (${value}::timestamptz[])[1] AND i.received_at < (${value}::timestamptz[])[2])`,
  amount_from: (value) => `t.amount >= ${value}`,
  amount_to: (value) => `t.amount <= ${value}`,
  client_reference_id: (value) => `t.client_reference_id = ${value}`,
  entries: (value) => hasEntries('t', 'payment', value),
  held: (value) => `(t.open_hold_count > 0) = ${value}`,
  updated_from: (value) => `t.updated_at >= ${value}`,
  updated_before: (value) => `t.updated_at < ${value}`,
  // The last: it may read postings and refunds.
  state: (value) => `${stateAsSql('t')} = ${value}`,
} as const satisfies Record<keyof Wanted, (value: string) => string>;

/** As SQL, of the payment `t`: it has all that is wanted. Adds the values to the parameters. */
const matches = (wanted: Wanted, values: unknown[]): string =>
  Object.entries(conditions)
    .map(([field, condition]) => {
      const value = wanted[field as keyof Wanted];
      return value === undefined ? '' : `AND ${condition(`$${values.push(value)}`)}`;
    })
    .join(' ');

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
  const condition = matches(wanted, values);
  return db.query(
    `SELECT found.* FROM ${candidates.from()} AS candidate
     CROSS JOIN LATERAL (
       SELECT t.processor_id, ${columns}, ${summaryColumns('t')} FROM current_transactions t ${tenantNames}
       WHERE t.shard = candidate.shard AND t.processor_id = candidate.processor_id AND t.uuid = candidate.uuid
         ${condition}
       LIMIT 1) AS found
     ORDER BY found.uuid DESC LIMIT ${limit}`,
    values,
  );
}

/**
 * As SQL: the keys of the candidates that match, each with its shard. Its first parameters are
 * `values`.
 */
export function matchingKeys(keys: readonly PaymentKey[], wanted: Wanted): { query: string; values: unknown[] } {
  const values: unknown[] = candidates.values(keys);
  const condition = matches(wanted, values);
  return {
    query: `SELECT candidate.shard, candidate.processor_id, candidate.uuid FROM ${candidates.from()} AS candidate
      CROSS JOIN LATERAL (
        SELECT FROM current_transactions t
        WHERE t.shard = candidate.shard AND t.processor_id = candidate.processor_id AND t.uuid = candidate.uuid ${condition}
        LIMIT 1) AS found`,
    values,
  };
}
