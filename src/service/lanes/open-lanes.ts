// Opens the databases of all lanes, each with the schema of this version.

import type { Database } from '../../platform/database/database.ts';
import { connectionLost } from '../../platform/database/database-error.ts';
import { everyLane } from '../../platform/database/lanes/every-lane.ts';
import { inSchemas } from '../../platform/database/lanes/in-schemas.ts';
import { homeName, type Lane } from '../../platform/database/lanes/lane.ts';
import { selectAssignment, selectLanes } from '../../platform/database/lanes/lanes.sql.ts';
import { type Lanes, lanesOf } from '../../platform/database/lanes/lanes.ts';
import { onceChecked } from '../../platform/database/lanes/once-checked.ts';
import { provideSchema } from '../../platform/database/schema/provide-schema.ts';
import { selectSchemaName } from '../../platform/database/schema/rights.sql.ts';
import type { Log } from '../../platform/log/log.ts';
import { madeSafe } from '../../platform/log/loggable.ts';
import { realClock } from '../../platform/std/clock.ts';
import { type AddedPlace, addedPlaces } from './added-places.ts';
import { expectLane } from './expect-lane.ts';
import { areCurrent, provideViews } from './provide-views.ts';
import type { LanePlace } from './read-lanes-file.ts';

interface OpenLanes {
  /** Migrated. */
  home: Database;
  homeUrl: string;
  homeMigrationUrl: string | null;
  /** Of the lanes file. */
  places: readonly LanePlace[];
  /** Who calls ends what it opens, also after an error. */
  open(url: string): Database;
  /** Throws if the server of this URL is unsafe for money. */
  examineServer(url: string): Promise<void>;
  /** Throws if a lane must not be used. Called once for each, with its own database. */
  examine(lane: Lane): Promise<void>;
  log: Pick<Log, 'error' | 'warn'>;
}

/** A lane that cannot be reached is checked at its first use. @throws StartRefused */
export async function openLanes(opening: OpenLanes): Promise<Lanes> {
  const { home: database, homeUrl, homeMigrationUrl, open, log } = opening;
  const home: Lane = { name: homeName, database };
  const places = addedPlaces(await selectLanes(database), opening.places);
  for (const { name } of opening.places)
    if (!places.some((place) => place.name === name))
      log.warn(
        { lane: madeSafe(name) },
        'a lane of the lanes file is not used: add it with "achord db add-lane", and start again',
      );
  if (places.length === 0) return lanesOf([home]);
  const opened = places.map((place) => {
    const checked = onceChecked(open(place.url), (database) => checkLane(database, place, opening));
    return { lane: { name: place.name, database: checked.database }, check: checked.check };
  });
  const others = opened.map(({ lane }) => lane);
  for (const { lane, check } of opened)
    await check().catch((error) => {
      if (!connectionLost(error)) throw error;
      log.error({ err: error, lane: madeSafe(lane.name) }, 'a lane cannot be reached: the service starts without it');
    });
  const views = { database, ownerUrl: homeMigrationUrl ?? homeUrl };
  if (!(await areCurrent(views, places))) await provideViews(views, places);
  const own = await selectSchemaName(database);
  const openSchema = (schema: string) => open(inSchemas(homeUrl, [schema, own]));
  return lanesOf(
    [home, ...others],
    (of) => everyLane(home, others, { open: openSchema, of }),
    await selectAssignment(database),
  );
}

async function checkLane(
  database: Database,
  place: AddedPlace,
  { examineServer, examine }: Pick<OpenLanes, 'examineServer' | 'examine'>,
): Promise<void> {
  await provideSchema(database, place.migrationUrl, realClock.now());
  await examineServer(place.url);
  await expectLane(database, place);
  await examine({ name: place.name, database });
}
