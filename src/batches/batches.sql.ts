// Statements on daily runs: what a run pays or collects for a processor, and the one entry of each merchant in it.
import { type BankOfTenants, servedThrough } from '../access/tenants.sql.ts';
import type { Queryable } from '../database/database.ts';
import { selectPageAndTotal } from '../database/page.sql.ts';

export type BatchKind = 'payout' | 'refund';

/** What a run takes up, for one merchant: a payment that is due, or a refund that waits for its debit. */
export interface Member {
  processor_id: string;
  /** The payment, or the refund. */
  uuid: string;
  vendor_id: string | null;
  merchant_uuid: string;
  bank_account_uuid: string;
}

export interface BatchUuids {
  /** For the processor's batch, and for the merchant's, should they not be there yet. */
  batch_uuid: string;
  merchant_batch_uuid: string;
}

/**
 * Puts members into their merchants' batches of a run, made where they are not there yet. Once in a batch a member stays in
 * it until it has been in a file.
 */
export async function joinBatches(
  db: Queryable,
  kind: BatchKind,
  members: readonly (Member & BatchUuids)[],
  { runAt, now }: { runAt: Date; now: Date },
): Promise<void> {
  await db.query(
    `WITH i AS MATERIALIZED (
       SELECT processor_id, uuid, vendor_id, merchant_uuid, bank_account_uuid, batch_uuid, merchant_batch_uuid
       FROM json_to_recordset($1::json) AS r (processor_id uuid, uuid uuid, vendor_id uuid, merchant_uuid uuid,
         bank_account_uuid uuid, batch_uuid uuid, merchant_batch_uuid uuid)
     ), made AS (
       INSERT INTO batches AS b (processor_id, uuid, kind, run_at, created_at)
       SELECT DISTINCT ON (processor_id) processor_id, batch_uuid, $2::batch_kind, $3::timestamptz, $4::timestamptz FROM i
       ON CONFLICT (processor_id, kind, run_at) DO UPDATE SET run_at = excluded.run_at
       RETURNING b.processor_id, b.uuid
     ), merchants AS (
       INSERT INTO merchant_batches AS m (processor_id, uuid, batch_uuid, kind, vendor_id, merchant_uuid,
         bank_account_uuid, created_at)
       SELECT DISTINCT ON (i.processor_id, i.merchant_uuid, i.vendor_id, i.bank_account_uuid) i.processor_id,
         i.merchant_batch_uuid, made.uuid, $2, i.vendor_id, i.merchant_uuid, i.bank_account_uuid, $4
       FROM i JOIN made USING (processor_id)
       ON CONFLICT (processor_id, batch_uuid, merchant_uuid, vendor_id, bank_account_uuid) DO UPDATE
         SET created_at = m.created_at
       RETURNING m.processor_id, m.uuid, m.vendor_id, m.merchant_uuid, m.bank_account_uuid
     )
     UPDATE ${kind === 'payout' ? 'transactions' : 'refunds'} t SET merchant_batch_uuid = m.uuid
     FROM i JOIN merchants m ON m.processor_id = i.processor_id AND m.merchant_uuid = i.merchant_uuid
       AND m.vendor_id IS NOT DISTINCT FROM i.vendor_id AND m.bank_account_uuid = i.bank_account_uuid
     WHERE t.processor_id = i.processor_id AND t.uuid = i.uuid`,
    [JSON.stringify(members), kind, runAt, now],
  );
}

/** A daily run: of the tenants of a bank, at an instant. */
export interface Run {
  bank: BankOfTenants;
  runAt: Date;
}

// A tenant that came from another bank after its run of this instant was told of waits for the next one: what was told stays true.
const tenantsOf = (kind: BatchKind) => `ANY (ARRAY(
       SELECT tenant.processor_id FROM unnest ${servedThrough({ name: '$2', isFirst: '$3' })} AS tenant (processor_id)
       WHERE NOT EXISTS (SELECT FROM batches b WHERE b.processor_id = tenant.processor_id AND b.kind = '${kind}'
                           AND b.run_at = $4 AND b.announced)))`;

const valuesOf = ({ bank, runAt }: Run) => [bank.name, bank.isFirst, runAt];

/** Payments of a run that are good and not yet reserved for a payout, in the order of their payees. */
export function selectPayoutsDue(
  db: Queryable,
  run: Run,
  after: Pick<Member, 'processor_id' | 'merchant_uuid' | 'uuid'> | null,
  atMost: number,
): Promise<(Member & { payout_type: 'individual' | 'batch' })[]> {
  return db.query(
    `SELECT processor_id, uuid, vendor_id, payee_uuid AS merchant_uuid, payee_bank_account_uuid AS bank_account_uuid,
            payout_type
     FROM transactions
     WHERE payout_due AND open_hold_count = 0 AND processor_id = ${tenantsOf('payout')}
       AND ($5::uuid IS NULL OR (processor_id, payee_uuid, uuid) > ($5, $6::uuid, $7::uuid))
     ORDER BY processor_id, payee_uuid, uuid LIMIT $1`,
    [atMost, ...valuesOf(run), after?.processor_id ?? null, after?.merchant_uuid ?? null, after?.uuid ?? null],
  );
}

/** Refunds of batch payees that wait for their debit and are in no batch. */
export function selectRefundsDue(
  db: Queryable,
  run: Run,
  after: Pick<Member, 'processor_id' | 'uuid'> | null,
  atMost: number,
): Promise<(Member & { transaction_uuid: string })[]> {
  return db.query(
    `SELECT r.processor_id, r.uuid, r.vendor_id, t.payee_uuid AS merchant_uuid,
            t.payee_bank_account_uuid AS bank_account_uuid, r.transaction_uuid
     FROM refunds r JOIN transactions t ON t.processor_id = r.processor_id AND t.uuid = r.transaction_uuid
     WHERE r.refund_capture_leg IS NULL AND r.status = 'REFUND_PENDING' AND r.merchant_batch_uuid IS NULL
       AND t.payout_type = 'batch' AND t.open_hold_count = 0 AND r.processor_id = ${tenantsOf('refund')}
       AND ($5::uuid IS NULL OR (r.processor_id, r.uuid) > ($5, $6::uuid))
     ORDER BY r.processor_id, r.uuid LIMIT $1`,
    [atMost, ...valuesOf(run), after?.processor_id ?? null, after?.uuid ?? null],
  );
}

/** The clawbacks of payees that a payout may pay instead: in no file, or failed. */
export function selectOwedBack(
  db: Queryable,
  payees: readonly { processor_id: string; payee_uuid: string }[],
): Promise<{ processor_id: string; transaction_uuid: string; payee_uuid: string }[]> {
  return db.query(
    `SELECT t.processor_id, t.uuid AS transaction_uuid, t.payee_uuid
     FROM (SELECT DISTINCT processor_id, payee_uuid FROM unnest($1::uuid[], $2::uuid[]) AS i (processor_id, payee_uuid)) AS payee
     JOIN transactions t USING (processor_id, payee_uuid)
     WHERE t.owed_back AND (t.clawback_leg IS NULL OR t.clawback_leg IN ('good', 'returned'))
     ORDER BY t.processor_id, t.uuid`,
    [payees.map((one) => one.processor_id), payees.map((one) => one.payee_uuid)],
  );
}

/** What former payouts left over for payees, and nothing pays yet. */
export function selectLeftOver(
  db: Queryable,
  payees: readonly { processor_id: string; payee_uuid: string }[],
): Promise<{ processor_id: string; transaction_uuid: string; payee_uuid: string }[]> {
  return db.query(
    `SELECT t.processor_id, t.uuid AS transaction_uuid, t.payee_uuid
     FROM (SELECT DISTINCT processor_id, payee_uuid FROM unnest($1::uuid[], $2::uuid[]) AS i (processor_id, payee_uuid)) AS payee
     JOIN transactions t USING (processor_id, payee_uuid)
     WHERE t.left_over AND t.payout_status IN ('PAYOUT_COMPLETE', 'PAYOUT_CANCELED') AND t.open_hold_count = 0
     ORDER BY t.processor_id, t.uuid`,
    [payees.map((one) => one.processor_id), payees.map((one) => one.payee_uuid)],
  );
}

/** The latest trace of a merchant's batch, when a part of it is in this file already, and how much of it: cents. */
export function selectBatchTraces(
  db: Queryable,
  batches: readonly { processor_id: string; merchant_batch_uuid: string }[],
  fileUuid: string,
): Promise<{ uuid: string; trace_id: string; amount: number }[]> {
  return db.query(
    `SELECT m.uuid, m.trace_id, (
       SELECT sum(l.amount) FROM legs l
       WHERE l.processor_id = m.processor_id AND l.trace_id = m.trace_id AND l.file_uuid = m.file_uuid) AS amount
     FROM unnest($1::uuid[], $2::uuid[]) AS i (processor_id, uuid) JOIN merchant_batches m USING (processor_id, uuid)
     WHERE m.file_uuid = $3`,
    [batches.map((one) => one.processor_id), batches.map((one) => one.merchant_batch_uuid), fileUuid],
  );
}

export async function giveBatchTraces(
  db: Queryable,
  batches: readonly { processor_id: string; merchant_batch_uuid: string; trace_id: string }[],
  fileUuid: string,
): Promise<void> {
  await db.query(
    `UPDATE merchant_batches m SET trace_id = i.trace_id, file_uuid = $2
     FROM json_to_recordset($1::json) AS i (processor_id uuid, merchant_batch_uuid uuid, trace_id text)
     WHERE m.processor_id = i.processor_id AND m.uuid = i.merchant_batch_uuid`,
    [JSON.stringify(batches), fileUuid],
  );
}

/** Batches of a run that nobody was told of, those of refunds once their entries are with the bank; marks them as told. */
export function takeUnannounced(
  db: Queryable,
  kind: BatchKind,
  atMost: number,
): Promise<Pick<Batch, 'processor_id' | 'uuid' | 'kind' | 'run_at' | 'created_at'>[]> {
  return db.query(
    `UPDATE batches b SET announced = true, event_count = event_count + 1
     WHERE (b.processor_id, b.uuid) IN (
       SELECT processor_id, uuid FROM batches
       WHERE kind = $1 AND NOT announced AND ($1 = 'payout' OR NOT EXISTS (
         SELECT FROM merchant_batches m JOIN refunds r
           ON r.processor_id = m.processor_id AND r.merchant_batch_uuid = m.uuid
         WHERE m.processor_id = batches.processor_id AND m.batch_uuid = batches.uuid AND r.status = 'REFUND_PENDING'))
       ORDER BY processor_id, uuid LIMIT $2 FOR UPDATE)
     RETURNING processor_id, uuid, kind, run_at, created_at`,
    [kind, atMost],
  );
}

export interface Batch {
  processor_id: string;
  uuid: string;
  kind: BatchKind;
  run_at: Date;
  created_at: Date;
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
  /** That of its members: they share their entry's fate. */
  status: string;
  transaction_uuids: string[];
}

// Members of a merchant's batch with what each moves: of a payout what it reserved (P1, P7), of a refund its amount.
const members = `
  SELECT m.processor_id, m.uuid AS merchant_batch_uuid, t.uuid AS transaction_uuid, t.payout_status::text AS status,
         (SELECT sum(p.amount) FROM postings p
          WHERE p.processor_id = t.processor_id AND p.transaction_uuid = t.uuid AND p.credit_account = 'PRES'
            AND p.transition = 'P1') AS amount
  FROM merchant_batches m JOIN transactions t ON t.processor_id = m.processor_id AND t.merchant_batch_uuid = m.uuid
  WHERE m.kind = 'payout'
  UNION ALL
  SELECT m.processor_id, m.uuid, r.transaction_uuid, r.status::text, r.amount
  FROM merchant_batches m JOIN refunds r ON r.processor_id = m.processor_id AND r.merchant_batch_uuid = m.uuid
  WHERE m.kind = 'refund'`;

// How many of the transactions are named: more than that would make an event too long.
const named = 200;

export function selectMerchantBatches(
  db: Queryable,
  of: {
    processor_id: string;
    vendor_id: string | null;
    uuid?: string;
    batch_uuids?: readonly string[];
    kind?: BatchKind;
  },
): Promise<MerchantBatch[]> {
  return db.query(
    `SELECT m.processor_id, m.uuid, m.batch_uuid, m.kind, m.vendor_id, m.merchant_uuid, m.bank_account_uuid, m.trace_id,
            m.created_at, count(DISTINCT member.transaction_uuid) AS transaction_count,
            coalesce(sum(member.amount), 0)::bigint AS amount, coalesce(min(member.status), '') AS status,
            coalesce((array_agg(DISTINCT member.transaction_uuid ORDER BY member.transaction_uuid))[1:${named}], '{}') AS transaction_uuids
     FROM merchant_batches m
     LEFT JOIN LATERAL (SELECT transaction_uuid, status, amount FROM (${members}) AS all_members
       WHERE processor_id = m.processor_id AND merchant_batch_uuid = m.uuid) AS member ON true
     WHERE m.processor_id = $1 AND ($2::uuid IS NULL OR m.vendor_id = $2) AND ($3::uuid IS NULL OR m.uuid = $3)
       AND ($4::uuid[] IS NULL OR m.batch_uuid = ANY ($4)) AND ($5::batch_kind IS NULL OR m.kind = $5)
     GROUP BY m.processor_id, m.uuid ORDER BY m.processor_id, m.uuid`,
    [of.processor_id, of.vendor_id, of.uuid ?? null, of.batch_uuids ?? null, of.kind ?? null],
  );
}

export async function countMerchantEvents(db: Queryable, processorId: string, batchUuid: string): Promise<void> {
  await db.query(
    `UPDATE merchant_batches SET event_count = event_count + 1
     WHERE processor_id = $1 AND batch_uuid = $2 AND kind = 'payout'`,
    [processorId, batchUuid],
  );
}

/** Batches of a processor, newest first. */
export function selectBatches(
  db: Queryable,
  of: { processor_id: string; kind: BatchKind; uuid?: string; per_page: number; offset: number },
): Promise<{ total: number; rows: Pick<Batch, 'processor_id' | 'uuid' | 'kind' | 'run_at' | 'created_at'>[] }> {
  const where = 'WHERE b.processor_id = $1 AND b.kind = $2 AND ($3::uuid IS NULL OR b.uuid = $3)';
  return selectPageAndTotal(db, {
    from: `FROM batches b ${where}`,
    page: `SELECT b.processor_id, b.uuid, b.kind, b.run_at, b.created_at FROM batches b ${where}
       ORDER BY b.uuid DESC LIMIT $4 OFFSET $5`,
    values: [of.processor_id, of.kind, of.uuid ?? null, of.per_page, of.offset],
  });
}
