// The row of a payment, and its record in the API (Interface, transaction record).
import { type Static, Type } from 'typebox';
import { Metadata } from '../../api/http/metadata.ts';
import {
  Cents,
  described,
  extended,
  Nullable,
  OneOf,
  TimeOf,
  Uuid,
  UuidOf,
  withValues,
} from '../../api/http/schema.ts';
import type { StartedPayment } from '../../api/idempotency/asked-payment.ts';
import { AggregatorType } from '../../customers/bank-accounts/account-words.ts';
import { storedMetadata } from '../../platform/std/metadata.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import {
  CaptureStatus,
  ClawbackStatus,
  PayoutStatus,
  ReversePayoutStatus,
  TransactionStatus,
} from './status-fields.ts';
import type { Statuses } from './statuses.ts';

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
    uuid: described(Nullable(Uuid), 'The identifier of the bank account. Null: none is known.'),
    aggregator_type: described(Nullable(AggregatorType), 'How the account was added. Null: none is known.'),
  },
  { title: 'TransactionBankAccount', description: 'A bank account of a payment.' },
);

/** The sentence about a trace number. */
const traceOf = (entry: string) =>
  Type.String({ description: `The trace number of the ${entry}: 15 digits. Empty: no bank file has it yet.` });

export const TransactionRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the payment.'),
    payer_uuid: UuidOf('The user who pays.'),
    payee_uuid: UuidOf('The user who is paid.'),
    transaction_status: TransactionStatus,
    capture_status: CaptureStatus,
    payout_status: described(Nullable(PayoutStatus), 'The status of the payout. Null: no payout is reserved.'),
    clawback_status: described(Nullable(ClawbackStatus), 'The status of the clawback. Null: there is no clawback.'),
    reverse_payout_status: described(
      Nullable(ReversePayoutStatus),
      'The status of the reverse payout. Null: there is no reverse payout.',
    ),
    currency: Type.Literal('USD', { description: 'The currency of the amounts: always US dollars.' }),
    amount: described(Cents, 'What is debited from the payer, in cents.'),
    transaction_fee: described(Cents, 'The part of `amount` that the payee does not get, in cents.'),
    client_reference_id: Type.String({ description: 'Your own reference for the payment. Empty: none was given.' }),
    payout_delay_days: Type.Integer({
      description: 'Banking days from the settlement of the capture until the payout is created.',
    }),
    company_name: Type.String({
      description: 'The name that payer and payee read on their bank statements, at most 16 characters.',
    }),
    description: described(
      Nullable(Type.String()),
      'The ACH company entry description, at most 10 characters. Bank statements may show it. Null: none was given, so the debit has `PAYMENT` and the credit `PAYOUT`.',
    ),
    addenda: described(
      Nullable(Type.String()),
      'A note for the other side, sent with the entries of business accounts: at most 80 characters, and at most 8000 if the debit is CTX. Null: none was given.',
    ),
    type: OneOf(['api', 'bulk', 'dashboard'], {
      description: withValues('How the payment was started.', {
        api: 'Alone, by `POST /3p/api/v1/transaction`.',
        bulk: 'With others, by `POST /3p/api/v1/transactions/bulk`.',
        dashboard: 'By a person in a dashboard. No operation does this today.',
      }),
    }),
    ach_return_code: Nullable(
      Type.String({
        description:
          'The return code of the stage that failed last: capture, payout, clawback or reverse payout. This field and the next two describe the same stage. A retry of the stage does not change them; a won dishonor clears them. A refund has its own three fields. Null: nothing was returned.',
      }),
    ),
    failure_code: Nullable(
      Type.String({
        description: 'Why that stage failed, for programs: for instance `insufficient_funds`. Null: no stage failed.',
      }),
    ),
    failure_reason: Nullable(
      Type.String({ description: 'Why that stage failed, as a sentence. Null: no stage failed.' }),
    ),
    cancel_reason: described(
      Nullable(Type.String()),
      'The text that was given when the payment was canceled. `Canceled by request.` if none was given. Null: it is not canceled.',
    ),
    payer_bank_account: described(BankAccountOfSide, 'The bank account that is debited.'),
    payee_bank_account: described(BankAccountOfSide, 'The bank account that is credited.'),
    vendor_name: Type.String({
      description: 'The name of the vendor of the payment, or of the processor if it has no vendor.',
    }),
    created_at: TimeOf('When the payment was started'),
    updated_at: TimeOf('When the payment changed last'),
    trace_ids: Type.Object(
      {
        capture_trace_id: traceOf('latest debit of the payer'),
        payout_trace_id: traceOf('latest credit to the payee'),
        reverse_payout_trace_id: traceOf('latest credit of a reverse payout'),
        refunds: Type.Array(
          Type.Object({
            refund_uuid: Type.String({ description: 'The identifier of the refund.' }),
            refund_capture_trace_id: traceOf('debit of the payee'),
            refund_payout_trace_id: traceOf('credit to the payer'),
          }),
          { description: 'The trace numbers of each refund, the oldest first. Empty: there are no refunds.' },
        ),
      },
      { description: 'The trace numbers of the entries. A bank finds an entry by its trace number.' },
    ),
  },
  { title: 'Transaction', description: 'A payment from a payer to a payee.' },
);

/** Where the interface does not close the record: with what the caller added to the payment. */
export const TransactionWithMetadata = extended(
  TransactionRecord,
  { metadata: Type.Optional(Metadata) },
  { title: 'TransactionWithMetadata', description: 'A payment, with your own data about it.' },
);

export function transactionWithMetadata(row: TransactionRow): Static<typeof TransactionWithMetadata> {
  const record = transactionRecord(row);
  const metadata = storedMetadata(row.metadata);
  return metadata === null ? record : { ...record, metadata };
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
