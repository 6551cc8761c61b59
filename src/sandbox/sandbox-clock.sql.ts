// Statements on the sandbox's clock: one row.
import type { Queryable } from '../database/database.ts';

export interface SandboxClockRow {
  /** Milliseconds ahead of real time. */
  ahead_ms: number;
  /** How often it was advanced by hand. */
  advance_count: number;
}

export async function selectSandboxClock(db: Queryable): Promise<SandboxClockRow> {
  const [row] = await db.query<SandboxClockRow>('SELECT ahead_ms, advance_count FROM sandbox_clock', []);
  return row!;
}

/** Milliseconds ahead of real time after the call: never fewer than before it. */
export async function updateAhead(db: Queryable, aheadMs: number): Promise<number> {
  const [row] = await db.query<{ ahead_ms: number }>(
    'UPDATE sandbox_clock SET ahead_ms = greatest(ahead_ms, $1) RETURNING ahead_ms',
    [Math.ceil(aheadMs)],
  );
  return row!.ahead_ms;
}

/** Notes an advance by hand. */
export async function countAdvance(db: Queryable): Promise<void> {
  await db.query('UPDATE sandbox_clock SET advance_count = advance_count + 1', []);
}
