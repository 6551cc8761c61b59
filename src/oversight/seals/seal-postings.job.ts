// Seals the postings of a UTC day, and adds them up, when the day is over and no phase can post
// into it. Adds up a day that an earlier version has sealed.

import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { sqlState } from '../../platform/database/database-error.ts';
import { serverProcess } from '../../platform/database/deadlines/cancel-query.sql.ts';
import { cancelWhenStopped } from '../../platform/database/deadlines/cancel-when-stopped.ts';
import { atomicallyWithin } from '../../platform/database/deadlines/long-phase.ts';
import type { Job } from '../../platform/database/repeat.ts';
import { type Clock, elapsedMs, reading, realClock } from '../../platform/std/clock.ts';
import { nextUtcDay, startOfUtcDay } from '../../platform/std/timestamps.ts';
import { insertSeal, isAnyPhaseOlder, selectNextDay, tryLockSeals } from './posting-seals.sql.ts';
import { insertPostingSums, selectDayWithoutSums } from './posting-sums.sql.ts';

/**
 * The wait after the end of a day, by the clock of postings: other processes may see that clock
 * slightly later.
 */
const afterDayMs = 3_600_000;
/**
 * The further wait in real time, because the sandbox clock can jump: after it, every time read from
 * the clock before is in an open or committed phase.
 */
const patienceMs = 60_000;
/** Sealing a day with many postings takes minutes. */
const timeoutMs = 600_000;

export interface Sealing {
  database: Database;
  /** Business time: the clock of postings. */
  clock: Clock;
  /** Cancels the sealing of a day; the next process seals it. */
  stopping: AbortSignal;
  patienceMs?: number;
}

export function sealPostingsJob(sealing: Sealing): Job {
  return { name: 'seal postings', everyMs: 10_000, run: sealer(sealing) };
}

/**
 * Makes the job's run: seals one day if it is ready, or adds up one sealed day, and answers the
 * number of days sealed or added up.
 */
export function sealer({
  database,
  clock,
  stopping,
  patienceMs: patience = patienceMs,
}: Sealing): () => Promise<number> {
  /**
   * Readings of the clock, oldest first. Of those older than `patience` only the newest is kept.
   */
  let seen: { at: number; instant: number }[] = [];

  /** Each sealed day up to this one has its sums; null: not known yet. */
  let summedUntil: string | null = null;

  /** Works on one day in a phase of its own that a stop cancels; 0: another process does. */
  function inPhase(work: (phase: AtomicPhase) => Promise<(() => Promise<void>) | null>): Promise<number> {
    return atomicallyWithin(database, timeoutMs, async (phase) => {
      if (!(await tryLockSeals(phase))) return 0;
      const write = await work(phase);
      if (write === null || stopping.aborted) return 0;
      const pid = await serverProcess(phase);
      await cancelWhenStopped(database, { pid, stopping }, write);
      return 1;
    }).catch((error: unknown) => {
      // query_canceled
      if (stopping.aborted && sqlState(error) === '57014') return 0;
      throw error;
    });
  }

  /** During an upgrade, a process of the earlier version may seal a day. */
  async function addUpSealedDay(): Promise<number> {
    const { missing, last } = await selectDayWithoutSums(database, summedUntil);
    if (missing === null) {
      summedUntil = last;
      return 0;
    }
    return inPhase(async (phase) => {
      const { missing: day } = await selectDayWithoutSums(phase, summedUntil);
      return day === null ? null : () => insertPostingSums(phase, day);
    });
  }

  return async () => {
    const added = await addUpSealedDay();
    if (added > 0) return added;
    seen.push({ at: reading(), instant: clock.now().getTime() });
    const ripe = seen.findLastIndex(({ at }) => elapsedMs(at) >= patience);
    if (ripe === -1) return 0;
    seen = seen.slice(ripe);
    const { at, instant } = seen[0]!;
    const isOver = (day: string | null): day is string =>
      day !== null && nextUtcDay(startOfUtcDay(day)!).getTime() + afterDayMs <= instant;
    if (!isOver(await selectNextDay(database))) return 0;
    if (await isAnyPhaseOlder(database, elapsedMs(at))) return 0;
    return inPhase(async (phase) => {
      // Another process may have sealed the day by now.
      const day = await selectNextDay(phase);
      if (!isOver(day)) return null;
      return async () => {
        await insertSeal(phase, day, realClock.now());
        await insertPostingSums(phase, day);
      };
    });
  };
}
