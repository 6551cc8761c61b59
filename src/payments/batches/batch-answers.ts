// The API answers for daily runs: the records of their events, with additional names that existing
// clients read.
import { type Static, Type } from 'typebox';
import { anotherName, described, meaningOf, Pagination, Timestamp, Uuid } from '../../api/http/schema.ts';
import type { RefundMemberRow } from './batch-members.sql.ts';
import { BatchRecord, batchRecord, exampleBatch } from './batch-records.ts';
import type { Batch, BatchKind } from './batches.sql.ts';
import { examplePagination, exampleRefundMember, RefundMember, refundMember, whichMembers } from './member-records.ts';

const TotalItems = anotherName(Type.Integer(), 'transaction_count');
const { amount, merchant_count, transaction_count } = BatchRecord.properties;

const PayoutAnswer = Type.Object({
  ...BatchRecord.properties,
  batch_payout_uuid: anotherName(Uuid, 'uuid'),
  date: anotherName(Timestamp, 'run_at'),
  total_items: TotalItems,
  summary: described(
    Type.Object({
      amount: described(Type.Integer(), meaningOf(amount)),
      merchant_count,
      transaction_count,
    }),
    'The totals of the run, for existing clients. Use the fields of the same names next to it.',
    { deprecated: true },
  ),
});

const RefundAnswer = Type.Object({
  ...BatchRecord.properties,
  batch_refund_uuid: anotherName(Uuid, 'uuid'),
  date: anotherName(Timestamp, 'run_at'),
  total_items: TotalItems,
});

const WholeRefundAnswer = Type.Object({
  ...RefundAnswer.properties,
  total: anotherName(Type.Integer(), 'amount'),
  refunds: Type.Array(RefundMember, { description: whichMembers }),
  pagination: Pagination,
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

/** By kind: an item of the list, and the batch alone. */
export const batchAnswers = {
  payout: { Entry: PayoutAnswer, exampleEntry: examplePayout, Whole: PayoutAnswer, exampleWhole: examplePayout },
  refund: {
    Entry: RefundAnswer,
    exampleEntry: exampleRefund,
    Whole: WholeRefundAnswer,
    exampleWhole: {
      ...exampleRefund,
      total: exampleBatch.amount,
      refunds: [exampleRefundMember],
      pagination: examplePagination,
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

export function refundBatchAnswer(
  batch: Batch,
  refunds: readonly RefundMemberRow[],
  pagination: Static<typeof Pagination>,
) {
  return { ...batchAnswer('refund', batch), total: batch.amount, refunds: refunds.map(refundMember), pagination };
}
