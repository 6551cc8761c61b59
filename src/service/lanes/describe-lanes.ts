// What an operator sees of the lanes: where they are, which shards they have, and whether they
// answer.
import { homeName } from '../../platform/database/lanes/lane.ts';
import { selectAssignment, selectLaneFacts, selectLanes } from '../../platform/database/lanes/lanes.sql.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { isMigrated } from '../../platform/database/schema/migrate.ts';
import { allShards } from '../../platform/database/tenant-key.ts';
import { missingFrom, missingSentence } from './added-places.ts';
import { disagreement } from './disagreement.ts';
import { areCurrent, type Home } from './provide-views.ts';
import type { LanePlace } from './read-lanes-file.ts';

export interface DescribedLane {
  name: string;
  /** `db.internal:5432/achord`; null: it is not in the lanes file. */
  place: string | null;
  /** What to do about it, as a sentence; null: nothing. */
  problem: string | null;
  /** New tenants of these shards are added here. */
  shards: number[];
  /** Null: it does not answer. */
  tenant_count: number | null;
  /** Of its database. */
  bytes: number | null;
}

/** Home first. `homeUrl`: of the serving role. */
export async function describeLanes(
  { database }: Pick<Home, 'database'>,
  homeUrl: string,
  places: readonly LanePlace[],
): Promise<DescribedLane[]> {
  const added = await selectLanes(database);
  const assignment = await selectAssignment(database);
  const shown = places.filter(({ name }) => added.some((lane) => lane.name === name));
  const viewsAreCurrent = shown.length === 0 || (await areCurrent({ database }, shown));
  const shardsOf = (name: string) => allShards.filter((shard) => assignment.shards[shard] === name);
  const unknown = { tenant_count: null, bytes: null };
  const missing = missingFrom(places, added).map((name) => {
    return { name, place: null, ...unknown, problem: missingSentence(name), shards: shardsOf(name) };
  });
  const described = await Promise.all(
    [{ name: homeName, url: homeUrl }, ...places].map(async ({ name, url }) => {
      const { host, pathname, searchParams } = new URL(url);
      const shards = shardsOf(name);
      const lane = { name, place: `${searchParams.get('host') ?? host}${pathname}`, shards };
      if (name !== homeName && !shown.includes(places.find((place) => place.name === name)!))
        return { ...lane, ...unknown, problem: `It is not added: run "achord db add-lane ${name}".` };
      try {
        return await openBriefly(url, async (own) => {
          const { tenants, takes, bytes } = await selectLaneFacts(own, name);
          const isCurrent = (await isMigrated(own)) && (name !== homeName || viewsAreCurrent);
          const problem = isCurrent
            ? disagreement(name, { tenants, takes }, assignment)
            : 'It does not have the schema of this version: run "achord migrate".';
          return { ...lane, tenant_count: tenants.length, bytes, problem };
        });
      } catch (error) {
        return { ...lane, ...unknown, problem: `It does not answer: ${(error as Error).message}.` };
      }
    }),
  );
  return [...described, ...missing];
}
