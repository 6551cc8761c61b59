// Queries that create and drop the daily partitions of a history.
import type { AtomicPhase } from '../atomic-phase.ts';
import type { Queryable } from '../database.ts';

/** The partitioned tables, each with the column that decides the day of a row. */
export const historyTables = {
  webhook_deliveries: 'finished_at',
  webhook_attempts: 'started_at',
  request_batches: 'last_at',
} as const;
export type HistoryTable = keyof typeof historyTables;

/** The days (`Y-m-d`) that have a partition of the table, in order. */
export async function selectDays(db: Queryable, table: HistoryTable): Promise<string[]> {
  const rows = await db.query<{ day: string }>(
    `SELECT to_char(to_date(right(c.relname, 8), 'YYYYMMDD'), 'YYYY-MM-DD') AS day
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = $1::text::regclass AND c.relname ~ '_\\d{8}$' ORDER BY day`,
    [table],
  );
  return rows.map(({ day }) => day);
}

/**
 * The next query locks the whole table. It must not wait long behind a long read, because every
 * other query would then wait behind it.
 */
export async function setShortLockTimeout(phase: AtomicPhase): Promise<void> {
  await phase.query(`SET LOCAL lock_timeout = '500ms'`);
}

/** Throws 23514 if the default partition already has rows of that day. */
export async function createDay(phase: AtomicPhase, table: HistoryTable, day: string): Promise<void> {
  await phase.query('SELECT create_history_day($1, $2)', [table, day]);
}

export async function dropDay(phase: AtomicPhase, table: HistoryTable, day: string): Promise<void> {
  await phase.query('SELECT drop_history_day($1, $2)', [table, day]);
}

const primaryKeys: Readonly<Record<HistoryTable, string>> = {
  webhook_deliveries: 'shard, processor_id, uuid, finished_at',
  webhook_attempts: 'shard, processor_id, delivery_uuid, attempt, started_at',
  request_batches: 'shard, processor_id, uuid, last_at',
};

/** Deletes a portion of old rows in the default partition; returns how many. */
export async function deleteStray(db: Queryable, table: HistoryTable, before: Date, atMost: number): Promise<number> {
  const rows = await db.query(
    `DELETE FROM ${table}_default WHERE (${primaryKeys[table]}) IN (
       SELECT ${primaryKeys[table]} FROM ${table}_default WHERE ${historyTables[table]} < $1 LIMIT $2)
     RETURNING processor_id`,
    [before, atMost],
  );
  return rows.length;
}
