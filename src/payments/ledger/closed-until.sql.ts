// The query on how far the books are closed.
import type { Queryable } from '../../platform/database/database.ts';

/** `Y-m-d`; null: no day is closed yet. */
export async function selectLastClosedDay(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    `SELECT to_char(max(day), 'YYYY-MM-DD') AS day FROM closed_days`,
    [],
  );
  return row!.day;
}
