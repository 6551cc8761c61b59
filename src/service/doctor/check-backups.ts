// Checks the age of the last backup of the embedded database, and the archive of its log.

import type { Database } from '../../platform/database/database.ts';
import { type Archiver, selectArchiver } from '../../platform/database/embedded/archiver.sql.ts';
import { realClock } from '../../platform/std/clock.ts';
import { type LastBackup, lastBackup } from '../backups/last-backup.ts';
import type { ProvidedDatabase } from '../start/provide-database.ts';
import { type Finding, failed, ok, unknown, warning } from './check.ts';

export async function checkBackups(database: Database, { dataDirectory }: ProvidedDatabase): Promise<Finding> {
  if (dataDirectory === null)
    return unknown(
      'the backups of DATABASE_URL cannot be seen from here',
      'Look where they are made, and restore one: see docs/operate/backups.md.',
    );
  return judgeBackups(lastBackup(dataDirectory), await selectArchiver(database), realClock.now());
}

const hourMs = 3_600_000;
/** A nightly backup may be late by half a day. */
const oldAfterHours = 36;

export function judgeBackups(last: LastBackup | null, archiver: Archiver, now: Date): Finding {
  const archive = !archiver.archives
    ? 'the log is not archived'
    : archiver.is_failing
      ? 'the log cannot be archived'
      : 'the log is archived';
  const found = last === null ? `no backup was made; ${archive}` : `last backup ${last.ended_at}; ${archive}`;
  if (archiver.is_failing)
    return failed(
      found,
      'Read the log of PostgreSQL, and free the disk of ACHORD_ARCHIVE_DIR: see docs/operate/backups.md.',
    );
  const isOld = last === null || now.getTime() - Date.parse(last.ended_at) > oldAfterHours * hourMs;
  if (isOld) return warning(found, 'Run "achord backup --to <folder>" every night: see docs/operate/backups.md.');
  return archiver.archives
    ? ok(found)
    : warning(found, 'Set ACHORD_ARCHIVE_DIR: without it, everything after the last backup can be lost.');
}
