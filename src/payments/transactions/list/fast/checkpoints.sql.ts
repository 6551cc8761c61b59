// Queries that set the checkpoints of lists: which are due, and the counts between them.
import type { Queryable } from '../../../../platform/database/database.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';
import { nilUuid } from '../../../../platform/std/identifiers.ts';
import { between, indexedKinds, inList, narrowings } from '../list-kinds.ts';

/**
 * The body of a CTE after `started_groups`, which has the payments that a query inserts. Stores
 * that their checkpoints are due, one row for each tenant. Every query that inserts payments needs
 * it: the invariant `checkpoint_counts_match_payments` reports one that does not use it.
 */
export const checkpointsDueOfStarted = `
  INSERT INTO list_checkpoints_due (shard, processor_id, transaction_uuid)
  SELECT DISTINCT ON (processor_id) shard, processor_id, uuids[1] FROM started_groups ORDER BY processor_id, uuids[1]`;

/**
 * A checkpoint is at every UUID that ends in 0x00 (1 in 256). Nothing that happens later can move
 * it.
 */
export const isCheckpoint = (uuid: string) => `get_byte(uuid_send(${uuid}), 15) = 0`;

/** Tenants after the given one whose checkpoints are due. The table is small. */
export async function selectTenantsDue(db: Queryable, after: string, atMost: number): Promise<string[]> {
  const rows = await db.query<{ processor_id: string }>(
    `SELECT processor_id FROM list_checkpoints_due WHERE (shard, processor_id) > ($1::smallint, $2::uuid)
     GROUP BY shard, processor_id ORDER BY shard, processor_id LIMIT $3`,
    [...tenantKey(after), atMost],
  );
  return rows.map((row) => row.processor_id);
}

/** False when another process sets the checkpoints of the tenant. */
export async function lockTenant(phase: Queryable, processorId: string): Promise<boolean> {
  const rows = await phase.query('SELECT FROM processors WHERE processor_id = $1 FOR NO KEY UPDATE SKIP LOCKED', [
    processorId,
  ]);
  return rows.length > 0;
}

/** Deletes what is due. Returns the first payment whose checkpoints are due, or null. */
export async function takeDue(phase: Queryable, processorId: string): Promise<string | null> {
  const [row] = await phase.query<{ transaction_uuid: string }>(
    `WITH taken AS (
       DELETE FROM list_checkpoints_due WHERE shard = $1 AND processor_id = $2 RETURNING transaction_uuid)
     SELECT transaction_uuid FROM taken ORDER BY transaction_uuid LIMIT 1`,
    tenantKey(processorId),
  );
  return row?.transaction_uuid ?? null;
}

/** Stores that checkpoints are due from this payment on. */
export async function insertDue(phase: Queryable, processorId: string, from: string): Promise<void> {
  await phase.query(
    `INSERT INTO list_checkpoints_due (shard, processor_id, transaction_uuid) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [...tenantKey(processorId), from],
  );
}

/**
 * How many batches of payments wait for their checkpoints, over all tenants. The table is small.
 */
export async function countCheckpointsDue(db: Queryable): Promise<number> {
  const [row] = await db.query<{ due: number }>('SELECT count(*) AS due FROM list_checkpoints_due', []);
  return row!.due;
}

const columns = narrowings.join(', ');
const columnsOf = (list: string) => narrowings.map((column) => `${list}.${column}`).join(', ');
export const sameList = (one: string, other: string) =>
  ['shard', 'processor_id', ...narrowings].map((column) => `${one}.${column} = ${other}.${column}`).join(' AND ');

/** The last checkpoint of `list` before a payment. */
export const checkpointBefore = (list: string, place: string) => `
  SELECT b.transaction_uuid, b.rows_before FROM list_checkpoints b
  WHERE ${sameList('b', list)} AND b.transaction_uuid < ${place}
  ORDER BY b.transaction_uuid DESC LIMIT 1`;

/**
 * Every list that a payment is in, except the list of its pair: any of its columns may narrow the
 * list, but not both accounts.
 */
export const listsOf = (payment: string) => `
  SELECT ${payment}.shard, ${payment}.processor_id, ${columns}
  FROM ${narrowings.map((column) => `unnest(ARRAY['${nilUuid}', ${payment}.${column}]) AS by_${column} (${column})`).join(', ')}
  WHERE vendor_id IS NOT NULL AND '${nilUuid}' IN (payer_bank_account_uuid, payee_bank_account_uuid)`;

/** Updates a checkpoint of `held` that exists already. */
export const countingAnew = `ON CONFLICT (shard, processor_id, ${columns}, transaction_uuid) DO UPDATE SET rows_before = excluded.rows_before
         WHERE held.rows_before <> excluded.rows_before`;

// Each kind of list is counted by its own index. A condition that fits all kinds would use none.
export const countedByKind = indexedKinds
  .map((kind) => {
    const isKind = narrowings.map((column) => `listed.${column} ${kind.includes(column) ? '<>' : '='} '${nilUuid}'`);
    return `WHEN ${isKind.join(' AND ')} THEN (
        SELECT count(*) FROM transactions t
        WHERE ${inList(kind, 'listed')} AND ${between(kind, 'listed.previous', 'listed.uuid')})`;
  })
  .join('\n');

/** Payments of a tenant whose checkpoints are set together: the first one, and how many at most. */
export interface Portion {
  processor_id: string;
  from: string;
  at_most: number;
}

/** How many payments were read, the last of them, and whether the tenant has asked pairs. */
export interface Checkpointed {
  read: number;
  last: string | null;
  has_pairs: boolean;
}

/**
 * Sets the checkpoints of a portion in all lists. Continues the counts of the previous checkpoints.
 * Lists of payer-payee pairs are separate. Every checkpoint is counted again, so it does not matter
 * how often a payment is read.
 */
export async function setCheckpoints(phase: Queryable, portion: Portion): Promise<Checkpointed> {
  const [row] = await phase.query<Checkpointed>(
    `WITH portion AS MATERIALIZED (
       SELECT shard, processor_id, uuid, ${columns} FROM transactions
       WHERE shard = $1 AND processor_id = $2 AND uuid >= $3 ORDER BY uuid LIMIT $4
     ), listed AS MATERIALIZED (
       SELECT list.shard, list.processor_id, ${columnsOf('list')}, p.uuid,
              lag(p.uuid) OVER (PARTITION BY ${columnsOf('list')} ORDER BY p.uuid) AS previous
       FROM portion p
       CROSS JOIN LATERAL (${listsOf('p')}) AS list
       WHERE ${isCheckpoint('p.uuid')}
     ), counted AS MATERIALIZED (
       SELECT shard, processor_id, ${columns}, uuid, rows_before_portion, CASE ${countedByKind} END AS rows_between
       FROM (
         SELECT l.shard, l.processor_id, ${columnsOf('l')}, l.uuid, coalesce(l.previous, before.transaction_uuid, '${nilUuid}') AS previous,
                coalesce(before.rows_before, 0) AS rows_before_portion
         FROM listed l
         LEFT JOIN LATERAL (
           SELECT m.transaction_uuid, m.rows_before FROM list_checkpoints m
           WHERE l.previous IS NULL AND ${sameList('m', 'l')} AND m.transaction_uuid < $3
           ORDER BY m.transaction_uuid DESC LIMIT 1) AS before ON true
       ) AS listed
     ), checkpointed AS (
       INSERT INTO list_checkpoints AS held (shard, processor_id, ${columns}, transaction_uuid, rows_before)
       SELECT shard, processor_id, ${columns}, uuid,
              sum(rows_before_portion + rows_between) OVER (PARTITION BY ${columns} ORDER BY uuid)
       FROM counted
       ${countingAnew}
     )
     SELECT count(*) AS read, (SELECT uuid FROM portion ORDER BY uuid DESC LIMIT 1) AS last,
            EXISTS (SELECT 1 FROM list_asked_pairs WHERE shard = $1 AND processor_id = $2) AS has_pairs
     FROM portion`,
    [...tenantKey(portion.processor_id), portion.from, portion.at_most],
  );
  return row!;
}
