// The deliverer on the clock of the test: what the worker runs, one round at a time.

import { afterEach } from 'vitest';
import { type MayReach, reachable } from '../../../src/events/webhooks/addresses/public-address.ts';
import { type ResolveHost, resolveHost } from '../../../src/events/webhooks/addresses/resolve-host.ts';
import { deliveriesDue } from '../../../src/events/webhooks/delivery/create-deliveries.ts';
import { databaseQueue } from '../../../src/events/webhooks/delivery/database-queue.ts';
import { type Delivering, deliverWebhooksJob } from '../../../src/events/webhooks/delivery/deliver.job.ts';
import type { DeliveryQueue } from '../../../src/events/webhooks/delivery/delivery-queue.ts';
import { poster } from '../../../src/events/webhooks/delivery/post.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { type Clock, instant, realClock } from '../../../src/platform/std/clock.ts';
import { longWaitMs } from '../runner/long-wait.ts';
import type { TestService } from '../service/service.ts';
import { positioning } from './positioning.ts';

const { readBodies } = positioning;

export interface FakeClock extends Clock {
  pass(ms: number): void;
}

/**
 * Starts a minute ahead of real time, so that what a test raises later is due on it, however busy
 * the machine is.
 */
export function fakeClock(): FakeClock {
  let at = realClock.now().getTime() + 60_000;
  return {
    now: () => instant(at),
    pass(ms) {
      at += ms;
    },
  };
}

/** Real time, for tests that do not depend on time. */
export const runningClock: FakeClock = { now: realClock.now, pass() {} };

export interface TestDeliverer {
  clock: FakeClock;
  /**
   * Delivers until nothing is due any more, with every attempt recorded. Returns the number of
   * attempts.
   */
  turn(): Promise<number>;
  /**
   * One run of the job, like the worker's: the attempts that it starts are still running
   * afterwards.
   */
  run(): Promise<number>;
  underWay(): number;
  end(): Promise<void>;
}

export interface DelivererOptions {
  clock?: FakeClock;
  /** A long deadline when absent. */
  deadlineMs?: number;
  mayReach?: MayReach;
  resolve?: ResolveHost;
  queue?: DeliveryQueue;
  log?: Delivering['log'];
}

export function testDeliverer({ context }: TestService, options: DelivererOptions = {}): TestDeliverer {
  const { database, vault } = context;
  const {
    clock = fakeClock(),
    mayReach = reachable(['127.0.0.0/8']),
    deadlineMs = longWaitMs,
    log = context.log,
  } = options;
  let attempts = 0;
  const job = deliverWebhooksJob({
    queue: options.queue ?? databaseQueue(database, clock, readBodies),
    vault,
    clock,
    random: () => 0,
    poster: poster(mayReach, options.resolve ?? resolveHost(mayReach), { deadlineMs, connectMs: longWaitMs }),
    log,
    attempted: () => attempts++,
  });
  const unsubscribe = job.wokenBy!(() => {});
  const run = () => {
    // The earlier rounds are complete: look into every lane, not only where something is expected.
    deliveriesDue.notify();
    return job.run();
  };
  return {
    clock,
    run,
    underWay: job.underWay,
    async turn() {
      const before = attempts;
      for (let did = 1; did > 0; ) {
        did = await run();
        while (job.underWay() > 0) await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return attempts - before;
    },
    async end() {
      unsubscribe();
      await job.ended!();
    },
  };
}

/** The current deliveries, oldest event first. */
export function deliveriesOf(database: Database, processorId: string) {
  return database.query<{
    uuid: string;
    state: string;
    attempt_count: number;
    due_at: Date | null;
    event_name: string;
  }>(
    `SELECT d.uuid, CASE e.state WHEN 'disabled' THEN 'held' ELSE 'pending' END AS state, d.attempt_count, d.due_at,
            d.event_name, d.event_position
     FROM webhook_due d JOIN webhook_endpoints e
       ON e.shard = d.shard AND e.processor_id = d.processor_id AND e.uuid = d.endpoint_uuid
     WHERE d.processor_id = $1
     UNION ALL
     SELECT uuid, state::text, attempt_count, NULL, event_name, event_position FROM webhook_deliveries
     WHERE processor_id = $1
     ORDER BY event_position`,
    [processorId],
  );
}

/** What must never exist: a due delivery whose lane is due later, or that has no lane. */
export function strandedDeliveries(database: Database) {
  return database.query(
    `SELECT d.uuid, d.due_at, l.next_due_at FROM webhook_due d
     LEFT JOIN webhook_lanes l ON l.shard = d.shard AND l.processor_id = d.processor_id AND l.endpoint_uuid = d.endpoint_uuid
     WHERE l.next_due_at IS NULL OR l.next_due_at > d.due_at`,
    [],
  );
}

/**
 * Makes the deliverers of a test file. After each test they end, and nothing stays due: one round
 * delivers everything, and the next test must not meet it.
 */
export function deliverersOf(service: () => TestService) {
  const made: TestDeliverer[] = [];
  afterEach(async () => {
    await Promise.all(made.splice(0).map((one) => one.end()));
    await service().context.database.query('DELETE FROM webhook_due');
  });
  return (options: DelivererOptions = {}, asked = service()): TestDeliverer => {
    const one = testDeliverer(asked, options);
    made.push(one);
    return one;
  };
}
