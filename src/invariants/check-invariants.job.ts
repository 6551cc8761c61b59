// Checks the invariants on what has moved since the last check, and shows on a gauge what does not hold.
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Job } from '../database/repeat.ts';
import type { Metrics } from '../metrics.ts';
import { type Clock, elapsedMs, instant, reading } from '../std/clock.ts';
import { CheckUnfinishedError, checkInvariant } from './check-invariants.ts';
import type { Checked } from './invariant.ts';
import { invariants } from './invariants.ts';
import { logViolations } from './log-violations.ts';

// Short enough that no check stands in the way of payments for long.
const timeoutMs = 30_000;

/** Before the first check of a process: what moved so long ago is looked at again. */
const firstLookBackMs = 2 * 86_400_000;
/** A phase commits later than its instant; so long after, it has. */
const overlapMs = 10 * 60_000;

const scheduled = invariants.filter(({ onlyWhole = false }) => !onlyWhole);

export interface Checking {
  database: Database;
  /** Business time: that of the moves. */
  clock: Clock;
  metrics: Metrics;
  log: Pick<Logger, 'error' | 'warn'>;
  everyMinutes: number;
}

export function checkInvariantsJob({ database, clock, metrics, log, everyMinutes }: Checking): Job {
  const latest = new Map<string, number>();
  let since: Date | null = null;
  let endedAt: number | null = null;

  metrics.gauges(
    'achord_invariant_violations',
    'Violations that the latest check on what had moved found; each is an error in the log, with examples.',
    'invariant',
    async () => Object.fromEntries(latest),
  );
  metrics.gauge(
    'achord_invariants_checked_seconds_ago',
    'Since the latest check that looked at every invariant.',
    () => {
      if (endedAt === null) throw new Error('not yet checked');
      return elapsedMs(endedAt) / 1_000;
    },
  );

  return {
    name: 'check invariants',
    everyMs: everyMinutes * 60_000,
    async run() {
      const now = clock.now();
      const from: Date = since ?? instant(now.getTime() - firstLookBackMs);
      let whole = true;
      for (const invariant of scheduled) {
        const checked = await checkInvariant(database, invariant, { since: from, timeoutMs }).catch(unfinished);
        if (checked === null) {
          whole = false;
          latest.delete(invariant.name);
          continue;
        }
        latest.set(invariant.name, checked.violations);
        logViolations(log, [checked]);
      }
      if (whole) {
        since = instant(now.getTime() - overlapMs);
        endedAt = reading();
      }
      return 0;
    },
  };

  /** One that takes too long does not keep the others from being checked, and what it missed is looked at next time. */
  function unfinished(error: unknown): Checked | null {
    if (!(error instanceof CheckUnfinishedError)) throw error;
    log.warn({ invariant: error.invariant }, error.message);
    return null;
  }
}
