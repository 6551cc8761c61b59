// Rounds of checks at a bounded share of one core: after each statement comes a pause that is in
// proportion to it.
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { elapsedMs, reading, sleep } from '../std/clock.ts';
import { CheckUnfinishedError, checkGroup } from './check-invariants.ts';
import { type Extent, groupByStatement } from './count-violations.sql.ts';
import type { Invariant } from './invariant.ts';
import { ReadingStoppedError, readUntilStopped } from './read-until-stopped.ts';
import type { Round, ShownViolations } from './shown-violations.ts';

/** Short enough that no statement stands in the way of payments for long. */
const timeoutMs = 30_000;

export interface Checking {
  database: Database;
  log: Pick<Logger, 'warn'>;
  shown: ShownViolations;
  /** Ends a round at once. */
  stopping: AbortSignal;
  /** Waits between two statements; a test does not. */
  pause?(ms: number, stopping: AbortSignal): Promise<void>;
}

export interface PacedRound {
  /** Runs a reading of the round. */
  read: <Result>(work: Parameters<typeof readUntilStopped<Result>>[2]) => Promise<Result>;
  /** Checks invariants over a part of what the round goes over. */
  check(invariants: readonly Invariant[], extent: Extent): Promise<void>;
}

/**
 * Runs one round. `share`: of one core, at most. Answers whether every statement was done; one that
 * takes too long does not keep the others from being checked. Answers null if the process stops
 * meanwhile.
 */
export async function runRound(
  { database, log, shown, stopping, pause = sleep }: Checking,
  { round, share }: { round: Round; share: number },
  work: (on: PacedRound) => Promise<void>,
): Promise<boolean | null> {
  let whole = true;
  const terms = { timeoutMs, stopping };

  async function paced<Result>(statement: () => Promise<Result>): Promise<Result> {
    const begun = reading();
    try {
      return await statement();
    } finally {
      await pause(elapsedMs(begun) * (1 / share - 1), stopping);
    }
  }

  try {
    await work({
      read: (one) => paced(() => readUntilStopped(database, terms, one)),
      async check(invariants, extent) {
        for (const group of groupByStatement(invariants))
          try {
            shown.found(round, await paced(() => checkGroup(database, group, extent, terms)));
          } catch (error) {
            if (!(error instanceof CheckUnfinishedError)) throw error;
            whole = false;
            shown.unknown(round, error.invariants);
            log.warn({ invariants: error.invariants }, error.message);
          }
      },
    });
  } catch (error) {
    if (error instanceof ReadingStoppedError) return null;
    throw error;
  }
  shown.ended(round, whole);
  return whole;
}
