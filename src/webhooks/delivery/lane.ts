// A lane that this process holds: how much may be under way in it, and when its breaker opens.
// Rules only, no effects.
import { elapsedMs, instant, reading } from '../../std/clock.ts';
import type { DueDelivery, LaneHealth, TakenLane } from './delivery-queue.ts';
import { slowMs } from './lanes.sql.ts';
import { jittered, type Random } from './retry-schedule.ts';

export interface HeldLane extends TakenLane {
  /** Null: the breaker is closed. */
  blocked_until: Date | null;
  /**
   * Under way at once at most, while the endpoint works: doubled by a success, halved by a failure.
   */
  cap: number;
  /** Readings of the clock when each was started, by uuid. */
  underWay: Map<string, number>;
  /** Answered; what came of them is not in the database yet. */
  unnoted: Set<string>;
  /** Read and not started. */
  waiting: ReadDelivery[];
  /** How many to read at a time: about as many as it starts while what was read is fresh. */
  portion: number;
  /** False: the latest read found less than it asked for, and nobody has hinted at more. */
  mayHaveMore: boolean;
  /**
   * To be given back when nothing is under way any more: disabled, blocked, or others wait for
   * their turn.
   */
  leaving: boolean;
  heldSince: number;
  /** When it last had something to do. */
  busyAt: number;
}

export interface ReadDelivery extends DueDelivery {
  /** A reading of the clock from before it was read. */
  readAt: number;
}

const largestCap = 10;
const smallestPortion = 10;
const largestPortion = 200;

// As many failures in a row open the breaker. Then one attempt at a time probes, after pauses that
// double.
const failuresToOpen = 5;
const firstPauseMs = 5_000;
const longestPauseMs = 120_000;

export function held(taken: TakenLane): HeldLane {
  const now = reading();
  return {
    ...taken,
    blocked_until: null,
    // Not known yet: one attempt shows how it is. Its answers double this from then on.
    cap: taken.latency_ms === null ? 1 : largestCap,
    underWay: new Map(),
    unnoted: new Set(),
    waiting: [],
    portion: smallestPortion,
    mayHaveMore: true,
    leaving: false,
    heldSince: now,
    busyAt: now,
  };
}

/** It fails, is slow, or has kept somebody waiting for as long as slow ones do. */
export function isUnhealthy({ failures, latency_ms, underWay }: HeldLane): boolean {
  if (failures > 0 || (latency_ms ?? 0) >= slowMs) return true;
  // The first in a Map is the oldest.
  const [oldest] = underWay.values();
  return oldest !== undefined && elapsedMs(oldest) >= slowMs;
}

/** How many more may be started now, as far as the endpoint is concerned. */
export function roomIn(lane: HeldLane): number {
  const cap = lane.failures > 0 ? 1 : isUnhealthy(lane) ? Math.min(2, lane.cap) : lane.cap;
  return Math.max(0, cap - lane.underWay.size);
}

/**
 * Takes note of an answer's outcome; answers the endpoint's new health, or null when it is what it
 * was.
 */
export function fare(
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
 * Back-off of an endpoint, whatever its deliveries' own schedules: 5 s, 10 s, 20 s … two minutes.
 */
function pauseMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - failuresToOpen, 10));
}

/** How many to read of it: few until it is known how it answers. */
export function portionOf({ cap, portion }: HeldLane): number {
  return cap < largestCap ? Math.min(portion, 2 * cap) : portion;
}

/** It has emptied what it read while that was fresh: the next portion may be larger. */
export function emptied(lane: HeldLane): void {
  lane.portion = Math.min(largestPortion, lane.portion * 2);
}

/** What it read has become stale before it was started: the next portion is smaller. */
export function outdated(lane: HeldLane): void {
  lane.waiting = [];
  lane.mayHaveMore = true;
  lane.portion = Math.max(smallestPortion, Math.floor(lane.portion / 2));
}
