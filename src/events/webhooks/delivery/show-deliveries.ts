// The metrics of deliveries in this process: attempts by outcome with their duration, and attempts
// under way.
import type { Metrics } from '../../../platform/metrics.ts';
import type { AttemptResult } from './delivery-queue.ts';

/** Answers a function to call after each attempt. */
export function showDeliveries(metrics: Metrics, underWay: () => number): (result: AttemptResult) => void {
  metrics.gauge(
    'achord_webhook_attempts_in_flight',
    'Attempts in this process that are under way or not recorded yet.',
    underWay,
  );
  const observe = metrics.durations(
    'achord_webhook_attempt_duration_seconds',
    'Seconds of each attempt by outcome, from the name lookup to the end of the answer.',
    ['outcome'],
  );
  return ({ outcome, latency_ms }) => observe({ outcome }, latency_ms / 1_000);
}
