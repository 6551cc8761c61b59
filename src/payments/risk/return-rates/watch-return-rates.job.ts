// Checks return rates once a day: debits and returns older than sixty days no longer count, and
// only their sums are kept.
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { foldDaysBefore } from './count-debits.sql.ts';
import { judgeRates, ownersToJudge, type RateLog, watchedSince } from './judge-rates.ts';

export interface Watching {
  database: Database;
  /** Business time. */
  clock: Clock;
  log: RateLog;
}

/** Rates are also checked after each return, so once a day is enough here. */
export function watchReturnRatesJob(context: Watching): Job {
  let lookedOn: string | null = null;
  return {
    name: 'watch return rates',
    everyMs: 60_000,
    async run() {
      const today = easternDay(context.clock.now());
      if (today !== lookedOn) {
        await watchReturnRates(context);
        await foldOldDays(context);
      }
      lookedOn = today;
      return 0;
    },
  };
}

// Spare days beyond the watched ones: if the clock was ahead for a while, no day is lost that is
// still read.
const spareDays = 7;

const atOnce = 5_000;

/** Folds the days that no rate reads any more, in portions. */
export async function foldOldDays({ database, clock }: Pick<Watching, 'database' | 'clock'>): Promise<void> {
  const before = addDays(watchedSince(clock.now()), -spareDays);
  while ((await foldDaysBefore(database, before, atOnce)) === atOnce);
}

/** Checks all rates that a new day may change. */
export async function watchReturnRates({ database, clock, log }: Watching): Promise<void> {
  const now = clock.now();
  for await (const owners of ownersToJudge(database, null, now))
    await atomically(database, (phase) => judgeRates(phase, log, owners, now));
}
