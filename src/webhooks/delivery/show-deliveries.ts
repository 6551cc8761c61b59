// Shows in the metrics what this process delivers: attempts by outcome with how long they took, and
// those under way.
import type { Metrics } from '../../metrics.ts';
import type { AttemptResult } from './delivery-queue.ts';

/** Answers what to tell each attempt to. */
export function showDeliveries(metrics: Metrics, underWay: () => number): (result: AttemptResult) => void {
  metrics.gauge('achord_webhook_attempts_in_flight', 'Attempts under way in this process, or not noted yet.', underWay);
  const observe = metrics.durations(
    'achord_webhook_attempt_duration_seconds',
    'Attempts by what came of them, from looking up the name to the end of the answer.',
    ['outcome'],
  );
  return ({ outcome, latency_ms }) => observe({ outcome }, latency_ms / 1_000);
}
