// What is due, in lanes, and what came of it: the seam between the deliverer and the tables its
// work is shared out by.
import type { EventType } from '../../events/event-types.ts';

/** The unit of scheduling: everything that is due to one endpoint. */
export interface LaneKey {
  processor_id: string;
  endpoint_uuid: string;
}

/** Whoever takes the lane next raises the fence: what is done under an older one is refused. */
export interface Fenced extends LaneKey {
  fence: number;
}

/**
 * A lane leased to this process alone, so that its limits and its breaker are the endpoint's, not a
 * process's.
 */
export interface TakenLane extends Fenced {
  leased_until: Date;
  /** Since the latest success. */
  failures: number;
  /** The first failure since the latest success. */
  failing_since: Date | null;
  /** Of its answers, smoothed; null: not known yet. */
  latency_ms: number | null;
}

/** What a process would like to read of a lane that it holds. */
export interface Portion extends Fenced {
  at_most: number;
  /** Deliveries it has already: read, or under way. */
  in_hand: readonly string[];
}

/**
 * A delivery as it was read. It may be started for `startWithinMs` from then on, by the holder of
 * its lane.
 */
export interface DueDelivery extends LaneKey {
  uuid: string;
  /** Attempts that were made before. */
  attempt_count: number;
  /** Those of the present schedule, which a replay begins anew. */
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
 * What has been read may be stale: whoever removes a delivery waits this long before it promises
 * that none is started any more. Measured by the reader from before it reads, so that it needs no
 * clock in common.
 */
export const startWithinMs = 1_000;

/**
 * blocked: the address is not public, nothing was sent; failed: no answer came; refused: an answer
 * other than 2xx.
 */
export type AttemptOutcome = 'succeeded' | 'refused' | 'failed' | 'blocked';

/** How an endpoint fares after an attempt; given when the attempt changed it. */
export interface LaneHealth {
  failures: number;
  failing_since: Date | null;
  /** The breaker is open until then. */
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
  /** Why it did not succeed, in words for the endpoint's owner. */
  error: string | null;
  answer: string | null;
  /** What becomes of the delivery. */
  state: 'pending' | 'delivered' | 'dead';
  /** When it is due again, or when it ended. */
  due_at: Date;
  /** The receiver said that it will not be back. */
  gone: boolean;
  health: LaneHealth | null;
}

/**
 * late: the lane had been taken over, and nothing was noted; disabled: noted, and the endpoint was
 * disabled for it.
 */
export type Noted = 'noted' | 'late' | 'disabled';

export interface DeliveryQueue {
  /**
   * Leases lanes that are ready, those first that waited longest for their turn; so many of either
   * health.
   */
  take(room: { healthy: number; unhealthy: number }): Promise<TakenLane[]>;
  /** What is due in these lanes, each in order. */
  read(portions: readonly Portion[]): Promise<DueDelivery[]>;
  /** Prolongs the leases of these lanes; answers those that stand, with their new end. */
  renew(lanes: readonly Fenced[]): Promise<(LaneKey & { leased_until: Date })[]>;
  /** Gives these lanes back. */
  release(lanes: readonly (Fenced & { latency_ms: number | null })[]): Promise<void>;
  acknowledge(result: AttemptResult): Promise<Noted>;
}
