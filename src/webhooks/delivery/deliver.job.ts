// Delivers what is due: claims, posts signed with no phase open, acknowledges. The worker's part of a webhook.
import type { Logger } from 'pino';
import type { Job } from '../../database/repeat.ts';
import { signal } from '../../events/signal.ts';
import type { Clock } from '../../std/clock.ts';
import type { Vault } from '../../vault/vault.ts';
import { openSecret } from '../endpoints/endpoint-secret.ts';
import { deliveriesDue } from './create-deliveries.ts';
import type { ClaimedDelivery, DeliveryQueue } from './delivery-queue.ts';
import { judge } from './judge.ts';
import type { Poster } from './post.ts';
import type { Random } from './retry-schedule.ts';
import { sign } from './sign.ts';

export interface Delivering {
  queue: DeliveryQueue;
  vault: Vault;
  /** Real time, also in the sandbox. */
  clock: Clock;
  random: Random;
  poster: Poster;
  log: Pick<Logger, 'warn' | 'error'>;
}

// Deliveries under way at once, in this process.
const slots = 128;

// Retries fall due by the clock alone, and what another process made due gives no signal here.
const everyMs = 150;

export function deliverWebhooksJob({ queue, vault, clock, random, poster, log }: Delivering): Job {
  const underWay = new Map<string, number>();
  const attempts = new Set<Promise<void>>();
  const slotFreed = signal();

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const startedAt = clock.now();
    const met = await poster.post(delivery.url, headersOf(delivery, startedAt), delivery.body);
    const noted = await queue.acknowledge(judge(delivery, startedAt, met, clock.now(), random));
    if (noted === 'late') log.warn({ delivery: delivery.uuid }, 'a delivery was acknowledged after its lease');
  }

  function headersOf(delivery: ClaimedDelivery, at: Date): Record<string, string> {
    return {
      'content-type': 'application/json',
      'user-agent': 'Achord-Webhooks/1.0',
      ...sign(secretsOf(vault, delivery, at), delivery.event_uuid, at, delivery.body),
    };
  }

  function start(delivery: ClaimedDelivery): void {
    const endpoint = delivery.endpoint_uuid;
    underWay.set(endpoint, (underWay.get(endpoint) ?? 0) + 1);
    const running = attempt(delivery)
      // The lease ends by itself and the delivery is sent again.
      .catch((err) => log.error({ err, delivery: delivery.uuid }, 'an attempt could not be noted'))
      .finally(() => {
        const left = underWay.get(endpoint)! - 1;
        if (left === 0) underWay.delete(endpoint);
        else underWay.set(endpoint, left);
        attempts.delete(running);
        slotFreed.give();
      });
    attempts.add(running);
  }

  return {
    name: 'deliver webhooks',
    everyMs,
    wokenBy(wake) {
      const ends = [deliveriesDue.subscribe(wake), slotFreed.subscribe(wake)];
      return () => {
        for (const end of ends) end();
      };
    },
    async run() {
      const room = slots - attempts.size;
      if (room === 0) return 0;
      const claimed = await queue.claim(
        room,
        [...underWay].map(([endpoint_uuid, in_flight]) => ({ endpoint_uuid, in_flight })),
      );
      claimed.forEach(start);
      return claimed.length;
    },
    async ended() {
      await Promise.all(attempts);
      await poster.close();
    },
  };
}

/** During a rotation both secrets sign, so that a receiver may change over when it likes. */
function secretsOf(vault: Vault, delivery: ClaimedDelivery, at: Date): string[] {
  const { endpoint_uuid, secret_encrypted, previous_secret_encrypted, previous_secret_until } = delivery;
  const secrets = [openSecret(vault, endpoint_uuid, 'secret_encrypted', secret_encrypted)];
  if (previous_secret_encrypted !== null && previous_secret_until !== null && at < previous_secret_until)
    secrets.push(openSecret(vault, endpoint_uuid, 'previous_secret_encrypted', previous_secret_encrypted));
  return secrets;
}
