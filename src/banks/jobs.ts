// The jobs of this wing.

import { type Job, quietMs } from '../platform/database/repeat.ts';
import type { BanksContext } from './operations.ts';
import { reverseFilesJob } from './origination/file-reversals/reverse-files.job.ts';
import { reconcileStatementsJob } from './reconciliation/reconcile-statements.job.ts';

export function banksJobs({ database, clock, bankingClock, banks, days }: BanksContext): Job[] {
  const jobs: Job[] = days.map((own) => ({
    name: `play the banking day of ${own.banks.join(', ')}`,
    everyMs: 1_000,
    quietMs,
    run: () => own.tick(bankingClock.bankingNow()),
    dueInMs: () => own.dueInMs(bankingClock.bankingNow()),
  }));
  if (banks.length > 0)
    jobs.push(reverseFilesJob({ database, clock, banks, bankingClock }), reconcileStatementsJob({ database, clock }));
  return jobs;
}
