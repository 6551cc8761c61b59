// What the API answers of daily runs: the records of their events, and beside ours the names that existing clients read.
import { type Static, Type } from 'typebox';
import { Cents, Nullable, OneOf, Timestamp, Uuid } from '../http/schema.ts';
import { timestamp } from '../std/timestamps.ts';
import { captureStatuses } from '../transactions/transaction.ts';
import type { PayoutMemberRow, RefundMemberRow } from './batch-members.sql.ts';
import {
  BatchRecord,
  batchRecord,
  exampleBatch,
  exampleMerchantBatch,
  MerchantBatchRecord,
  merchantBatchRecord,
} from './batch-records.ts';
import type { Batch, BatchKind, MerchantBatch } from './batches.sql.ts';

/** An answer of so many payments or refunds is a megabyte or two; `transaction_count` says how many there are. */
export const mostMembers = 5_000;
const first = `The first ${mostMembers}, in the order of their uuids.`;

const Same = (schema: typeof Uuid | typeof Timestamp, as: string) =>
  Type.String({ ...schema, description: `\`${as}\` under another name.` });
const TotalItems = Type.Integer({ description: '`transaction_count` under another name.' });

const PayoutAnswer = Type.Object({
  ...BatchRecord.properties,
  batch_payout_uuid: Same(Uuid, 'uuid'),
  date: Same(Timestamp, 'run_at'),
  total_items: TotalItems,
  summary: Type.Object(
    { amount: Type.Integer(), merchant_count: Type.Integer(), transaction_count: Type.Integer() },
    { description: 'The figures of the run together.' },
  ),
});

const RefundAnswer = Type.Object({
  ...BatchRecord.properties,
  batch_refund_uuid: Same(Uuid, 'uuid'),
  date: Same(Timestamp, 'run_at'),
  total_items: TotalItems,
});

const RefundMember = Type.Object({
  refund_uuid: Uuid,
  transaction_uuid: Uuid,
  amount: Cents,
  client_reference_id: Type.String(),
});

const WholeRefundAnswer = Type.Object({
  ...RefundAnswer.properties,
  total: Type.Integer({ description: '`amount` under another name.' }),
  refunds: Type.Array(RefundMember, { description: first }),
});

const exampleSpellings = { date: exampleBatch.run_at, total_items: exampleBatch.transaction_count };

const examplePayout: Static<typeof PayoutAnswer> = {
  ...exampleBatch,
  batch_payout_uuid: exampleBatch.uuid,
  ...exampleSpellings,
  summary: { amount: 1_250_000, merchant_count: 3, transaction_count: 117 },
};
const exampleRefund: Static<typeof RefundAnswer> = {
  ...exampleBatch,
  batch_refund_uuid: exampleBatch.uuid,
  ...exampleSpellings,
};

/** By kind: an entry of the list, and the batch by itself. */
export const batchAnswers = {
  payout: { Entry: PayoutAnswer, exampleEntry: examplePayout, Whole: PayoutAnswer, exampleWhole: examplePayout },
  refund: {
    Entry: RefundAnswer,
    exampleEntry: exampleRefund,
    Whole: WholeRefundAnswer,
    exampleWhole: {
      ...exampleRefund,
      total: exampleBatch.amount,
      refunds: [
        {
          refund_uuid: '019a2f41-2d00-7c10-8e42-6a5b4c3d2e1f',
          transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
          amount: 4_000,
          client_reference_id: 'refund-17',
        },
      ],
    },
  },
} as const;

export function batchAnswer(kind: BatchKind, batch: Batch) {
  const record = batchRecord(batch);
  const { uuid, run_at: date, amount, merchant_count, transaction_count } = record;
  const spelled = { date, total_items: transaction_count };
  return kind === 'payout'
    ? { ...record, batch_payout_uuid: uuid, ...spelled, summary: { amount, merchant_count, transaction_count } }
    : { ...record, batch_refund_uuid: uuid, ...spelled };
}

export function refundBatchAnswer(batch: Batch, refunds: readonly RefundMemberRow[]) {
  return { ...batchAnswer('refund', batch), total: batch.amount, refunds };
}

const PayoutMember = Type.Object({
  transaction_uuid: Uuid,
  amount: Cents,
  transaction_fee: Cents,
  payout_amount: Type.Integer({ description: 'Cents of this transaction in the entry.' }),
  trace_id: Type.String({ description: 'Trace number of its capture; empty until known.' }),
  capture_status: OneOf([...captureStatuses]),
  ach_return_code: Nullable(Type.String()),
  failure_reason: Nullable(Type.String()),
});

export const MerchantBatchAnswer = Type.Object({
  ...MerchantBatchRecord.properties,
  payout_status: Type.String({ description: '`status` under another name.' }),
  transactions: Type.Array(PayoutMember, { description: first }),
  updated_at: { ...Timestamp, description: 'When one of `transactions` changed last.' },
});

export const exampleMerchantAnswer = {
  ...exampleMerchantBatch,
  payout_status: exampleMerchantBatch.status,
  transactions: [
    {
      transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
      amount: 12_500,
      transaction_fee: 125,
      payout_amount: 12_375,
      trace_id: '091000010000001',
      capture_status: 'CAPTURE_COMPLETE',
      ach_return_code: null,
      failure_reason: null,
    },
  ],
  updated_at: '2026-03-06 22:00:00',
} as const;

export function merchantBatchAnswer(batch: MerchantBatch, transactions: readonly PayoutMemberRow[]) {
  const latest = (a: Date, b: Date) => (a > b ? a : b);
  return {
    ...merchantBatchRecord(batch),
    payout_status: batch.status,
    transactions: transactions.map(({ capture_trace_id, updated_at: _, ...member }) => ({
      ...member,
      trace_id: capture_trace_id ?? '',
    })),
    updated_at: timestamp(transactions.map((member) => member.updated_at).reduce(latest, batch.created_at)),
  };
}
