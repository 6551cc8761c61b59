// What origination needs, and how it divides its work into atomic phases.

import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { BankingClock, Clock } from '../../platform/std/clock.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import type { Bank } from '../connections/bank.ts';
import type { LegCursor } from './entries/legs.sql.ts';

export interface Origination {
  database: Database;
  vault: Vault;
  bank: Bank;
  /** The time that records show. */
  clock: Clock;
  bankingClock: BankingClock;
  log: Log;
  /**
   * Runs an atomic phase. It commits only while this process has the lease of the bank's day, and
   * no phase of another process overlaps it. So the work needs no guard against a second cut-off or
   * settlement.
   */
  inPhase<Result>(work: (phase: AtomicPhase) => Promise<Result>): Promise<Result>;
  /**
   * Runs several such phases at the same time. Their work must be independent: each commits alone.
   * When all have ended, rejects with the first failure.
   */
  inPhases<Result>(works: readonly ((phase: AtomicPhase) => Promise<Result>)[]): Promise<Result[]>;
}

/** Legs moved in one atomic phase: enough to be fast, few enough to keep each phase short. */
export const portion = 2_000;

/**
 * Calls `moveSome`, which moves up to a portion, until it moves nothing; returns how many were
 * moved in all.
 */
export async function inPortions(moveSome: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const moved = await moveSome();
    total += moved;
    if (moved === 0) return total;
  }
}

/**
 * The same for legs in their order. Each portion starts after the one before it, so that moved legs
 * are not read again. If there was more than one portion, it starts again from the first leg at the
 * end, until it finds nothing. Returns how many were moved in all.
 */
export async function inPasses<Leg extends NonNullable<LegCursor>>(
  moveSome: (after: LegCursor) => Promise<readonly Leg[]>,
): Promise<number> {
  let total = 0;
  let after: LegCursor = null;
  for (;;) {
    const moved: readonly Leg[] = await moveSome(after);
    total += moved.length;
    if (moved.length < portion && after === null) return total;
    after = moved.at(-1) ?? null;
  }
}
