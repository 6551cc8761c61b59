// The sandbox's clock: real time plus how far it was advanced. It never goes back.
import type { Database, Queryable } from '../database/database.ts';
import { type BankingClock, type Clock, instant, realClock } from '../std/clock.ts';
import { type Ahead, selectAhead, updateAhead } from './sandbox-clock.sql.ts';

/**
 * Two readings of one clock. An advance by hand moves both to the same instant. The pace moves the
 * banking reading alone, so that records keep today's date.
 */
export interface SandboxClock extends Clock, BankingClock {
  /**
   * Moves both readings on to an instant; one that has passed moves the records to where the
   * banking calendar is.
   */
  advanceTo(db: Queryable, at: Date): Promise<void>;
  /**
   * Moves the banking reading on to an instant; one that has passed changes nothing.
   * `advanceCount`: how often the clock had been advanced by hand when this run began. If it was
   * advanced since then, this moves both readings.
   */
  paceTo(db: Queryable, at: Date, advanceCount: number): Promise<void>;
  /** Learns how far other processes have advanced it. */
  refresh(db: Queryable): Promise<void>;
}

export async function sandboxClock(database: Database): Promise<SandboxClock> {
  let ahead = await selectAhead(database);
  // The machine's own clock may be set back; the sandbox's stands still meanwhile.
  let latest = 0;
  const realNow = () => {
    latest = Math.max(latest, realClock.now().getTime());
    return latest;
  };
  const learn = (read: Ahead) => {
    ahead = {
      ahead_ms: Math.max(ahead.ahead_ms, read.ahead_ms),
      records_ahead_ms: Math.max(ahead.records_ahead_ms, read.records_ahead_ms),
    };
  };
  const moveTo = async (db: Queryable, at: Date, advanceCount: number | null) =>
    learn(await updateAhead(db, Math.max(0, at.getTime() - realNow()), advanceCount));
  return {
    now: () => instant(realNow() + ahead.records_ahead_ms),
    bankingNow: () => instant(realNow() + ahead.ahead_ms),
    advanceTo: (db, at) => moveTo(db, at, null),
    paceTo: moveTo,
    refresh: async (db) => learn(await selectAhead(db)),
  };
}
