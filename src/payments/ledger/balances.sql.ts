// Queries on balances. A balance is the sum of folded balances and waiting deltas, read in one
// snapshot.
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import type { Account } from './accounts.ts';

export interface Balance {
  account: Account;
  owner_uuid: string;
  /** Cents, debit positive. */
  balance: number;
}

/** Every account of a processor whose balance is not zero. */
export function selectBalances(db: Queryable, processorId: string): Promise<Balance[]> {
  return db.query(
    `SELECT account, owner_uuid, sum(balance) AS balance
     FROM (
       SELECT account, owner_uuid, debits - credits AS balance FROM ledger_balances
       WHERE shard = $1 AND processor_id = $2 AND day = 'infinity' AND debits <> credits
       UNION ALL
       SELECT account, owner_uuid, debits - credits FROM ledger_deltas WHERE shard = $1 AND processor_id = $2
     ) AS parts
     GROUP BY account, owner_uuid
     HAVING sum(balance) <> 0
     ORDER BY account, owner_uuid`,
    tenantKey(processorId),
  );
}

/** The accounts of one owner that are not zero. Cents, debit positive. */
export function selectBalancesOf(
  db: Queryable,
  processorId: string,
  ownerUuid: string,
): Promise<Omit<Balance, 'owner_uuid'>[]> {
  return db.query(
    `SELECT account, sum(balance) AS balance
     FROM (
       SELECT account, debits - credits AS balance FROM ledger_balances
       WHERE shard = $1 AND processor_id = $2 AND owner_uuid = $3 AND day = 'infinity'
       UNION ALL
       SELECT account, debits - credits FROM ledger_deltas WHERE shard = $1 AND processor_id = $2 AND owner_uuid = $3
     ) AS parts
     GROUP BY account
     HAVING sum(balance) <> 0
     ORDER BY account`,
    [...tenantKey(processorId), ownerUuid],
  );
}

/**
 * Processors after the given one that have deltas, by shard. Found by skipping from one to the next
 * in the primary key.
 */
export async function selectUnfolded(db: Queryable, after: string, atMost: number): Promise<string[]> {
  const rows = await db.query<{ processor_id: string }>(
    `WITH RECURSIVE unfolded (shard, processor_id) AS (
       (SELECT shard, processor_id FROM ledger_deltas WHERE (shard, processor_id) > ($1, $2)
        ORDER BY shard, processor_id LIMIT 1)
       UNION ALL
       SELECT d.shard, d.processor_id FROM unfolded u CROSS JOIN LATERAL (
         SELECT d.shard, d.processor_id FROM ledger_deltas d WHERE (d.shard, d.processor_id) > (u.shard, u.processor_id)
         ORDER BY d.shard, d.processor_id LIMIT 1) AS d
     )
     SELECT processor_id FROM unfolded LIMIT $3`,
    [...tenantKey(after), atMost],
  );
  return rows.map((row) => row.processor_id);
}

/**
 * Folds up to `atMost` deltas of a processor into its balances. Returns how many it folded. A
 * folded delta is deleted in the same query, so it counts exactly once, and a reader sees it either
 * as a delta or in the balance. Two concurrent folds take different deltas and update balances in
 * the same order. The chosen deltas are an array: a join would depend on an estimate of their
 * number, and a wrong one chooses them again for each delta.
 */
export async function foldDeltas(db: Queryable, processorId: string, atMost: number): Promise<number> {
  const [row] = await db.query<{ folded: number }>(
    `WITH taken AS (
       DELETE FROM ledger_deltas WHERE shard = $1 AND processor_id = $2 AND uuid = ANY (ARRAY(
         SELECT uuid FROM ledger_deltas WHERE shard = $1 AND processor_id = $2 ORDER BY uuid LIMIT $3 FOR UPDATE SKIP LOCKED))
       RETURNING owner_uuid, account, day, debits, credits, sides, crossings
     ), sums AS (
       SELECT CASE grouping(owner_uuid) WHEN 1 THEN '00000000-0000-0000-0000-000000000000' ELSE owner_uuid END AS owner_uuid,
              account, CASE grouping(day) WHEN 1 THEN 'infinity' ELSE day END AS day, sum(debits) AS debits,
              sum(credits) AS credits, CASE grouping(owner_uuid) WHEN 1 THEN sum(sides) ELSE sum(crossings) END AS line_count
       FROM taken
       GROUP BY GROUPING SETS ((owner_uuid, account, day), (owner_uuid, account), (account, day))
     ), folded AS (
       INSERT INTO ledger_balances AS b (shard, processor_id, owner_uuid, account, day, debits, credits, line_count)
       SELECT $1, $2, owner_uuid, account, day, debits, credits, line_count FROM sums ORDER BY owner_uuid, account, day
       ON CONFLICT (shard, processor_id, owner_uuid, account, day) DO UPDATE
         SET debits = b.debits + excluded.debits, credits = b.credits + excluded.credits,
             line_count = b.line_count + excluded.line_count
     )
     SELECT count(*) AS folded FROM taken`,
    [...tenantKey(processorId), atMost],
  );
  return row!.folded;
}

/** How many deltas wait to be folded, over all tenants. The table is small. */
export async function selectDeltasWaiting(db: Queryable): Promise<number> {
  const [row] = await db.query<{ deltas: number }>('SELECT count(*) AS deltas FROM ledger_deltas', []);
  return row!.deltas;
}
