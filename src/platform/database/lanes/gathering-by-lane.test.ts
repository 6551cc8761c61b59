// Starts of one lane share a batch, and hints about it reach its jobs.
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { gather } from '../gather.ts';
import { type Lane, laneOfWork } from './lane.ts';
import { gatheringByLane } from './lanes.ts';

it('A batch has items of one lane, and what it signals is about this lane', async () => {
  const all = ['home', 'second'].map((name): Lane => ({ name, database: {} as Database }));
  const batches: { lane: string | undefined; items: number[] }[] = [];
  const submit = gatheringByLane(
    { all },
    (item: number) => all[item % 2]!,
    () =>
      gather<number, undefined>(async (items) => {
        batches.push({ lane: laneOfWork()?.name, items });
        return items.map(() => ({ result: undefined }));
      }),
  );
  await Promise.all([0, 1, 2, 3].map(submit));
  expect(laneOfWork()).toBeUndefined();
  expect(batches).toEqual([
    { lane: 'home', items: [0, 2] },
    { lane: 'second', items: [1, 3] },
  ]);
});
