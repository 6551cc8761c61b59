// Decides the state of a delivery after an attempt.
import { instant } from '../../../platform/std/clock.ts';
import type { AttemptOutcome, AttemptResult, DueDelivery } from './delivery-queue.ts';
import { explain } from './explain-failure.ts';
import type { Exchange } from './posted.ts';
import { pauseAfter, type Random, retryAfterMs } from './retry-schedule.ts';

// Answers of an overloaded receiver, or of the gateway before it.
const askedToWait = new Set([429, 502, 503, 504]);

/** `exchange.status` decides: 2xx is success; everything else is not, redirects included. */
export function judge(
  delivery: DueDelivery,
  fence: number,
  startedAt: Date,
  exchange: Exchange,
  endedAt: Date,
  random: Random,
): AttemptResult {
  const { processor_id, uuid, endpoint_uuid, attempt_count } = delivery;
  const step = delivery.step + 1;
  const outcome = outcomeOf(exchange);
  const asked =
    exchange.status !== null && askedToWait.has(exchange.status) ? retryAfterMs(exchange.retry_after, endedAt) : null;
  // 410 says that the receiver is gone (Standard Webhooks): the endpoint is disabled and its
  // deliveries are held.
  const gone = exchange.status === 410;
  const pause = outcome === 'succeeded' ? null : (pauseAfter(step, asked, random) ?? (gone ? 0 : null));
  return {
    processor_id,
    uuid,
    endpoint_uuid,
    fence,
    attempt: attempt_count + 1,
    step,
    started_at: startedAt,
    ended_at: endedAt,
    latency_ms: exchange.latency_ms,
    outcome,
    status: exchange.status,
    error: explain(exchange),
    answer: exchange.answer,
    state: outcome === 'succeeded' ? 'delivered' : pause === null ? 'dead' : 'pending',
    due_at: pause === null ? endedAt : instant(endedAt.getTime() + pause),
    gone,
    health: null,
  };
}

export function outcomeOf({ status, blocked }: Pick<Exchange, 'status' | 'blocked'>): AttemptOutcome {
  if (blocked) return 'blocked';
  if (status === null) return 'failed';
  return status >= 200 && status < 300 ? 'succeeded' : 'refused';
}
