// The sandbox clock: real time plus the time by which it was advanced. It never goes back.

import { isDeepStrictEqual } from 'node:util';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { databaseChanged } from '../../platform/database/hints.ts';
import { onNoLane } from '../../platform/database/lanes/lane.ts';
import { type BankingClock, type Clock, instant, realClock } from '../../platform/std/clock.ts';
import { type Ahead, selectAhead, updateAhead } from './sandbox-clock.sql.ts';

/**
 * One clock with two readings. An advance by hand moves both to the same instant. The pace moves
 * only the banking reading, so that records keep today's date.
 */
export interface SandboxClock extends Clock, BankingClock {
  /** Both readings at one instant of real time. */
  readings(): { banking: Date; records: Date };
  /**
   * Moves both readings forward to an instant. If it is in the past, the records move to the
   * banking calendar.
   */
  advanceTo(db: Queryable, at: Date): Promise<void>;
  /**
   * Moves the banking reading forward to an instant; one in the past changes nothing.
   * `advanceCount`: the count of advances by hand when this run began. If it has grown, both
   * readings move.
   */
  paceTo(db: Queryable, at: Date, advanceCount: number): Promise<void>;
  /** Reads how far other processes have advanced the clock. */
  refresh(db: Queryable): Promise<void>;
}

export async function sandboxClock(database: Database): Promise<SandboxClock> {
  let ahead = await selectAhead(database);
  // If the machine's clock is set back, the sandbox clock stops until real time catches up.
  let latest = 0;
  const realNow = () => {
    latest = Math.max(latest, realClock.now().getTime());
    return latest;
  };
  const learn = (read: Ahead) => {
    const before = ahead;
    ahead = {
      ahead_ms: Math.max(ahead.ahead_ms, read.ahead_ms),
      records_ahead_ms: Math.max(ahead.records_ahead_ms, read.records_ahead_ms),
    };
    // The time of every lane has moved.
    if (!isDeepStrictEqual(ahead, before)) onNoLane(databaseChanged.notify);
  };
  const moveTo = async (db: Queryable, at: Date, advanceCount: number | null) => {
    learn(await updateAhead(db, Math.max(0, at.getTime() - realNow()), advanceCount));
  };
  return {
    now: () => instant(realNow() + ahead.records_ahead_ms),
    bankingNow: () => instant(realNow() + ahead.ahead_ms),
    readings: () => {
      const real = realNow();
      return { banking: instant(real + ahead.ahead_ms), records: instant(real + ahead.records_ahead_ms) };
    },
    advanceTo: (db, at) => moveTo(db, at, null),
    paceTo: moveTo,
    refresh: async (db) => learn(await selectAhead(db)),
  };
}
