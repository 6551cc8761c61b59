// The sandbox's time: advanced by hand, or by itself at a pace a person can watch.
import { selectAnythingDue } from '../banks/origination/legs.sql.ts';
import type { BankingDays } from '../banks/play-banking-day.ts';
import { closeAfter } from '../calendar/banking-instants.ts';
import type { Database } from '../database/database.ts';
import { elapsedMs, reading } from '../std/clock.ts';
import type { SandboxClock } from './sandbox-clock.ts';

export interface Sandbox {
  /** Runs everything due on the way to an instant, in order, then lands there. One advance at a time. */
  advanceTo(at: Date): Promise<void>;
  /**
   * Plays one banking day when a payment has something due and the last day was begun at least `paceMs` ago. Stands
   * still for good after an advance by hand. Answers how many days it played.
   */
  keepPace(paceMs: number): Promise<number>;
}

export function sandbox({
  database,
  clock,
  days,
}: {
  database: Database;
  clock: SandboxClock;
  days: BankingDays;
}): Sandbox {
  let byHand = false;
  let lastBegun = Number.NEGATIVE_INFINITY;

  async function land(at: Date): Promise<void> {
    await days.playUntil(at, (reached) => clock.advanceTo(database, reached));
    await clock.advanceTo(database, at);
  }

  return {
    async advanceTo(at) {
      byHand = true;
      await land(at);
    },
    async keepPace(paceMs) {
      if (byHand || elapsedMs(lastBegun) < paceMs || !(await selectAnythingDue(database))) return 0;
      lastBegun = reading();
      await land(closeAfter(clock.now(), 1));
      return 1;
    },
  };
}
