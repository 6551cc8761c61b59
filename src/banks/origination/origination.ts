// What origination stands on.
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../std/clock.ts';
import type { Bank } from '../bank.ts';

export interface Origination {
  database: Database;
  bank: Bank;
  clock: Clock;
}

/** Legs moved in one atomic phase: enough to be fast, few enough that no phase is long. */
export const portion = 2_000;

/** Repeats a phase that moves up to a portion, until it finds nothing more; answers how many it moved in all. */
export async function inPortions(phase: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const moved = await phase();
    total += moved;
    if (moved === 0) return total;
  }
}
