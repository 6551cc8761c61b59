// The records of daily runs in the API and in events.
import { type Static, Type } from 'typebox';
import { described, Nullable, TimeOf, Uuid, UuidOf } from '../../api/http/schema.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { type Batch, type MerchantBatch, type StoredBatch, statusesByPrecedence } from './batches.sql.ts';

const Total = Type.Integer({ minimum: 0, description: 'The sum of the members, in cents.' });
const TransactionCount = Type.Integer({
  description: 'The number of payments; in a batch of refunds, the number of refunds.',
});
const TransactionUuids = Type.Array(Uuid, {
  title: 'BatchTransactionUuids',
  description: 'The uuids of its payments, at most 200 of them.',
});

export const BatchRecord = Type.Object({
  uuid: UuidOf('The identifier of the batch.'),
  amount: Total,
  merchant_count: Type.Integer({ description: 'The number of merchants.' }),
  transaction_count: TransactionCount,
  transaction_uuids: TransactionUuids,
  run_at: TimeOf('The time of the daily run that made the batch'),
  created_at: TimeOf('When the batch was stored'),
});

export const MerchantBatchRecord = Type.Object({
  uuid: UuidOf('The identifier of the batch of the merchant.'),
  batch_uuid: UuidOf('The batch of the whole daily run.'),
  merchant_uuid: UuidOf('The merchant that is paid or debited.'),
  bank_account_uuid: UuidOf('The bank account of the merchant.'),
  amount: Total,
  status: Type.String({
    title: 'BatchStatus',
    description: `The first of these statuses that a member has; a payment and a refund explain them. Payouts: ${statusesByPrecedence.payout.join(', ')}. Refunds: ${statusesByPrecedence.refund.join(', ')}.`,
  }),
  transaction_count: TransactionCount,
  transaction_uuids: TransactionUuids,
  trace_id: described(
    Nullable(
      Type.String({
        title: 'LatestTrace',
        description:
          'Trace number of its latest entry, even if the bank rejected the file; null if it is in no file yet. `entries` lists all entries.',
      }),
    ),
    'Trace number of the latest entry of the batch. Null: it is in no file yet.',
  ),
  created_at: TimeOf('When the batch was stored'),
});

export function batchRecord(batch: Batch): Static<typeof BatchRecord> {
  const { uuid, amount, merchant_count, transaction_count, transaction_uuids, run_at, created_at } = batch;
  return {
    uuid,
    amount,
    merchant_count,
    transaction_count,
    transaction_uuids,
    run_at: timestamp(run_at),
    created_at: timestamp(created_at),
  };
}

export function merchantBatchRecord(batch: MerchantBatch): Static<typeof MerchantBatchRecord> {
  const { uuid, batch_uuid, merchant_uuid, bank_account_uuid, amount, status } = batch;
  const { transaction_count, transaction_uuids, trace_id, created_at } = batch;
  return {
    uuid,
    batch_uuid,
    merchant_uuid,
    bank_account_uuid,
    amount,
    status,
    transaction_count,
    transaction_uuids,
    trace_id,
    created_at: timestamp(created_at),
  };
}

/** A processor's batch, summed from its merchants' batches. */
export function summed(batch: StoredBatch, merchants: readonly MerchantBatch[]): Batch {
  const own = merchants.filter((merchant) => merchant.batch_uuid === batch.uuid);
  return {
    ...batch,
    // A merchant with two accounts has two entries.
    merchant_count: new Set(own.map(({ merchant_uuid }) => merchant_uuid)).size,
    transaction_count: own.reduce((sum, { transaction_count }) => sum + transaction_count, 0),
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
    transaction_uuids: own.flatMap(({ transaction_uuids }) => transaction_uuids).slice(0, 200),
  };
}

export const exampleBatch: Static<typeof BatchRecord> = {
  uuid: '019a2f42-0a00-7d11-9f21-1b2c3d4e5f60',
  amount: 1_250_000,
  merchant_count: 3,
  transaction_count: 117,
  transaction_uuids: ['019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90'],
  run_at: '2026-03-06 22:00:00',
  created_at: '2026-03-06 22:00:00',
};

export const exampleMerchantBatch: Static<typeof MerchantBatchRecord> = {
  uuid: '019a2f42-0b00-7e22-8a32-2c3d4e5f6071',
  batch_uuid: exampleBatch.uuid,
  merchant_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
  bank_account_uuid: '019a2f3d-7c00-7d44-8b21-5f4e3d2c1b0a',
  amount: 420_000,
  status: 'PAYOUT_ACH_PENDING',
  transaction_count: 38,
  transaction_uuids: ['019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90'],
  trace_id: '091000010000123',
  created_at: '2026-03-06 22:00:00',
};
