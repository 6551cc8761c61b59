// Queries that read payments.

import { askedColumns, type StartedPayment } from '../../api/idempotency/asked-payment.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { Metadata } from '../../platform/std/metadata.ts';
import type { ChangingColumns, TransactionRow } from '../lifecycle/transaction.ts';

const changing = columnsOf<Omit<ChangingColumns, 'refunds'>>()(
  `transaction_status, capture_status, payout_status, clawback_status, reverse_payout_status, ach_return_code,
   failure_code, failure_reason, cancel_reason, capture_trace_id, payout_trace_id, reverse_payout_trace_id, updated_at`,
);

// The columns of `transactions t`, and the name that its record shows.
const started = `${askedColumns.of('t')}, coalesce(v.name, p.name) AS vendor_name`;

// The columns of the record, of `current_transactions t`. Refunds are read only if there are any.
export const columns = `${started}, ${changing.of('t')},
  CASE WHEN t.refund_count > 0 THEN (
    SELECT json_agg(json_build_object('refund_uuid', r.uuid,
      'refund_capture_trace_id', coalesce(r.refund_capture_trace_id, ''),
      'refund_payout_trace_id', coalesce(r.refund_payout_trace_id, '')) ORDER BY r.uuid)
    FROM refunds r
    WHERE r.shard = t.shard AND r.processor_id = t.processor_id AND r.transaction_uuid = t.uuid) END AS refunds`;
export const tenantNames = `JOIN processors p ON p.shard = t.shard AND p.processor_id = t.processor_id
  LEFT JOIN vendors v ON v.processor_id = t.processor_id AND v.vendor_id = t.vendor_id`;

/** The payments of a processor, or only the payments of one of its vendors. */
export interface Scope {
  processor_id: string;
  vendor_id: string | null;
}

export async function selectTransaction(db: Queryable, scope: Scope, uuid: string): Promise<TransactionRow | null> {
  const [row] = await db.query<TransactionRow>(
    `SELECT ${columns} FROM current_transactions t ${tenantNames}
     WHERE t.shard = $1 AND t.processor_id = $2 AND t.uuid = $3 AND ($4::uuid IS NULL OR t.vendor_id = $4)`,
    [...tenantKey(scope.processor_id), uuid, scope.vendor_id],
  );
  return row ?? null;
}

/** The processor of a payment. For operators, who know only the uuid. */
export async function selectProcessorOfTransaction(db: Queryable, uuid: string): Promise<string | null> {
  // Joining through `processors` lets the primary key find the row, on every node that has one.
  const [row] = await db.query<{ processor_id: string }>(
    `SELECT t.processor_id FROM processors JOIN transactions t USING (shard, processor_id) WHERE t.uuid = $1`,
    [uuid],
  );
  return row?.processor_id ?? null;
}

interface TransactionKey {
  processor_id: string;
  uuid: string;
}

const wanted = recordset<TransactionKey>({ processor_id: 'uuid', uuid: 'uuid' });

/**
 * What was asked in payments of any tenants, to render their events. An event stores the state that
 * it shows. Each is looked up by its primary key: PostgreSQL
 * would plan a join of sets by statistics that lag behind a table that grows by thousands of rows a
 * second.
 */
export function selectStarted(db: Queryable, keys: readonly TransactionKey[]): Promise<StartedPayment[]> {
  return db.query(
    `SELECT found.*
     FROM ${wanted.from()} AS wanted
     CROSS JOIN LATERAL (
       SELECT ${started} FROM transactions t ${tenantNames}
       WHERE t.shard = wanted.shard AND t.processor_id = wanted.processor_id AND t.uuid = wanted.uuid
       LIMIT 1
     ) AS found`,
    wanted.values(keys),
  );
}

/** Of a payment whose state is locked. `{}`: none. */
export async function updateMetadata(
  phase: Queryable,
  { processor_id, uuid }: TransactionKey,
  metadata: Metadata,
  at: Date,
): Promise<void> {
  await phase.query(
    `UPDATE transaction_states SET metadata = $4, updated_at = greatest(updated_at, $5)
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), uuid, JSON.stringify(metadata), at],
  );
}
