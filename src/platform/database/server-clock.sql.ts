// The query that reads the clock of the database server.
import type { Queryable } from './database.ts';

/** As SQL: the time in milliseconds since 1970. */
export const serverTime = 'extract(epoch FROM clock_timestamp())::float8 * 1000';

export async function selectServerTime(db: Queryable): Promise<number> {
  const [row] = await db.query<{ now: number }>(`SELECT ${serverTime} AS now`, []);
  return row!.now;
}
