// Reconciles open bank statement lines every minute, because the cash of a line may be posted after
// it was entered.
import { atomically } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/database/repeat.ts';
import type { Clock } from '../../platform/std/clock.ts';
import { reconcileBank } from './reconcile-bank.ts';
import { selectBanksWithOpenLines } from './statement-lines.sql.ts';

export function reconcileStatementsJob(context: { database: Database; clock: Clock }): Job {
  const { database, clock } = context;
  return {
    name: 'reconcile the bank statements',
    everyMs: 60_000,
    async run() {
      for (const bank of await selectBanksWithOpenLines(database))
        await atomically(database, (phase) => reconcileBank(phase, bank, clock.now()));
      // Zero: lines that stay open are tried again after the pause, not at once.
      return 0;
    },
  };
}
