// Chooses the backup for a restore, and the archived log that continues it.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BackupRefused, type Manifest, readManifest } from './manifest.ts';
import { isHistory, isWalFile, numberOf, timelineOf } from './wal-files.ts';

export interface ChosenBackup {
  path: string;
  name: string;
  manifest: Manifest;
}

/**
 * `from` is a backup, or a folder of backups: then the newest one that ended before `to`. A backup
 * that is not complete is left out. @throws BackupRefused
 */
export function chooseBackup(from: string, to: Date | null): ChosenBackup {
  if (!existsSync(from)) throw new BackupRefused(`${from} does not exist. Give the folder of "achord backup --to".`);
  const paths = [from, ...subfoldersOf(from)];
  const complete = paths
    .flatMap((path) => {
      const manifest = readManifest(path);
      return manifest === null ? [] : [{ path, name: basename(path), manifest }];
    })
    .toSorted((a, b) => (a.manifest.ended_at < b.manifest.ended_at ? 1 : -1));
  if (complete.length === 0)
    throw new BackupRefused(`There is no complete backup in ${from}. Give the folder of "achord backup --to".`);
  const chosen = complete.find(({ manifest }) => to === null || Date.parse(manifest.ended_at) <= to.getTime());
  if (chosen === undefined)
    throw new BackupRefused(
      `The oldest backup in ${from} ended at ${complete.at(-1)!.manifest.ended_at}: --to must not be earlier.`,
    );
  return chosen;
}

function subfoldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.incomplete'))
    .map((entry) => join(folder, entry.name));
}

export interface ArchivedLog {
  /** File names in the archive. */
  names: string[];
  /** The number of the last file; null: no file. */
  lastNumber: number | null;
}

/** @throws BackupRefused if a file between the backup and the end of the archive is missing */
export function archivedLog(archive: string, { first_wal_file, last_wal_file }: Manifest): ArchivedLog {
  const present = readdirSync(archive);
  const files = present.filter((name) => isWalFile(name) && numberOf(name) >= numberOf(first_wal_file)).toSorted();
  const newest = files.at(-1);
  if (newest === undefined) return { names: [], lastNumber: null };
  const timeline = timelineOf(newest);
  const numbers = new Set(files.map(numberOf));
  for (let number = numberOf(last_wal_file) + 1; number <= numberOf(newest); number++)
    if (!numbers.has(number))
      throw new BackupRefused(
        `The archive ${archive} lacks a file of the log after ${last_wal_file} (position ${number} of timeline ${timeline}). Copy it back, or use a newer backup.`,
      );
  return { names: [...present.filter(isHistory), ...files], lastNumber: numberOf(newest) };
}
