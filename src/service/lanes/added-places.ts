// The databases of the lanes file that were added as lanes: only they have tenants.
import { homeName } from '../../platform/database/lanes/lane.ts';
import type { AddedLane } from '../../platform/database/lanes/lanes.sql.ts';
import { StartRefused } from '../checks/refused.ts';
import type { LanePlace } from './read-lanes-file.ts';

export interface AddedPlace extends LanePlace {
  /** Also in its own database. */
  uuid: string;
}

/**
 * `added`: of home. `places`: of the lanes file, none without it. In the order of the file.
 * @throws StartRefused if the file misses a lane: its tenants would be missed in silence
 */
export function addedPlaces(added: readonly AddedLane[], places: readonly LanePlace[]): AddedPlace[] {
  const missing = missingFrom(places, added);
  if (missing.length > 0) throw new StartRefused(missing.map(missingSentence).join('\n'));
  return places.flatMap((place) => {
    const lane = added.find(({ name }) => name === place.name);
    return lane === undefined ? [] : [{ ...place, uuid: lane.uuid }];
  });
}

/** The names of the lanes that were added and are not in the lanes file. */
export const missingFrom = (places: readonly LanePlace[], added: readonly AddedLane[]): string[] =>
  added.map(({ name }) => name).filter((name) => name !== homeName && !places.some((place) => place.name === name));

export const missingSentence = (name: string): string =>
  `The lane ${name} has payments but is not in the lanes file. Add it to the file again (ACHORD_LANES_FILE).`;
