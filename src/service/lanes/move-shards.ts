// Moves shards without tenants to another lane: new tenants of them are then added there.
import { atomically } from '../../platform/database/atomic-phase.ts';
import { homeName } from '../../platform/database/lanes/lane.ts';
import {
  lockTenants,
  selectLanes,
  selectLanesOfShards,
  selectShardsWithTenants,
  updateLaneOfShards,
} from '../../platform/database/lanes/lanes.sql.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { StartRefused } from '../checks/refused.ts';
import type { Home } from './provide-views.ts';
import type { LanePlace } from './read-lanes-file.ts';

interface Moving {
  shards: readonly number[];
  /** The name of the lane. */
  to: string;
  /** Of the lanes file. */
  places: readonly LanePlace[];
  at: Date;
}

/**
 * Returns the shards that are in the lane now, and those that stay where they are because they have
 * tenants. May run again after it was cut off. @throws StartRefused
 */
export async function moveShards(
  home: Home,
  { shards, to, places, at }: Moving,
): Promise<{ moved: number[]; with_tenants: number[] }> {
  const added = await selectLanes(home.database);
  const ownerUrlOf = (name: string): string => {
    const place = places.find((one) => one.name === name);
    if (name === homeName) return home.ownerUrl;
    if (place === undefined || !added.some((lane) => lane.name === name))
      throw new StartRefused(`There is no lane ${name}. "achord db lanes" lists the lanes.`);
    return place.migrationUrl ?? place.url;
  };
  const target = ownerUrlOf(to);
  const laneOf = await selectLanesOfShards(home.database);
  const leaving = Map.groupBy(
    shards.filter((shard) => laneOf[shard] !== to),
    (shard) => laneOf[shard]!,
  );
  const withTenants: number[] = [];
  for (const [from, own] of leaving)
    withTenants.push(
      ...(await openBriefly(ownerUrlOf(from), (source) =>
        // From here on it takes no tenants of these shards.
        atomically(source, async (phase) => {
          await lockTenants(phase);
          const staying = await selectShardsWithTenants(phase, own);
          const free = own.filter((shard) => !staying.includes(shard));
          await updateLaneOfShards(phase, free, to, at);
          return staying;
        }),
      )),
    );
  const moved = shards.filter((shard) => !withTenants.includes(shard));
  // Home is last: what it says is true.
  for (const url of [target, home.ownerUrl])
    await openBriefly(url, (owner) => updateLaneOfShards(owner, moved, to, at));
  return { moved, with_tenants: withTenants };
}
