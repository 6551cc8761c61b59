// What time does: hours and days pass, and now and then the service dies.
import { closeAfter } from '../../../../src/calendar/banking-instants.ts';
import { crashPoints } from '../crash-points.ts';
import { SimulationFailed } from '../simulation-failed.ts';
import { ask, later, nextKey, settle, type World } from '../world.ts';
import { type Command, pick } from './command.ts';

/** Lets time pass to an instant, with everything that is due on the way. */
export async function passTo(world: World, to: Date): Promise<void> {
  world.time = to;
  const answer = await ask(world, {
    method: 'POST',
    path: '/sandbox/v1/clock/advance',
    token: world.service.adminToken,
    body: { to: to.toISOString() },
    key: nextKey(world),
  });
  // Beside the clock of this machine it may be there already.
  if (answer.status !== 200 && answer.refusal !== 'minimum')
    throw new SimulationFailed(`the clock was not advanced: ${answer.text}`);
  await settle(world);
}

const hours: Command = {
  name: 'hours pass',
  weight: 24,
  play: (world, choose) => passTo(world, later(world, (1 + choose(8)) * 3_600_000)),
};

const days: Command = {
  name: 'days pass',
  weight: 26,
  play: (world, choose) => passTo(world, closeAfter(world.time, 1 + choose(2))),
};

const morning: Command = {
  name: 'the next noon comes',
  weight: 12,
  play: (world) => passTo(world, later({ ...world, time: closeAfter(world.time, 1) }, -8 * 3_600_000)),
};

const crash: Command = {
  name: 'a crash',
  weight: 2,
  play: (world) => world.service.crash(),
};

const willCrash: Command = {
  name: 'a crash at a point',
  weight: 36,
  async play(world, choose) {
    await world.service.live();
    // Every seed tries one of its own again and again: so each point is reached by few seeds, however seldom it comes.
    const own = crashPoints[world.seed % crashPoints.length]!;
    const point = choose(2) === 0 ? own : pick(choose, crashPoints)!;
    const nth = 1 + choose(2);
    world.told.push(`will crash ${point.name}, time ${nth}`);
    world.service.arm(point, nth);
  },
};

export const timeCommands: readonly Command[] = [hours, days, morning, crash, willCrash];
