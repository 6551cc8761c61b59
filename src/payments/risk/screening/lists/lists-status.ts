// Whether users are screened, and against lists of which day.
import type { Queryable } from '../../../../platform/database/database.ts';
import { realClock } from '../../../../platform/std/clock.ts';
import { type ScreeningSettings, selectScreeningSettings } from '../rounds/rounds.sql.ts';
import { type ImportedList, importedLists, type ListName } from './list-entry.ts';
import { type LatestImport, selectLatestImports } from './lists.sql.ts';

/**
 * off: no list was imported, and nothing is screened. provider: no list was imported, and the
 * provider screens. sandbox: only the invented names. incomplete: one of the two lists was never
 * imported. old: a list was last imported too long ago.
 */
export const screeningStates = ['off', 'provider', 'sandbox', 'incomplete', 'old', 'current'] as const;

export type ScreeningState = (typeof screeningStates)[number];

export type ListState = 'none' | 'old' | 'current';

export interface ListsStatus {
  state: ScreeningState;
  lists: { list: ImportedList; state: ListState; imported_at: Date | null }[];
}

const dayMs = 86_400_000;

export function listsStatus(
  imports: readonly { list: ListName; imported_at: Date }[],
  { list_old_after_days, provider_since }: Pick<ScreeningSettings, 'list_old_after_days' | 'provider_since'>,
  now: Date,
): ListsStatus {
  const lists = importedLists.map((list) => {
    const imported_at = imports.find((one) => one.list === list)?.imported_at ?? null;
    const isOld = imported_at !== null && now.getTime() - imported_at.getTime() > list_old_after_days * dayMs;
    const state: ListState = imported_at === null ? 'none' : isOld ? 'old' : 'current';
    return { list, state, imported_at };
  });
  const count = (state: ListState) => lists.filter((one) => one.state === state).length;
  if (count('none') === lists.length) {
    if (provider_since !== null) return { state: 'provider', lists };
    return { state: imports.length === 0 ? 'off' : 'sandbox', lists };
  }
  return { state: count('none') > 0 ? 'incomplete' : count('old') > 0 ? 'old' : 'current', lists };
}

/** By real time: a sandbox that is ahead has no older lists. */
export async function readListsStatus(
  db: Queryable,
): Promise<ListsStatus & { latest: LatestImport[]; settings: ScreeningSettings }> {
  const settings = await selectScreeningSettings(db);
  const latest = await selectLatestImports(db);
  return { ...listsStatus(latest, settings, realClock.now()), latest, settings };
}
