// The lanes that this process holds: what to read of them, which delivery to start next, and which
// lanes to release.
import { type Clock, elapsedMs, reading } from '../../../platform/std/clock.ts';
import { attemptSlots } from './attempt-slots.ts';
import type { DueDelivery, Portion, TakenLane } from './delivery-queue.ts';
import { dropWaiting, type HeldLane, held, type Pool } from './lane.ts';
import { type Begin, lanesInTurn } from './lanes-in-turn.ts';
import { portionsToRead, putFound } from './read-portions.ts';

const lanesAtMost: Record<Pool, number> = { healthy: 512, unhealthy: 256 };

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
  start(begin: Begin): number;
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

export function heldLanes(clock: Clock): HeldLanes {
  const lanes = new Map<string, HeldLane>();
  const slots = attemptSlots();
  const isHeld = (lane: HeldLane) => lanes.get(lane.endpoint_uuid) === lane;
  const inTurn = lanesInTurn(slots, clock, isHeld, forget);

  function forget(lane: HeldLane): void {
    if (isHeld(lane)) lanes.delete(lane.endpoint_uuid);
    lane.waiting = [];
    inTurn.remove(lane);
  }

  function leave(lane: HeldLane): void {
    lane.leaving = true;
    dropWaiting(lane);
    inTurn.remove(lane);
  }

  const lanesOf = (pool: Pool) => [...lanes.values()].filter((lane) => lane.pool === pool);

  return {
    room() {
      const free = (pool: Pool) => (slots.areFree(pool) ? Math.max(0, lanesAtMost[pool] - lanesOf(pool).length) : 0);
      const room = { healthy: free('healthy'), unhealthy: free('unhealthy') };
      for (const pool of ['healthy', 'unhealthy'] as const)
        if (room[pool] === 0) for (const lane of lanesOf(pool)) if (elapsedMs(lane.heldSince) >= turnMs) leave(lane);
      return room;
    },
    add(taken) {
      for (const one of taken) {
        const lane = held(one);
        slots.classify(lane);
        lanes.set(lane.endpoint_uuid, lane);
      }
    },
    portions: () => portionsToRead(lanes, slots),
    put(asked, read, readAt) {
      const byLane = Map.groupBy(read, ({ endpoint_uuid }) => endpoint_uuid);
      for (const portion of asked) {
        const lane = lanes.get(portion.endpoint_uuid);
        if (lane === undefined || lane.fence !== portion.fence) continue;
        putFound(lane, portion, byLane.get(portion.endpoint_uuid) ?? [], readAt);
        inTurn.offer(lane);
      }
    },
    lookAgain() {
      for (const lane of lanes.values()) lane.mayHaveMore = true;
    },
    start: inTurn.start,
    answered(lane, uuid) {
      if (!slots.end(lane, uuid)) return;
      lane.busyAt = reading();
      if (isHeld(lane)) slots.classify(lane);
      inTurn.offer(lane);
    },
    recorded: slots.recorded,
    leave,
    drop: forget,
    sweep() {
      const now = clock.now();
      for (const lane of lanes.values()) {
        if (lane.leased_until <= now) forget(lane);
        else slots.classify(lane);
      }
    },
    toRelease() {
      // With little room left, idle lanes are released at once.
      const lingerOf = (pool: Pool) => (lanesOf(pool).length * 4 > lanesAtMost[pool] * 3 ? 0 : lingerMs);
      const linger = { healthy: lingerOf('healthy'), unhealthy: lingerOf('unhealthy') };
      const idle = [...lanes.values()].filter((lane) => isIdle(lane, linger[lane.pool]));
      idle.forEach(forget);
      return idle;
    },
    all: () => [...lanes.values()],
    underWay: slots.underWay,
  };
}

/** Nothing of it is under way, and it leaves, or has had nothing to do for this long. */
function isIdle({ underWay, unrecorded, waiting, leaving, mayHaveMore, busyAt }: HeldLane, idleMs: number): boolean {
  if (underWay.size > 0 || unrecorded.size > 0) return false;
  return leaving || (waiting.length === 0 && !mayHaveMore && elapsedMs(busyAt) >= idleMs);
}
