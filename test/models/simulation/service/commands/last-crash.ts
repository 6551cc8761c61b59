// Each seed dies at its own crash point. If the random commands have not reached it, days are
// played, and files reversed or rejected, until it is reached.
import { closeAfter } from '../../../../../src/ach/calendar/banking-instants.ts';
import { crashPointOf } from '../crash-points.ts';
import type { Choose, World } from '../world.ts';
import { reverseFile } from './file-reversals.ts';
import { decideQuarantine, rejectFile } from './operators.ts';
import { startPayments } from './tenants.ts';
import { advanceClockTo } from './time.ts';

export async function crashAtAssignedPoint(world: World, choose: Choose): Promise<void> {
  const own = crashPointOf(world.seed);
  for (let day = 0; day < 10 && !world.service.deaths().includes(own.name); day++) {
    await world.service.live();
    world.service.arm(own, 1);
    // While a file of the bank waits for an operator, no credit and no reversal leaves.
    await decideQuarantine(world, choose, true);
    await startPayments(world, choose, 2);
    await advanceClockTo(world, closeAfter(world.time, 1));
    // Not both: the entries of a rejected file cannot be reversed.
    await (day % 2 === 0 ? reverseFile : rejectFile).play(world, choose);
  }
}
