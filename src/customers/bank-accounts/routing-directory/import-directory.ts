// Replaces the routing directory with the directory in a file, in one atomic phase: a reader sees
// the earlier directory or the new one.
import { isDeepStrictEqual } from 'node:util';
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import {
  type DirectoryImport,
  deleteEntries,
  insertImport,
  lockDirectory,
  selectDirectory,
  upsertEntries,
} from './directory.sql.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import type { Directory } from './read-directory.ts';
import { findUnlistedAccounts } from './unlisted-accounts.sql.ts';

/**
 * A cut file would make the missing routing numbers invalid. The directory has had about 18,000
 * entries for years, and loses some hundred a year.
 */
const fewestEntries = 10_000;
const mostRemovedShare = 0.1;

/** The file has fewer entries than expected. The message says how many. */
export class FewerEntries extends Error {}

/** @throws FewerEntries unless they are allowed */
export async function importDirectory(
  phase: AtomicPhase,
  acting: Acting,
  { entries, sha256 }: Directory,
  { importedBy, fewerAllowed }: { importedBy: string; fewerAllowed: boolean },
): Promise<DirectoryImport> {
  await lockDirectory(phase);
  const current = new Map((await selectDirectory(phase)).map((entry) => [entry.routing_number, entry]));
  const { added, changed, removed } = differences(current, entries);
  if (!fewerAllowed) {
    if (entries.length < fewestEntries)
      throw new FewerEntries(
        `the file has ${entries.length} entries; a complete directory has at least ${fewestEntries}`,
      );
    if (removed.length > mostRemovedShare * current.size)
      throw new FewerEntries(`the file lacks ${removed.length} of the ${current.size} present routing numbers`);
  }
  if (removed.length > 0) await deleteEntries(phase, removed);
  if (added.length + changed.length > 0) await upsertEntries(phase, [...added, ...changed]);

  const counts = {
    entry_count: entries.length,
    added_count: added.length,
    changed_count: changed.length,
    removed_count: removed.length,
    unlisted_account_count: await findUnlistedAccounts(phase, acting.now),
  };
  const row = { uuid: uuidv7(acting.now), imported_at: acting.now, file_sha256: sha256, ...counts };
  await insertImport(phase, row);
  await recordAct(phase, acting, {
    action: 'routing_directory.imported',
    subject: 'routing_directory_import',
    subject_uuid: row.uuid,
    detail: { ...counts, file_sha256: sha256.toString('hex'), imported_by: importedBy },
  });
  return row;
}

function differences(current: ReadonlyMap<string, DirectoryEntry>, imported: readonly DirectoryEntry[]) {
  const numbers = new Set(imported.map(({ routing_number }) => routing_number));
  return {
    added: imported.filter(({ routing_number }) => !current.has(routing_number)),
    changed: imported.filter((entry) => {
      const present = current.get(entry.routing_number);
      return present !== undefined && !isDeepStrictEqual({ ...present }, { ...entry });
    }),
    removed: [...current.keys()].filter((number) => !numbers.has(number)),
  };
}
