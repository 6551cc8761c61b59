// The interface between the deliverer and the tables: lanes, their due deliveries, and the results
// of attempts.
import type { EventType } from '../../log/event-types.ts';

/** A lane is the unit of scheduling: all due deliveries of one endpoint. */
export interface LaneKey {
  processor_id: string;
  endpoint_uuid: string;
}

/**
 * The next worker that takes the lane raises the fence; results with an older fence are refused.
 */
export interface Fenced extends LaneKey {
  fence: number;
}

/**
 * A lane that only this process holds. So its limits and its breaker apply to the endpoint, not to
 * one process.
 */
export interface TakenLane extends Fenced {
  leased_until: Date;
  /** Failures since the latest success. */
  failures: number;
  /** The first failure since the latest success. */
  failing_since: Date | null;
  /** Smoothed latency of its answers; null while unknown. */
  latency_ms: number | null;
}

/** The place of a delivery in its lane. `due_at` as PostgreSQL writes it: a Date is less exact. */
export interface PlaceInLane {
  due_at: string;
  event_position: number;
}

/** What a process asks to read from a lane that it holds. */
export interface Portion extends Fenced {
  at_most: number;
  /** Only deliveries behind this one. Null: from the first. */
  after: PlaceInLane | null;
  /** Deliveries that it already has: read, or under way. */
  in_hand: ReadonlySet<string>;
}

/** A delivery that was read. The holder of the lane may start it within `startWithinMs`. */
export interface DueDelivery extends LaneKey, PlaceInLane {
  uuid: string;
  /** The number of earlier attempts. */
  attempt_count: number;
  /** The number of attempts in the current schedule; a replay starts a new schedule. */
  step: number;
  event_uuid: string;
  event_name: EventType;
  body: string;
  url: string;
  secret_encrypted: Buffer;
  previous_secret_encrypted: Buffer | null;
  previous_secret_until: Date | null;
}

/**
 * A worker may start a delivery for this long after it read it. Code that removes deliveries waits
 * this long before it promises that none will start. The worker measures from before the read, so
 * no shared clock is needed.
 */
export const startWithinMs = 1_000;

/**
 * blocked: the address is not public, and nothing was sent. failed: no answer. refused: an answer
 * other than 2xx.
 */
export type AttemptOutcome = 'succeeded' | 'refused' | 'failed' | 'blocked';

/** The health of an endpoint after an attempt; only if the attempt changed it. */
export interface LaneHealth {
  failures: number;
  failing_since: Date | null;
  /** The breaker is open until this time. */
  blocked_until: Date | null;
}

export interface AttemptResult extends Fenced {
  uuid: string;
  attempt: number;
  step: number;
  started_at: Date;
  ended_at: Date;
  latency_ms: number;
  outcome: AttemptOutcome;
  status: number | null;
  /** Why it failed, in words for the owner of the endpoint. */
  error: string | null;
  answer: string | null;
  /** The state of the delivery after the attempt. */
  state: 'pending' | 'delivered' | 'dead';
  /** The time of the next attempt, or the time when it ended. */
  due_at: Date;
  /** The receiver answered 410. */
  gone: boolean;
  health: LaneHealth | null;
}

/**
 * late: nothing was recorded, because another worker holds the lane. disabled: recorded, and the
 * endpoint was disabled.
 */
export type Acknowledged = 'recorded' | 'late' | 'disabled';

export interface DeliveryQueue {
  /** Leases ready lanes, at most this many of each health; first those that waited longest. */
  take(room: { healthy: number; unhealthy: number }): Promise<TakenLane[]>;
  /** In how many milliseconds the next lane is ready; infinite when none will be. */
  dueInMs(): Promise<number>;
  /** The due deliveries of these lanes, in order, without those that the process already has. */
  read(portions: readonly Portion[]): Promise<DueDelivery[]>;
  /** Extends the leases; answers the lanes that are still held, with the new end. */
  renew(lanes: readonly Fenced[]): Promise<(LaneKey & { leased_until: Date })[]>;
  /** Releases these lanes. */
  release(lanes: readonly (Fenced & { latency_ms: number | null })[]): Promise<void>;
  acknowledge(result: AttemptResult): Promise<Acknowledged>;
}
