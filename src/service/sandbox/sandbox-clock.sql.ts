// Queries on the sandbox clock: one row.
import type { Queryable } from '../../platform/database/database.ts';

/** Milliseconds ahead of real time. */
export interface Ahead {
  /** The banking calendar. */
  ahead_ms: number;
  /** The times of records: never more than the banking calendar. */
  records_ahead_ms: number;
}

export async function selectAhead(db: Queryable): Promise<Ahead> {
  const [row] = await db.query<Ahead>('SELECT ahead_ms, records_ahead_ms FROM sandbox_clock', []);
  return row!;
}

/** How often the clock was advanced by hand. */
export async function selectAdvanceCount(db: Queryable): Promise<number> {
  const [row] = await db.query<{ advance_count: number }>('SELECT advance_count FROM sandbox_clock', []);
  return row!.advance_count;
}

/**
 * Moves the banking calendar to `aheadMs` milliseconds ahead of real time, never back. Records
 * follow, unless the count of advances by hand is still `pacedSince`; null: records always follow.
 * Returns how far both are ahead afterwards.
 */
export async function updateAhead(db: Queryable, aheadMs: number, pacedSince: number | null): Promise<Ahead> {
  const [row] = await db.query<Ahead>(
    `UPDATE sandbox_clock SET ahead_ms = greatest(ahead_ms, $1),
       records_ahead_ms = CASE WHEN advance_count = $2 THEN records_ahead_ms ELSE greatest(ahead_ms, $1) END
     RETURNING ahead_ms, records_ahead_ms`,
    [Math.ceil(aheadMs), pacedSince],
  );
  return row!;
}

/** Counts an advance by hand and moves the records to the banking calendar. */
export async function countAdvance(db: Queryable): Promise<void> {
  await db.query('UPDATE sandbox_clock SET advance_count = advance_count + 1, records_ahead_ms = ahead_ms', []);
}
