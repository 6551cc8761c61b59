// Gives shards to another lane: new tenants of them are added there. Their tenants stay where they
// are (decision 67).
import { atomically } from '../../platform/database/atomic-phase.ts';
import { homeName } from '../../platform/database/lanes/lane.ts';
import {
  keepTenants,
  lockTenants,
  selectLanes,
  selectTenantsOfShards,
  updateLaneOfShards,
} from '../../platform/database/lanes/lanes.sql.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { StartRefused } from '../checks/refused.ts';
import { addedPlaces } from './added-places.ts';
import type { Home } from './provide-views.ts';
import { type LanePlace, ownerUrlOf } from './read-lanes-file.ts';

interface Moving {
  shards: readonly number[];
  /** The name of the lane. */
  to: string;
  /** Of the lanes file. */
  places: readonly LanePlace[];
  at: Date;
}

/**
 * Every database must answer. Returns how many tenants of the shards stay in other lanes. May run
 * again after it was cut off, or to find the tenants that a restored home has forgotten.
 * @throws StartRefused
 */
export async function moveShards(
  home: Home,
  { shards, to, places, at }: Moving,
): Promise<{ staying_tenant_count: number }> {
  const added = addedPlaces(await selectLanes(home.database), places);
  if (to !== homeName && !added.some(({ name }) => name === to))
    throw new StartRefused(`There is no lane ${to}. "achord db lanes" lists the lanes.`);
  /** From here on, the lane takes no tenants of these shards. */
  const leave = (url: string) =>
    openBriefly(url, (owner) =>
      atomically(owner, async (phase) => {
        await lockTenants(phase);
        await updateLaneOfShards(phase, shards, to, at);
        return selectTenantsOfShards(phase, shards);
      }),
    );
  const staying: [lane: string, tenants: string[]][] = [];
  for (const place of added) if (place.name !== to) staying.push([place.name, await leave(ownerUrlOf(place))]);
  await openBriefly(home.ownerUrl, (owner) =>
    atomically(owner, async (phase) => {
      await lockTenants(phase);
      if (to !== homeName) staying.push([homeName, await selectTenantsOfShards(phase, shards)]);
      for (const [lane, tenants] of staying) await keepTenants(phase, tenants, lane);
      await updateLaneOfShards(phase, shards, to, at);
    }),
  );
  // Last, so that no tenant is added where no process looks for it.
  const target = added.find(({ name }) => name === to);
  if (target !== undefined) await openBriefly(ownerUrlOf(target), (owner) => updateLaneOfShards(owner, shards, to, at));
  return { staying_tenant_count: staying.flatMap(([, tenants]) => tenants).length };
}
