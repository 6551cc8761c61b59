// The query that sets how long the queries of a phase may take.
import type { Queryable } from '../database.ts';

/** How long each further query of the phase may take. */
export async function limitStatementTime(db: Queryable, timeoutMs: number): Promise<void> {
  await db.query(`SELECT set_config('statement_timeout', $1, true)`, [String(timeoutMs)]);
}
