// Statements that bound the statements of a reading, and end one.
import type { Queryable } from '../database/database.ts';

/**
 * How long each further statement of the phase may take; answers the process that runs them. A plan for unknown lists
 * would expect short ones, and join thousands of rows by looking at each pair.
 */
export async function limitStatements(db: Queryable, timeoutMs: number): Promise<number> {
  const [row] = await db.query<{ pid: number }>(
    `SELECT pg_backend_pid() AS pid, set_config('statement_timeout', $1, true),
            set_config('plan_cache_mode', 'force_custom_plan', true)`,
    [String(timeoutMs)],
  );
  return row!.pid;
}

/** Ends the statement that a process of our own role runs now, if it runs one. */
export async function cancelStatement(db: Queryable, pid: number): Promise<void> {
  await db.query('SELECT pg_cancel_backend($1)', [pid]);
}
