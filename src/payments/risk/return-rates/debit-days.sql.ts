// Queries on return rates: sums of days, the last seen states, and the policy of the operator.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { type DebitCounts, type RateStates, rateNames } from './rates.ts';

/** The owner of rates: a merchant, or with the nil uuid its processor. */
export interface RateOwner {
  processor_id: string;
  merchant_uuid: string;
}

const rateOwners = recordset<RateOwner>({ processor_id: 'uuid', merchant_uuid: 'uuid' });

const sums = `coalesce(sum(d.debits), 0)::bigint AS debits, coalesce(sum(d.unauthorized), 0)::bigint AS unauthorized,
  coalesce(sum(d.administrative), 0)::bigint AS administrative, coalesce(sum(d.returned), 0)::bigint AS returned`;

export interface WatchedRates extends RateOwner, DebitCounts {
  minimum_debits: number;
  /** The policy of the operator for merchants past the rate. */
  hold_debits_past_rate: boolean;
  /** Null for a processor. */
  debits_held: boolean | null;
  /** The states at the last check; null before the first. */
  seen: RateStates | null;
}

/** The counts since a day, and the last seen states. */
export function selectRates(db: Queryable, owners: readonly RateOwner[], since: string): Promise<WatchedRates[]> {
  return db.query(
    `SELECT i.processor_id, i.merchant_uuid, counted.*, p.return_rate_minimum_debits AS minimum_debits, p.hold_debits_past_rate,
            u.debits_held_since IS NOT NULL AS debits_held,
            CASE WHEN s.processor_id IS NOT NULL THEN json_build_object('unauthorized', s.unauthorized,
              'administrative', s.administrative, 'overall', s.overall) END AS seen
     FROM ${rateOwners.from()} AS i
     JOIN processors p ON p.shard = i.shard AND p.processor_id = i.processor_id
     LEFT JOIN users u ON u.shard = i.shard AND u.processor_id = i.processor_id AND u.uuid = i.merchant_uuid
     LEFT JOIN return_rate_states s
       ON s.shard = i.shard AND s.processor_id = i.processor_id AND s.merchant_uuid = i.merchant_uuid
     CROSS JOIN LATERAL (
       SELECT ${sums} FROM debit_days d
       WHERE d.shard = i.shard AND d.processor_id = i.processor_id AND d.merchant_uuid = i.merchant_uuid
         AND d.day >= $3::date) AS counted
     ORDER BY i.processor_id, i.merchant_uuid`,
    [...rateOwners.values(owners), since],
  );
}

const newStates = recordset<RateOwner & RateStates>({
  processor_id: 'uuid',
  merchant_uuid: 'uuid',
  unauthorized: 'return_rate_state',
  administrative: 'return_rate_state',
  overall: 'return_rate_state',
});

export async function upsertStates(
  db: Queryable,
  states: readonly (RateOwner & RateStates)[],
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO return_rate_states AS s (shard, processor_id, merchant_uuid, unauthorized, administrative, overall, changed_at)
     SELECT shard, processor_id, merchant_uuid, unauthorized, administrative, overall, $1 FROM ${newStates.from(2)} AS i
     ON CONFLICT (shard, processor_id, merchant_uuid) DO UPDATE
       SET unauthorized = excluded.unauthorized, administrative = excluded.administrative, overall = excluded.overall,
           changed_at = excluded.changed_at`,
    [at, ...newStates.values(states)],
  );
}

/**
 * Starts or ends holding the new payments of merchants of a processor. The users are locked first:
 * payments that are starting are decided again.
 */
export async function updateDebitsHeld(
  db: Queryable,
  processorId: string,
  merchantUuids: readonly string[],
  since: Date | null,
): Promise<void> {
  await db.query(
    `WITH locked AS (
       SELECT uuid FROM users WHERE shard = $1 AND processor_id = $2 AND uuid = ANY ($3::uuid[]) ORDER BY uuid FOR UPDATE
     )
     UPDATE users u SET debits_held_since = $4, version = version + 1
     FROM locked WHERE u.shard = $1 AND u.processor_id = $2 AND u.uuid = locked.uuid`,
    [...tenantKey(processorId), merchantUuids, since],
  );
}

/**
 * The owners whose states may have changed: those with returns since a day, and those near or past
 * a limit.
 */
export function selectToJudge(
  db: Queryable,
  // `processor_id` null: all processors. Continues after an owner, in the order of the keys.
  {
    processor_id,
    since,
    after,
    atMost,
  }: { processor_id: string | null; since: string; after: RateOwner; atMost: number },
): Promise<RateOwner[]> {
  return db.query(
    `SELECT processor_id, merchant_uuid FROM (
       SELECT processor_id, merchant_uuid FROM debit_days WHERE returned > 0 AND day >= $1::date
       UNION
       SELECT processor_id, merchant_uuid FROM return_rate_states
       WHERE 'normal' <> ANY (ARRAY[unauthorized, administrative, overall])
     ) AS owners
     WHERE (processor_id, merchant_uuid) > ($2::uuid, $3::uuid) AND ($5::uuid IS NULL OR processor_id = $5)
     ORDER BY processor_id, merchant_uuid LIMIT $4`,
    [since, after.processor_id, after.merchant_uuid, atMost, processor_id],
  );
}

export interface RatePolicy {
  hold_debits_past_rate: boolean;
  return_rate_minimum_debits: number;
}

/** Fields that are left out stay. Null if the processor does not exist. */
export async function updatePolicy(
  db: Queryable,
  processorId: string,
  policy: Partial<RatePolicy>,
): Promise<RatePolicy | null> {
  const [row] = await db.query<RatePolicy>(
    `UPDATE processors SET hold_debits_past_rate = coalesce($2, hold_debits_past_rate),
       return_rate_minimum_debits = coalesce($3, return_rate_minimum_debits)
     WHERE processor_id = $1 RETURNING hold_debits_past_rate, return_rate_minimum_debits`,
    [processorId, policy.hold_debits_past_rate ?? null, policy.return_rate_minimum_debits ?? null],
  );
  return row ?? null;
}

/**
 * A page of the processor and its merchants that have debits since a day, the processor first. A
 * vendor sees only its own merchants.
 */
export async function selectOwnersIn(
  db: Queryable,
  of: { processor_id: string; vendor_id: string | null; since: string },
  page: { per_page: number; offset: number },
): Promise<{ total: number; owners: RateOwner[] }> {
  const rows = await db.query<{ merchant_uuid: string | null; total: number }>(
    `WITH owners AS (
       SELECT DISTINCT d.merchant_uuid FROM debit_days d
       WHERE d.shard = $1 AND d.processor_id = $2 AND d.day >= $4::date AND ($3::uuid IS NULL OR EXISTS (
         SELECT FROM users u
         WHERE u.shard = d.shard AND u.processor_id = d.processor_id AND u.uuid = d.merchant_uuid AND u.vendor_id = $3))
     )
     SELECT counted.total, page.merchant_uuid
     FROM (SELECT count(*) AS total FROM owners) AS counted
     LEFT JOIN (SELECT merchant_uuid FROM owners ORDER BY merchant_uuid LIMIT $5 OFFSET $6) AS page ON true`,
    [...tenantKey(of.processor_id), of.vendor_id, of.since, page.per_page, page.offset],
  );
  const owners = rows.flatMap(({ merchant_uuid }) =>
    merchant_uuid === null ? [] : [{ processor_id: of.processor_id, merchant_uuid }],
  );
  return { total: rows[0]!.total, owners };
}

/**
 * The processor and its merchants that have debits since a day, the processor first, after one of
 * them; null: from the start.
 */
export async function selectOwnersAfter(
  db: Queryable,
  { processor_id, since }: { processor_id: string; since: string },
  after: string | null,
  limit: number,
): Promise<RateOwner[]> {
  return db.query(
    `SELECT DISTINCT d.processor_id, d.merchant_uuid FROM debit_days d
     WHERE d.shard = $1 AND d.processor_id = $2 AND d.day >= $3::date ${after === null ? '' : 'AND d.merchant_uuid > $5'}
     ORDER BY d.processor_id, d.merchant_uuid LIMIT $4`,
    [...tenantKey(processor_id), since, limit, ...(after === null ? [] : [after])],
  );
}

/** A rate of each was near its limit or past it at the last check. The processor is the first. */
export async function selectOwnersNearLimit(
  db: Queryable,
  { processor_id }: { processor_id: string },
  after: string | null,
  limit: number,
): Promise<RateOwner[]> {
  return db.query(
    `SELECT s.processor_id, s.merchant_uuid FROM return_rate_states s
     WHERE s.shard = $1 AND s.processor_id = $2 AND ($4::uuid IS NULL OR s.merchant_uuid > $4)
       AND (s.unauthorized <> 'normal' OR s.administrative <> 'normal' OR s.overall <> 'normal')
     ORDER BY s.merchant_uuid LIMIT $3`,
    [...tenantKey(processor_id), limit, after],
  );
}

/** The number of merchants and processors in each state of each rate, of all tenants. */
export async function countStates(db: Queryable): Promise<Record<string, number>> {
  const rows = await db.query<{ label: string; owners: number }>(
    `SELECT rate || '_' || state AS label, count(*) AS owners
     FROM return_rate_states
     CROSS JOIN LATERAL (VALUES ('unauthorized', unauthorized), ('administrative', administrative), ('overall', overall)) AS r (rate, state)
     WHERE state <> 'normal' GROUP BY 1`,
    [],
  );
  const none = rateNames.flatMap((rate) => [`${rate}_warning`, `${rate}_exceeded`]).map((label) => [label, 0]);
  return Object.fromEntries([...none, ...rows.map(({ label, owners }) => [label, owners])]);
}
