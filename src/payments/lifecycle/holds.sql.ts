// Queries on holds. A query that places or releases a hold also locks the payment and changes its
// count of open holds.

import { userName } from '../../customers/users/user-name.sql.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { insertMissingStates } from './open-states.sql.ts';
import { type PaymentKey, paymentKeys } from './payment-keys.ts';

export const holdKinds = ['tenant', 'operator', 'risk', 'compliance', 'account'] as const;

export type HoldKind = (typeof holdKinds)[number];

export interface Hold {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  kind: HoldKind;
  reason: string;
  /** Its capture goes into no file either. */
  stops_capture: boolean;
  placed_at: Date;
  released_at: Date | null;
}

/** With what it stops. */
export interface OpenHold extends Hold {
  /** Cents. */
  amount: number;
  payer_name: string;
  payee_name: string;
}

const columns =
  'h.processor_id, h.uuid, h.transaction_uuid, h.kind, h.reason, h.stops_capture, h.placed_at, h.released_at';

/** Null when the tenant already has an open hold on the payment. */
export async function insertHold(db: Queryable, hold: Omit<Hold, 'released_at'>): Promise<Hold | null> {
  await insertMissingStates(db, [hold]);
  const [row] = await db.query<Hold>(
    `WITH h AS (
       INSERT INTO holds (shard, processor_id, uuid, transaction_uuid, kind, reason, stops_capture, placed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (shard, processor_id, transaction_uuid) WHERE kind = 'tenant' AND released_at IS NULL DO NOTHING
       RETURNING shard, processor_id, uuid, transaction_uuid, kind, reason, stops_capture, placed_at, released_at
     ), counted AS (
       UPDATE transaction_states s SET open_hold_count = open_hold_count + 1
       FROM h WHERE s.shard = h.shard AND s.processor_id = h.processor_id AND s.uuid = h.transaction_uuid)
     SELECT ${columns} FROM h`,
    [
      ...tenantKey(hold.processor_id),
      hold.uuid,
      hold.transaction_uuid,
      hold.kind,
      hold.reason,
      hold.stops_capture,
      hold.placed_at,
    ],
  );
  return row ?? null;
}

/** A hold that is placed automatically, with what releases it automatically. */
export interface NewHold extends Omit<Hold, 'released_at'> {
  block_uuid?: string;
  awaits_user_uuid?: string;
}

/** Places holds. The payments must be locked. */
export async function insertHolds(db: Queryable, holds: readonly NewHold[]): Promise<void> {
  await db.query(
    `WITH h AS (
       INSERT INTO holds (shard, processor_id, uuid, transaction_uuid, kind, reason, stops_capture, block_uuid,
         awaits_user_uuid, placed_at)
       SELECT shard_of(processor_id), processor_id, uuid, transaction_uuid, kind, reason, stops_capture, block_uuid, awaits_user_uuid,
         placed_at
       FROM json_to_recordset($1::json) AS i (processor_id uuid, uuid uuid, transaction_uuid uuid, kind hold_kind, reason text,
         stops_capture boolean, block_uuid uuid, awaits_user_uuid uuid, placed_at timestamptz)
       RETURNING shard, processor_id, transaction_uuid
     )
     UPDATE transaction_states s SET open_hold_count = open_hold_count + placed.holds
     FROM (SELECT shard, processor_id, transaction_uuid, count(*) AS holds FROM h
           GROUP BY shard, processor_id, transaction_uuid) AS placed
     WHERE s.shard = placed.shard AND s.processor_id = placed.processor_id AND s.uuid = placed.transaction_uuid`,
    [JSON.stringify(holds)],
  );
}

const releasing = recordset<{ processor_id: string; uuid: string }>({ processor_id: 'uuid', uuid: 'uuid' });

/**
 * Releases these holds, or those that these blocks, or the missing bank accounts of these users,
 * have placed.
 * Returns how many holds it released.
 */
export async function releaseHoldsOf(
  db: Queryable,
  of: 'uuid' | 'block_uuid' | 'awaits_user_uuid',
  keys: readonly { processor_id: string; uuid: string }[],
  at: Date,
): Promise<number> {
  if (keys.length === 0) return 0;
  const [row] = await db.query<{ released: number }>(
    `WITH open AS MATERIALIZED (
       SELECT h.shard, h.processor_id, h.uuid, h.transaction_uuid
       FROM ${releasing.from()} AS i
       JOIN holds h ON h.shard = i.shard AND h.processor_id = i.processor_id AND h.${of} = i.uuid AND h.released_at IS NULL
     ), payments AS MATERIALIZED (
       -- The order in which moves lock payments. Payments are always locked before holds.
       SELECT * FROM (
         SELECT s.shard, s.processor_id, s.uuid FROM transaction_states s
         WHERE (s.shard, s.processor_id, s.uuid) IN (SELECT shard, processor_id, transaction_uuid FROM open)
         ORDER BY s.processor_id, s.uuid FOR NO KEY UPDATE
       ) AS locked
     ), h AS (
       UPDATE holds SET released_at = $3
       FROM open
       JOIN payments p ON p.shard = open.shard AND p.processor_id = open.processor_id AND p.uuid = open.transaction_uuid
       WHERE holds.shard = open.shard AND holds.processor_id = open.processor_id AND holds.uuid = open.uuid
         AND holds.released_at IS NULL
       RETURNING holds.shard, holds.processor_id, holds.transaction_uuid
     ), counted AS (
       UPDATE transaction_states s SET open_hold_count = open_hold_count - released.holds
       FROM (SELECT shard, processor_id, transaction_uuid, count(*) AS holds FROM h
             GROUP BY shard, processor_id, transaction_uuid) AS released
       WHERE s.shard = released.shard AND s.processor_id = released.processor_id AND s.uuid = released.transaction_uuid
     )
     SELECT count(*) AS released FROM h`,
    [...releasing.values(keys), at],
  );
  return row!.released;
}

/**
 * As SQL: an open hold keeps the capture of the payment out of files. `s`: its state. Looks at
 * `holds` only for payments that have open holds.
 */
export const captureIsHeld = (s: string): string => `${s}.open_hold_count > 0 AND EXISTS (
  SELECT FROM holds h
  WHERE h.shard = ${s}.shard AND h.processor_id = ${s}.processor_id AND h.transaction_uuid = ${s}.uuid AND h.released_at IS NULL
    AND h.stops_capture)`;

/** As SQL: the reasons of the open holds on the payment `t`. Null without open holds. */
export const openHoldReasons = (t: string): string => `CASE WHEN ${t}.open_hold_count > 0 THEN (
  SELECT string_agg(h.reason, '; ' ORDER BY h.placed_at, h.uuid) FROM holds h
  WHERE h.shard = ${t}.shard AND h.processor_id = ${t}.processor_id AND h.transaction_uuid = ${t}.uuid
    AND h.released_at IS NULL) END`;

/** The same for these payments, by uuid of the payment. */
export async function selectOpenHoldReasons(
  db: Queryable,
  payments: readonly PaymentKey[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ uuid: string; reasons: string }>(
    `SELECT h.transaction_uuid AS uuid, string_agg(h.reason, '; ' ORDER BY h.placed_at, h.uuid) AS reasons
     FROM ${paymentKeys.from()} AS i
     JOIN holds h ON h.shard = i.shard AND h.processor_id = i.processor_id AND h.transaction_uuid = i.transaction_uuid
       AND h.released_at IS NULL
     GROUP BY h.transaction_uuid`,
    paymentKeys.values(payments),
  );
  return new Map(rows.map(({ uuid, reasons }) => [uuid, reasons]));
}

/** The payments whose capture goes into no file. All must be locked. */
export async function selectHeldCaptures(db: Queryable, payments: readonly PaymentKey[]): Promise<Set<string>> {
  const rows = await db.query<{ transaction_uuid: string }>(
    `SELECT DISTINCT h.transaction_uuid
     FROM ${paymentKeys.from()} AS i
     JOIN holds h ON h.shard = i.shard AND h.processor_id = i.processor_id AND h.transaction_uuid = i.transaction_uuid
       AND h.released_at IS NULL AND h.stops_capture`,
    paymentKeys.values(payments),
  );
  return new Set(rows.map((row) => row.transaction_uuid));
}

/**
 * Releases an open hold by its uuid, or the tenant's hold on a payment. Null without such a hold.
 */
export async function releaseHold(
  db: Queryable,
  of: { processor_id: string; uuid: string } | { processor_id: string; transaction_uuid: string },
  at: Date,
): Promise<Hold | null> {
  const [row] = await db.query<Hold>(
    `WITH h AS (
       UPDATE holds SET released_at = $5
       WHERE shard = $1 AND processor_id = $2 AND released_at IS NULL
         AND (uuid = $3::uuid OR (transaction_uuid = $4::uuid AND kind = 'tenant'))
       RETURNING shard, processor_id, uuid, transaction_uuid, kind, reason, stops_capture, placed_at, released_at
     ), counted AS (
       UPDATE transaction_states s SET open_hold_count = open_hold_count - 1
       FROM h WHERE s.shard = h.shard AND s.processor_id = h.processor_id AND s.uuid = h.transaction_uuid)
     SELECT ${columns} FROM h`,
    [
      ...tenantKey(of.processor_id),
      'uuid' in of ? of.uuid : null,
      'transaction_uuid' in of ? of.transaction_uuid : null,
      at,
    ],
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
    `SELECT ${columns} FROM holds h WHERE h.shard = $1 AND h.processor_id = $2 AND h.transaction_uuid = $3
     ORDER BY h.uuid`,
    [...tenantKey(processorId), transactionUuid],
  );
}

/** Open holds of all tenants, oldest first. */
export function selectOpenHolds(
  db: Queryable,
  kind: HoldKind | null,
  after: TimeAndUuid | null,
  limit: number,
): Promise<OpenHold[]> {
  const party = (side: 'payer' | 'payee') => `
     JOIN bank_accounts ${side}_account ON ${side}_account.shard = h.shard AND ${side}_account.processor_id = h.processor_id
       AND ${side}_account.uuid = t.${side}_bank_account_uuid
     JOIN users ${side} ON ${side}.shard = h.shard AND ${side}.processor_id = h.processor_id AND ${side}.uuid = ${side}_account.user_uuid`;
  return db.query(
    `SELECT ${columns}, t.amount, ${userName('payer')} AS payer_name, ${userName('payee')} AS payee_name
     FROM (
       SELECT h.shard, ${columns} FROM holds h
       WHERE h.released_at IS NULL AND ($2::hold_kind IS NULL OR h.kind = $2) AND ${afterRow('h.placed_at', 'h.uuid', 3, '>')}
       ORDER BY h.placed_at, h.uuid LIMIT $1) AS h
     JOIN transactions t ON t.shard = h.shard AND t.processor_id = h.processor_id AND t.uuid = h.transaction_uuid
     ${party('payer')} ${party('payee')}
     ORDER BY h.placed_at, h.uuid`,
    [limit, kind, ...rowValues(after)],
  );
}
