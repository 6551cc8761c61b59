// Reconciles what is open of the banks' statements, again and again: what a line shows may be
// posted after it was entered.
import { atomically } from '../database/atomic-phase.ts';
import type { Database } from '../database/database.ts';
import type { Job } from '../database/repeat.ts';
import type { Clock } from '../std/clock.ts';
import { reconcileBank } from './reconcile-bank.ts';
import { selectBanksWithOpenLines } from './statement-lines.sql.ts';

export function reconcileStatementsJob(on: { database: Database; clock: Clock }): Job {
  const { database, clock } = on;
  return {
    name: "reconcile the banks' statements",
    everyMs: 60_000,
    async run() {
      for (const bank of await selectBanksWithOpenLines(database))
        await atomically(database, (phase) => reconcileBank(phase, bank, clock.now()));
      // What is left open is asked about after the pause, not at once.
      return 0;
    },
  };
}
