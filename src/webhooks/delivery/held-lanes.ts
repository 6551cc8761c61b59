// The lanes that this process holds: what to read of them, which delivery is started next, and
// which to give back.
import { type Clock, elapsedMs, reading } from '../../std/clock.ts';
import { type DueDelivery, type Portion, startWithinMs, type TakenLane } from './delivery-queue.ts';
import { emptied, type HeldLane, held, isUnhealthy, outdated, portionOf, type ReadDelivery, roomIn } from './lane.ts';

type Pool = 'healthy' | 'unhealthy';

// Under way at once. Endpoints that fail or are slow have a pool of their own, so that however many
// they are, the others find room; an attempt that turns out slow moves there, and only all of them
// together are bounded by the third figure.
const slots: Record<Pool, number> = { healthy: 512, unhealthy: 256 };
const slotsInAll = 2_048;
/**
 * Answered and not yet noted: more than these, and nothing is started until the database has caught
 * up.
 */
const unnotedAtMost = 2_048;
const lanesAtMost: Record<Pool, number> = { healthy: 512, unhealthy: 256 };
const readAtOnce = 2_000;

/**
 * Of an endpoint that answers this fast more is read while it is fully occupied: there will be room
 * when it comes.
 */
const quickMs = 100;

/**
 * A lane is kept for so long after it was last busy: taking it again would cost more than looking
 * into it.
 */
const lingerMs = 1_000;
/** While others wait for a turn, a lane that always has more gives way after so long. */
const turnMs = 1_000;

export interface HeldLanes {
  /** How many more lanes to take. */
  room(): Record<Pool, number>;
  add(taken: readonly TakenLane[]): void;
  /** What to read now; after it was read, or was not, call `put`. */
  portions(): Portion[];
  put(asked: readonly Portion[], read: readonly DueDelivery[], readAt: number): void;
  /** Nobody says any more that a lane is empty. */
  lookAgain(): void;
  /** Starts what there is room for, the lanes in turn; answers how many. */
  start(begin: (lane: HeldLane, delivery: ReadDelivery) => void): number;
  /** An answer came, or none will: the slot is free, and the lane's figures may have changed. */
  answered(lane: HeldLane, uuid: string): void;
  /** What came of it is in the database, or never will be. */
  noted(lane: HeldLane, uuid: string): void;
  /** Nothing more is started in it; it is given back when nothing is under way. */
  leave(lane: HeldLane): void;
  /** The lease was lost: whatever is under way there comes late. */
  drop(lane: HeldLane): void;
  /** Drops lanes whose lease is over, and moves between the pools those that have become slow. */
  sweep(): void;
  /** Those to give back now; they are not held any more. */
  toRelease(): HeldLane[];
  all(): HeldLane[];
  /** Attempts that are not noted yet. */
  underWay(): number;
}

export function heldLanes(clock: Clock): HeldLanes {
  const lanes = new Map<string, HeldLane>();
  const pools = new Map<HeldLane, Pool>();
  const counts: Record<Pool, number> = { healthy: 0, unhealthy: 0 };
  // Lanes with something to start and room for it, in the order of their turns.
  const startable = new Set<HeldLane>();

  let unnoted = 0;

  const total = () => counts.healthy + counts.unhealthy;
  const hasSlot = (pool: Pool) => counts[pool] < slots[pool] && total() < slotsInAll && unnoted < unnotedAtMost;
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
    lane.waiting = [];
    startable.delete(lane);
  }

  function lanesOf(pool: Pool): HeldLane[] {
    return [...lanes.values()].filter((lane) => pools.get(lane) === pool);
  }

  /** Worth reading: there may be more, and soon room for it. */
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
      let sum = 0;
      for (const lane of lanes.values()) {
        if (sum >= readAtOnce) break;
        if (!wants(lane)) continue;
        const { processor_id, endpoint_uuid, fence } = lane;
        const at_most = pools.get(lane) === 'unhealthy' ? Math.max(1, roomIn(lane)) : portionOf(lane);
        const in_hand = [...lane.underWay.keys(), ...lane.unnoted, ...lane.waiting.map(({ uuid }) => uuid)];
        portions.push({ processor_id, endpoint_uuid, fence, at_most, in_hand });
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
        lane.mayHaveMore = found.length === at_most;
        if (found.length > 0) lane.busyAt = reading();
        lane.waiting.push(...found.map((delivery) => ({ ...delivery, readAt })));
        offer(lane);
      }
    },
    lookAgain() {
      for (const lane of lanes.values()) lane.mayHaveMore = true;
    },
    start(begin) {
      let started = 0;
      // A lane that is added again comes last: each has its turn.
      for (const lane of startable) {
        // At full load each answer makes room for one.
        if (isFull()) break;
        const pool = classify(lane);
        if (!hasSlot(pool)) continue;
        startable.delete(lane);
        // This process may have slept: whoever has taken the lane over sends what was read.
        if (lane.leased_until <= clock.now()) {
          forget(lane);
          continue;
        }
        if (elapsedMs(lane.waiting[0]!.readAt) >= startWithinMs) {
          outdated(lane);
          continue;
        }
        const delivery = lane.waiting.shift()!;
        if (lane.waiting.length === 0) emptied(lane);
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
      lane.unnoted.add(uuid);
      unnoted++;
      lane.busyAt = reading();
      if (isHeld(lane)) classify(lane);
      else if (lane.underWay.size === 0) pools.delete(lane);
      offer(lane);
    },
    noted(lane, uuid) {
      if (lane.unnoted.delete(uuid)) unnoted--;
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
      // Where there is little room left, others need it more.
      const lingerOf = (pool: Pool) => (lanesOf(pool).length * 4 > lanesAtMost[pool] * 3 ? 0 : lingerMs);
      const linger = { healthy: lingerOf('healthy'), unhealthy: lingerOf('unhealthy') };
      const idle = [...lanes.values()].filter(
        (lane) =>
          lane.underWay.size === 0 &&
          lane.unnoted.size === 0 &&
          (lane.leaving ||
            (lane.waiting.length === 0 && !lane.mayHaveMore && elapsedMs(lane.busyAt) >= linger[pools.get(lane)!])),
      );
      idle.forEach(forget);
      return idle;
    },
    all: () => [...lanes.values()],
    underWay: () => total() + unnoted,
  };
}
