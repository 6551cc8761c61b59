// Hints between two processes that have two databases.
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/support/runner/database.ts';
import { endAfterFile } from '../../../../test/support/runner/end-after-file.ts';
import { signal } from '../../std/signal.ts';
import { openDatabase } from '../database.ts';
import { type Relay, relayHints } from '../hints.ts';
import { concerns, type Lane, laneOfWork, onLane } from './lane.ts';
import { routed } from './routed.ts';

// Two processes: a signal of the first one is repeated in the second one.
const [here, there] = [
  { first: signal(), second: signal() },
  { first: signal(), second: signal() },
];
/** The lanes of what the second process hears. */
const heard = { first: new Set<string | undefined>(), second: new Set<string | undefined>() };
let lanes: Lane[];

const told = ({ first, second }: typeof here) => ({
  first: { signal: first, everyMs: 200, isHeard: true },
  second: { signal: second, everyMs: 200, isHeard: true },
});

beforeAll(async () => {
  lanes = await Promise.all(
    ['home', 'second'].map(async (name) => {
      const { url, drop } = await testDatabase();
      const database = openDatabase(url, 3, () => {});
      endAfterFile(() => database.end());
      endAfterFile(drop);
      return { name, database };
    }),
  );
  const relays = lanes.map(
    (lane): Relay => ({
      database: routed([lane], () => lane.database),
      name: 'a process of the test',
      isMeant: () => concerns(lane),
    }),
  );
  const processes = [here, there].map((signals) => relayHints(told(signals), relays));
  for (const { stop } of processes) endAfterFile(stop);
  for (const name of ['first', 'second'] as const) there[name].subscribe(() => heard[name].add(laneOfWork()?.name));
});

it('A hint without a lane is about all of them', async () => {
  await expect
    .poll(() => {
      here.first.notify();
      return heard.first;
    })
    .toEqual(new Set(['home', 'second']));
});

it('A lane that is told often keeps no hint from another one', async () => {
  const [home, second] = lanes;
  for (const lane of [home!, home!, home!, second!, home!, second!]) onLane(lane, here.second.notify);
  await expect.poll(() => heard.second).toEqual(new Set(['home', 'second']));
});
