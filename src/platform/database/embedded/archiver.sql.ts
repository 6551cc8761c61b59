// The query on the archive of PostgreSQL's log.
import type { Queryable } from '../database.ts';

export interface Archiver {
  archives: boolean;
  /** The last attempt failed. PostgreSQL keeps the file and tries again. */
  is_failing: boolean;
}

export async function selectArchiver(db: Queryable): Promise<Archiver> {
  const [row] = await db.query<Archiver>(
    `SELECT current_setting('archive_mode') <> 'off' AS archives,
            coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS is_failing
     FROM pg_stat_archiver`,
    [],
  );
  return row!;
}
