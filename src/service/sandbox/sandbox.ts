// The sandbox's time: advanced by hand, or automatically at a pace that a person can watch.

import { closeAfter } from '../../ach/calendar/banking-instants.ts';
import type { BankingDays } from '../../banks/connections/banking-days.ts';
import { selectAnythingDue } from '../../banks/origination/cut-off/what-waits.sql.ts';
import { openStates } from '../../payments/lifecycle/open-states.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { selectServerTime } from '../../platform/database/server-clock.sql.ts';
import type { Log } from '../../platform/log/log.ts';
import { madeSafe } from '../../platform/log/loggable.ts';
import { elapsedMs, reading } from '../../platform/std/clock.ts';
import { countAdvance, selectAdvanceCount } from './sandbox-clock.sql.ts';
import type { SandboxClock } from './sandbox-clock.ts';

export interface Sandbox {
  /**
   * Runs everything due up to an instant, in order, and moves both readings there. One advance runs
   * at a time: `target` is called when its turn comes, so two advances by one day make two days.
   * Returns the banking time.
   */
  advance(target: (now: Date) => Date): Promise<Date>;
  /**
   * Plays one banking day every `paceMs` while something is due. Moves only the banking calendar.
   * After an advance by hand, by any process, a new day begins. Returns how many days it played.
   */
  keepPace(paceMs: number): Promise<number>;
  /** How long the day that `keepPace` has begun still lasts; infinite while nothing is due. */
  dayEndsInMs(paceMs: number): number;
}

export function sandbox({
  lanes,
  clock,
  days,
  log,
}: {
  lanes: Lanes;
  clock: SandboxClock;
  days: BankingDays;
  log: Pick<Log, 'info'>;
}): Sandbox {
  const { database } = lanes.home;
  let last: Promise<unknown> = Promise.resolve();

  /** Plays up to `target`. `moveTo`: moves the clock to each instant on the way. */
  function land(target: (now: Date) => Date, moveTo: (at: Date) => Promise<void>): Promise<Date> {
    const mine = last.then(async () => {
      await clock.refresh(database);
      // Without one of them, the clock does not move.
      if (lanes.all.length > 1) await Promise.all(lanes.all.map((lane) => selectServerTime(lane.database)));
      const at = target(clock.bankingNow());
      await days.playUntil(at, moveTo);
      await moveTo(at);
      return clock.bankingNow();
    });
    last = mine.catch(() => {});
    return mine;
  }

  let advancesBefore: number | null = null;
  let dayBegun: number | null = null;

  function begin(moves: boolean): void {
    if (moves !== (dayBegun !== null))
      log.info(
        { now: madeSafe(clock.bankingNow().toISOString()) },
        moves ? 'the sandbox calendar moves: something is due' : 'the sandbox calendar stands: nothing is due',
      );
    dayBegun = moves ? reading() : null;
  }

  return {
    async advance(target) {
      await countAdvance(database);
      return land(target, (at) => clock.advanceTo(database, at));
    },
    async keepPace(paceMs) {
      const advances = await selectAdvanceCount(database);
      const wasAdvanced = advances > (advancesBefore ?? advances);
      advancesBefore = advances;
      for (const lane of lanes.all) await openStates(lane.database);
      const isDue = await selectAnythingDue(lanes.every.database);
      if (isDue !== (dayBegun !== null) || wasAdvanced) begin(isDue);
      if (dayBegun === null || elapsedMs(dayBegun) < paceMs) return 0;
      begin(true);
      await land(
        (now) => closeAfter(now, 1),
        (at) => clock.paceTo(database, at, advances),
      );
      return 1;
    },
    dayEndsInMs: (paceMs) => (dayBegun === null ? Number.POSITIVE_INFINITY : paceMs - elapsedMs(dayBegun)),
  };
}
