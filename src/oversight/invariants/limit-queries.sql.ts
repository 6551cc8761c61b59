// Sets the limits of the queries of a read.
import type { Queryable } from '../../platform/database/database.ts';

/**
 * Limits the time of each further query of the phase, and answers the PostgreSQL process that runs
 * them. Forces custom plans: a generic plan expects short lists and joins thousands of rows with
 * nested loops.
 */
export async function limitQueries(db: Queryable, timeoutMs: number): Promise<number> {
  const [row] = await db.query<{ pid: number; statement_timeout: string; plan_cache_mode: string }>(
    `SELECT pg_backend_pid() AS pid, set_config('statement_timeout', $1, true) AS statement_timeout,
            set_config('plan_cache_mode', 'force_custom_plan', true) AS plan_cache_mode`,
    [String(timeoutMs)],
  );
  return row!.pid;
}
