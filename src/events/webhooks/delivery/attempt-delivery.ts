// One attempt: posts the signed delivery with no phase open, and records the result.

import type { Log } from '../../../platform/log/log.ts';
import { uuidOnly } from '../../../platform/log/loggable.ts';
import { type Clock, sleep } from '../../../platform/std/clock.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { secretOpener } from '../endpoints/endpoint-secret.ts';
import type { Acknowledged, AttemptResult, DeliveryQueue } from './delivery-queue.ts';
import { failureFields } from './explain-failure.ts';
import { judge } from './judge.ts';
import { type HeldLane, type ReadDelivery, updateHealth } from './lane.ts';
import type { Poster } from './post.ts';
import type { Random } from './retry-schedule.ts';
import { signedHeaders } from './sign.ts';

export interface Attempting {
  queue: Pick<DeliveryQueue, 'acknowledge'>;
  vault: Vault;
  /** Real time, also in the sandbox. */
  clock: Clock;
  random: Random;
  poster: Pick<Poster, 'post'>;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Called after every attempt, for the metrics. */
  attempted?(result: AttemptResult): void;
}

/** Pause before a result is recorded again while the database is unreachable. */
const againMs = 250;

/** `answered`: called when the result is known, before it is recorded. */
export function attempter(
  { queue, vault, clock, random, poster, log, attempted = () => {} }: Attempting,
  answered: (lane: HeldLane, delivery: ReadDelivery) => void,
): (lane: HeldLane, delivery: ReadDelivery) => Promise<Acknowledged> {
  const secretsOf = secretOpener(vault);

  /** Tries for as long as the lease holds: a lost result would send the delivery again. */
  async function acknowledge(lane: HeldLane, result: AttemptResult): Promise<Acknowledged> {
    for (;;) {
      try {
        return await queue.acknowledge(result);
      } catch (err) {
        if (clock.now() >= lane.leased_until) throw err;
        await sleep(againMs);
      }
    }
  }

  return async (lane, delivery) => {
    const startedAt = clock.now();
    const headers = signedHeaders(secretsOf(delivery, startedAt), delivery.event_uuid, startedAt, delivery.body);
    const exchange = await poster.post(delivery.url, headers, delivery.body);
    const endedAt = clock.now();
    const result = judge(delivery, lane.fence, startedAt, exchange, endedAt, random);
    const succeeded = result.outcome === 'succeeded';
    result.health = updateHealth(lane, succeeded, { startedAt, endedAt, latencyMs: exchange.latency_ms }, random);
    if (!succeeded) log.info(failureFields(delivery, result), 'a webhook was not delivered');
    attempted(result);
    answered(lane, delivery);

    const outcome = await acknowledge(lane, result);
    if (outcome === 'late')
      log.warn(
        { delivery: uuidOnly(delivery.uuid) },
        'a delivery ended after another worker had taken its lane; the delivery may be sent twice',
      );
    return outcome;
  };
}
