// The lanes of the service, and the database that finds the lane of each query.

import { nilUuid } from '../../std/identifiers.ts';
import { tenantOfWork } from '../../std/on-behalf.ts';
import type { Database } from '../database.ts';
import type { Gatherer } from '../gather.ts';
import { allShards, shardOf } from '../tenant-key.ts';
import type { EveryLane } from './every-lane.ts';
import { homeName, type Lane, laneOfWork, onLane } from './lane.ts';
import type { Assignment } from './lanes.sql.ts';
import { routed } from './routed.ts';

export interface Lanes {
  /** Has what belongs to no tenant. */
  home: Lane;
  /** Home is the first one. */
  all: readonly Lane[];
  /** Reads the rows of all lanes, and changes none. With one lane: its database. */
  every: EveryLane;
  /** New tenants of these shards are added in the lane. */
  shardsOf(lane: Pick<Lane, 'name'>): number[];
  /** The lane of a tenant; of no tenant, home. */
  of(processorId: string): Lane;
  /** The lane of the current work. */
  ofWork(): Lane;
  /** Each query runs in the lane of the current work: its tenant's lane, or home. */
  database: Database;
  /** Shards were given to other lanes. @throws as `lanesOf` */
  assign(changed: Pick<Assignment, 'shards' | 'tenants'>): void;
}

/** For jobs of home that read the rows of all lanes. */
export interface RowsOfAll {
  every: Pick<EveryLane, 'database' | 'watchAway'>;
}

/** For what is kept or judged: null if the rows of a lane that does not answer are missing. */
export async function fromAllLanes<Result>(
  { every }: RowsOfAll,
  read: (database: Database) => Promise<Result>,
): Promise<Result | null> {
  const watch = every.watchAway();
  try {
    const result = await read(every.database);
    return watch.leftOut().length === 0 ? result : null;
  } finally {
    watch.end();
  }
}

/**
 * `everyOf`, `assignment`: absent with one lane.
 * @throws an error that names a shard or a tenant whose lane is not among them
 */
export function lanesOf(
  all: readonly [Lane, ...Lane[]],
  everyOf: (of: Lanes['of']) => EveryLane = () => onlyLane(all[0]),
  assignment: Pick<Assignment, 'shards' | 'tenants'> = { shards: [], tenants: new Map() },
): Lanes {
  const [home] = all;
  if (all.length === 1)
    return {
      home,
      all,
      every: everyOf(() => home),
      shardsOf: () => [...allShards],
      of: () => home,
      ofWork: () => home,
      database: home.database,
      assign: () => {},
    };
  let assigned = assignedLanes(all, assignment);
  const of = (processorId: string) =>
    processorId === nilUuid
      ? home
      : (assigned.ofTenants.get(processorId.toLowerCase()) ?? assigned.ofShards[shardOf(processorId)]!);
  const ofWork = () => laneOfWork() ?? of(tenantOfWork()?.processor_id ?? nilUuid);
  return {
    ...{
      home,
      all,
      every: everyOf(of),
      shardsOf: ({ name }) => allShards.filter((shard) => assigned.ofShards[shard]!.name === name),
      of,
      ofWork,
      database: routed(all, () => ofWork().database),
    },
    assign(changed) {
      assigned = assignedLanes(all, changed);
    },
  };
}

const onlyLane = (lane: Lane): EveryLane => ({
  ...lane,
  away: () => [],
  watchAway: () => ({ leftOut: () => [], end: () => {} }),
  tries: 1,
  lanes: () => [lane],
  noticeAway: () => false,
});

/** All shards in one database. */
export const oneLane = (database: Database): Lanes => lanesOf([{ name: homeName, database }]);

function assignedLanes(
  all: readonly Lane[],
  { shards, tenants }: Pick<Assignment, 'shards' | 'tenants'>,
): { ofShards: readonly Lane[]; ofTenants: ReadonlyMap<string, Lane> } {
  const named = (what: string, name: string | undefined): Lane => {
    const lane = all.find((one) => one.name === name);
    if (lane === undefined) throw new Error(`${what} is in the lane ${name}, which this process does not know`);
    return lane;
  };
  return {
    ofShards: allShards.map((shard) => named(`the shard ${shard}`, shards[shard])),
    ofTenants: new Map([...tenants].map(([id, name]) => [id, named(`the tenant ${id}`, name)])),
  };
}

/**
 * The same lanes, but a query of home, of each lane and of all rows may take this long: for jobs.
 */
export function lanesWithDeadline(lanes: Lanes, deadlineMs: number): Lanes {
  const longer = <Of extends Lane>(lane: Of): Of => ({ ...lane, database: lane.database.withDeadline(deadlineMs) });
  const all = lanes.all.map(longer);
  return { ...lanes, home: all[0]!, all, every: longer(lanes.every) };
}

/** One gatherer for each lane, so that a batch is of one lane, and runs in it. */
export function gatheringByLane<Item, Result>(
  { all }: Pick<Lanes, 'all'>,
  laneOf: (item: Item) => Lane,
  make: (lane: Lane) => Gatherer<Item, Result>,
): Gatherer<Item, Result> {
  if (all.length === 1) return make(all[0]!);
  const gatherers = new Map(all.map((lane) => [lane, make(lane)]));
  return (item) => {
    const lane = laneOf(item);
    return onLane(lane, () => gatherers.get(lane)!(item));
  };
}
