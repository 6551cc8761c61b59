// Reads of lanes: which lanes are read, how much of each, and what a read shows.
import { reading } from '../../../platform/std/clock.ts';
import type { AttemptSlots } from './attempt-slots.ts';
import type { DueDelivery, PlaceInLane, Portion } from './delivery-queue.ts';
import { type HeldLane, portionOf, roomIn } from './lane.ts';

const readAtOnce = 2_000;

/** A full endpoint that answers this fast is read ahead: it will have room soon. */
const quickMs = 100;

/** What to read of these lanes now. */
export function portionsToRead(lanes: Map<string, HeldLane>, slots: AttemptSlots): Portion[] {
  const portions: Portion[] = [];
  const wanting = [...lanes.values()].filter((lane) => wants(lane, slots));
  let sum = 0;
  for (const lane of wanting) {
    if (sum >= readAtOnce) break;
    const { processor_id, endpoint_uuid, fence } = lane;
    // The next read begins with the lanes that this one leaves out.
    lanes.delete(endpoint_uuid);
    lanes.set(endpoint_uuid, lane);
    const at_most =
      lane.pool === 'unhealthy' ? Math.max(1, roomIn(lane)) : portionOf(lane, readAtOnce / wanting.length);
    const portion = { processor_id, endpoint_uuid, fence, at_most, after: lane.readThrough };
    portions.push({ ...portion, in_hand: inHand(lane) });
    lane.hasDropped = false;
    sum += at_most;
  }
  return portions;
}

/** The lane may have more, and room for it soon. */
function wants(lane: HeldLane, slots: AttemptSlots): boolean {
  if (lane.leaving || !lane.mayHaveMore || lane.waiting.length > lane.portion / 2) return false;
  if (!slots.areFree(lane.pool)) return false;
  return roomIn(lane) > 0 || (lane.failures === 0 && lane.latency_ms !== null && lane.latency_ms < quickMs);
}

function inHand({ underWay, unrecorded, waiting }: HeldLane): Set<string> {
  const uuids = new Set(underWay.keys());
  for (const uuid of unrecorded) uuids.add(uuid);
  for (const { uuid } of waiting) uuids.add(uuid);
  return uuids;
}

/** Puts what was found of a portion into its lane. */
export function putFound(lane: HeldLane, { at_most }: Portion, found: readonly DueDelivery[], readAt: number): void {
  const isFull = found.length === at_most;
  lane.mayHaveMore = isFull || lane.hasDropped;
  lane.readThrough = isFull && !lane.hasDropped ? placeOf(found.at(-1)!) : null;
  if (found.length > 0) lane.busyAt = reading();
  for (const delivery of found) lane.waiting.push(Object.assign(delivery, { readAt }));
}

const placeOf = ({ due_at, event_position }: DueDelivery): PlaceInLane => ({ due_at, event_position });
