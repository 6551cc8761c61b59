// Statements on holds. The payment's row is locked, and counts its open holds, in the statement that places or releases one.
import type { Queryable } from '../database/database.ts';
import { selectPageAndTotal } from '../database/page.sql.ts';

export const holdKinds = ['tenant', 'operator', 'risk', 'compliance'] as const;

export type HoldKind = (typeof holdKinds)[number];

export interface Hold {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  kind: HoldKind;
  reason: string;
  placed_at: Date;
  released_at: Date | null;
}

const columns = 'h.processor_id, h.uuid, h.transaction_uuid, h.kind, h.reason, h.placed_at, h.released_at';

/** Null when the tenant has one there already. */
export async function insertHold(db: Queryable, hold: Omit<Hold, 'released_at'>): Promise<Hold | null> {
  const [row] = await db.query<Hold>(
    `WITH h AS (
       INSERT INTO holds (processor_id, uuid, transaction_uuid, kind, reason, placed_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (processor_id, transaction_uuid) WHERE kind = 'tenant' AND released_at IS NULL DO NOTHING
       RETURNING processor_id, uuid, transaction_uuid, kind, reason, placed_at, released_at
     ), counted AS (
       UPDATE transactions t SET open_hold_count = open_hold_count + 1
       FROM h WHERE t.processor_id = h.processor_id AND t.uuid = h.transaction_uuid)
     SELECT ${columns} FROM h`,
    [hold.processor_id, hold.uuid, hold.transaction_uuid, hold.kind, hold.reason, hold.placed_at],
  );
  return row ?? null;
}

/** Releases an open hold by its uuid, or the tenant's of a payment; null when there is none. */
export async function releaseHold(
  db: Queryable,
  of: { processor_id: string; uuid: string } | { processor_id: string; transaction_uuid: string },
  at: Date,
): Promise<Hold | null> {
  const [row] = await db.query<Hold>(
    `WITH h AS (
       UPDATE holds SET released_at = $4
       WHERE processor_id = $1 AND released_at IS NULL
         AND (uuid = $2::uuid OR (transaction_uuid = $3::uuid AND kind = 'tenant'))
       RETURNING processor_id, uuid, transaction_uuid, kind, reason, placed_at, released_at
     ), counted AS (
       UPDATE transactions t SET open_hold_count = open_hold_count - 1
       FROM h WHERE t.processor_id = h.processor_id AND t.uuid = h.transaction_uuid)
     SELECT ${columns} FROM h`,
    [of.processor_id, 'uuid' in of ? of.uuid : null, 'transaction_uuid' in of ? of.transaction_uuid : null, at],
  );
  return row ?? null;
}

/** A hold of any tenant. */
export async function selectHold(db: Queryable, uuid: string): Promise<Hold | null> {
  const [row] = await db.query<Hold>(`SELECT ${columns} FROM holds h WHERE h.uuid = $1`, [uuid]);
  return row ?? null;
}

/** The holds of a payment, oldest first. */
export function selectHoldsOf(db: Queryable, processorId: string, transactionUuid: string): Promise<Hold[]> {
  return db.query(
    `SELECT ${columns} FROM holds h WHERE h.processor_id = $1 AND h.transaction_uuid = $2 ORDER BY h.uuid`,
    [processorId, transactionUuid],
  );
}

/** Open holds of all tenants, oldest first. */
export function selectOpenHolds(
  db: Queryable,
  page: { per_page: number; offset: number },
): Promise<{ total: number; rows: Hold[] }> {
  return selectPageAndTotal(db, {
    from: 'FROM holds h WHERE h.released_at IS NULL',
    page: `SELECT ${columns} FROM holds h WHERE h.released_at IS NULL ORDER BY h.placed_at, h.uuid LIMIT $1 OFFSET $2`,
    values: [page.per_page, page.offset],
  });
}
