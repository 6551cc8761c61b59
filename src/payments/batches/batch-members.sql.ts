// Queries on the members of daily runs: payments of a payout, and refunds of a debit or of a whole
// run.
import type { Queryable } from '../../platform/database/database.ts';
import { selectPageAndTotal } from '../../platform/database/page.sql.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { RefundStatus } from '../lifecycle/refund-statuses.ts';
import { returnCodeOf } from '../lifecycle/return-codes.sql.ts';
import type { captureStatuses } from '../lifecycle/statuses.ts';
import { payoutStatusInBatch } from './batches.sql.ts';

/** A payment in a merchant's batch. */
export interface PayoutMemberRow {
  transaction_uuid: string;
  /** Cents, like the next three. */
  amount: number;
  transaction_fee: number;
  /** The amount that joined the batch. */
  payout_amount: number;
  /**
   * Its amount in the entry; null if it is in no entry, or only in one whose file the bank
   * rejected.
   */
  entry_amount: number | null;
  capture_trace_id: string | null;
  capture_status: (typeof captureStatuses)[number];
  /** In this batch, like the next two. */
  payout_status: string;
  payout_trace_id: string | null;
  payout_return_code: string | null;
  ach_return_code: string | null;
  failure_reason: string | null;
}

interface MemberPage {
  per_page: number;
  offset: number;
}

/** A page, ordered by uuid. */
export function selectPayoutMembers(
  db: Queryable,
  batch: { processor_id: string; uuid: string },
  { per_page, offset }: MemberPage,
): Promise<{ total: number; rows: PayoutMemberRow[] }> {
  const members = `
    SELECT shard, processor_id, merchant_batch_uuid, transaction_uuid, sum(amount)::bigint AS amount
    FROM batch_payout_members WHERE shard = $1 AND processor_id = $2 AND merchant_batch_uuid = $3
    GROUP BY shard, processor_id, merchant_batch_uuid, transaction_uuid`;
  return selectPageAndTotal(db, {
    from: `FROM (${members}) AS b`,
    page: `
      SELECT t.uuid AS transaction_uuid, t.amount, t.transaction_fee, b.amount AS payout_amount, entry.amount AS entry_amount,
             t.capture_trace_id, t.capture_status, ${payoutStatusInBatch} AS payout_status, entry.trace_id AS payout_trace_id,
             ${returnCodeOf('entry')} AS payout_return_code, t.ach_return_code, t.failure_reason
      FROM (${members} ORDER BY transaction_uuid LIMIT $4 OFFSET $5) AS b
      JOIN current_transactions t ON t.shard = b.shard AND t.processor_id = b.processor_id AND t.uuid = b.transaction_uuid
      LEFT JOIN LATERAL (
        SELECT l.shard, l.processor_id, l.transaction_uuid, l.entry_uuid, e.trace_id, l.state, l.amount
        FROM current_legs l JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
        WHERE l.shard = $1 AND l.processor_id = $2 AND l.transaction_uuid = t.uuid AND l.stage = 'payout'
          AND NOT l.rejected AND e.merchant_batch_uuid = $3
        ORDER BY l.attempt DESC LIMIT 1) AS entry ON true
      ORDER BY t.uuid`,
    values: [...tenantKey(batch.processor_id), batch.uuid, per_page, offset],
  });
}

/** A refund in a daily run. */
export interface RefundMemberRow {
  refund_uuid: string;
  transaction_uuid: string;
  merchant_batch_uuid: string;
  /** Cents. */
  amount: number;
  client_reference_id: string;
  status: RefundStatus;
  refund_capture_trace_id: string | null;
  ach_return_code: string | null;
  failure_reason: string | null;
}

/** A page of the refunds of a merchant's batch, or of a whole run, ordered by uuid. */
export function selectRefundMembers(
  db: Queryable,
  of: { processor_id: string } & ({ batch_uuid: string } | { merchant_batch_uuid: string }),
  { per_page, offset }: MemberPage,
): Promise<{ total: number; rows: RefundMemberRow[] }> {
  const [column, uuid] = 'batch_uuid' in of ? ['batch_uuid', of.batch_uuid] : ['uuid', of.merchant_batch_uuid];
  const from = `
    FROM merchant_batches m
    JOIN refunds r ON r.shard = m.shard AND r.processor_id = m.processor_id AND r.merchant_batch_uuid = m.uuid
    WHERE m.shard = $1 AND m.processor_id = $2 AND m.${column} = $3 AND m.kind = 'refund'`;
  return selectPageAndTotal(db, {
    from,
    page: `
      SELECT r.uuid AS refund_uuid, r.transaction_uuid, m.uuid AS merchant_batch_uuid, r.amount, r.client_reference_id, r.status,
             r.refund_capture_trace_id, r.ach_return_code, r.failure_reason ${from} ORDER BY r.uuid LIMIT $4 OFFSET $5`,
    values: [...tenantKey(of.processor_id), uuid, per_page, offset],
  });
}
