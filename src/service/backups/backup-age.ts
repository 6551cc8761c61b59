// How old the last backup is, for the metrics.
import type { Database } from '../../platform/database/database.ts';
import { selectMadeAt } from '../../platform/database/schema/migrate.sql.ts';
import { lastBackup } from './last-backup.ts';

/** Seconds since the last backup ended; without one, since the database was made. */
export async function backupAge(database: Database, dataDirectory: string, now: Date): Promise<number> {
  const last = lastBackup(dataDirectory);
  const since = last === null ? (await selectMadeAt(database)).getTime() : Date.parse(last.ended_at);
  return (now.getTime() - since) / 1_000;
}
