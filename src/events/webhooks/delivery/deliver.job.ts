// Delivers due events: takes lanes, starts the attempts that have room, and releases idle lanes.

import { type Job, quietMs } from '../../../platform/database/repeat.ts';
import type { Attempting } from './attempt-delivery.ts';
import { attemptsIn } from './attempts.ts';
import { deliveriesDue } from './create-deliveries.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { heldLanes } from './held-lanes.ts';
import { laneKeeper } from './keep-lanes.ts';
import type { Poster } from './post.ts';

export interface Delivering extends Attempting {
  queue: DeliveryQueue;
  poster: Poster;
}

export interface DeliverJob extends Job {
  /** Attempts under way in this process. */
  underWay(): number;
}

export function deliverWebhooksJob(delivering: Delivering): DeliverJob {
  const { queue, clock, poster, log } = delivering;
  const lanes = heldLanes(clock);
  const attempts = attemptsIn(lanes, delivering);
  const { hint, renewInTime, takeMore, readMore, releaseIdle } = laneKeeper(queue, lanes, attempts.start);
  return {
    name: 'deliver webhooks',
    everyMs: 1_000,
    quietMs,
    underWay: lanes.underWay,
    wokenBy(wake) {
      const ends = [
        deliveriesDue.subscribe(() => {
          hint();
          wake();
        }),
        attempts.wokenBy(wake),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
    async run() {
      attempts.runBegins();
      lanes.sweep();
      await renewInTime();
      const released = await releaseIdle();
      const taken = await takeMore();
      return released + taken + (await readMore());
    },
    // Leases are renewed and idle lanes released while this process holds lanes. Otherwise a retry
    // becomes due without a signal.
    dueInMs: () => (lanes.all().length > 0 ? 0 : queue.dueInMs()),
    async ended() {
      for (const lane of lanes.all()) lanes.leave(lane);
      // Release lanes without attempts now, so other workers continue with them.
      await releaseIdle().catch((err) =>
        log.warn({ err }, 'lanes were not released; other workers take them when the leases expire'),
      );
      await attempts.allRecorded();
      await releaseIdle().catch(() => {});
      await poster.close();
    },
  };
}
