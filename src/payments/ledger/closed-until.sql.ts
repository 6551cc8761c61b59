// The query on how far the books are closed.
import type { Queryable } from '../../platform/database/database.ts';

/**
 * Until the phase ends, no day closes while something of its days changes, or the other way round.
 * Many may change something at the same time.
 */
export async function lockClosing(db: Queryable, what: 'close' | 'change'): Promise<void> {
  await db.query(`SELECT pg_advisory_xact_lock${what === 'close' ? '' : '_shared'}(4010010)`);
}

/** `Y-m-d`; null: no day is closed yet. */
export async function selectLastClosedDay(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    `SELECT to_char(max(day), 'YYYY-MM-DD') AS day FROM closed_days`,
    [],
  );
  return row!.day;
}
