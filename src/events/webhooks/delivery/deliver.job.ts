// Delivers due events: takes lanes, posts signed requests with no phase open, and acknowledges the
// results.

import type { Job } from '../../../platform/database/repeat.ts';
import type { Log } from '../../../platform/log/log.ts';
import { uuidOnly } from '../../../platform/log/loggable.ts';
import { type Clock, elapsedMs, reading, sleep } from '../../../platform/std/clock.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { signal } from '../../log/signal.ts';
import { secretOpener } from '../endpoints/endpoint-secret.ts';
import { deliveriesDue } from './create-deliveries.ts';
import type { Acknowledged, AttemptResult, DeliveryQueue } from './delivery-queue.ts';
import { failureFields } from './explain-failure.ts';
import { heldLanes } from './held-lanes.ts';
import { judge } from './judge.ts';
import { type HeldLane, type ReadDelivery, updateHealth } from './lane.ts';
import type { Poster } from './post.ts';
import type { Random } from './retry-schedule.ts';
import { signedHeaders } from './sign.ts';

export interface Delivering {
  queue: DeliveryQueue;
  vault: Vault;
  /** Real time, also in the sandbox. */
  clock: Clock;
  random: Random;
  poster: Poster;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Called after every attempt, for the metrics. */
  attempted?(result: AttemptResult): void;
}

// A retry becomes due without a signal, and the signal of another process does not arrive here.
const everyMs = 150;
const renewEveryMs = 5_000;
/** Pause before a result is recorded again while the database is unreachable. */
const againMs = 250;

export interface DeliverJob extends Job {
  /** Attempts under way in this process. */
  underWay(): number;
}

export function deliverWebhooksJob({
  queue,
  vault,
  clock,
  random,
  poster,
  log,
  attempted = () => {},
}: Delivering): DeliverJob {
  const lanes = heldLanes(clock);
  const secretsOf = secretOpener(vault);
  const laneFreed = signal();
  let attempts = 0;
  const allRecorded = signal();
  // Thousands of attempts may end during one run: they start the next run only once.
  let woken = false;
  let hinted = true;
  let crowded = false;
  let polledAt = Number.NEGATIVE_INFINITY;
  let renewedAt = reading();

  async function attempt(lane: HeldLane, delivery: ReadDelivery): Promise<void> {
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
    if (outcome === 'disabled') lanes.leave(lane);
    if (outcome === 'late') {
      log.warn(
        { delivery: uuidOnly(delivery.uuid) },
        'a delivery ended after another worker had taken its lane; the delivery may be sent twice',
      );
      lanes.drop(lane);
    }
  }

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

  function wakeOnce(): void {
    if (woken) return;
    woken = true;
    laneFreed.notify();
  }

  /** Frees the slot. */
  function answered(lane: HeldLane, { uuid }: ReadDelivery): void {
    lanes.answered(lane, uuid);
    lanes.start(begin);
    if (lane.waiting.length === 0) wakeOnce();
  }

  async function begin(lane: HeldLane, delivery: ReadDelivery): Promise<void> {
    attempts++;
    try {
      await attempt(lane, delivery);
    } catch (err) {
      // The lease expires and the delivery is sent again.
      log.error(
        { err, delivery: uuidOnly(delivery.uuid) },
        'an attempt was not recorded; the delivery will be sent again',
      );
      lanes.drop(lane);
    }
    attempts--;
    answered(lane, delivery);
    lanes.recorded(lane, delivery.uuid);
    // Start the next run: a lane may be released, or other lanes waited for the database.
    if (lane.leaving) wakeOnce();
    else lanes.start(begin);
    if (attempts === 0) allRecorded.notify();
  }

  async function renew(): Promise<void> {
    renewedAt = reading();
    const all = lanes.all();
    if (all.length === 0) return;
    const renewed = new Map((await queue.renew(all)).map((one) => [one.endpoint_uuid, one.leased_until]));
    for (const lane of all) {
      const until = renewed.get(lane.endpoint_uuid);
      if (until === undefined) lanes.drop(lane);
      else {
        lane.leased_until = until;
        // Finds deliveries that a late commit made due before the last one that was read.
        lane.readThrough = null;
      }
    }
  }

  async function takeMore(): Promise<number> {
    // If lanes had to wait at the last run, look again: other lanes may have been released.
    if (!hinted && !crowded && elapsedMs(polledAt) < everyMs) return 0;
    hinted = false;
    polledAt = reading();
    lanes.lookAgain();
    const room = lanes.room();
    crowded = room.healthy === 0 || room.unhealthy === 0;
    if (room.healthy + room.unhealthy === 0) return 0;
    const taken = await queue.take(room);
    lanes.add(taken);
    return taken.length;
  }

  async function readMore(): Promise<number> {
    const portions = lanes.portions();
    if (portions.length === 0) return 0;
    const readAt = reading();
    lanes.put(portions, await queue.read(portions), readAt);
    return lanes.start(begin);
  }

  async function releaseIdle(): Promise<number> {
    const idle = lanes.toRelease();
    if (idle.length > 0) await queue.release(idle);
    return idle.length;
  }

  return {
    name: 'deliver webhooks',
    everyMs,
    underWay: lanes.underWay,
    wokenBy(wake) {
      const hint = () => {
        hinted = true;
        wake();
      };
      const ends = [deliveriesDue.subscribe(hint), laneFreed.subscribe(wake)];
      return () => {
        for (const end of ends) end();
      };
    },
    async run() {
      woken = false;
      lanes.sweep();
      if (elapsedMs(renewedAt) >= renewEveryMs) await renew();
      const released = await releaseIdle();
      const taken = await takeMore();
      return released + taken + (await readMore());
    },
    async ended() {
      for (const lane of lanes.all()) lanes.leave(lane);
      // Release lanes without attempts now, so other workers continue with them.
      await releaseIdle().catch((err) =>
        log.warn({ err }, 'lanes were not released; other workers take them when the leases expire'),
      );
      if (attempts > 0) await new Promise<void>((resolve) => allRecorded.subscribe(resolve));
      await releaseIdle().catch(() => {});
      await poster.close();
    },
  };
}
