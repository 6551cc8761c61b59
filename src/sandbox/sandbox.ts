// The sandbox's time: advanced by hand, or by itself at a pace a person can watch.
import { selectAnythingDue } from '../banks/origination/choose.sql.ts';
import type { BankingDays } from '../banks/play-banking-day.ts';
import { closeAfter } from '../calendar/banking-instants.ts';
import type { Database } from '../database/database.ts';
import { elapsedMs, reading } from '../std/clock.ts';
import { countAdvance, selectSandboxClock } from './sandbox-clock.sql.ts';
import type { SandboxClock } from './sandbox-clock.ts';

export interface Sandbox {
  /**
   * Runs everything due on the way to an instant, in order, and lands there. One advance at a time: `target` is asked
   * for the instant when its turn has come, so that two advances by a day make two days. Answers the clock.
   */
  advance(target: (now: Date) => Date): Promise<Date>;
  /**
   * Plays a banking day once a payment has had something due for `paceMs`, then one every `paceMs` while it has. Stands
   * still for good after an advance by hand, by whichever process. Answers how many days it played.
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
  let last: Promise<unknown> = Promise.resolve();

  /** Lands on what `target` says in its turn; null: it no longer wants to. */
  function land(target: (now: Date) => Date | null): Promise<Date | null> {
    const mine = last.then(async () => {
      await clock.refresh(database);
      const at = target(clock.now());
      if (at === null) return null;
      await days.playUntil(at, (reached) => clock.advanceTo(database, reached));
      await clock.advanceTo(database, at);
      return clock.now();
    });
    last = mine.catch(() => {});
    return mine;
  }

  let advancesBefore: number | null = null;
  let dayBegun: number | null = null;

  return {
    async advance(target) {
      await countAdvance(database);
      return (await land(target))!;
    },
    async keepPace(paceMs) {
      const { advance_count } = await selectSandboxClock(database);
      advancesBefore ??= advance_count;
      if (advance_count > advancesBefore) return 0;
      if (!(await selectAnythingDue(database))) {
        dayBegun = null;
        return 0;
      }
      dayBegun ??= reading();
      if (elapsedMs(dayBegun) < paceMs) return 0;
      dayBegun = reading();
      await land((now) => closeAfter(now, 1));
      return 1;
    },
  };
}
