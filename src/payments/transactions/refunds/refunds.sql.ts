// Queries on refunds. Their statuses are written only by `move`.

import type { Queryable } from '../../../platform/database/database.ts';
import { hasEntries, withFirstEntry } from '../../../platform/database/metadata-entries.sql.ts';
import { newestOfTenants } from '../../../platform/database/newest-of-tenants.sql.ts';
import type { OrAbsent } from '../../../platform/database/page.sql.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { Metadata } from '../../../platform/std/metadata.ts';
import { openHoldReasons } from '../../lifecycle/holds.sql.ts';
import type { RefundRow } from '../../lifecycle/refund.ts';
import type { RefundStatus } from '../../lifecycle/refund-statuses.ts';
import type { Scope } from '../transactions.sql.ts';

/** The columns of a refund `r` and its payment `t`. */
const columns = `r.uuid, r.transaction_uuid, r.amount, r.status, r.client_reference_id, r.metadata, r.refund_capture_trace_id,
  r.refund_payout_trace_id, r.refund_capture_leg, r.refund_payout_leg, r.merchant_batch_uuid, r.ach_return_code, r.failure_code,
  r.failure_reason, t.payout_type, t.payout_status, ${openHoldReasons('t')} AS hold_reasons, r.created_at, r.updated_at`;

export async function selectRefund(db: Queryable, scope: Scope, uuid: string): Promise<RefundRow | null> {
  const [row] = await db.query<RefundRow>(
    `SELECT ${columns} FROM refunds r
     JOIN current_transactions t ON t.shard = r.shard AND t.processor_id = r.processor_id AND t.uuid = r.transaction_uuid
     WHERE r.shard = $1 AND r.processor_id = $2 AND r.uuid = $3 AND ($4::uuid IS NULL OR r.vendor_id = $4)`,
    [...tenantKey(scope.processor_id), uuid, scope.vendor_id],
  );
  return row ?? null;
}

/**
 * One page of a payment's refunds, oldest first, and their total count. Null when the payment is
 * not in the scope.
 */
export async function selectRefundsOf(
  db: Queryable,
  scope: Scope,
  transactionUuid: string,
  { per_page, offset }: { per_page: number; offset: number },
): Promise<{ rows: RefundRow[]; total: number } | null> {
  const found = await db.query<OrAbsent<RefundRow> & { total: number }>(
    `SELECT page.*, payment.refund_count AS total
     FROM (SELECT t.shard, t.processor_id, t.uuid, t.refund_count, t.payout_type, t.payout_status, t.open_hold_count
           FROM current_transactions t
           WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid = $3
             AND ($4::uuid IS NULL OR t.vendor_id = $4)) AS payment
     LEFT JOIN LATERAL (
       SELECT ${columns} FROM refunds r
       CROSS JOIN (SELECT payment.*) AS t
       WHERE r.shard = payment.shard AND r.processor_id = payment.processor_id AND r.transaction_uuid = payment.uuid
       ORDER BY r.uuid LIMIT $5 OFFSET $6) AS page ON true`,
    [...tenantKey(scope.processor_id), transactionUuid, scope.vendor_id, per_page, offset],
  );
  if (found[0] === undefined) return null;
  return { rows: found.filter((row) => row.uuid !== null), total: found[0].total };
}

export interface RefundKey {
  processor_id: string;
  uuid: string;
}

const keys = recordset<RefundKey>({ processor_id: 'uuid', uuid: 'uuid' });

/** Filters of refunds. Null: any. */
export interface RefundsWanted {
  processor_id: string | null;
  vendor_id: string | null;
  status: RefundStatus | null;
  /** The hashes of entries of metadata. */
  entries: readonly string[] | null;
}

/**
 * Refunds with the first of these entries, with the columns that are filtered. LIMIT makes
 * PostgreSQL look each one up, in the order of the entries.
 */
const withMetadata = (hashes: string) => `(
    SELECT e.shard, e.processor_id, e.uuid, described.vendor_id, described.status
    FROM ${withFirstEntry('refund', hashes)} e
    CROSS JOIN LATERAL (
      SELECT r.vendor_id, r.status FROM refunds r
      WHERE r.shard = e.shard AND r.processor_id = e.processor_id AND r.uuid = e.uuid LIMIT 1) AS described)`;

/** Refunds before a uuid, newest first. */
export async function selectRefundsBefore(
  db: Queryable,
  { processor_id, vendor_id, status, entries }: RefundsWanted,
  before: string,
  limit: number,
): Promise<(RefundRow & RefundKey)[]> {
  // A filter that is absent must not be in the text: the planner would not take its index.
  const wanted = Object.entries({ entries, vendor_id, status }).filter(([, value]) => value !== null);
  const filters = wanted.map(([column], n) =>
    column === 'entries' ? hasEntries('r', 'refund', `$${n + 4}`) : `r.${column} = $${n + 4}`,
  );
  // The entries are the first of the filters.
  const source = entries === null ? 'refunds' : withMetadata('$4');
  const found = await db.query<RefundKey>(newestOfTenants(source, ['r.processor_id', 'r.uuid'], filters), [
    before,
    limit,
    processor_id,
    ...wanted.map(([, value]) => value),
  ]);
  if (found.length === 0) return [];
  return db.query(
    `SELECT r.processor_id, ${columns} FROM ${keys.from()} AS i
     JOIN refunds r ON r.shard = i.shard AND r.processor_id = i.processor_id AND r.uuid = i.uuid
     JOIN current_transactions t ON t.shard = r.shard AND t.processor_id = r.processor_id AND t.uuid = r.transaction_uuid
     ORDER BY r.uuid DESC`,
    keys.values(found),
  );
}

export interface NewRefund extends Scope {
  uuid: string;
  transaction_uuid: string;
  amount: number;
  client_reference_id: string;
  metadata: Metadata | null;
  created_at: Date;
}

/** Inserts a refund and counts it on its payment, which is locked. The move F1 announces it. */
export async function insertRefund(db: Queryable, refund: NewRefund): Promise<void> {
  await db.query(
    `WITH counted AS (
       UPDATE transaction_states SET refund_count = refund_count + 1
       WHERE shard = $1 AND processor_id = $2 AND uuid = $4
     )
     INSERT INTO refunds (shard, processor_id, uuid, transaction_uuid, vendor_id, status, standing, amount, event_count,
       client_reference_id, metadata, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'REFUND_PENDING', 'asked', $6, 0, $7, $8, $9, $9)`,
    [
      ...tenantKey(refund.processor_id),
      refund.uuid,
      refund.transaction_uuid,
      refund.vendor_id,
      refund.amount,
      refund.client_reference_id,
      refund.metadata === null ? null : JSON.stringify(refund.metadata),
      refund.created_at,
    ],
  );
}

/** Locks a refund until the phase ends; its metadata may then be read and changed. */
export async function lockRefund(phase: Queryable, processorId: string, uuid: string): Promise<void> {
  await phase.query('SELECT FROM refunds WHERE shard = $1 AND processor_id = $2 AND uuid = $3 FOR UPDATE', [
    ...tenantKey(processorId),
    uuid,
  ]);
}

export async function updateRefundMetadata(
  phase: Queryable,
  { processor_id, uuid }: RefundKey,
  metadata: Metadata | null,
  at: Date,
): Promise<void> {
  await phase.query(
    `UPDATE refunds SET metadata = $4, updated_at = greatest(updated_at, $5)
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), uuid, metadata === null ? null : JSON.stringify(metadata), at],
  );
}

/** The processor and the payment of a refund. For operators, who know only the uuid. */
export async function selectPaymentOfRefund(
  db: Queryable,
  uuid: string,
): Promise<{ processor_id: string; transaction_uuid: string } | null> {
  // Joining through `processors` lets the primary key find the row, on every node that has one.
  const [row] = await db.query<{ processor_id: string; transaction_uuid: string }>(
    `SELECT r.processor_id, r.transaction_uuid FROM processors JOIN refunds r USING (shard, processor_id) WHERE r.uuid = $1`,
    [uuid],
  );
  return row ?? null;
}
