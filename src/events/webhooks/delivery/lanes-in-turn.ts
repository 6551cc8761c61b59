// The lanes that have something to start and room for it: they start their deliveries in turn.
import { type Clock, elapsedMs } from '../../../platform/std/clock.ts';
import type { AttemptSlots } from './attempt-slots.ts';
import { startWithinMs } from './delivery-queue.ts';
import { growPortion, type HeldLane, type ReadDelivery, roomIn, shrinkPortion } from './lane.ts';

export type Begin = (lane: HeldLane, delivery: ReadDelivery) => void;

export interface LanesInTurn {
  /** Adds the lane if it can start something, and takes it out if it cannot. */
  offer(lane: HeldLane): void;
  remove(lane: HeldLane): void;
  /** Starts as many deliveries as there are slots; returns how many. */
  start(begin: Begin): number;
}

/** `forget`: the lease of a lane has expired. */
export function lanesInTurn(
  slots: AttemptSlots,
  clock: Clock,
  isHeld: (lane: HeldLane) => boolean,
  forget: (lane: HeldLane) => void,
): LanesInTurn {
  const startable = new Set<HeldLane>();

  function offer(lane: HeldLane): void {
    if (isHeld(lane) && !lane.leaving && lane.waiting.length > 0 && roomIn(lane) > 0) startable.add(lane);
    else startable.delete(lane);
  }

  /** The next delivery of the lane; null if none may start. */
  function nextOf(lane: HeldLane): ReadDelivery | null {
    // If this process was suspended, the worker that took the lane sends these deliveries.
    if (lane.leased_until <= clock.now()) {
      forget(lane);
      return null;
    }
    if (elapsedMs(lane.waiting[0]!.readAt) >= startWithinMs) {
      shrinkPortion(lane);
      return null;
    }
    const delivery = lane.waiting.shift()!;
    if (lane.waiting.length === 0) growPortion(lane);
    return delivery;
  }

  return {
    offer,
    remove: (lane) => void startable.delete(lane),
    start(begin) {
      let started = 0;
      // Adding the lane again puts it last, so each lane has its turn.
      for (const lane of startable) {
        // At full load each answer frees room for one.
        if (!slots.areFree('healthy') && !slots.areFree('unhealthy')) break;
        if (!slots.areFree(slots.classify(lane))) continue;
        startable.delete(lane);
        const delivery = nextOf(lane);
        if (delivery === null) continue;
        slots.begin(lane, delivery.uuid);
        started++;
        begin(lane, delivery);
        offer(lane);
      }
      return started;
    },
  };
}
