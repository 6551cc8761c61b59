// The query that bounds the statements of a reading.
import type { Queryable } from '../database/database.ts';

/**
 * How long each further statement of the phase may take; answers the process that runs them. A plan
 * for unknown lists would expect short ones, and join thousands of rows by looking at each pair.
 */
export async function limitStatements(db: Queryable, timeoutMs: number): Promise<number> {
  const [row] = await db.query<{ pid: number }>(
    `SELECT pg_backend_pid() AS pid, set_config('statement_timeout', $1, true),
            set_config('plan_cache_mode', 'force_custom_plan', true)`,
    [String(timeoutMs)],
  );
  return row!.pid;
}
