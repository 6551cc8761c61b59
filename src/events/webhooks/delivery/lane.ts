// A lane that this process holds: how many attempts it may have at once, and when its breaker
// opens. Rules without effects.
import { elapsedMs, instant, reading } from '../../../platform/std/clock.ts';
import type { DueDelivery, LaneHealth, PlaceInLane, TakenLane } from './delivery-queue.ts';
import { slowMs } from './lanes.sql.ts';
import { jittered, type Random } from './retry-schedule.ts';

export type Pool = 'healthy' | 'unhealthy';

export interface HeldLane extends TakenLane {
  /** The pool that has the slots of its attempts. */
  pool: Pool;
  /** Null when the breaker is closed. */
  blocked_until: Date | null;
  /** Most attempts at once: doubled by a success, halved by a failure. */
  cap: number;
  /** The clock reading at the start of each attempt, by delivery uuid. */
  underWay: Map<string, number>;
  /** Attempts that ended and are not recorded yet. */
  unrecorded: Set<string>;
  /** Deliveries that were read and not started. */
  waiting: ReadDelivery[];
  /** How many to read at a time: about as many as it can start before they are stale. */
  portion: number;
  /**
   * The last delivery that was read: the next read begins behind it. Null: the next read begins at
   * the first, and finds what became due in between, by a late commit.
   */
  readThrough: PlaceInLane | null;
  /** It dropped deliveries that it had read, since it asked for the latest portion. */
  hasDropped: boolean;
  /** False if the latest read found less than it asked for and no signal came since. */
  mayHaveMore: boolean;
  /**
   * Release the lane when its attempts have ended: it is disabled or blocked, or others wait for a
   * turn.
   */
  leaving: boolean;
  heldSince: number;
  /** When the lane was last busy. */
  busyAt: number;
}

export interface ReadDelivery extends DueDelivery {
  /** The clock reading from before the read. */
  readAt: number;
}

const largestCap = 10;
const smallestPortion = 10;
const largestPortion = 200;

// This many failures in a row open the breaker. Then single attempts probe, after pauses that
// double.
const failuresToOpen = 5;
const firstPauseMs = 5_000;
const longestPauseMs = 120_000;

export function held(taken: TakenLane): HeldLane {
  const now = reading();
  return {
    ...taken,
    pool: 'healthy',
    blocked_until: null,
    // An unknown endpoint starts with one attempt; each success doubles the number.
    cap: taken.latency_ms === null ? 1 : largestCap,
    underWay: new Map(),
    unrecorded: new Set(),
    waiting: [],
    portion: smallestPortion,
    readThrough: null,
    hasDropped: false,
    mayHaveMore: true,
    leaving: false,
    heldSince: now,
    busyAt: now,
  };
}

/** It fails, is slow, or has an attempt that has been waiting for as long as a slow one. */
export function isUnhealthy({ failures, latency_ms, underWay }: HeldLane): boolean {
  if (failures > 0 || (latency_ms ?? 0) >= slowMs) return true;
  // A Map keeps the order of insertion, so the first attempt is the oldest.
  const oldest = underWay.size === 0 ? undefined : underWay.values().next().value;
  return oldest !== undefined && elapsedMs(oldest) >= slowMs;
}

/** How many more attempts the endpoint may have now. */
export function roomIn(lane: HeldLane): number {
  const cap = lane.failures > 0 ? 1 : isUnhealthy(lane) ? Math.min(2, lane.cap) : lane.cap;
  return Math.max(0, cap - lane.underWay.size);
}

/**
 * Updates the lane by the outcome of an attempt; answers the new health of the endpoint, or null if
 * it did not change.
 */
export function updateHealth(
  lane: HeldLane,
  succeeded: boolean,
  { startedAt, endedAt, latencyMs }: { startedAt: Date; endedAt: Date; latencyMs: number },
  random: Random,
): LaneHealth | null {
  lane.latency_ms = Math.round(lane.latency_ms === null ? latencyMs : lane.latency_ms * 0.8 + latencyMs * 0.2);
  if (succeeded) {
    lane.cap = Math.min(largestCap, lane.cap * 2);
    if (lane.failures === 0) return null;
    lane.failures = 0;
    lane.failing_since = null;
    lane.blocked_until = null;
    lane.leaving = false;
  } else {
    lane.cap = Math.max(1, Math.floor(lane.cap / 2));
    lane.failures++;
    lane.failing_since ??= startedAt;
    if (lane.failures >= failuresToOpen) {
      lane.blocked_until = instant(endedAt.getTime() + jittered(pauseMs(lane.failures), random));
      lane.leaving = true;
    }
  }
  const { failures, failing_since, blocked_until } = lane;
  return { failures, failing_since, blocked_until };
}

/**
 * The pause of a failing endpoint, whatever the schedules of its deliveries: 5 s, 10 s, 20 s up to
 * two minutes.
 */
function pauseMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - failuresToOpen, 10));
}

/**
 * How many deliveries to read: few while the endpoint is unknown. `share`: its part of the read,
 * when all lanes that want more are read at once.
 */
export function portionOf({ cap, portion }: HeldLane, share: number): number {
  const shared = Math.min(portion, Math.max(smallestPortion, Math.floor(share)));
  return cap < largestCap ? Math.min(shared, 2 * cap) : shared;
}

/** It started everything that it read in time: the next portion may be larger. */
export function growPortion(lane: HeldLane): void {
  lane.portion = Math.min(largestPortion, lane.portion * 2);
}

/** The next read begins at the first, so it finds them again. */
export function dropWaiting(lane: HeldLane): void {
  lane.waiting = [];
  lane.readThrough = null;
  lane.hasDropped = true;
}

/** What it read became stale before it started: the next portion is smaller. */
export function shrinkPortion(lane: HeldLane): void {
  dropWaiting(lane);
  lane.mayHaveMore = true;
  lane.portion = Math.max(smallestPortion, Math.floor(lane.portion / 2));
}
