// Deletes old backups, and files of the archived log that no kept backup needs.
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import { isWalFile, numberOf } from './wal-files.ts';

export interface Pruned {
  backups: string[];
  archived: number;
}

/**
 * Keeps the newest `keep` complete backups of the folder. Call it after a backup has succeeded: an
 * incomplete one does not count.
 */
export function pruneBackups(folder: string, keep: number, archive: string | null): Pruned {
  const complete = readdirSync(folder)
    .filter((name) => /^backup-\d{8}T\d{6}Z-[0-9a-f]{6}$/.test(name))
    .flatMap((name) => {
      const manifest = readManifest(join(folder, name));
      return manifest === null ? [] : [{ name, manifest }];
    })
    .toSorted((a, b) => (a.manifest.ended_at < b.manifest.ended_at ? 1 : -1));
  const old = complete.slice(keep);
  for (const { name } of old) {
    // A half deleted backup must not look complete.
    const incomplete = join(folder, `${name}.incomplete`);
    renameSync(join(folder, name), incomplete);
    rmSync(incomplete, { recursive: true });
  }
  const needed = complete.slice(0, keep).map(({ manifest }) => numberOf(manifest.first_wal_file));
  const archived = archive === null || needed.length === 0 ? 0 : pruneArchive(archive, Math.min(...needed));
  return { backups: old.map(({ name }) => name), archived };
}

/** Histories of timelines stay: they are small, and a later restore needs them. */
function pruneArchive(archive: string, firstNeeded: number): number {
  const old = readdirSync(archive).filter((name) => isWalFile(name) && numberOf(name) < firstNeeded);
  for (const name of old) rmSync(join(archive, name));
  return old.length;
}
