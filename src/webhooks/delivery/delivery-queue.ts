// Which deliveries are due, and what came of them: the seam between the deliverer and how its work is shared out.
import type { EventType } from '../../events/event-types.ts';

/** A delivery leased to this process until its lease ends; whoever claims it after that raises the fence. */
export interface ClaimedDelivery {
  processor_id: string;
  uuid: string;
  endpoint_uuid: string;
  fence: number;
  /** This attempt included. */
  attempt_count: number;
  event_uuid: string;
  event_name: EventType;
  body: string;
  url: string;
  secret_encrypted: Buffer;
  previous_secret_encrypted: Buffer | null;
  previous_secret_until: Date | null;
}

/** blocked: the address is not public, nothing was sent; failed: no answer came; refused: an answer other than 2xx. */
export type AttemptOutcome = 'succeeded' | 'refused' | 'failed' | 'blocked';

export interface AttemptResult {
  processor_id: string;
  uuid: string;
  endpoint_uuid: string;
  fence: number;
  attempt: number;
  started_at: Date;
  ended_at: Date;
  latency_ms: number;
  outcome: AttemptOutcome;
  status: number | null;
  error: string | null;
  answer: string | null;
  /** What becomes of the delivery. */
  state: 'pending' | 'delivered' | 'dead';
  due_at: Date;
  /** The receiver said that it will not be back. */
  gone: boolean;
}

/** What this process has under way at an endpoint. */
export interface UnderWay {
  endpoint_uuid: string;
  in_flight: number;
}

export interface DeliveryQueue {
  /** Leases up to `room` due deliveries, the endpoints with the least under way first. */
  claim(room: number, underWay: readonly UnderWay[]): Promise<ClaimedDelivery[]>;
  /** Notes a result. `late`: the lease had ended and somebody else took over; only the attempt is noted then. */
  acknowledge(result: AttemptResult): Promise<'noted' | 'late'>;
}
