// The sandbox's clock: real time plus how far it was advanced. It never goes back.
import type { Database, Queryable } from '../database/database.ts';
import { type Clock, instant, realClock } from '../std/clock.ts';
import { selectSandboxClock, updateAhead } from './sandbox-clock.sql.ts';

export interface SandboxClock extends Clock {
  /** Moves on to an instant; one that has passed changes nothing. */
  advanceTo(db: Queryable, at: Date): Promise<void>;
  /** Learns how far other processes have advanced it. */
  refresh(db: Queryable): Promise<void>;
}

export async function sandboxClock(database: Database): Promise<SandboxClock> {
  let aheadMs = (await selectSandboxClock(database)).ahead_ms;
  // The machine's own clock may be set back; the sandbox's stands still meanwhile.
  let latest = 0;
  return {
    now() {
      latest = Math.max(latest, realClock.now().getTime() + aheadMs);
      return instant(latest);
    },
    async advanceTo(db, at) {
      aheadMs = Math.max(aheadMs, await updateAhead(db, Math.max(0, at.getTime() - realClock.now().getTime())));
    },
    async refresh(db) {
      aheadMs = Math.max(aheadMs, (await selectSandboxClock(db)).ahead_ms);
    },
  };
}
