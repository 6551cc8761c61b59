// The deliverer on a clock of the test's: what the worker runs, one turn at a time.
import type { Database } from '../../src/database/database.ts';
import { type Clock, instant, realClock } from '../../src/std/clock.ts';
import { reachable } from '../../src/webhooks/addresses/public-address.ts';
import { resolveHost } from '../../src/webhooks/addresses/resolve-host.ts';
import { databaseQueue } from '../../src/webhooks/delivery/database-queue.ts';
import { deliverWebhooksJob } from '../../src/webhooks/delivery/deliver.job.ts';
import { poster } from '../../src/webhooks/delivery/post.ts';
import type { TestService } from './service.ts';

export interface FakeClock extends Clock {
  pass(ms: number): void;
}

/** Starts a little ahead of real time, so that what was made due just now is due. */
export function fakeClock(): FakeClock {
  let at = realClock.now().getTime() + 1_000;
  return {
    now: () => instant(at),
    pass(ms) {
      at += ms;
    },
  };
}

export interface TestDeliverer {
  clock: FakeClock;
  /** Claims what is due, waits until every attempt is noted, and answers how many were made. */
  turn(): Promise<number>;
  end(): Promise<void>;
}

export function testDeliverer({ foundation }: TestService, clock = fakeClock()): TestDeliverer {
  const { database, vault, log } = foundation;
  const mayReach = reachable(['127.0.0.0/8']);
  const queue = databaseQueue(database, clock);
  const noted: Promise<unknown>[] = [];
  const job = deliverWebhooksJob({
    queue: {
      claim: queue.claim,
      acknowledge(result) {
        const acknowledged = queue.acknowledge(result);
        noted.push(acknowledged);
        return acknowledged;
      },
    },
    vault,
    clock,
    random: () => 0,
    poster: poster(mayReach, resolveHost(mayReach), 3_000),
    log,
  });
  return {
    clock,
    async turn() {
      let attempts = 0;
      for (let claimed = await job.run(); claimed > 0; claimed = await job.run()) {
        attempts += claimed;
        while (noted.length < claimed) await new Promise((resolve) => setTimeout(resolve, 2));
        await Promise.all(noted.splice(0));
        // The deliverer counts an attempt as ended just after it was noted.
        await new Promise((resolve) => setImmediate(resolve));
      }
      return attempts;
    },
    end: () => job.ended!(),
  };
}

/** Deliveries as they stand, oldest event first. */
export function deliveriesOf(database: Database, processorId: string) {
  return database.query<{
    uuid: string;
    state: string;
    attempt_count: number;
    due_at: Date;
    event_name: string;
    fence: number;
  }>(
    `SELECT uuid, state, attempt_count, due_at, event_name, fence FROM webhook_deliveries
     WHERE processor_id = $1 ORDER BY event_position`,
    [processorId],
  );
}
