// Checks the invariants on payments that moved since the last round.
import type { Job } from '../../platform/database/repeat.ts';
import { instant } from '../../platform/std/clock.ts';
import { type Checking, runRound } from './check-rounds.ts';
import { invariants } from './invariants.ts';
import { sliced } from './payment-slices.ts';
import { selectMovedPayments } from './payments-to-check.sql.ts';

/** A share of one core. Together with the share in check-every-payment.job.ts: five percent. */
export const movedShare = 0.03;
/**
 * The first round of a process looks back this long; older moves are left to the rounds over every
 * payment.
 */
const firstLookBackMs = 3_600_000;
/**
 * A phase commits after its instant, almost always within this time. The rounds over every payment
 * find the rest.
 */
const overlapMs = 60_000;

const ofPeriod = invariants.filter(({ reads }) => reads === 'period');
const ofPayments = invariants.filter(({ reads }) => reads === 'payments');

/** `clock` dates the moves. `everyMinutes`: the pause between two rounds. */
export function checkMovedJob(context: Checking & { everyMinutes: number; sliceSize?: number }): Job {
  let since: Date | null = null;

  return {
    name: 'check invariants on what has moved',
    everyMs: context.everyMinutes * 60_000,
    async run() {
      const now = context.clock.now();
      const from: Date = since ?? instant(now.getTime() - firstLookBackMs);
      const whole = await runRound(context, { round: 'moved', share: movedShare }, async ({ read, check }) => {
        await check(ofPeriod, { since: from });
        const moved = await read((snapshot) => selectMovedPayments(snapshot, from));
        for (const slice of sliced(moved, context.sliceSize)) await check(ofPayments, { slice });
      });
      // After an incomplete round the next round starts from the same instant.
      if (whole === true) since = instant(now.getTime() - overlapMs);
      return 0;
    },
  };
}
