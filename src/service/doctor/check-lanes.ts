// The checks of a service with several databases: the lanes file, the lanes that were added, the
// views at home.
import type { Database } from '../../platform/database/database.ts';
import { homeName } from '../../platform/database/lanes/lane.ts';
import {
  type AddedLane,
  selectAssignment,
  selectLaneFacts,
  selectLanes,
} from '../../platform/database/lanes/lanes.sql.ts';
import type { Environment } from '../../platform/settings/files/read-file.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartRefused } from '../checks/refused.ts';
import { type AddedPlace, addedPlaces, missingFrom, missingSentence } from '../lanes/added-places.ts';
import { checkLanes } from '../lanes/check-lanes.ts';
import { disagreement } from '../lanes/disagreement.ts';
import { expectLane } from '../lanes/expect-lane.ts';
import { areCurrent } from '../lanes/provide-views.ts';
import type { LanePlace } from '../lanes/read-lanes-file.ts';
import { type Check, type Finding, failed, ok, unknown, warning } from './check.ts';

export interface FoundLanes {
  /** Empty: the service has one database. */
  checks: Check[];
  /** Those that were added, besides home. */
  lanes: AddedPlace[];
}

/** `home`: its database; null when it cannot be used. */
export async function findLanes(
  settings: Settings,
  environment: Environment,
  home: Database | null,
): Promise<FoundLanes> {
  // Another schema is a check of its own.
  const added = home === null ? [] : await selectLanes(home).catch(() => []);
  if (settings.ACHORD_LANES_FILE === null && added.length === 0) return { checks: [], lanes: [] };
  const places = await readPlaces(settings, environment);
  if ('status' in places) return { checks: [found('lanes file', places)], lanes: [] };
  if (home === null) {
    const unseen = unknown('the database cannot be used', 'See the check "database".');
    return { checks: [found('lanes file', judgeFile(settings, places, [])), found('lanes', unseen)], lanes: [] };
  }
  const file = judgeFile(settings, places, added);
  const lanes = addedPlaces(
    added.filter(({ name }) => places.some((place) => place.name === name)),
    places,
  );
  const unused = places.filter(({ name }) => !lanes.some((lane) => lane.name === name));
  return {
    lanes,
    checks: [
      found('lanes file', file),
      ...unused.map(({ name }) => found(`lane ${name}`, notAdded(name))),
      ...(lanes.length === 0
        ? []
        : [
            { name: 'lanes views', run: () => checkViews(home, lanes) },
            { name: 'lanes tenants', run: () => checkTenants(home, home, homeName) },
          ]),
    ],
  };
}

const found = (name: string, finding: Finding): Check => ({ name, run: () => Promise.resolve(finding) });

const correct = 'Correct the lanes file: see docs/operate/lanes.md.';

async function readPlaces(settings: Settings, environment: Environment): Promise<LanePlace[] | Finding> {
  try {
    return await checkLanes(settings, environment);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return failed(error.message, correct);
  }
}

function judgeFile(
  { ACHORD_LANES_FILE: path }: Settings,
  places: readonly LanePlace[],
  added: readonly AddedLane[],
): Finding {
  const missing = missingFrom(places, added);
  if (missing.length > 0) return failed(missing.map(missingSentence).join(' '), correct);
  return ok(`${path}: ${places.map(({ name }) => name).join(', ')}`);
}

const notAdded = (name: string): Finding =>
  warning('it is not added: nothing uses it', `Run "achord db add-lane ${name}", or remove it from the lanes file.`);

async function checkViews(database: Database, lanes: readonly AddedPlace[]): Promise<Finding> {
  return (await areCurrent({ database }, lanes))
    ? ok('the views at home show every lane')
    : failed('the views at home show other lanes, or another schema', 'Run "achord migrate".');
}

export async function checkIdentity(database: Database, lane: AddedPlace): Promise<Finding> {
  try {
    await expectLane(database, lane);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return failed(error.message, correct);
  }
  return ok('the database that was added');
}

/** `name`: of the lane whose database it is. */
export async function checkTenants(home: Database, database: Database, name: string): Promise<Finding> {
  const facts = await selectLaneFacts(database, name);
  const problem = disagreement(name, facts, await selectAssignment(home));
  return problem === null
    ? ok(`${facts.tenants.length} in this lane, and home knows each`)
    : failed(problem, 'Run the commands. Until then the service does not find some tenants, or adds none there.');
}
