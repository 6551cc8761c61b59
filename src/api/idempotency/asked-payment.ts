// What was asked: the part of a payment that nothing changes after its start. Its row is in
// `transactions`; `transaction_states` has where the payment stands (decision 25).
import { columnsOf } from '../../platform/database/columns.ts';
import type { TextRow } from '../../platform/database/pipeline/pipeline.ts';
import { finiteInstant, orNull, safeInteger } from '../../platform/database/value-types.ts';
import type { Metadata } from '../../platform/std/metadata.ts';

export type AggregatorType = 'manual' | 'bank_link';

/** What the record of a payment shows of it. */
export interface AskedPayment {
  uuid: string;
  payer_uuid: string;
  payee_uuid: string;
  payer_bank_account_uuid: string;
  payee_bank_account_uuid: string;
  payer_aggregator_type: AggregatorType;
  payee_aggregator_type: AggregatorType;
  type: 'api' | 'bulk' | 'dashboard';
  payout_delay_days: number;
  amount: number;
  transaction_fee: number;
  client_reference_id: string;
  company_name: string;
  description: string | null;
  addenda: string | null;
  /** Null: none. */
  metadata: Metadata | null;
  created_at: Date;
}

export const askedColumns = columnsOf<AskedPayment>()(
  `uuid, payer_uuid, payee_uuid, payer_bank_account_uuid, payee_bank_account_uuid, payer_aggregator_type,
   payee_aggregator_type, type, payout_delay_days, amount, transaction_fee, client_reference_id, company_name,
   description, addenda, metadata, created_at`,
);

/**
 * What the answer and the event of a start show. They store the name, because tenants can be
 * renamed.
 */
export interface StartedPayment extends AskedPayment {
  /** The vendor's name, else the processor's. */
  vendor_name: string;
}

/**
 * Of a row as text, whose columns from `at` on are `askedColumns`. One literal, because each replay
 * makes it.
 */
export function readStarted(row: TextRow, at: number, vendor_name: string): StartedPayment {
  return {
    uuid: row[at]!,
    payer_uuid: row[at + 1]!,
    payee_uuid: row[at + 2]!,
    payer_bank_account_uuid: row[at + 3]!,
    payee_bank_account_uuid: row[at + 4]!,
    payer_aggregator_type: row[at + 5] as AggregatorType,
    payee_aggregator_type: row[at + 6] as AggregatorType,
    type: row[at + 7] as AskedPayment['type'],
    payout_delay_days: Number(row[at + 8]),
    amount: safeInteger(row[at + 9]!),
    transaction_fee: safeInteger(row[at + 10]!),
    client_reference_id: row[at + 11]!,
    company_name: row[at + 12]!,
    description: row[at + 13]!,
    addenda: row[at + 14]!,
    metadata: orNull(row[at + 15], (text) => JSON.parse(text) as Metadata),
    created_at: finiteInstant(row[at + 16]!),
    vendor_name,
  };
}
