// The lanes that this process holds: what to read of them, which delivery to start next, and which
// lanes to release.
import { type Clock, elapsedMs, reading } from '../../../platform/std/clock.ts';
import { type DueDelivery, type PlaceInLane, type Portion, startWithinMs, type TakenLane } from './delivery-queue.ts';
import {
  dropWaiting,
  growPortion,
  type HeldLane,
  held,
  isUnhealthy,
  portionOf,
  type ReadDelivery,
  roomIn,
  shrinkPortion,
} from './lane.ts';

type Pool = 'healthy' | 'unhealthy';

// Attempts at once. Failing and slow endpoints have a pool of their own, so they leave room for the
// others. An attempt that becomes slow moves to that pool even if it is full; `slotsInAll` limits
// both pools together.
const slots: Record<Pool, number> = { healthy: 512, unhealthy: 256 };
const slotsInAll = 2_048;
/**
 * Attempts that ended and are not recorded. Above this number nothing starts until the database
 * catches up.
 */
const unrecordedAtMost = 2_048;
const lanesAtMost: Record<Pool, number> = { healthy: 512, unhealthy: 256 };
const readAtOnce = 2_000;

/** A full endpoint that answers this fast is read ahead: it will have room soon. */
const quickMs = 100;

/** How long an idle lane is kept: taking it again costs more than reading it. */
const lingerMs = 1_000;
/** How long a lane that always has more may keep its place while others wait. */
const turnMs = 1_000;

export interface HeldLanes {
  /** The number of lanes to take. */
  room(): Record<Pool, number>;
  add(taken: readonly TakenLane[]): void;
  /** What to read now. The caller then calls `put`. */
  portions(): Portion[];
  put(asked: readonly Portion[], read: readonly DueDelivery[], readAt: number): void;
  /** Forgets which lanes were empty. */
  lookAgain(): void;
  /** Starts as many deliveries as there is room for, the lanes in turn; returns how many. */
  start(begin: (lane: HeldLane, delivery: ReadDelivery) => void): number;
  /** The attempt ended: frees its slot. The figures of the lane may have changed. */
  answered(lane: HeldLane, uuid: string): void;
  /** The result is recorded, or will never be. */
  recorded(lane: HeldLane, uuid: string): void;
  /** Starts nothing more in the lane; it is released when its attempts have ended. */
  leave(lane: HeldLane): void;
  /** The lease was lost: results of this lane come too late. */
  drop(lane: HeldLane): void;
  /** Drops lanes whose lease expired, and moves lanes that became slow to the other pool. */
  sweep(): void;
  /** The lanes to release now; they are no longer held. */
  toRelease(): HeldLane[];
  all(): HeldLane[];
  /** Attempts that are not recorded yet. */
  underWay(): number;
}

function inHand({ underWay, unrecorded, waiting }: HeldLane): Set<string> {
  const uuids = new Set(underWay.keys());
  for (const uuid of unrecorded) uuids.add(uuid);
  for (const { uuid } of waiting) uuids.add(uuid);
  return uuids;
}

const placeOf = ({ due_at, event_position }: DueDelivery): PlaceInLane => ({ due_at, event_position });

export function heldLanes(clock: Clock): HeldLanes {
  const lanes = new Map<string, HeldLane>();
  const pools = new Map<HeldLane, Pool>();
  const counts: Record<Pool, number> = { healthy: 0, unhealthy: 0 };
  // Lanes that have something to start and room for it, in turn.
  const startable = new Set<HeldLane>();

  let unrecorded = 0;

  const total = () => counts.healthy + counts.unhealthy;
  const hasSlot = (pool: Pool) => counts[pool] < slots[pool] && total() < slotsInAll && unrecorded < unrecordedAtMost;
  const isFull = () => !hasSlot('healthy') && !hasSlot('unhealthy');
  const isHeld = (lane: HeldLane) => lanes.get(lane.endpoint_uuid) === lane;

  function classify(lane: HeldLane): Pool {
    const before = pools.get(lane)!;
    const now: Pool = isUnhealthy(lane) ? 'unhealthy' : 'healthy';
    if (before !== now) {
      counts[before] -= lane.underWay.size;
      counts[now] += lane.underWay.size;
      pools.set(lane, now);
    }
    return now;
  }

  function offer(lane: HeldLane): void {
    if (isHeld(lane) && !lane.leaving && lane.waiting.length > 0 && roomIn(lane) > 0) startable.add(lane);
    else startable.delete(lane);
  }

  function forget(lane: HeldLane): void {
    if (isHeld(lane)) lanes.delete(lane.endpoint_uuid);
    lane.waiting = [];
    startable.delete(lane);
    if (lane.underWay.size === 0) pools.delete(lane);
  }

  function leave(lane: HeldLane): void {
    lane.leaving = true;
    dropWaiting(lane);
    startable.delete(lane);
  }

  function lanesOf(pool: Pool): HeldLane[] {
    return [...lanes.values()].filter((lane) => pools.get(lane) === pool);
  }

  /** The next read begins with the lanes that this one leaves out. */
  function putLast(lane: HeldLane): void {
    lanes.delete(lane.endpoint_uuid);
    lanes.set(lane.endpoint_uuid, lane);
  }

  /** Whether to read the lane: it may have more, and room for it soon. */
  function wants(lane: HeldLane): boolean {
    if (lane.leaving || !lane.mayHaveMore || lane.waiting.length > lane.portion / 2) return false;
    if (!hasSlot(pools.get(lane)!)) return false;
    return roomIn(lane) > 0 || (lane.failures === 0 && lane.latency_ms !== null && lane.latency_ms < quickMs);
  }

  return {
    room: () => {
      const free = (pool: Pool) => (hasSlot(pool) ? Math.max(0, lanesAtMost[pool] - lanesOf(pool).length) : 0);
      const room = { healthy: free('healthy'), unhealthy: free('unhealthy') };
      for (const pool of ['healthy', 'unhealthy'] as const)
        if (room[pool] === 0) for (const lane of lanesOf(pool)) if (elapsedMs(lane.heldSince) >= turnMs) leave(lane);
      return room;
    },
    add(taken) {
      for (const one of taken) {
        const lane = held(one);
        lanes.set(lane.endpoint_uuid, lane);
        pools.set(lane, isUnhealthy(lane) ? 'unhealthy' : 'healthy');
      }
    },
    portions() {
      const portions: Portion[] = [];
      const wanting = [...lanes.values()].filter(wants);
      let sum = 0;
      for (const lane of wanting) {
        if (sum >= readAtOnce) break;
        const { processor_id, endpoint_uuid, fence } = lane;
        putLast(lane);
        const at_most =
          pools.get(lane) === 'unhealthy' ? Math.max(1, roomIn(lane)) : portionOf(lane, readAtOnce / wanting.length);
        const portion = { processor_id, endpoint_uuid, fence, at_most, after: lane.readThrough };
        portions.push({ ...portion, in_hand: inHand(lane) });
        lane.hasDropped = false;
        sum += at_most;
      }
      return portions;
    },
    put(asked, read, readAt) {
      const byLane = Map.groupBy(read, ({ endpoint_uuid }) => endpoint_uuid);
      for (const { endpoint_uuid, fence, at_most } of asked) {
        const lane = lanes.get(endpoint_uuid);
        if (lane === undefined || lane.fence !== fence) continue;
        const found = byLane.get(endpoint_uuid) ?? [];
        lane.mayHaveMore = found.length === at_most || lane.hasDropped;
        lane.readThrough = found.length === at_most && !lane.hasDropped ? placeOf(found.at(-1)!) : null;
        if (found.length > 0) lane.busyAt = reading();
        for (const delivery of found) lane.waiting.push(Object.assign(delivery, { readAt }));
        offer(lane);
      }
    },
    lookAgain() {
      for (const lane of lanes.values()) lane.mayHaveMore = true;
    },
    start(begin) {
      let started = 0;
      // Adding the lane again puts it last, so each lane has its turn.
      for (const lane of startable) {
        // At full load each answer frees room for one.
        if (isFull()) break;
        const pool = classify(lane);
        if (!hasSlot(pool)) continue;
        startable.delete(lane);
        // If this process was suspended, the worker that took the lane sends these deliveries.
        if (lane.leased_until <= clock.now()) {
          forget(lane);
          continue;
        }
        if (elapsedMs(lane.waiting[0]!.readAt) >= startWithinMs) {
          shrinkPortion(lane);
          continue;
        }
        const delivery = lane.waiting.shift()!;
        if (lane.waiting.length === 0) growPortion(lane);
        lane.underWay.set(delivery.uuid, reading());
        counts[pool]++;
        started++;
        begin(lane, delivery);
        offer(lane);
      }
      return started;
    },
    answered(lane, uuid) {
      if (!lane.underWay.delete(uuid)) return;
      counts[pools.get(lane)!]--;
      lane.unrecorded.add(uuid);
      unrecorded++;
      lane.busyAt = reading();
      if (isHeld(lane)) classify(lane);
      else if (lane.underWay.size === 0) pools.delete(lane);
      offer(lane);
    },
    recorded(lane, uuid) {
      if (lane.unrecorded.delete(uuid)) unrecorded--;
    },
    leave,
    drop: forget,
    sweep() {
      const now = clock.now();
      for (const lane of lanes.values()) {
        if (lane.leased_until <= now) forget(lane);
        else classify(lane);
      }
    },
    toRelease() {
      // With little room left, idle lanes are released at once.
      const lingerOf = (pool: Pool) => (lanesOf(pool).length * 4 > lanesAtMost[pool] * 3 ? 0 : lingerMs);
      const linger = { healthy: lingerOf('healthy'), unhealthy: lingerOf('unhealthy') };
      const idle = [...lanes.values()].filter(
        (lane) =>
          lane.underWay.size === 0 &&
          lane.unrecorded.size === 0 &&
          (lane.leaving ||
            (lane.waiting.length === 0 && !lane.mayHaveMore && elapsedMs(lane.busyAt) >= linger[pools.get(lane)!])),
      );
      idle.forEach(forget);
      return idle;
    },
    all: () => [...lanes.values()],
    underWay: () => total() + unrecorded,
  };
}
