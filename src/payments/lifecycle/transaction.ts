// The row of a payment, and its record in the API (Interface, transaction record).
import { type Static, Type } from 'typebox';
import { Metadata } from '../../api/http/metadata.ts';
import { Cents, extended, Nullable, OneOf, Timestamp, Uuid } from '../../api/http/schema.ts';
import type { StartedPayment } from '../../api/idempotency/asked-payment.ts';
import { timestamp } from '../../platform/std/timestamps.ts';

export const transactionStatuses = [
  'CAPTURE_PENDING',
  'CAPTURE_ACH_PENDING',
  'CAPTURE_COMPLETE',
  'IN_PAYOUT',
  'CAPTURE_ACH_FAILED',
  'CHARGEBACK',
  'CLAWBACK',
  'REVERSE_PAYOUT',
  'CANCELED',
] as const;
export const captureStatuses = [
  'CAPTURE_PENDING',
  'CAPTURE_ACH_PENDING',
  'CAPTURE_COMPLETE',
  'CAPTURE_ACH_FAILED',
  'CAPTURE_CANCELED',
] as const;
export const payoutStatuses = [
  'PAYOUT_PENDING_ACH',
  'PAYOUT_ACH_PENDING',
  'PAYOUT_COMPLETE',
  'PAYOUT_ACH_FAILED',
  'PAYOUT_CANCELED',
] as const;
export const clawbackStatuses = [
  'CLAWBACK_PENDING',
  'CLAWBACK_ACH_PENDING',
  'CLAWBACK_COMPLETE',
  'CLAWBACK_ACH_FAILED',
] as const;
export const reversePayoutStatuses = [
  'REVERSE_PAYOUT_PENDING',
  'REVERSE_PAYOUT_ACH_PENDING',
  'REVERSE_PAYOUT_ACH_COMPLETE',
  'REVERSE_PAYOUT_ACH_FAILED',
  'REVERSE_PAYOUT_CANCELED',
] as const;

export interface Statuses {
  transaction_status: (typeof transactionStatuses)[number];
  capture_status: (typeof captureStatuses)[number];
  payout_status: (typeof payoutStatuses)[number] | null;
  clawback_status: (typeof clawbackStatuses)[number] | null;
  reverse_payout_status: (typeof reversePayoutStatuses)[number] | null;
}

export type PayoutType = 'individual' | 'batch';

/** The trace numbers of a refund of the payment. Empty until they are known. */
export interface RefundTraces {
  refund_uuid: string;
  refund_capture_trace_id: string;
  refund_payout_trace_id: string;
}

/** The columns of a payment that change. An event stores their values at its moment. */
export interface ChangingColumns extends Statuses {
  ach_return_code: string | null;
  failure_code: string | null;
  failure_reason: string | null;
  cancel_reason: string | null;
  capture_trace_id: string | null;
  payout_trace_id: string | null;
  reverse_payout_trace_id: string | null;
  /** Oldest first. Null: no refunds. */
  refunds: RefundTraces[] | null;
  updated_at: Date;
}

/** The changing columns of a payment that has made no move yet, besides its status. */
export const initialColumns = {
  payout_status: null,
  clawback_status: null,
  reverse_payout_status: null,
  ach_return_code: null,
  failure_code: null,
  failure_reason: null,
  cancel_reason: null,
  capture_trace_id: null,
  payout_trace_id: null,
  reverse_payout_trace_id: null,
  refunds: null,
} as const satisfies Record<
  Exclude<keyof ChangingColumns, 'transaction_status' | 'capture_status' | 'updated_at'>,
  null
>;

export interface TransactionRow extends StartedPayment, ChangingColumns {}

const BankAccountOfSide = Type.Object(
  {
    uuid: Nullable(Uuid),
    aggregator_type: Nullable(OneOf(['manual', 'bank_link'])),
  },
  { title: 'TransactionBankAccount' },
);

export const TransactionRecord = Type.Object(
  {
    uuid: Uuid,
    payer_uuid: Uuid,
    payee_uuid: Uuid,
    transaction_status: OneOf([...transactionStatuses], { title: 'TransactionStatus' }),
    capture_status: OneOf([...captureStatuses], { title: 'CaptureStatus' }),
    payout_status: Nullable(OneOf([...payoutStatuses], { title: 'PayoutStatus' })),
    clawback_status: Nullable(OneOf([...clawbackStatuses], { title: 'ClawbackStatus' })),
    reverse_payout_status: Nullable(OneOf([...reversePayoutStatuses], { title: 'ReversePayoutStatus' })),
    currency: Type.Literal('USD'),
    amount: Cents,
    transaction_fee: Cents,
    client_reference_id: Type.String(),
    payout_delay_days: Type.Integer({
      description: 'Banking days from the settlement of the capture until the payout is created.',
    }),
    company_name: Type.String(),
    description: Nullable(Type.String()),
    addenda: Nullable(Type.String()),
    type: OneOf(['api', 'bulk', 'dashboard']),
    ach_return_code: Nullable(
      Type.String({
        description:
          'The return code of the stage that failed last: capture, payout, clawback or reverse payout. This field and the next two describe the same stage. A retry of the stage does not change them; a won dishonor clears them. A refund has its own three fields.',
      }),
    ),
    failure_code: Nullable(Type.String({ description: 'Why that stage failed.' })),
    failure_reason: Nullable(Type.String({ description: 'The same, as a sentence.' })),
    cancel_reason: Nullable(Type.String()),
    payer_bank_account: BankAccountOfSide,
    payee_bank_account: BankAccountOfSide,
    vendor_name: Type.String(),
    created_at: Timestamp,
    updated_at: Timestamp,
    trace_ids: Type.Object({
      capture_trace_id: Type.String(),
      payout_trace_id: Type.String(),
      reverse_payout_trace_id: Type.String(),
      refunds: Type.Array(
        Type.Object({
          refund_uuid: Type.String(),
          refund_capture_trace_id: Type.String(),
          refund_payout_trace_id: Type.String(),
        }),
      ),
    }),
  },
  { title: 'Transaction' },
);

/** Where the interface does not close the record: with what the caller added to the payment. */
export const TransactionWithMetadata = extended(
  TransactionRecord,
  { metadata: Type.Optional(Metadata) },
  { title: 'TransactionWithMetadata' },
);

export function transactionWithMetadata(row: TransactionRow): Static<typeof TransactionWithMetadata> {
  const record = transactionRecord(row);
  return row.metadata === null ? record : { ...record, metadata: row.metadata };
}

/** Exactly the fields of the interface. */
export function transactionRecord(row: TransactionRow): Static<typeof TransactionRecord> {
  return {
    uuid: row.uuid,
    payer_uuid: row.payer_uuid,
    payee_uuid: row.payee_uuid,
    transaction_status: row.transaction_status,
    capture_status: row.capture_status,
    payout_status: row.payout_status,
    clawback_status: row.clawback_status,
    reverse_payout_status: row.reverse_payout_status,
    currency: 'USD' as const,
    amount: row.amount,
    transaction_fee: row.transaction_fee,
    client_reference_id: row.client_reference_id,
    payout_delay_days: row.payout_delay_days,
    company_name: row.company_name,
    description: row.description,
    addenda: row.addenda,
    type: row.type,
    ach_return_code: row.ach_return_code,
    failure_code: row.failure_code,
    failure_reason: row.failure_reason,
    cancel_reason: row.cancel_reason,
    payer_bank_account: { uuid: row.payer_bank_account_uuid, aggregator_type: row.payer_aggregator_type },
    payee_bank_account: { uuid: row.payee_bank_account_uuid, aggregator_type: row.payee_aggregator_type },
    vendor_name: row.vendor_name,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
    trace_ids: {
      capture_trace_id: row.capture_trace_id ?? '',
      payout_trace_id: row.payout_trace_id ?? '',
      reverse_payout_trace_id: row.reverse_payout_trace_id ?? '',
      refunds: row.refunds ?? [],
    },
  };
}

export const exampleTransaction: Static<typeof TransactionRecord> = {
  uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  payer_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
  payee_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
  transaction_status: 'IN_PAYOUT',
  capture_status: 'CAPTURE_COMPLETE',
  payout_status: 'PAYOUT_COMPLETE',
  clawback_status: null,
  reverse_payout_status: null,
  currency: 'USD',
  amount: 12500,
  transaction_fee: 125,
  client_reference_id: 'order-1042',
  payout_delay_days: 2,
  company_name: 'FJORD MARKET',
  description: 'ORDER 1042',
  addenda: null,
  type: 'api',
  ach_return_code: null,
  failure_code: null,
  failure_reason: null,
  cancel_reason: null,
  payer_bank_account: { uuid: '019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f', aggregator_type: 'manual' },
  payee_bank_account: { uuid: '019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a', aggregator_type: 'bank_link' },
  vendor_name: 'Fjord Market',
  created_at: '2026-03-02 14:05:09',
  updated_at: '2026-03-06 13:30:00',
  trace_ids: {
    capture_trace_id: '091000010000001',
    payout_trace_id: '091000010000002',
    reverse_payout_trace_id: '',
    refunds: [],
  },
};

export const exampleWithMetadata: Static<typeof TransactionWithMetadata> = {
  ...exampleTransaction,
  metadata: { cart: '7-2041' },
};
