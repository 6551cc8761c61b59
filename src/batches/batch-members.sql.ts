// Statements on what is in the daily runs: the payments of a merchant's batch, the refunds of a processor's.
import type { Queryable } from '../database/database.ts';
import { members } from './batches.sql.ts';

/** A payment in a merchant's batch. */
export interface PayoutMemberRow {
  transaction_uuid: string;
  /** Cents, like the next two. */
  amount: number;
  transaction_fee: number;
  /** Its share in the entry of the batch. */
  payout_amount: number;
  capture_trace_id: string | null;
  capture_status: string;
  ach_return_code: string | null;
  failure_reason: string | null;
  updated_at: Date;
}

/** The first of them, in the order of their uuids. */
export function selectPayoutMembers(
  db: Queryable,
  batch: { processor_id: string; uuid: string },
  atMost: number,
): Promise<PayoutMemberRow[]> {
  return db.query(
    `SELECT t.uuid AS transaction_uuid, t.amount, t.transaction_fee, member.payout_amount, t.capture_trace_id, t.capture_status,
            t.ach_return_code, t.failure_reason, t.updated_at
     FROM (SELECT transaction_uuid, coalesce(sum(amount), 0)::bigint AS payout_amount FROM (${members}) AS all_members
           WHERE processor_id = $1 AND merchant_batch_uuid = $2 GROUP BY transaction_uuid) AS member
     JOIN transactions t ON t.processor_id = $1 AND t.uuid = member.transaction_uuid
     ORDER BY t.uuid LIMIT $3`,
    [batch.processor_id, batch.uuid, atMost],
  );
}

/** A refund in a daily run. */
export interface RefundMemberRow {
  refund_uuid: string;
  transaction_uuid: string;
  /** Cents. */
  amount: number;
  client_reference_id: string;
}

/** The first of them, in the order of their uuids. */
export function selectRefundMembers(
  db: Queryable,
  batch: { processor_id: string; uuid: string },
  atMost: number,
): Promise<RefundMemberRow[]> {
  return db.query(
    `SELECT r.uuid AS refund_uuid, r.transaction_uuid, r.amount, r.client_reference_id
     FROM merchant_batches m JOIN refunds r ON r.processor_id = m.processor_id AND r.merchant_batch_uuid = m.uuid
     WHERE m.processor_id = $1 AND m.batch_uuid = $2 AND m.kind = 'refund'
     ORDER BY r.uuid LIMIT $3`,
    [batch.processor_id, batch.uuid, atMost],
  );
}
