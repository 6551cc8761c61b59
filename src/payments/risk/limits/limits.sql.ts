// Queries on limits, and on the payments that count against them.
import type { Queryable } from '../../../platform/database/database.ts';
import { selectPageAndTotal } from '../../../platform/database/page.sql.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { firstUuidOf, nilUuid } from '../../../platform/std/identifiers.ts';
import { transactionsWithStates } from '../../lifecycle/open-states.sql.ts';
import type { LimitOwner, Limits, OwnedLimits } from './limit.ts';

/** Limits with their stored usage, which is never below the true one. */
export interface CountedLimits extends OwnedLimits {
  /** The banking day of started_on_day; null if none was counted yet. */
  day: string | null;
  started_on_day: number;
  /** Null: it has to be counted before use. */
  in_flight: number | null;
  /** Counting again is cheap enough: there were few payments, or the last count is long ago. */
  may_be_counted: boolean;
  /** The time of the database. */
  locked_at: Date;
}

const columns = 'l.processor_id, l.owner_uuid, l.owner, l.amount_per_payment, l.amount_per_day, l.amount_in_flight';

// This many payments are counted in a few milliseconds. A larger count is repeated only after one
// second per this many payments, so counting takes a small part of the time.
const countedQuickly = 10_000;

const lockedOwners = recordset<{ processor_id: string; owner_uuid: string }>({
  processor_id: 'uuid',
  owner_uuid: 'uuid',
});

/** Locks the limits of owners, always in the same order. Owners without limits are left out. */
export function lockLimits(
  db: Queryable,
  owners: readonly { processor_id: string; owner_uuid: string }[],
): Promise<CountedLimits[]> {
  return db.query(
    `SELECT ${columns}, l.day, l.started_on_day, l.in_flight, l.counted_payments <= ${countedQuickly} OR l.counted_at IS NULL
            OR l.counted_at + make_interval(secs => l.counted_payments / ${countedQuickly}) <= clock_timestamp() AS may_be_counted,
            clock_timestamp() AS locked_at
     FROM limits l
     WHERE (l.shard, l.processor_id, l.owner_uuid) IN (
       SELECT i.shard, i.processor_id, i.owner_uuid FROM ${lockedOwners.from()} AS i)
     ORDER BY l.shard, l.processor_id, l.owner_uuid FOR UPDATE`,
    lockedOwners.values(owners),
  );
}

// The payments of a processor that count against the limits of an owner.
const counting: Record<LimitOwner, string> = {
  processor: '$3::uuid IS NOT NULL',
  vendor: 't.vendor_id = $3',
  merchant: 's.counted_merchant_uuid = $3',
};

type Owner = Pick<OwnedLimits, 'processor_id' | 'owner_uuid' | 'owner'>;

export interface Counted {
  /** Cents. */
  amount: number;
  /** The number of payments that were read. */
  payments: number;
}

/** The sum of the captures of an owner that are not good yet. */
export async function sumInFlight(db: Queryable, { processor_id, owner_uuid, owner }: Owner): Promise<Counted> {
  const indexed = owner === 'merchant' ? `AND ${counting[owner]}` : '';
  const [row] = await db.query<Counted>(
    `SELECT coalesce(sum(t.amount) FILTER (WHERE ${counting[owner]}), 0)::bigint AS amount, count(*) AS payments
     FROM ${transactionsWithStates} WHERE s.shard = $1 AND s.processor_id = $2 AND s.in_flight ${indexed}`,
    [...tenantKey(processor_id), owner_uuid],
  );
  return row!;
}

/**
 * The sum of the payments of an owner that started in a period and are not canceled: a range of the
 * primary key. A payment that limits count has a state from its start on.
 */
export async function sumStarted(
  db: Queryable,
  { processor_id, owner_uuid, owner }: Owner,
  { from, before }: { from: Date; before: Date },
): Promise<Counted> {
  const [row] = await db.query<Counted>(
    `SELECT coalesce(sum(t.amount) FILTER (WHERE ${counting[owner]} AND s.counted_merchant_uuid IS NOT NULL
              AND s.capture_status <> 'CAPTURE_CANCELED'), 0)::bigint AS amount, count(*) AS payments
     FROM ${transactionsWithStates} WHERE s.shard = $1 AND s.processor_id = $2 AND s.uuid >= $4 AND s.uuid < $5`,
    [...tenantKey(processor_id), owner_uuid, firstUuidOf(from), firstUuidOf(before)],
  );
  return row!;
}

export interface Usage {
  processor_id: string;
  owner_uuid: string;
  day: string | null;
  started_on_day: number;
  in_flight: number | null;
  /** The number of payments that were read, if they were counted now; else null. */
  counted_payments: number | null;
  /** Null: not counted now. */
  counted_at: Date | null;
}

const usagesSent = recordset<Usage>({
  processor_id: 'uuid',
  owner_uuid: 'uuid',
  day: 'date',
  started_on_day: 'bigint',
  in_flight: 'bigint',
  counted_payments: 'integer',
  counted_at: 'timestamptz',
});

/** Stores the usage of locked limits. */
export async function updateUsage(db: Queryable, usages: readonly Usage[]): Promise<void> {
  await db.query(
    `UPDATE limits l SET day = i.day, started_on_day = i.started_on_day, in_flight = i.in_flight,
       counted_at = coalesce(i.counted_at, l.counted_at),
       counted_payments = coalesce(i.counted_payments, l.counted_payments)
     FROM ${usagesSent.from()} AS i
     WHERE l.shard = i.shard AND l.processor_id = i.processor_id AND l.owner_uuid = i.owner_uuid`,
    usagesSent.values(usages),
  );
}

/** Sets the limits of an owner. Their usage is counted again at the next check. */
export async function upsertLimits(db: Queryable, limits: OwnedLimits, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO limits (shard, processor_id, owner_uuid, owner, amount_per_payment, amount_per_day, amount_in_flight, set_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (shard, processor_id, owner_uuid) DO UPDATE
       SET amount_per_payment = excluded.amount_per_payment, amount_per_day = excluded.amount_per_day,
           amount_in_flight = excluded.amount_in_flight, set_at = excluded.set_at, day = NULL, in_flight = NULL`,
    [
      ...tenantKey(limits.processor_id),
      limits.owner_uuid,
      limits.owner,
      limits.amount_per_payment,
      limits.amount_per_day,
      limits.amount_in_flight,
      at,
    ],
  );
}

export async function deleteLimits(db: Queryable, { processor_id, owner_uuid }: Owner): Promise<void> {
  await db.query('DELETE FROM limits WHERE shard = $1 AND processor_id = $2 AND owner_uuid = $3', [
    ...tenantKey(processor_id),
    owner_uuid,
  ]);
}

export async function selectLimits(db: Queryable, { processor_id, owner_uuid }: Owner): Promise<Limits | null> {
  const [row] = await db.query<Limits>(
    `SELECT amount_per_payment, amount_per_day, amount_in_flight FROM limits
     WHERE shard = $1 AND processor_id = $2 AND owner_uuid = $3`,
    [...tenantKey(processor_id), owner_uuid],
  );
  return row ?? null;
}

/** A page of the limits in a processor, or for a vendor: its own and its merchants' limits. */
export function selectLimitsIn(
  db: Queryable,
  of: { processor_id: string; vendor_id: string | null },
  page: { per_page: number; offset: number },
): Promise<{ total: number; rows: OwnedLimits[] }> {
  const where = `FROM limits l WHERE l.shard = $1 AND l.processor_id = $2 AND ($3::uuid IS NULL OR l.owner_uuid = $3 OR EXISTS (
    SELECT FROM users u
    WHERE u.shard = l.shard AND u.processor_id = l.processor_id AND u.uuid = l.owner_uuid AND u.vendor_id = $3))`;
  return selectPageAndTotal(db, {
    from: where,
    page: `SELECT ${columns} ${where} ORDER BY l.owner, l.owner_uuid LIMIT $4 OFFSET $5`,
    values: [...tenantKey(of.processor_id), of.vendor_id, page.per_page, page.offset],
  });
}

/** The limits in a processor after an owner, in the order of their uuids; null: from the start. */
export function selectLimitsAfter(
  db: Queryable,
  processorId: string,
  after: string | null,
  limit: number,
): Promise<OwnedLimits[]> {
  return db.query(
    `SELECT ${columns} FROM limits l
     WHERE l.shard = $1 AND l.processor_id = $2 AND l.owner_uuid > $3 ORDER BY l.owner_uuid LIMIT $4`,
    [...tenantKey(processorId), after ?? nilUuid, limit],
  );
}

/**
 * Notes in a processor whether it has limits. Raises its version, so that a payment that is
 * starting notices.
 */
export async function noteLimits(db: Queryable, processorId: string): Promise<void> {
  await db.query(
    `UPDATE processors p SET limited_at = CASE WHEN EXISTS (SELECT FROM limits l WHERE l.shard = $1 AND l.processor_id = $2)
       THEN coalesce(p.limited_at, clock.now) END, version = version + 1
     FROM (SELECT statement_timestamp() AS now) AS clock
     WHERE p.processor_id = $2`,
    tenantKey(processorId),
  );
}

/**
 * Counts the payments of a processor that started before it had limits, if they are in flight
 * (their captures wait for a file or are in one) or started from `from` on. Locks them in the order
 * of the moves. All payments of the processor must be open.
 */
export async function countEarlierPayments(db: Queryable, processorId: string, from: Date): Promise<void> {
  await db.query(
    `WITH earlier AS (
       SELECT uuid FROM transaction_states WHERE shard = $1 AND processor_id = $2 AND to_capture
       UNION
       SELECT l.transaction_uuid
       FROM (SELECT file_uuid FROM leg_dates WHERE stage = 'capture'
             UNION SELECT uuid FROM bank_files WHERE state IN ('open', 'closed', 'written', 'submitted')) AS f
       JOIN legs l ON l.file_uuid = f.file_uuid AND l.stage = 'capture' AND l.shard = $1 AND l.processor_id = $2
       UNION
       SELECT uuid FROM transaction_states WHERE shard = $1 AND processor_id = $2 AND uuid >= $3
     ), counted AS (
       SELECT s.uuid, t.payer_uuid, t.payee_uuid FROM ${transactionsWithStates}
       WHERE s.shard = $1 AND s.processor_id = $2 AND s.uuid IN (SELECT uuid FROM earlier)
         AND s.counted_merchant_uuid IS NULL
         AND (s.capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')
           OR s.uuid >= $3 AND s.capture_status <> 'CAPTURE_CANCELED')
       ORDER BY s.uuid FOR NO KEY UPDATE OF s
     )
     UPDATE transaction_states s SET counted_merchant_uuid = CASE
       WHEN u.kind = 'business' AND u.kyb_status = 'APPROVED' THEN c.payee_uuid ELSE c.payer_uuid END
     FROM counted c JOIN users u ON u.shard = $1 AND u.processor_id = $2 AND u.uuid = c.payee_uuid
     WHERE s.shard = $1 AND s.processor_id = $2 AND s.uuid = c.uuid`,
    [...tenantKey(processorId), firstUuidOf(from)],
  );
}

/** Processors that got their first limits in the last minutes of real time. */
export async function selectLimitedSince(db: Queryable, minutes: number): Promise<string[]> {
  const rows = await db.query<{ processor_id: string }>(
    `SELECT processor_id FROM processors WHERE limited_at > clock_timestamp() - make_interval(mins => $1)`,
    [minutes],
  );
  return rows.map((row) => row.processor_id);
}
