// The matcher of the lists as they are in the database. It is made again after an import, in every
// process, without a restart.
import type { Queryable } from '../../../../platform/database/database.ts';
import { selectLatestImports, selectLists } from '../lists/lists.sql.ts';
import { type Matcher, matcherOf } from './matcher.ts';

export interface CurrentMatcher extends Matcher {
  /** The imports of its lists. */
  imports: readonly string[];
}

// Only the latest: it takes some 60 MB for the lists of OFAC. An import has a uuid of its own, so
// the matcher of another database is never taken for this one.
let latest: CurrentMatcher | null = null;

export async function currentMatcher(db: Queryable): Promise<CurrentMatcher> {
  const imports = (await selectLatestImports(db)).map(({ uuid }) => uuid);
  if (latest !== null && latest.imports.join() === imports.join()) return latest;
  const read = await selectLists(db);
  latest = { ...matcherOf(read.entries), imports: read.imports };
  return latest;
}
