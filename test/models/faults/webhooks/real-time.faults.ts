// Faults with figures of real time and full size: deadlines, memory, many slow and dead neighbors.
import { Worker } from 'node:worker_threads';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../../../src/events/log/announce.ts';
import { positionEventsOf } from '../../../../src/events/log/position-events.ts';
import { reachable } from '../../../../src/events/webhooks/addresses/public-address.ts';
import { resolveHost } from '../../../../src/events/webhooks/addresses/resolve-host.ts';
import { databaseQueue } from '../../../../src/events/webhooks/delivery/database-queue.ts';
import { deliverWebhooksJob } from '../../../../src/events/webhooks/delivery/deliver.job.ts';
import { poster } from '../../../../src/events/webhooks/delivery/post.ts';
import { atomically } from '../../../../src/platform/database/atomic-phase.ts';
import { repeat } from '../../../../src/platform/database/repeat.ts';
import { elapsedMs, reading, realClock } from '../../../../src/platform/std/clock.ts';
import { fraction } from '../../../../src/platform/std/random.ts';
import { type TestService, testService } from '../../../support/service/service.ts';
import { announcement } from '../../../support/webhooks/announce-event.ts';
import { positioning } from '../../../support/webhooks/positioning.ts';
import { startReceiver, trustTestAuthority } from '../../../support/webhooks/receiver.ts';
import { insertEndpoints, registerEndpoint } from '../../../support/webhooks/webhooks.ts';

const { readBodies } = positioning;

let service: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
});

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await service.context.database.query('DELETE FROM webhook_due');
});

/** The deliverer as the worker runs it. */
function deliver(): void {
  const { database, vault, log } = service.context;
  const mayReach = reachable(['127.0.0.0/8']);
  const queue = databaseQueue(database, realClock, readBodies);
  const made = poster(mayReach, resolveHost(mayReach));
  const job = deliverWebhooksJob({ queue, vault, clock: realClock, random: fraction, poster: made, log });
  stops.push(repeat(job, (err) => log.error({ err }, 'the deliverer failed')).stop);
}

async function raiseMany(processor_id: string, count: number, type: 'BusinessCreated' | 'PayoutFailed') {
  const { database } = service.context;
  for (let made = 0; made < count; made += 5_000) {
    const some = Array.from({ length: Math.min(5_000, count - made) }, () => announcement({ processor_id, type }));
    await atomically(database, (phase) => announce(phase, some));
    await positionEventsOf(database, positioning, processor_id);
  }
}

const p99 = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.99)]!;

/** The time of live deliveries from commit to arrival, in milliseconds, at the 99th percentile. */
async function liveLatency(processor_id: string, hook: Awaited<ReturnType<typeof startReceiver>>): Promise<number> {
  const latencies: number[] = [];
  for (let index = 0; index < 300; index++) {
    const before = hook.received.length;
    await raiseMany(processor_id, 1, 'PayoutFailed');
    const since = reading();
    await hook.arrived(before + 1);
    latencies.push(elapsedMs(since));
  }
  return p99(latencies);
}

describe('In real time', () => {
  it('1, 13: a receiver that never answers takes 15 seconds, one that drops packets 5', async () => {
    const made = poster(reachable(['127.0.0.0/8']), resolveHost(reachable(['127.0.0.0/8'])));
    const silent = await startReceiver(() => {});
    const met = await made.post(silent.url, {}, '{}');
    expect(met.error).toBe('no complete answer within 15 seconds');
    const hole = new Worker(
      `const { createServer } = require('node:net');
       const { parentPort } = require('node:worker_threads');
       const server = createServer();
       server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => {
         parentPort.postMessage(server.address().port);
         setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
       });`,
      { eval: true },
    );
    const port = await new Promise<number>((resolve) => hole.once('message', resolve));
    expect((await made.post(`https://127.0.0.1:${port}/`, {}, '{}')).error).toBe('no connection within 5 seconds');
    await hole.terminate();
    await made.close();
  });

  it('21: a transaction held open for ten minutes: live deliveries arrive as before', async () => {
    const live = await startReceiver();
    const busy = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, live.url, ['PayoutFailed']);
    await registerEndpoint(service, token, busy.url, ['BusinessCreated']);
    deliver();
    await liveLatency(processor_id, live);
    const before = await liveLatency(processor_id, live);
    // From now on no deleted row can be removed: delivered rows slow down the search for due ones.
    const holder = await service.context.database.connect();
    await holder.query('SET idle_in_transaction_session_timeout = 0');
    await holder.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await holder.query('SELECT count(*) FROM webhook_due', []);
    const since = reading();
    const heldMs = Number(process.env.FAULTS_HELD_MINUTES ?? 10) * 60_000;
    let raised = 0;
    let at = before;
    while (elapsedMs(since) < heldMs) {
      await raiseMany(processor_id, 2_000, 'BusinessCreated');
      raised += 2_000;
      await busy.arrived(raised);
      at = await liveLatency(processor_id, live);
    }
    await holder.query('ROLLBACK');
    await holder.query('RESET idle_in_transaction_session_timeout');
    holder.release();
    process.stdout.write(
      `live p99 before ${before.toFixed(1)} ms, with ${raised} delivered with the open transaction ${at.toFixed(1)} ms\n`,
    );
    expect(new Set(busy.received.map(({ headers }) => headers['webhook-id'])).size).toBe(raised);
  });

  it('22: a million deliveries due to a dead receiver: live ones arrive as before', async () => {
    const dead = await startReceiver(() => {});
    const live = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, live.url, ['PayoutFailed']);
    deliver();
    await liveLatency(processor_id, live);
    const alone = await liveLatency(processor_id, live);
    await registerEndpoint(service, token, dead.url, ['BusinessCreated']);
    await raiseMany(processor_id, Number(process.env.FAULTS_BACKLOG ?? 1_000_000), 'BusinessCreated');
    const withBacklog = await liveLatency(processor_id, live);
    process.stdout.write(`live p99 alone ${alone.toFixed(1)} ms, with the backlog ${withBacklog.toFixed(1)} ms\n`);
    expect(dead.received.length).toBeLessThan(100);
    await dead.close();
  });

  it('23: a thousand endpoints that take 14 seconds: live ones arrive at once, and all slow ones get theirs', async () => {
    const slow = await startReceiver((_request, response) => void setTimeout(() => response.end('ok'), 14_000));
    const live = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, live.url, ['PayoutFailed']);
    await insertEndpoints(service, processor_id, 1_000, slow.url);
    deliver();
    await raiseMany(processor_id, 1, 'BusinessCreated');
    process.stdout.write(`live p99 with them ${(await liveLatency(processor_id, live)).toFixed(1)} ms\n`);
    await expect.poll(() => new Set(slow.received.map(({ path }) => path)).size).toBe(1_000);
  });

  it('24: an endpoint that is back gets the 50,000 that waited', async () => {
    let well = false;
    const back = await startReceiver((_request, response) => response.writeHead(well ? 200 : 503).end());
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, back.url, ['BusinessCreated']);
    await raiseMany(processor_id, 50_000, 'BusinessCreated');
    deliver();
    await back.arrived(5);
    well = true;
    const { database } = service.context;
    const left = async () =>
      (
        await database.query<{ n: number }>('SELECT count(*) AS n FROM webhook_due WHERE processor_id = $1', [
          processor_id,
        ])
      )[0]!.n;
    await expect.poll(left).toBeLessThanOrEqual(5);
  });

  it('25: one event to a thousand endpoints reaches each once', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id } = await service.processor();
    await insertEndpoints(service, processor_id, 1_000, hook.url);
    deliver();
    const since = reading();
    await raiseMany(processor_id, 1, 'BusinessCreated');
    await hook.arrived(1_000);
    process.stdout.write(`a thousand endpoints heard of it within ${Math.round(elapsedMs(since))} ms\n`);
    await expect.poll(() => service.context.database.query('SELECT uuid FROM webhook_due', [])).toEqual([]);
    expect([hook.received.length, new Set(hook.received.map(({ path }) => path)).size]).toEqual([1_000, 1_000]);
  });
});
