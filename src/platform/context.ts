// What the operations and jobs of every wing share: one database, one vault, the clocks, the
// settings.

import type { Database } from './database/database.ts';
import type { Lanes } from './database/lanes/lanes.ts';
import type { Log } from './log/log.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings/settings.ts';
import type { BankingClock, Clock } from './std/clock.ts';
import type { Vault } from './vault/vault.ts';

export interface PlatformContext {
  database: Database;
  lanes: Lanes;
  vault: Vault;
  /**
   * The time that records show: created_at, event timestamps. In the sandbox it is ahead of real
   * time after an advance by hand.
   */
  clock: Clock;
  /**
   * The time that banking follows: cut-offs, settlement, deadlines. The pace of the sandbox moves
   * it ahead of `clock`.
   */
  bankingClock: BankingClock;
  metrics: Metrics;
  settings: Settings;
  log: Log;
  /** Aborts when the process must stop: it cancels work that the next process repeats. */
  stopping: AbortSignal;
}
