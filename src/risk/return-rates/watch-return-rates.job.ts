// Looks at return rates as days go by: debits and returns of sixty days ago count no more.
import { easternDay } from '../../calendar/eastern-time.ts';
import { atomically } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../database/repeat.ts';
import type { Clock } from '../../std/clock.ts';
import { judgeRates, ownersToJudge, type RateLog } from './judge-rates.ts';

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
      if (today !== lookedOn) await watchReturnRates(on);
      lookedOn = today;
      return 0;
    },
  };
}

/** All that may have changed by the day. */
export async function watchReturnRates({ database, clock, log }: Watching): Promise<void> {
  const now = clock.now();
  for await (const owners of ownersToJudge(database, null, now))
    await atomically(database, (phase) => judgeRates(phase, log, owners, now));
}
