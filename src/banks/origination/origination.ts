// What origination stands on, and how its work is cut into phases.
import type { Logger } from 'pino';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../std/clock.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Bank } from '../bank.ts';

export interface Origination {
  database: Database;
  vault: Vault;
  bank: Bank;
  /** Business time. */
  clock: Clock;
  log: Logger;
  /**
   * An atomic phase that commits only while this process holds the bank's day, and that no phase of another player
   * overlaps: so what is chosen in it needs no guard against a second cut-off or settlement.
   */
  inPhase<Result>(work: (phase: AtomicPhase) => Promise<Result>): Promise<Result>;
}

/** Legs moved in one atomic phase: enough to be fast, few enough that no phase is long. */
export const portion = 2_000;

/** Repeats something that moves up to a portion, until it finds nothing more; answers how many it moved in all. */
export async function inPortions(moveSome: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const moved = await moveSome();
    total += moved;
    if (moved === 0) return total;
  }
}
