// The lanes of the service, and the database that finds the lane of each query.

import { nilUuid } from '../../std/identifiers.ts';
import { tenantOfWork } from '../../std/on-behalf.ts';
import type { Database } from '../database.ts';
import type { Gatherer } from '../gather.ts';
import { allShards, shardOf } from '../tenant-key.ts';
import type { EveryLane } from './every-lane.ts';
import { homeName, type Lane, laneOfWork } from './lane.ts';
import { routed } from './routed.ts';

export interface Lanes {
  /** Has what belongs to no tenant. */
  home: Lane;
  /** Home is the first one. */
  all: readonly Lane[];
  /** Reads the rows of all lanes, and changes none. With one lane: its database. */
  every: EveryLane;
  ofShard(shard: number): Lane;
  /** The lane of a tenant; of no tenant, home. */
  of(processorId: string): Lane;
  /** The lane of the current work. */
  ofWork(): Lane;
  /** Each query runs in the lane of the current work: its tenant's lane, or home. */
  database: Database;
  /**
   * The lanes of the shards have changed. `names`: of the lane of each shard. @throws as `lanesOf`
   */
  assign(names: readonly string[]): void;
}

/** For jobs of home that read the rows of all lanes. */
export interface RowsOfAll {
  every: { database: Database };
}

/**
 * `everyOf`: absent with one lane. `names`: of the lane of each shard.
 * @throws an error that names a shard whose lane is not among them
 */
export function lanesOf(
  all: readonly [Lane, ...Lane[]],
  everyOf: (of: Lanes['of']) => EveryLane = () => onlyLane(all[0]),
  names: readonly string[] = [],
): Lanes {
  const [home] = all;
  if (all.length === 1)
    return {
      home,
      all,
      every: everyOf(() => home),
      ofShard: () => home,
      of: () => home,
      ofWork: () => home,
      database: home.database,
      assign: () => {},
    };
  let byShard = lanesByShard(all, names);
  const ofShard = (shard: number) => byShard[shard]!;
  const of = (processorId: string) => (processorId === nilUuid ? home : ofShard(shardOf(processorId)));
  const ofWork = () => laneOfWork() ?? of(tenantOfWork()?.processor_id ?? nilUuid);
  return {
    ...{
      home,
      all,
      every: everyOf(of),
      ofShard,
      of,
      ofWork,
      database: routed(
        all.map(({ database }) => database),
        () => ofWork().database,
      ),
    },
    assign(changed) {
      byShard = lanesByShard(all, changed);
    },
  };
}

const onlyLane = (lane: Lane): EveryLane => ({
  ...lane,
  away: () => [],
  lanes: () => [lane],
  noticeAway: () => false,
});

/** All shards in one database. */
export const oneLane = (database: Database): Lanes => lanesOf([{ name: homeName, database }]);

const lanesByShard = (all: readonly Lane[], names: readonly string[]): Lane[] =>
  allShards.map((shard) => {
    const lane = all.find(({ name }) => name === names[shard]);
    if (lane === undefined)
      throw new Error(`the shard ${shard} is in the lane ${names[shard]}, which this process does not know`);
    return lane;
  });

/**
 * The same lanes, but a query of home, of each lane and of all rows may take this long: for jobs.
 */
export function lanesWithDeadline(lanes: Lanes, deadlineMs: number): Lanes {
  const longer = <Of extends Lane>(lane: Of): Of => ({ ...lane, database: lane.database.withDeadline(deadlineMs) });
  const all = lanes.all.map(longer);
  return { ...lanes, home: all[0]!, all, every: longer(lanes.every) };
}

/** One gatherer for each lane, so that a batch is of one lane. */
export function gatheringByLane<Item, Result>(
  { all }: Pick<Lanes, 'all'>,
  laneOf: (item: Item) => Lane,
  make: (lane: Lane) => Gatherer<Item, Result>,
): Gatherer<Item, Result> {
  if (all.length === 1) return make(all[0]!);
  const gatherers = new Map(all.map((lane) => [lane, make(lane)]));
  return (item) => gatherers.get(laneOf(item))!(item);
}
