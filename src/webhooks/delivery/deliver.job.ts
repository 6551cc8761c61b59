// Delivers what is due: takes lanes, posts signed with no phase open, acknowledges. The worker's
// part of a webhook.
import type { Logger } from 'pino';
import type { Job } from '../../database/repeat.ts';
import { signal } from '../../events/signal.ts';
import { type Clock, elapsedMs, reading, sleep } from '../../std/clock.ts';
import type { Vault } from '../../vault/vault.ts';
import { secretOpener } from '../endpoints/endpoint-secret.ts';
import { deliveriesDue } from './create-deliveries.ts';
import type { AttemptResult, DeliveryQueue, Noted } from './delivery-queue.ts';
import { failureLine } from './explain-failure.ts';
import { heldLanes } from './held-lanes.ts';
import { judge } from './judge.ts';
import { fare, type HeldLane, type ReadDelivery } from './lane.ts';
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
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Told of every attempt, for the metrics. */
  attempted?(result: AttemptResult): void;
}

// Retries fall due by the clock alone, and a hint of another process may be lost.
const everyMs = 150;
const renewEveryMs = 5_000;
/** While the database is away: how long until a result is tried to be noted again. */
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
  const allNoted = signal();
  // Thousands of attempts may end while one run is at work: they wake the next one once.
  let woken = false;
  let hinted = true;
  let crowded = false;
  let polledAt = Number.NEGATIVE_INFINITY;
  let renewedAt = reading();

  async function attempt(lane: HeldLane, delivery: ReadDelivery): Promise<void> {
    const startedAt = clock.now();
    const headers = signedHeaders(secretsOf(delivery, startedAt), delivery.event_uuid, startedAt, delivery.body);
    const met = await poster.post(delivery.url, headers, delivery.body);
    const endedAt = clock.now();
    const result = judge(delivery, lane.fence, startedAt, met, endedAt, random);
    const succeeded = result.outcome === 'succeeded';
    result.health = fare(lane, succeeded, { startedAt, endedAt, latencyMs: met.latency_ms }, random);
    if (!succeeded) log.info(...failureLine(delivery, result));
    attempted(result);
    answered(lane, delivery);

    const noted = await acknowledge(lane, result);
    if (noted === 'disabled') lanes.leave(lane);
    if (noted === 'late') {
      log.warn({ delivery: delivery.uuid }, 'a delivery ended after its lane had gone to another worker');
      lanes.drop(lane);
    }
  }

  /** Tries for as long as the lane is ours: what came of an attempt is worth more than the slot. */
  async function acknowledge(lane: HeldLane, result: AttemptResult): Promise<Noted> {
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
    laneFreed.give();
  }

  /** Its slot is for the next one. */
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
      // The lease ends by itself and the delivery is sent again.
      log.error({ err, delivery: delivery.uuid }, 'an attempt could not be noted');
      lanes.drop(lane);
    }
    attempts--;
    answered(lane, delivery);
    lanes.noted(lane, delivery.uuid);
    // A lane that leaves is given back, and the others may have been waiting for the database.
    if (lane.leaving) wakeOnce();
    else lanes.start(begin);
    if (attempts === 0) allNoted.give();
  }

  async function renew(): Promise<void> {
    renewedAt = reading();
    const all = lanes.all();
    if (all.length === 0) return;
    const standing = new Map((await queue.renew(all)).map((one) => [one.endpoint_uuid, one.leased_until]));
    for (const lane of all) {
      const until = standing.get(lane.endpoint_uuid);
      if (until === undefined) lanes.drop(lane);
      else lane.leased_until = until;
    }
  }

  async function takeMore(): Promise<number> {
    // Where there was no room the last time, others may wait: whatever was given back since then is
    // theirs.
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

  async function giveBack(): Promise<number> {
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
      const givenBack = await giveBack();
      const taken = await takeMore();
      return givenBack + taken + (await readMore());
    },
    async ended() {
      for (const lane of lanes.all()) lanes.leave(lane);
      // Other workers go on at once where nothing is under way.
      await giveBack().catch((err) =>
        log.warn({ err }, 'lanes could not be given back; their leases end by themselves'),
      );
      if (attempts > 0) await new Promise<void>((resolve) => allNoted.subscribe(resolve));
      await giveBack().catch(() => {});
      await poster.close();
    },
  };
}
