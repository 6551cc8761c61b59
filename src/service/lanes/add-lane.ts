// Adds a database as a lane: gives it the schema, what home has for all lanes, and a name of its
// own.
import { randomUUID } from 'node:crypto';
import { homeName } from '../../platform/database/lanes/lane.ts';
import { hasTenants, insertLane, selectLanes } from '../../platform/database/lanes/lanes.sql.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { provideSchema } from '../../platform/database/schema/provide-schema.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { keepMode } from '../checks/check-mode.ts';
import { StartRefused } from '../checks/refused.ts';
import { addedPlaces } from './added-places.ts';
import { copyInto } from './copy-from-home.ts';
import { areCurrent, type Home, provideViews } from './provide-views.ts';
import { type LanePlace, ownerUrlOf } from './read-lanes-file.ts';

/**
 * `places`: all of the lanes file. May run again after it was cut off. Returns false if the lane
 * was added before. @throws StartRefused, MigrationRefused
 */
export async function addLane(
  home: Home,
  { name, places, mode, at }: { name: string; places: readonly LanePlace[]; mode: Settings['ACHORD_MODE']; at: Date },
): Promise<boolean> {
  const place = places.find((one) => one.name === name);
  if (place === undefined)
    throw new StartRefused(`The lanes file has no lane ${name}. It has: ${places.map((one) => one.name).join(', ')}.`);
  const added = await selectLanes(home.database);
  const before = addedPlaces(added, places);
  if (before.some((lane) => lane.name === name)) {
    // It may have been cut off before this.
    if (!(await areCurrent(home, before))) await provideViews(home, before);
    return false;
  }
  const uuid = await openBriefly(place.url, async (database) => {
    await provideSchema(database, place.migrationUrl, at);
    await keepMode(database, mode);
    const [own] = await selectLanes(database);
    if (own !== undefined && own.name !== name)
      throw new StartRefused(
        `The database of the lane ${name} already is the lane ${own.name}. Name another database in the lanes file.`,
      );
    if (own === undefined && (await hasTenants(database)))
      throw new StartRefused(
        `The database of the lane ${name} has tenants: it is of another service. Name an empty database in the lanes file.`,
      );
    return own?.uuid ?? null;
  });
  const lane = { name, uuid: uuid ?? randomUUID() };
  await openBriefly(ownerUrlOf(place), async (owner) => {
    if (uuid === null) await insertLane(owner, lane, at);
    await copyInto(home.database, owner, at);
  });
  await openBriefly(home.ownerUrl, async (owner) => {
    // A home must never become a lane of another service.
    if (!added.some((one) => one.name === homeName))
      await insertLane(owner, { name: homeName, uuid: randomUUID() }, at);
    await insertLane(owner, lane, at);
  });
  await provideViews(
    home,
    places.filter((one) => one === place || before.some((lane) => lane.name === one.name)),
  );
  return true;
}
