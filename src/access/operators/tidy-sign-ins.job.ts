// Deletes what is left of old sessions, links and attempts to sign in.
import { atomically } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/database/repeat.ts';
import { deleteOldLinks } from './links.sql.ts';
import { deleteOldSessions } from './sessions/sessions.sql.ts';
import { deleteEndedAttempts } from './sign-in/attempts.sql.ts';

export const tidySignInsJob = (database: Database): Job => ({
  name: 'delete old sessions of operators',
  everyMs: 3_600_000,
  async run() {
    await atomically(database, async (phase) => {
      await deleteEndedAttempts(phase);
      await deleteOldSessions(phase);
      await deleteOldLinks(phase);
    });
    return 0;
  },
});
