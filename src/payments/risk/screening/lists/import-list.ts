// Replaces a sanctions list with the list of the files, in one atomic phase: a reader sees the
// earlier list or the new one. All users are screened again afterwards.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Acting, recordAct } from '../../../../access/tenants/audit-trail.ts';
import { type AtomicPhase, atomically } from '../../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../../platform/database/database.ts';
import { uuidv7 } from '../../../../platform/std/identifiers.ts';
import { beginRound } from '../rounds/begin-round.ts';
import type { ImportedList, ListEntry, ListName } from './list-entry.ts';
import {
  deleteEntries,
  insertImport,
  type ListImport,
  lockLists,
  selectEntries,
  selectImports,
  selectLatestImports,
  upsertEntries,
} from './lists.sql.ts';
import type { ReadList } from './read-list.ts';
import { sandboxList } from './sandbox-list.ts';

/**
 * A cut file would end the screening for the missing names. The SDN list has had more than 6,000
 * entries since 2015 and the consolidated one some hundred, and neither loses a tenth at once.
 */
const fewestEntries: Readonly<Record<ImportedList, number>> = { sdn: 6_000, consolidated: 100 };
const mostRemovedShare = 0.1;

/** The list has fewer entries or names than expected. The message says how many. */
export class FewerEntries extends Error {}

/** @throws FewerEntries unless they are allowed */
export async function importList(
  phase: AtomicPhase,
  acting: Acting,
  { list, entries, sha256 }: ReadList,
  { importedBy, fewerAllowed }: { importedBy: string; fewerAllowed: boolean },
): Promise<ListImport> {
  const row = await replaceEntries(phase, { list, entries, sha256 }, { importedBy, fewerAllowed, now: acting.now });
  await beginRound(phase, acting.now);
  const { entry_count, name_count, added_count, changed_count, removed_count } = row;
  await recordAct(phase, acting, {
    action: 'sanctions_list.imported',
    subject: 'sanctions_import',
    subject_uuid: row.uuid,
    detail: {
      list,
      entry_count,
      name_count,
      added_count,
      changed_count,
      removed_count,
      files_sha256: sha256.toString('hex'),
      imported_by: importedBy,
    },
  });
  return row;
}

interface Importing {
  importedBy: string;
  fewerAllowed: boolean;
  now: Date;
}

async function replaceEntries(
  phase: AtomicPhase,
  { list, entries, sha256 }: Omit<ReadList, 'list'> & { list: ListName },
  { importedBy, fewerAllowed, now }: Importing,
): Promise<ListImport> {
  await lockLists(phase);
  const current = new Map((await selectEntries(phase, list)).map((entry) => [entry.number, entry]));
  const { added, changed, removed } = differences(current, entries);
  if (list !== 'sandbox' && !fewerAllowed) refuseFewer(list, [...current.values()], entries, removed.length);
  if (removed.length > 0) await deleteEntries(phase, list, removed);
  if (added.length + changed.length > 0) await upsertEntries(phase, [...added, ...changed]);
  const row = {
    uuid: uuidv7(now),
    list,
    imported_at: now,
    imported_by: importedBy,
    files_sha256: sha256,
    entry_count: entries.length,
    name_count: namesIn(entries),
    added_count: added.length,
    changed_count: changed.length,
    removed_count: removed.length,
  };
  await insertImport(phase, row);
  return row;
}

/**
 * The invented names, for a service in sandbox mode. Another version of them replaces the earlier
 * one.
 */
export async function provideSandboxList(database: Database, now: Date): Promise<void> {
  const sha256 = createHash('sha256').update(JSON.stringify(sandboxList)).digest();
  const isPresent = async (db: Queryable) =>
    (await selectImports(db, 'sandbox', 1)).some(({ files_sha256 }) => sha256.equals(files_sha256));
  if (await isPresent(database)) return;
  await atomically(database, async (phase) => {
    await lockLists(phase);
    if (await isPresent(phase)) return;
    const isFirst = (await selectLatestImports(phase)).length === 0;
    const read = { list: 'sandbox' as const, entries: sandboxList, sha256 };
    await replaceEntries(phase, read, { importedBy: 'the sandbox', fewerAllowed: true, now });
    // Without an earlier list every user waits already.
    if (!isFirst) await beginRound(phase, now);
  });
}

const namesIn = (entries: readonly ListEntry[]): number => entries.reduce((sum, { names }) => sum + names.length, 0);

function refuseFewer(
  list: ImportedList,
  current: readonly ListEntry[],
  entries: readonly ListEntry[],
  removed: number,
): void {
  if (entries.length < fewestEntries[list])
    throw new FewerEntries(
      `the files have ${entries.length} entries; a complete ${list} list has at least ${fewestEntries[list]}`,
    );
  if (removed > mostRemovedShare * current.length)
    throw new FewerEntries(`the files lack ${removed} of the ${current.length} present entries`);
  const [before, after] = [namesIn(current), namesIn(entries)];
  if (after < (1 - mostRemovedShare) * before)
    throw new FewerEntries(`the files have ${after} names; the present list has ${before}`);
}

function differences(current: ReadonlyMap<number, ListEntry>, imported: readonly ListEntry[]) {
  const numbers = new Set(imported.map(({ number }) => number));
  return {
    added: imported.filter(({ number }) => !current.has(number)),
    changed: imported.filter((entry) => {
      const present = current.get(entry.number);
      return present !== undefined && !isDeepStrictEqual({ ...present }, { ...entry });
    }),
    removed: [...current.keys()].filter((number) => !numbers.has(number)),
  };
}
