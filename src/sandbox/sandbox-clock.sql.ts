// Statements on the sandbox's clock: one row, one number.
import type { Queryable } from '../database/database.ts';

export async function selectAhead(db: Queryable): Promise<number> {
  const [row] = await db.query<{ ahead_ms: number }>('SELECT ahead_ms FROM sandbox_clock', []);
  return row?.ahead_ms ?? 0;
}

/** Milliseconds ahead of real time after the call: never fewer than before it. */
export async function updateAhead(db: Queryable, aheadMs: number): Promise<number> {
  const [row] = await db.query<{ ahead_ms: number }>(
    'UPDATE sandbox_clock SET ahead_ms = greatest(ahead_ms, $1) RETURNING ahead_ms',
    [Math.ceil(aheadMs)],
  );
  return row!.ahead_ms;
}
