// What origination stands on, and how its work is cut into phases.
import type { Logger } from 'pino';
import type { Bank } from '../banks/bank.ts';
import type { AtomicPhase } from '../database/atomic-phase.ts';
import type { Database } from '../database/database.ts';
import type { BankingClock, Clock } from '../std/clock.ts';
import type { Vault } from '../vault/vault.ts';
import type { LegCursor } from './entries/legs.sql.ts';

export interface Origination {
  database: Database;
  vault: Vault;
  bank: Bank;
  /** What records show. */
  clock: Clock;
  bankingClock: BankingClock;
  log: Logger;
  /**
   * An atomic phase that commits only while this process holds the bank's day, and that no phase of
   * another player overlaps: so what is chosen in it needs no guard against a second cut-off or
   * settlement.
   */
  inPhase<Result>(work: (phase: AtomicPhase) => Promise<Result>): Promise<Result>;
  /**
   * Several such phases side by side, for work that nothing in the others concerns: of each what it
   * was commits, whatever becomes of the others. Rejects with what the first of them failed with,
   * once all have ended.
   */
  inPhases<Result>(works: readonly ((phase: AtomicPhase) => Promise<Result>)[]): Promise<Result[]>;
}

/** Legs moved in one atomic phase: enough to be fast, few enough that no phase is long. */
export const portion = 2_000;

/**
 * Repeats something that moves up to a portion, until it finds nothing more; answers how many it
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
 * The same over legs in their order: each portion begins after the one before it, so that what has
 * moved is not read again and again. Where they are more than one portion, they are gone over once
 * more at the end, until nothing is found. Answers how many were moved.
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
