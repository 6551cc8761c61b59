// Works off the reversals of files. A cut-off does the same before it chooses entries.
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import type { Reversing } from '../reversals/why-not.ts';
import { reverseFiles } from './reverse-file.ts';

export function reverseFilesJob(context: Reversing & { database: Database; clock: Clock }): Job {
  const { database, clock, banks, bankingClock } = context;
  return {
    name: 'reverse files',
    everyMs: 1_000,
    async run() {
      await reverseFiles(
        { database, banks, bankingClock, now: () => clock.now(), inPhase: (work) => atomically(database, work) },
        null,
      );
      return 0;
    },
  };
}
