// Queries that make and drop the days of the history: partitions, so that a day goes at once and
// leaves nothing behind.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { Queryable } from '../../database/database.ts';

/** The partitioned tables, each with the column that says which day a row belongs to. */
export const historyTables = { webhook_deliveries: 'finished_at', webhook_attempts: 'started_at' } as const;
export type HistoryTable = keyof typeof historyTables;

/** The days, `Y-m-d`, that the table has a partition for, in order. */
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
 * These statements lock the whole table, and whoever reads it with a long statement would make
 * everybody else wait behind them: rather not now.
 */
export async function waitShortly(phase: AtomicPhase): Promise<void> {
  await phase.query(`SET LOCAL lock_timeout = '500ms'`);
}

/** Throws 23514 when rows of that day are in the default partition already. */
export async function createDay(phase: AtomicPhase, table: HistoryTable, day: string): Promise<void> {
  await phase.query('SELECT create_history_day($1, $2)', [table, day]);
}

export async function dropDay(phase: AtomicPhase, table: HistoryTable, day: string): Promise<void> {
  await phase.query('SELECT drop_history_day($1, $2)', [table, day]);
}

/** Deletes a portion of what is older and has no day of its own; answers how many rows. */
export async function deleteStray(db: Queryable, table: HistoryTable, before: Date, atMost: number): Promise<number> {
  const rows = await db.query(
    `DELETE FROM ${table}_default WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM ${table}_default WHERE ${historyTables[table]} < $1 LIMIT $2)) RETURNING processor_id`,
    [before, atMost],
  );
  return rows.length;
}
