// Migrates home and every lane to the schema of this version, and shows the rows of all at home.
import type { Database } from '../../platform/database/database.ts';
import { sqlState } from '../../platform/database/database-error.ts';
import { homeName } from '../../platform/database/lanes/lane.ts';
import { selectLanes } from '../../platform/database/lanes/lanes.sql.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { provideSchema } from '../../platform/database/schema/provide-schema.ts';
import { selectServerTime } from '../../platform/database/server-clock.sql.ts';
import { addedPlaces } from './added-places.ts';
import { type Home, provideViews } from './provide-views.ts';
import type { LanePlace } from './read-lanes-file.ts';

export interface MigratedLane {
  name: string;
  applied: string[];
}

/**
 * `places`: of the lanes file; those that were not added are left out. The views are made again,
 * also for a password that has changed. Returns what was applied, home first. If a lane does not
 * answer, nothing is applied anywhere: home would close the views, and nothing could make them.
 * @throws MigrationRefused, StartRefused if an added lane is not in the lanes file
 */
export async function migrateLanes(
  home: Home,
  migrationUrl: string | null,
  places: readonly LanePlace[],
  at: Date,
): Promise<MigratedLane[]> {
  for (const { url } of await alreadyAdded(home.database, places)) await openBriefly(url, selectServerTime);
  const migrated = [{ name: homeName, applied: await provideSchema(home.database, migrationUrl, at) }];
  const own = addedPlaces(await selectLanes(home.database), places);
  for (const { name, url, migrationUrl } of own)
    migrated.push({ name, applied: await openBriefly(url, (database) => provideSchema(database, migrationUrl, at)) });
  if (own.length > 0) await provideViews(home, own);
  return migrated;
}

/** A database of an early version has no table of lanes. */
async function alreadyAdded(home: Database, places: readonly LanePlace[]): Promise<LanePlace[]> {
  const added = await selectLanes(home).catch((error) => {
    if (sqlState(error) === '42P01') return [];
    throw error;
  });
  return places.filter(({ name }) => added.some((lane) => lane.name === name));
}
