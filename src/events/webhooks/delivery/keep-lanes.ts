// Keeps the lanes of this process: takes ready ones, renews their leases, reads them, and releases
// the idle ones.

import { elapsedMs, reading } from '../../../platform/std/clock.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import type { HeldLanes } from './held-lanes.ts';

// The signal of another process may be lost.
const lookEveryMs = 150;
const renewEveryMs = 5_000;

export interface LaneKeeper {
  /** Deliveries have become due: the next look is not put off. */
  hint(): void;
  renewInTime(): Promise<void>;
  /** Returns how many lanes it took. */
  takeMore(): Promise<number>;
  /** Returns how many lanes it released. */
  releaseIdle(): Promise<number>;
  /** Reads and starts deliveries; returns how many it started. */
  readMore(): Promise<number>;
}

/** `start`: starts what was read. */
export function laneKeeper(queue: DeliveryQueue, lanes: HeldLanes, start: () => number): LaneKeeper {
  let hinted = true;
  let crowded = false;
  let polledAt = Number.NEGATIVE_INFINITY;
  let renewedAt = reading();
  return {
    hint() {
      hinted = true;
    },
    async renewInTime() {
      if (elapsedMs(renewedAt) < renewEveryMs) return;
      renewedAt = reading();
      await renew(queue, lanes);
    },
    async takeMore() {
      // If lanes had to wait at the last run, look again: other lanes may have been released.
      if (!hinted && !crowded && elapsedMs(polledAt) < lookEveryMs) return 0;
      hinted = false;
      polledAt = reading();
      lanes.lookAgain();
      const room = lanes.room();
      crowded = room.healthy === 0 || room.unhealthy === 0;
      if (room.healthy + room.unhealthy === 0) return 0;
      const taken = await queue.take(room);
      lanes.add(taken);
      return taken.length;
    },
    async releaseIdle() {
      const idle = lanes.toRelease();
      if (idle.length > 0) await queue.release(idle);
      return idle.length;
    },
    async readMore() {
      const portions = lanes.portions();
      if (portions.length === 0) return 0;
      const readAt = reading();
      lanes.put(portions, await queue.read(portions), readAt);
      return start();
    },
  };
}

async function renew(queue: DeliveryQueue, lanes: HeldLanes): Promise<void> {
  const all = lanes.all();
  if (all.length === 0) return;
  const renewed = new Map((await queue.renew(all)).map((one) => [one.endpoint_uuid, one.leased_until]));
  for (const lane of all) {
    const until = renewed.get(lane.endpoint_uuid);
    if (until === undefined) lanes.drop(lane);
    else {
      lane.leased_until = until;
      // Finds deliveries that a late commit made due before the last one that was read.
      lane.readThrough = null;
    }
  }
}
