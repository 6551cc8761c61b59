// Keeps the daily partitions of histories: creates them ahead and drops old ones.

import { type Clock, instant } from '../../std/clock.ts';
import { startOfUtcDay, utcDay } from '../../std/timestamps.ts';
import { atomically } from '../atomic-phase.ts';
import type { Database } from '../database.ts';
import { sqlState } from '../database-error.ts';
import { createDay, deleteStray, dropDay, type HistoryTable, selectDays, setShortLockTimeout } from './days.sql.ts';

const dayMs = 86_400_000;
/** Enough for a service that was stopped for a week. */
const daysAhead = 7;
const atOnce = 5_000;

// The table is locked, the default partition has rows of the day, or another worker creates the
// partition now. The next run tries again.
const tryNextRun = new Set(['55P03', '23514', '42P07', '23505']);

/**
 * `days`: how many days the rows of a table are kept. Returns how many partitions it created and
 * dropped.
 */
export async function keepHistoryDays(
  database: Database,
  clock: Clock,
  days: Readonly<Partial<Record<HistoryTable, number>>>,
): Promise<number> {
  const today = startOfUtcDay(utcDay(clock.now()))!;
  let changed = 0;
  for (const [table, kept] of Object.entries(days) as [HistoryTable, number][]) {
    const before = instant(today.getTime() - kept * dayMs);
    const present = await selectDays(database, table);
    for (let ahead = 0; ahead <= daysAhead; ahead++) {
      const day = instant(today.getTime() + ahead * dayMs);
      if (present.includes(utcDay(day))) continue;
      if (await withShortLock(database, (phase) => createDay(phase, table, utcDay(day)))) changed++;
    }
    for (const day of present.filter((one) => one < utcDay(before)))
      if (await withShortLock(database, (phase) => dropDay(phase, table, day))) changed++;
    while ((await deleteStray(database, table, before, atOnce)) === atOnce);
  }
  return changed;
}

/** False if the work must wait for the next run. */
async function withShortLock(
  database: Database,
  work: (phase: Parameters<typeof setShortLockTimeout>[0]) => Promise<void>,
): Promise<boolean> {
  try {
    await atomically(database, async (phase) => {
      await setShortLockTimeout(phase);
      await work(phase);
    });
    return true;
  } catch (error) {
    if (tryNextRun.has(sqlState(error) ?? '')) return false;
    throw error;
  }
}
