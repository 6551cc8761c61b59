// Queries on the batches of daily runs, and on the batch of each merchant.

import type { Queryable } from '../../platform/database/database.ts';
import { newestOfTenants } from '../../platform/database/newest-of-tenants.sql.ts';
import { selectPageAndTotal } from '../../platform/database/page.sql.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { RefundStatus } from '../lifecycle/refund-statuses.ts';
import type { payoutStatuses } from '../lifecycle/statuses.ts';

export const batchKinds = ['payout', 'refund'] as const;
export type BatchKind = (typeof batchKinds)[number];

export interface LatestEntry {
  processor_id: string;
  uuid: string;
  merchant_batch_uuid: string;
  bank_account_uuid: string | null;
  /** Cents. */
  amount: number;
  trace_id: string;
}

const batchesSent = recordset<{ processor_id: string; merchant_batch_uuid: string }>({
  processor_id: 'uuid',
  merchant_batch_uuid: 'uuid',
});

/** The latest entry of each batch that has a part in this file already. */
export function selectLatestEntries(
  db: Queryable,
  batches: readonly { processor_id: string; merchant_batch_uuid: string }[],
  fileUuid: string,
): Promise<LatestEntry[]> {
  return db.query(
    `SELECT e.processor_id, e.uuid, m.uuid AS merchant_batch_uuid, e.bank_account_uuid, e.amount, e.trace_id
     FROM ${batchesSent.from(2)} AS i
     JOIN merchant_batches m
       ON m.shard = i.shard AND m.processor_id = i.processor_id AND m.uuid = i.merchant_batch_uuid
     JOIN entries e ON e.shard = m.shard AND e.processor_id = m.processor_id AND e.uuid = m.entry_uuid
     WHERE e.file_uuid = $1`,
    [fileUuid, ...batchesSent.values(batches)],
  );
}

const latestEntries = recordset<{ processor_id: string; merchant_batch_uuid: string | null; uuid: string }>({
  processor_id: 'uuid',
  merchant_batch_uuid: 'uuid',
  uuid: 'uuid',
});

export async function updateLatestEntries(
  db: Queryable,
  entries: readonly { processor_id: string; merchant_batch_uuid: string | null; uuid: string }[],
): Promise<void> {
  await db.query(
    `UPDATE merchant_batches m SET entry_uuid = i.uuid
     FROM ${latestEntries.from()} AS i
     WHERE m.shard = i.shard AND m.processor_id = i.processor_id AND m.uuid = i.merchant_batch_uuid`,
    latestEntries.values(entries),
  );
}

/**
 * Whether a batch of this kind is not announced yet, ready or not. Usually there is no such batch.
 */
export async function anyUnannounced(db: Queryable, kind: BatchKind): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    'SELECT EXISTS (SELECT FROM batches WHERE kind = $1 AND NOT announced) AS found',
    [kind],
  );
  return row!.found;
}

/**
 * Marks batches as announced and answers them. Refund batches only when their entries are with the
 * bank.
 */
export function takeUnannounced(db: Queryable, kind: BatchKind, atMost: number): Promise<StoredBatch[]> {
  return db.query(
    `UPDATE batches b SET announced = true, event_count = event_count + 1
     WHERE (b.shard, b.processor_id, b.uuid) IN (
       SELECT shard, processor_id, uuid FROM batches
       WHERE kind = $1 AND NOT announced AND ($1 = 'payout' OR NOT EXISTS (
         SELECT FROM merchant_batches m JOIN refunds r
           ON r.shard = m.shard AND r.processor_id = m.processor_id AND r.merchant_batch_uuid = m.uuid
         WHERE m.shard = batches.shard AND m.processor_id = batches.processor_id AND m.batch_uuid = batches.uuid
           AND r.status = 'REFUND_PENDING'))
       ORDER BY processor_id, uuid LIMIT $2 FOR UPDATE)
     RETURNING processor_id, uuid, kind, run_at, created_at`,
    [kind, atMost],
  );
}

export interface StoredBatch {
  processor_id: string;
  uuid: string;
  kind: BatchKind;
  run_at: Date;
  created_at: Date;
}

/** With what is summed from the batches of its merchants. */
export interface Batch extends StoredBatch {
  merchant_count: number;
  transaction_count: number;
  /** Cents. */
  amount: number;
  transaction_uuids: string[];
}

export interface MerchantBatch {
  processor_id: string;
  uuid: string;
  batch_uuid: string;
  kind: BatchKind;
  vendor_id: string | null;
  merchant_uuid: string;
  bank_account_uuid: string;
  trace_id: string | null;
  created_at: Date;
  transaction_count: number;
  /** Cents. */
  amount: number;
  /** The first of `statusesByPrecedence` that one of its members has. */
  status: string;
  /** The last change of a member. */
  updated_at: Date;
  transaction_uuids: string[];
}

/**
 * As SQL: the status of the payout of payment `t` in the batch of its membership `b`. If the
 * payment had another payout later, it is the status of its entry in this batch.
 */
export const payoutStatusInBatch = `
  CASE WHEN t.merchant_batch_uuid = b.merchant_batch_uuid AND t.payout_status IS NOT NULL THEN t.payout_status::text ELSE coalesce(
    (SELECT CASE l.state WHEN 'settled' THEN 'PAYOUT_COMPLETE' WHEN 'returned' THEN 'PAYOUT_ACH_FAILED' END
     FROM current_legs l
     WHERE l.shard = b.shard AND l.processor_id = b.processor_id AND l.transaction_uuid = b.transaction_uuid
       AND l.stage = 'payout' AND NOT l.rejected AND EXISTS (
         SELECT FROM entries e
         WHERE e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
           AND e.merchant_batch_uuid = b.merchant_batch_uuid)
     ORDER BY l.attempt DESC LIMIT 1),
    CASE WHEN b.amount = 0 THEN 'PAYOUT_COMPLETE' ELSE 'PAYOUT_CANCELED' END) END`;

// Members of a merchant's batch: payments with the amount that joined, or refunds with their
// amount.
const members = `
  SELECT b.shard, b.processor_id, b.merchant_batch_uuid, b.transaction_uuid, b.amount, ${payoutStatusInBatch} AS status,
         t.updated_at
  FROM batch_payout_members b
  JOIN transaction_states t ON t.shard = b.shard AND t.processor_id = b.processor_id AND t.uuid = b.transaction_uuid
  UNION ALL
  SELECT r.shard, r.processor_id, r.merchant_batch_uuid, r.transaction_uuid, r.amount, r.status::text, r.updated_at
  FROM refunds r WHERE r.merchant_batch_uuid IS NOT NULL`;

/**
 * Members of one batch can differ: a capture was returned before the entry was filed, an offset
 * took everything, a member is on hold. The batch has the first of these statuses that a member
 * has: failed, then pending, then done.
 */
export const statusesByPrecedence = {
  payout: ['PAYOUT_ACH_FAILED', 'PAYOUT_PENDING_ACH', 'PAYOUT_ACH_PENDING', 'PAYOUT_COMPLETE', 'PAYOUT_CANCELED'],
  refund: ['REFUND_FAILED', 'REFUND_PENDING', 'REFUND_CAPTURE_ACH_PENDING', 'REFUND_ACH_PENDING', 'REFUND_COMPLETE'],
} as const satisfies { payout: readonly (typeof payoutStatuses)[number][]; refund: readonly RefundStatus[] };

const ranked = `'{${[...statusesByPrecedence.payout, ...statusesByPrecedence.refund]}}'::text[]`;
const statusOfMembers = `coalesce((${ranked})[min(array_position(${ranked}, member.status))], '')`;

// The maximum of listed transactions: more would make an event too long.
const named = 200;

export function selectMerchantBatches(
  db: Queryable,
  of: {
    processor_id: string;
    vendor_id: string | null;
    uuids?: readonly string[];
    batch_uuids?: readonly string[];
    kind?: BatchKind;
  },
): Promise<MerchantBatch[]> {
  return db.query(
    `SELECT m.processor_id, m.uuid, m.batch_uuid, m.kind, m.vendor_id, m.merchant_uuid, m.bank_account_uuid, e.trace_id,
            m.created_at, count(DISTINCT member.transaction_uuid) AS transaction_count,
            coalesce(sum(member.amount), 0)::bigint AS amount, ${statusOfMembers} AS status,
            greatest(m.created_at, max(member.updated_at)) AS updated_at,
            coalesce((array_agg(DISTINCT member.transaction_uuid ORDER BY member.transaction_uuid)
              FILTER (WHERE member.transaction_uuid IS NOT NULL))[1:${named}], '{}') AS transaction_uuids
     FROM merchant_batches m
     LEFT JOIN entries e ON e.shard = m.shard AND e.processor_id = m.processor_id AND e.uuid = m.entry_uuid
     LEFT JOIN LATERAL (SELECT transaction_uuid, status, amount, updated_at FROM (${members}) AS all_members
       WHERE shard = m.shard AND processor_id = m.processor_id AND merchant_batch_uuid = m.uuid) AS member ON true
     WHERE m.shard = $1 AND m.processor_id = $2 AND ($3::uuid IS NULL OR m.vendor_id = $3)
       AND ($4::uuid[] IS NULL OR m.uuid = ANY ($4)) AND ($5::uuid[] IS NULL OR m.batch_uuid = ANY ($5))
       AND ($6::batch_kind IS NULL OR m.kind = $6)
     GROUP BY m.shard, m.processor_id, m.uuid, m.batch_uuid, m.kind, m.vendor_id, m.merchant_uuid, m.bank_account_uuid, m.created_at,
       e.trace_id
     ORDER BY m.processor_id, m.uuid`,
    [...tenantKey(of.processor_id), of.vendor_id, of.uuids ?? null, of.batch_uuids ?? null, of.kind ?? null],
  );
}

/** A page of the merchants' batches of a run, ordered by uuid, and their number. */
export async function selectMerchantBatchesOfRun(
  db: Queryable,
  run: { processor_id: string; uuid: string },
  page: { per_page: number; offset: number },
): Promise<{ total: number; rows: MerchantBatch[] }> {
  const where = 'WHERE m.shard = $1 AND m.processor_id = $2 AND m.batch_uuid = $3';
  const { total, rows } = await selectPageAndTotal<{ uuid: string }>(db, {
    from: `FROM merchant_batches m ${where}`,
    page: `SELECT m.uuid FROM merchant_batches m ${where} ORDER BY m.uuid LIMIT $4 OFFSET $5`,
    values: [...tenantKey(run.processor_id), run.uuid, page.per_page, page.offset],
  });
  if (rows.length === 0) return { total, rows: [] };
  const { processor_id } = run;
  const uuids = rows.map(({ uuid }) => uuid);
  return { total, rows: await selectMerchantBatches(db, { processor_id, vendor_id: null, uuids }) };
}

/** The processor of a merchant's batch; null if none of this kind exists. */
export async function selectProcessorOfMerchantBatch(
  db: Queryable,
  kind: BatchKind,
  uuid: string,
): Promise<string | null> {
  // One lookup per tenant uses the primary key.
  const [row] = await db.query<{ processor_id: string }>(
    `SELECT m.processor_id FROM processors JOIN merchant_batches m USING (shard, processor_id)
     WHERE m.uuid = $1 AND m.kind = $2`,
    [uuid, kind],
  );
  return row?.processor_id ?? null;
}

/** Counts the event of each merchant of a run, and stores the announced amount. */
export async function noteMerchantsAnnounced(
  db: Queryable,
  processorId: string,
  announced: readonly Pick<MerchantBatch, 'uuid' | 'amount'>[],
): Promise<void> {
  await db.query(
    `UPDATE merchant_batches m SET event_count = m.event_count + 1, told_amount = i.amount
     FROM unnest($3::uuid[], $4::bigint[]) AS i (uuid, amount)
     WHERE m.shard = $1 AND m.processor_id = $2 AND m.uuid = i.uuid`,
    [...tenantKey(processorId), announced.map(({ uuid }) => uuid), announced.map(({ amount }) => amount)],
  );
}

/** A batch of any tenant: asks tenant by tenant in the index of the primary key. */
export async function selectBatchOfAnyTenant(db: Queryable, uuid: string): Promise<StoredBatch | null> {
  const [row] = await db.query<StoredBatch>(
    `SELECT b.processor_id, b.uuid, b.kind, b.run_at, b.created_at FROM processors p
     CROSS JOIN LATERAL (
       SELECT processor_id, uuid, kind, run_at, created_at FROM batches
       WHERE shard = p.shard AND processor_id = p.processor_id AND uuid = $1 LIMIT 1) AS b
     LIMIT 1`,
    [uuid],
  );
  return row ?? null;
}

/** Batches of all tenants or of one before a uuid, newest first. Null: any. */
export function selectBatchesBefore(
  db: Queryable,
  { processor_id, kind }: { processor_id: string | null; kind: BatchKind | null },
  before: string,
  limit: number,
): Promise<StoredBatch[]> {
  return db.query(
    newestOfTenants(
      'batches',
      ['r.processor_id, r.uuid, r.kind, r.run_at, r.created_at'],
      ['($4::batch_kind IS NULL OR r.kind = $4)'],
    ),
    [before, limit, processor_id, kind],
  );
}

/** Batches of a processor, newest first. */
export function selectBatches(
  db: Queryable,
  of: { processor_id: string; kind: BatchKind; uuid?: string; per_page: number; offset: number },
): Promise<{ total: number; rows: StoredBatch[] }> {
  const where = 'WHERE b.shard = $1 AND b.processor_id = $2 AND b.kind = $3 AND ($4::uuid IS NULL OR b.uuid = $4)';
  return selectPageAndTotal(db, {
    from: `FROM batches b ${where}`,
    page: `SELECT b.processor_id, b.uuid, b.kind, b.run_at, b.created_at FROM batches b ${where}
       ORDER BY b.uuid DESC LIMIT $5 OFFSET $6`,
    values: [...tenantKey(of.processor_id), of.kind, of.uuid ?? null, of.per_page, of.offset],
  });
}
