// Runs rounds of checks at a bounded share of one core: each query is followed by a proportional
// pause.

import type { Database } from '../../platform/database/database.ts';
import { fromAllLanes, oneLane, type RowsOfAll } from '../../platform/database/lanes/lanes.ts';
import type { Log } from '../../platform/log/log.ts';
import { madeSafe } from '../../platform/log/loggable.ts';
import { type Clock, elapsedMs, reading, sleep } from '../../platform/std/clock.ts';
import { CheckUnfinishedError, checkGroup } from './check-invariants.ts';
import { type Extent, groupByQuery } from './count-violations.sql.ts';
import type { Invariant } from './invariant.ts';
import { ReadingStoppedError, readUntilStopped } from './read-until-stopped.ts';
import { upsertRound } from './rounds.sql.ts';
import type { Round, ShownViolations } from './shown-violations.ts';

/** Short enough that no query slows down payments for long. */
const timeoutMs = 30_000;

export interface Checking {
  database: Database;
  /**
   * For rules over the rows of all lanes. Null: another lane checks them. Absent: there is one
   * lane.
   */
  ofAllLanes?: RowsOfAll['every'] | null;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  shown: ShownViolations;
  /** Ends the round at once. */
  stopping: AbortSignal;
  /** Waits between two queries; tests replace it. */
  pause?(ms: number, stopping: AbortSignal): Promise<void>;
}

export interface PacedRound {
  /** Runs a read of the round. */
  read: <Result>(work: Parameters<typeof readUntilStopped<Result>>[2]) => Promise<Result>;
  /** Checks invariants over a part of the round's data. */
  check(invariants: readonly Invariant[], extent: Extent): Promise<void>;
}

const namesOf = (group: readonly Invariant[]) => group.map(({ name }) => name);

/**
 * Runs one round. `share`: the largest share of one core. Returns whether every query finished; a
 * query that takes too long does not stop the others. Returns null if the process stops first.
 */
export async function runRound(
  { database, ofAllLanes, clock, log, shown, stopping, pause = sleep }: Checking,
  { round, share }: { round: Round; share: number },
  work: (context: PacedRound) => Promise<void>,
): Promise<boolean | null> {
  let whole = true;
  const own = oneLane(database).every;
  const terms = { timeoutMs, stopping };

  async function paced<Result>(query: () => Promise<Result>): Promise<Result> {
    const begun = reading();
    try {
      return await query();
    } finally {
      const tookMs = elapsedMs(begun);
      shown.queried(round, tookMs / 1_000);
      await pause(tookMs * (1 / share - 1), stopping);
    }
  }

  const keep = (ended_at: Date | null) =>
    upsertRound(database, { round, ended_at, violations: shown.violations(round) });

  try {
    await work({
      read: (one) => paced(() => readUntilStopped(database, terms, one)),
      async check(invariants, extent) {
        for (const group of groupByQuery(invariants)) {
          const every = group[0]!.ofAllLanes === true && ofAllLanes !== undefined ? ofAllLanes : own;
          if (every === null) continue;
          try {
            const checked = await paced(() =>
              fromAllLanes({ every }, (readFrom) => checkGroup(readFrom, group, extent, terms)),
            );
            if (checked === null) {
              whole = false;
              shown.unknown(round, namesOf(group));
              continue;
            }
            shown.found(round, checked);
            // The end of the round may be hours away.
            if (checked.some(({ violations }) => violations > 0)) await keep(null);
          } catch (error) {
            if (!(error instanceof CheckUnfinishedError)) throw error;
            whole = false;
            shown.unknown(round, error.invariants);
            log.warn(
              { invariants: error.invariants.map(madeSafe), err: error },
              'a check of invariants was not finished',
            );
          }
        }
      },
    });
  } catch (error) {
    if (error instanceof ReadingStoppedError) return null;
    throw error;
  }
  shown.ended(round, whole);
  await keep(whole ? clock.now() : null);
  return whole;
}
