// The metrics of deliveries in this process: attempts by outcome with their duration, and attempts
// under way.
import type { Metrics } from '../../../platform/metrics.ts';
import type { AttemptResult } from './delivery-queue.ts';

/** Returns a function to call after each attempt. */
export function showDeliveries(metrics: Metrics, underWay: () => number): (result: AttemptResult) => void {
  metrics.gauge('achord_webhook_attempts_in_flight', underWay);
  const observe = metrics.durations('achord_webhook_attempt_duration_seconds');
  return ({ outcome, latency_ms }) => observe({ outcome }, latency_ms / 1_000);
}
