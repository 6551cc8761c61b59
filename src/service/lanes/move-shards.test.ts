// Shards are given to another lane: their tenants stay, and whatever is cut off is put right when
// it runs again.
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { secondLane } from '../../../test/support/service/two-lanes.ts';
import { addProcessor } from '../../access/tenants/add-processor.ts';
import type { Database } from '../../platform/database/database.ts';
import { onLane } from '../../platform/database/lanes/lane.ts';
import { selectAssignment } from '../../platform/database/lanes/lanes.sql.ts';
import { lanesOf } from '../../platform/database/lanes/lanes.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { shardOf } from '../../platform/database/tenant-key.ts';
import { realClock } from '../../platform/std/clock.ts';
import { describeLanes } from './describe-lanes.ts';
import { moveShards } from './move-shards.ts';
import type { LanePlace } from './read-lanes-file.ts';

let first: TestDatabase;
let second: TestDatabase;
/** The second lane has the odd shards. */
let places: LanePlace[];
beforeAll(async () => {
  first = await testDatabase();
  ({ second, places } = await secondLane(first));
});

const atHome = <Result>(work: (database: Database) => Promise<Result>) => openBriefly(first.url, work);

const move = (shards: number[], to: string, of = places) =>
  atHome((database) =>
    moveShards({ database, ownerUrl: first.ownerUrl }, { shards, to, places: of, at: realClock.now() }),
  );

const addIn = (name: 'home' | 'second', shard: number): Promise<string> =>
  openBriefly((name === 'home' ? first : second).url, (database) =>
    onLane({ name, database }, () => addProcessor(database, 'Northwind Pay', realClock.now(), { shards: [shard] })),
  );

const laneOf = (processorId: string): Promise<string> =>
  atHome(async (database) => {
    const assignment = await selectAssignment(database);
    return lanesOf(
      [
        { name: 'home', database },
        { name: 'second', database },
      ],
      undefined,
      assignment,
    ).of(processorId).name;
  });

const problems = () =>
  atHome(async (database) =>
    (await describeLanes({ database }, first.url, places)).map(({ name, problem }) => [name, problem]),
  );

describe('A shard with tenants', () => {
  it('is given to another lane and back, and each tenant stays in its lane', async () => {
    const before = await addIn('home', 2);
    expect(await move([2], 'second')).toEqual({ staying_tenant_count: 1 });
    await expect(addIn('home', 2)).rejects.toMatchObject({ code: 'overloaded' });
    const between = await addIn('second', 2);
    expect([await laneOf(before), await laneOf(before.toUpperCase()), await laneOf(between)]).toEqual([
      'home',
      'home',
      'second',
    ]);
    expect(await move([2], 'home')).toEqual({ staying_tenant_count: 1 });
    const after = await addIn('home', 2);
    expect([await laneOf(before), await laneOf(between), await laneOf(after)]).toEqual(['home', 'second', 'home']);
    expect(await problems()).toEqual([
      ['home', null],
      ['second', null],
    ]);
  });

  it('is read again by each process, also when the command only finds tenants', async () => {
    const version = () => atHome(async (database) => (await selectAssignment(database)).version);
    const before = await version();
    await move([8], 'home');
    expect(await version()).not.toBe(before);
  });

  it.each([
    ['home', 4, 'second'],
    ['second', 5, 'home'],
  ] as const)('of %s loses no tenant when the command is cut off', async (from, shard, to) => {
    const tenant = await addIn(from, shard);
    expect(shardOf(tenant)).toBe(shard);
    const unreachable = places.map((place) => ({ ...place, migrationUrl: 'postgresql://achord@127.0.0.1:1/none' }));
    const noOwner = { database: null, ownerUrl: 'postgresql://achord@127.0.0.1:1/none' };
    await expect(
      to === 'second'
        ? move([shard], to, unreachable)
        : atHome((database) =>
            moveShards({ ...noOwner, database }, { shards: [shard], to, places, at: realClock.now() }),
          ),
    ).rejects.toThrow();
    expect(await laneOf(tenant)).toBe(from);
    // Neither lane takes a tenant that no process would find.
    for (const lane of ['home', 'second'] as const)
      await expect(addIn(lane, shard)).rejects.toMatchObject({ code: 'overloaded' });
    expect(await problems()).toEqual([
      ['home', null],
      ['second', `Home does not know its shards or its tenants: run "achord db move-shard ${shard} --to second".`],
    ]);
    await move([shard], to);
    expect([await laneOf(tenant), await laneOf(await addIn(to, shard))]).toEqual([from, to]);
    expect(await problems()).toEqual([
      ['home', null],
      ['second', null],
    ]);
  });

  it('is found again after a restore of home, which knows neither of the moves', async () => {
    await move([6], 'second');
    const tenant = await addIn('second', 6);
    await move([6], 'home');
    await openBriefly(first.ownerUrl, (owner) => owner.query('DELETE FROM lane_tenants', []));
    expect(await laneOf(tenant)).toBe('home');
    expect((await problems())[1]).toEqual([
      'second',
      expect.stringMatching(/^Home does not know .*: run "achord db move-shard [0-9,]+ --to home"/),
    ]);
    await move([2, 4, 6], 'home');
    await move([5], 'home');
    expect(await laneOf(tenant)).toBe('second');
    expect((await problems())[1]).toEqual(['second', null]);
  });
});
