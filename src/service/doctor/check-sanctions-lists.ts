// Checks whether users are screened for sanctions, and the age of the lists.

import { type ListsStatus, readListsStatus } from '../../payments/risk/screening/lists/lists-status.ts';
import { lateSince } from '../../payments/risk/screening/provider/late.ts';
import { selectUnanswered, type Unanswered } from '../../payments/risk/screening/provider/requests.sql.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { realClock } from '../../platform/std/clock.ts';
import { type Finding, ok, warning } from './check.ts';

export async function checkSanctionsLists(database: Database, { ACHORD_MODE: mode }: Settings): Promise<Finding> {
  const { settings, ...status } = await readListsStatus(database);
  const unanswered = await selectUnanswered(database, lateSince(realClock.now()));
  return judgeUnanswered(unanswered) ?? judgeLists(status, mode, settings.list_old_after_days);
}

/** Null: nothing is late. */
export function judgeUnanswered({ count, oldest_at, send_error }: Unanswered): Finding | null {
  if (count === 0) return null;
  return warning(
    `the screening provider has not answered about ${count} users since ${oldest_at!.toISOString()}${send_error === null ? '' : `: ${send_error}`}`,
    'No entry of these users goes out. Ask the provider: see docs/operate/sanctions.md.',
  );
}

const todo = 'Run "achord sanctions import <files>" with new files of OFAC: see docs/operate/sanctions.md.';

export function judgeLists(
  { state, lists }: ListsStatus,
  mode: Settings['ACHORD_MODE'],
  oldAfterDays: number,
): Finding {
  if (state === 'provider') return ok('the screening provider screens: no list was imported');
  if (state === 'off' || state === 'sandbox') {
    const found =
      state === 'off'
        ? 'screening is off: no list was imported'
        : 'only the invented names of the sandbox: no list was imported';
    return mode === 'live' ? warning(found, todo) : ok(found);
  }
  const found = lists
    .map(({ list, imported_at }) =>
      imported_at === null ? `${list} never imported` : `${list} imported ${imported_at.toISOString().slice(0, 10)}`,
    )
    .join(', ');
  if (state === 'current') return ok(found);
  return warning(state === 'old' ? `${found}: more than ${oldAfterDays} days ago` : found, todo);
}
