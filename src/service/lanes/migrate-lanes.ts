// Migrates home and every lane to the schema of this version, and shows the rows of all at home.
import { selectLanes } from '../../platform/database/lanes/lanes.sql.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { provideSchema } from '../../platform/database/schema/provide-schema.ts';
import { addedPlaces } from './added-places.ts';
import { type Home, provideViews } from './provide-views.ts';
import type { LanePlace } from './read-lanes-file.ts';

/**
 * `places`: of the lanes file; those that were not added are left out. The views are made again,
 * also for a password that has changed. Returns what was applied at home.
 * @throws MigrationRefused, StartRefused if an added lane is not in the lanes file
 */
export async function migrateLanes(
  home: Home,
  migrationUrl: string | null,
  places: readonly LanePlace[],
  at: Date,
): Promise<string[]> {
  const applied = await provideSchema(home.database, migrationUrl, at);
  const own = addedPlaces(await selectLanes(home.database), places);
  for (const place of own) await openBriefly(place.url, (database) => provideSchema(database, place.migrationUrl, at));
  if (own.length > 0) await provideViews(home, own);
  return applied;
}
