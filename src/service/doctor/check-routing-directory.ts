// Checks the age of the routing directory.

import { selectImports } from '../../customers/bank-accounts/routing-directory/directory.sql.ts';
import { isOld, oldAfterDays } from '../../customers/bank-accounts/routing-directory/directory-age.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { realClock } from '../../platform/std/clock.ts';
import { type Finding, ok, warning } from './check.ts';

export async function checkRoutingDirectory(database: Database, { ACHORD_MODE: mode }: Settings): Promise<Finding> {
  const [last] = await selectImports(database, 1);
  return judgeDirectory(last?.imported_at ?? null, mode, realClock.now());
}

const todo = 'Run "achord routing import <file>" with a new directory: see docs/operate/routing-directory.md.';

export function judgeDirectory(importedAt: Date | null, mode: Settings['ACHORD_MODE'], now: Date): Finding {
  if (importedAt === null) {
    const found = 'none was imported: routing numbers are checked by their check digit only';
    return mode === 'live' ? warning(found, todo) : ok(found);
  }
  const found = `imported ${importedAt.toISOString().slice(0, 10)}`;
  if (!isOld(importedAt, now)) return ok(found);
  return warning(`${found}, more than ${oldAfterDays} days ago: new routing numbers are refused`, todo);
}
