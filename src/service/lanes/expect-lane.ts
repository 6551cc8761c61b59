// Whether a database is the one that was added as a lane.
import type { Queryable } from '../../platform/database/database.ts';
import { selectLanes } from '../../platform/database/lanes/lanes.sql.ts';
import { StartRefused } from '../checks/refused.ts';
import type { AddedPlace } from './added-places.ts';

/** `database`: has the schema. @throws StartRefused if it is another one */
export async function expectLane(database: Queryable, { name, uuid }: Pick<AddedPlace, 'name' | 'uuid'>) {
  const own = await selectLanes(database);
  if (!own.some((lane) => lane.name === name && lane.uuid === uuid))
    throw new StartRefused(
      `The database of the lane ${name} is not the one that was added. Correct its url in the lanes file.`,
    );
}
