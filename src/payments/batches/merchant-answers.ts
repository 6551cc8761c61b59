// The API answer for the batch of a merchant: the record of its event, its entries at the bank, its
// members.
import { type Static, Type } from 'typebox';
import { anotherName, extended, Pagination, TimeOf } from '../../api/http/schema.ts';
import { type Page, pagination } from '../../api/http/spellings.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { type BatchEntryRow, selectEntriesOfBatches } from './batch-entries.sql.ts';
import { selectPayoutMembers, selectRefundMembers } from './batch-members.sql.ts';
import { exampleMerchantBatch, MerchantBatchRecord, merchantBatchRecord } from './batch-records.ts';
import { type BatchKind, type MerchantBatch, selectMerchantBatches } from './batches.sql.ts';
import {
  BatchEntry,
  batchEntry,
  exampleBatchEntry,
  examplePagination,
  examplePayoutMember,
  exampleRefundMember,
  PayoutMember,
  payoutMember,
  RefundMember,
  refundMember,
  whichMembers,
} from './member-records.ts';

const { transaction_uuids, ...figures } = MerchantBatchRecord.properties;
const ofEither = {
  ...figures,
  entries: Type.Array(BatchEntry, {
    title: 'BatchEntries',
    description:
      'Every entry at the bank, oldest first. There are several if the amount does not fit one entry, a member was on hold, or the bank rejected a file.',
  }),
  updated_at: TimeOf('When a member of the batch changed last'),
};
const listed = {
  payout: {
    ...ofEither,
    payout_status: anotherName(Type.String(), 'status'),
  },
  refund: ofEither,
};
const whole = { transaction_uuids, pagination: Pagination };

/** By kind: the batch in a list, and alone with its members. */
const Payout = Type.Object(listed.payout, {
  title: 'MerchantPayout',
  description: 'What a merchant is paid by one daily run on one bank account.',
});
const Refund = Type.Object(listed.refund, {
  title: 'MerchantRefund',
  description: 'What a merchant is debited for refunds by one daily run on one bank account.',
});
export const merchantAnswers = {
  payout: {
    Listed: Payout,
    Whole: extended(
      Payout,
      { ...whole, transactions: Type.Array(PayoutMember, { description: whichMembers }) },
      {
        title: 'WholeMerchantPayout',
        description: 'What a merchant is paid by one daily run, with a page of its payments.',
      },
    ),
  },
  refund: {
    Listed: Refund,
    Whole: extended(
      Refund,
      { ...whole, refunds: Type.Array(RefundMember, { description: whichMembers }) },
      {
        title: 'WholeMerchantRefund',
        description: 'What a merchant is debited by one daily run, with a page of its refunds.',
      },
    ),
  },
} as const;

const { transaction_uuids: exampleUuids, ...exampleFigures } = exampleMerchantBatch;
const examplePayout = {
  ...exampleFigures,
  status: 'PAYOUT_ACH_PENDING',
  payout_status: 'PAYOUT_ACH_PENDING',
  entries: [exampleBatchEntry],
  updated_at: '2026-03-06 22:00:00',
};
const exampleRefund = {
  ...exampleFigures,
  uuid: exampleRefundMember.merchant_batch_uuid,
  amount: 4_000,
  status: 'REFUND_CAPTURE_ACH_PENDING',
  transaction_count: 1,
  trace_id: '091000010000045',
  entries: [{ ...exampleBatchEntry, trace_id: '091000010000045', amount: 4_000, member_count: 1 }],
  updated_at: '2026-03-06 22:00:00',
};
const exampleWhole = { transaction_uuids: exampleUuids, pagination: examplePagination };

export const merchantExamples = {
  payout: {
    listed: examplePayout,
    whole: { ...examplePayout, ...exampleWhole, transactions: [examplePayoutMember] },
  },
  refund: { listed: exampleRefund, whole: { ...exampleRefund, ...exampleWhole, refunds: [exampleRefundMember] } },
} as const;

/** Batches of merchants for a list. */
export async function listedAnswers(
  db: Queryable,
  kind: BatchKind,
  batches: readonly MerchantBatch[],
): Promise<Static<(typeof merchantAnswers)[typeof kind]['Listed']>[]> {
  const [first] = batches;
  if (first === undefined) return [];
  const { processor_id } = first;
  const entries = await selectEntriesOfBatches(db, { processor_id, kind, uuids: batches.map(({ uuid }) => uuid) });
  const byBatch = Map.groupBy(entries, ({ merchant_batch_uuid }) => merchant_batch_uuid);
  return batches.map((batch) => listedAnswer(kind, batch, byBatch.get(batch.uuid) ?? []));
}

function listedAnswer(kind: BatchKind, batch: MerchantBatch, entries: readonly BatchEntryRow[]) {
  const { transaction_uuids: _, ...record } = merchantBatchRecord(batch);
  const listed = { ...record, entries: entries.map(batchEntry), updated_at: timestamp(batch.updated_at) };
  return kind === 'payout' ? { ...listed, payout_status: batch.status } : listed;
}

/**
 * A batch with a page of its members; null if it is not in the scope or has the other kind. Read in
 * a snapshot, so that its figures agree.
 */
export async function readWhole(
  snapshot: Queryable,
  kind: BatchKind,
  of: { processor_id: string; vendor_id: string | null; uuid: string },
  page: Page,
) {
  const { processor_id, vendor_id, uuid } = of;
  const batches = await selectMerchantBatches(snapshot, { processor_id, vendor_id, uuids: [uuid], kind });
  const [batch] = batches;
  const [listed] = await listedAnswers(snapshot, kind, batches);
  if (batch === undefined || listed === undefined) return null;
  const answer = { ...listed, transaction_uuids: batch.transaction_uuids };
  if (kind === 'payout') {
    const { rows, total } = await selectPayoutMembers(snapshot, batch, page);
    return { ...answer, transactions: rows.map(payoutMember), pagination: pagination(page, total) };
  }
  const { rows, total } = await selectRefundMembers(snapshot, { processor_id, merchant_batch_uuid: uuid }, page);
  return { ...answer, refunds: rows.map(refundMember), pagination: pagination(page, total) };
}
