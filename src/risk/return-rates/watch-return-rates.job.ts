// Looks at return rates as days go by: debits and returns of sixty days ago count no more, and are
// kept as sums alone.
import { addDays } from '../../calendar/days.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import { atomically } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../database/repeat.ts';
import type { Clock } from '../../std/clock.ts';
import { foldDaysBefore } from './count-debits.sql.ts';
import { judgeRates, ownersToJudge, type RateLog, watchedSince } from './judge-rates.ts';

export interface Watching {
  database: Database;
  /** Business time. */
  clock: Clock;
  log: RateLog;
}

/** A return is looked at when it is applied: beside that, once a day is enough. */
export function watchReturnRatesJob(on: Watching): Job {
  let lookedOn: string | null = null;
  return {
    name: 'watch return rates',
    everyMs: 60_000,
    async run() {
      const today = easternDay(on.clock.now());
      if (today !== lookedOn) {
        await watchReturnRates(on);
        await foldOldDays(on);
      }
      lookedOn = today;
      return 0;
    },
  };
}

// Beyond those that are watched: a clock that was ahead for a while takes nothing from what is
// still to be read.
const spareDays = 7;

const atOnce = 5_000;

/** What no rate reads any more, in portions. */
export async function foldOldDays({ database, clock }: Pick<Watching, 'database' | 'clock'>): Promise<void> {
  const before = addDays(watchedSince(clock.now()), -spareDays);
  while ((await foldDaysBefore(database, before, atOnce)) === atOnce);
}

/** All that may have changed by the day. */
export async function watchReturnRates({ database, clock, log }: Watching): Promise<void> {
  const now = clock.now();
  for await (const owners of ownersToJudge(database, null, now))
    await atomically(database, (phase) => judgeRates(phase, log, owners, now));
}
