// Lanes: one worker an endpoint, nothing forgotten in any order of events, a circuit breaker, fair
// turns, several workers.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../../src/events/log/announce.ts';
import { positionEventsOf } from '../../../src/events/log/position-events.ts';
import { databaseQueue } from '../../../src/events/webhooks/delivery/database-queue.ts';
import type {
  AttemptResult,
  DueDelivery,
  PlaceInLane,
  TakenLane,
} from '../../../src/events/webhooks/delivery/delivery-queue.ts';
import { lockLanes } from '../../../src/events/webhooks/delivery/lanes.sql.ts';
import { replayOne } from '../../../src/events/webhooks/endpoints/replay.sql.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { budget } from '../../support/runner/budget.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { announcement } from '../../support/webhooks/announce-event.ts';
import {
  deliverersOf,
  deliveriesOf,
  fakeClock,
  runningClock,
  strandedDeliveries,
} from '../../support/webhooks/deliverer.ts';
import { positioning } from '../../support/webhooks/positioning.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';
import { raiseEvent, registerEndpoint } from '../../support/webhooks/webhooks.ts';

const { readBodies } = positioning;

let service: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
});

const deliverer = deliverersOf(() => service);

const hookUrl = 'https://127.0.0.1:8443/hook';
const room = { healthy: 100, unhealthy: 100 };
const portion = (lane: TakenLane, in_hand: string[] = []) => ({
  ...lane,
  at_most: 100,
  after: null,
  in_hand: new Set(in_hand),
});
const result = (fence: number, due: DueDelivery, at: Date): AttemptResult => ({
  processor_id: due.processor_id,
  uuid: due.uuid,
  endpoint_uuid: due.endpoint_uuid,
  fence,
  attempt: due.attempt_count + 1,
  step: 1,
  started_at: at,
  ended_at: at,
  latency_ms: 1,
  outcome: 'succeeded',
  status: 200,
  error: null,
  answer: '',
  state: 'delivered',
  due_at: at,
  gone: false,
  health: null,
});

describe('A lane', () => {
  it('has one worker, and others know until when; after its lease one sends again, and the first is too late', async () => {
    const { database } = service.context;
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hookUrl);
    await raiseEvent(service, processor_id);
    const clock = fakeClock();
    const [paused, other] = [databaseQueue(database, clock, readBodies), databaseQueue(database, clock, readBodies)];
    const mine = async (queue: typeof paused) =>
      (await queue.take(room)).find((lane) => lane.processor_id === processor_id);

    expect(await other.dueInMs()).toBeLessThanOrEqual(0);
    const first = (await mine(paused))!;
    expect(await other.dueInMs()).toBe(20_000);
    const [due] = await paused.read([portion(first)]);
    expect(due).toMatchObject({ attempt_count: 0 });
    expect(await paused.read([portion(first, [due!.uuid])])).toEqual([]);
    expect(await mine(other)).toBeUndefined();
    clock.pass(15_000);
    expect(await paused.renew([first])).toHaveLength(1);
    clock.pass(19_999);
    expect(await mine(other)).toBeUndefined();
    clock.pass(1);
    const second = (await mine(other))!;
    expect(second.fence).toBe(first.fence + 1);
    expect(await other.read([portion(second)])).toMatchObject([{ uuid: due!.uuid, event_uuid: due!.event_uuid }]);

    expect(await paused.read([portion(first)])).toEqual([]);
    expect(await paused.renew([first])).toEqual([]);
    await paused.release([first]);
    const failed = {
      ...result(first.fence, due!, clock.now()),
      outcome: 'failed',
      state: 'dead',
      status: null,
    } as const;
    expect(await paused.acknowledge(failed)).toBe('late');
    expect(await deliveriesOf(database, processor_id)).toMatchObject([{ state: 'pending', attempt_count: 0 }]);
    expect(await other.acknowledge(result(second.fence, due!, clock.now()))).toBe('recorded');
    expect(await paused.acknowledge(failed)).toBe('late');
    expect(await deliveriesOf(database, processor_id)).toMatchObject([{ state: 'delivered', attempt_count: 1 }]);
    await other.release([second]);
    expect(await paused.dueInMs()).toBe(Number.POSITIVE_INFINITY);
  });

  it('is leased once, however many workers ask at the same moment', async () => {
    const { database } = service.context;
    const { uuid: processor_id, token } = await service.processor();
    for (let index = 0; index < 10; index++)
      await registerEndpoint(service, token, `https://127.0.0.1:8443/hook-${index}`);
    await raiseEvent(service, processor_id);
    const clock = fakeClock();
    const queues = Array.from({ length: 6 }, () => databaseQueue(database, clock, readBodies));
    const taken = (await Promise.all(queues.map((queue) => queue.take(room))))
      .flat()
      .filter((lane) => lane.processor_id === processor_id)
      .map((lane) => lane.endpoint_uuid);
    expect(taken).toHaveLength(10);
    expect(new Set(taken).size).toBe(10);
  });

  it('always knows when its next delivery is due, whatever commits while it is released', async () => {
    const { database } = service.context;
    const step = fc.constantFrom('raise', 'raiseLate', 'take', 'read', 'acknowledge', 'renew', 'release', 'pass');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 3, maxLength: 14 }), { minLength: 2, maxLength: 4 }),
        async (workers) => {
          const { uuid: processor_id, token } = await service.processor();
          await registerEndpoint(service, token, hookUrl);
          const clock = fakeClock();
          const work = async (steps: (typeof workers)[number]) => {
            const queue = databaseQueue(database, clock, readBodies);
            let lane: TakenLane | undefined;
            let due: DueDelivery[] = [];
            for (const one of steps) {
              if (one === 'raise') await raiseEvent(service, processor_id);
              if (one === 'raiseLate') {
                await atomically(database, async (phase) => {
                  await announce(phase, [announcement({ processor_id })]);
                  await new Promise((resolve) => setTimeout(resolve, 5));
                });
                await positionEventsOf(database, positioning, processor_id);
              }
              if (one === 'take')
                lane ??= (await queue.take(room)).find((taken) => taken.processor_id === processor_id);
              if (one === 'pass') clock.pass(9_000);
              if (lane === undefined) continue;
              if (one === 'read')
                due = await queue.read([
                  portion(
                    lane,
                    due.map(({ uuid }) => uuid),
                  ),
                ]);
              if (one === 'acknowledge')
                await Promise.all(
                  due.splice(0).map((each) => queue.acknowledge(result(lane!.fence, each, clock.now()))),
                );
              if (one === 'renew') await queue.renew([lane]);
              if (one === 'release') {
                await queue.release([lane]);
                lane = undefined;
              }
              expect(await strandedDeliveries(database)).toEqual([]);
            }
          };
          await Promise.all(workers.map(work));
          expect(await strandedDeliveries(database)).toEqual([]);
          // In any final state, one worker delivers all events, each once.
          clock.pass(60_000);
          const queue = databaseQueue(database, clock, readBodies);
          for (;;) {
            const lane = (await queue.take(room)).find((taken) => taken.processor_id === processor_id);
            if (lane === undefined) break;
            for (const due of await queue.read([portion(lane)]))
              expect(await queue.acknowledge(result(lane.fence, due, clock.now()))).toBe('recorded');
            await queue.release([lane]);
          }
          const states = (await deliveriesOf(database, processor_id)).map(({ state }) => state);
          expect(states.every((state) => state === 'delivered')).toBe(true);
        },
      ),
      { numRuns: budget({ usual: 4, campaign: 200 }) },
    );
  });

  it('is read on behind a delivery; what became due before it is found from the first, and nothing twice', async () => {
    const { database } = service.context;
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hookUrl);
    for (let index = 0; index < 3; index++) await raiseEvent(service, processor_id);
    const queue = databaseQueue(database, fakeClock(), readBodies);
    const lane = (await queue.take(room)).find((taken) => taken.processor_id === processor_id)!;
    const all = await queue.read([portion(lane)]);
    const [first, second, third] = all.map(({ uuid }) => uuid);
    const behind = async (after: PlaceInLane | null, in_hand: (string | undefined)[] = []) => {
      const read = await queue.read([{ ...lane, at_most: 2, after, in_hand: new Set(in_hand as string[]) }]);
      return read.map(({ uuid }) => uuid);
    };
    expect(await behind(null)).toEqual([first, second]);
    expect(await behind(all[1]!)).toEqual([third]);
    expect(await behind(all[0]!, [second])).toEqual([third]);

    // As if its commit were late.
    await database.query(`UPDATE webhook_due SET due_at = due_at - interval '1 minute' WHERE uuid = $1`, [third]);
    await database.query(
      `UPDATE webhook_lanes SET next_due_at = next_due_at - interval '1 minute' WHERE processor_id = $1`,
      [processor_id],
    );
    expect(await behind(all[1]!)).toEqual([]);
    expect(await behind(null, [first, second])).toEqual([third]);
  });

  it('records the result of a delivery that is replayed at the same moment', async () => {
    const { database } = service.context;
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hookUrl);
    await raiseEvent(service, processor_id);
    const clock = fakeClock();
    const queue = databaseQueue(database, clock, readBodies);
    const lane = (await queue.take(room)).find((taken) => taken.processor_id === processor_id)!;
    const [due] = await queue.read([portion(lane)]);
    const recorded = await atomically(database, async (phase) => {
      await lockLanes(phase, [lane]);
      await replayOne(phase, processor_id, due!.uuid, clock.now());
      const ends = queue.acknowledge(result(lane.fence, due!, clock.now()));
      const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(() => database.query(waits), { timeout: 60_000 }).toHaveLength(1);
      return { ends };
    });
    expect(await recorded.ends).toBe('recorded');
    expect(await deliveriesOf(database, processor_id)).toMatchObject([{ state: 'delivered', attempt_count: 1 }]);
  });

  it('that is idle, blocked or leased is not even read by a worker that looks for work', async () => {
    const { database } = service.context;
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hookUrl);
    await raiseEvent(service, processor_id);
    const clock = fakeClock();
    const queue = databaseQueue(database, clock, readBodies);
    const [lane] = (await queue.take(room)).filter((taken) => taken.processor_id === processor_id);
    const [due] = await queue.read([portion(lane!)]);
    await queue.acknowledge(result(lane!.fence, due!, clock.now()));
    await queue.release([lane!]);
    const [row] = await database.query<{ next_due_at: Date | null; leased_until: Date | null }>(
      'SELECT next_due_at, leased_until FROM webhook_lanes WHERE processor_id = $1',
      [processor_id],
    );
    // They are not in the index that finds work.
    expect(row).toEqual({ next_due_at: null, leased_until: null });
  });
});

describe('The circuit breaker', () => {
  it('opens after five failures in a row, probes one at a time after pauses that double, and closes with a success', async () => {
    let well = false;
    const hook = await startReceiver((_request, response) => response.writeHead(well ? 200 : 500).end());
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hook.url);
    for (let index = 0; index < 30; index++) await raiseEvent(service, processor_id);
    const { turn, clock } = deliverer();
    expect(await turn()).toBe(5);
    clock.pass(4_999);
    expect(await turn()).toBe(0);
    clock.pass(1);
    expect(await turn()).toBe(1);
    clock.pass(9_999);
    expect(await turn()).toBe(0);
    clock.pass(1);
    expect(await turn()).toBe(1);
    well = true;
    clock.pass(20_000);
    expect(await turn()).toBe(30);
    expect((await deliveriesOf(service.context.database, processor_id)).map(({ state }) => state)).toEqual(
      Array(30).fill('delivered'),
    );
  });

  it('belongs to the endpoint, not to a process: the next worker of the lane finds it open', async () => {
    const hook = await startReceiver((_request, response) => response.writeHead(500).end());
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hook.url);
    for (let index = 0; index < 8; index++) await raiseEvent(service, processor_id);
    const clock = fakeClock();
    const first = deliverer({ clock });
    expect(await first.turn()).toBe(5);
    await first.end();
    const second = deliverer({ clock });
    expect(await second.turn()).toBe(0);
    clock.pass(5_000);
    expect(await second.turn()).toBe(1);
  });
});

describe('An endpoint', () => {
  it('has at most ten running attempts, one until its first answer, and one while it fails', async () => {
    let most = 0;
    let open = 0;
    const pending: (() => void)[] = [];
    let hold = false;
    const hook = await startReceiver((_request, response) => {
      open++;
      most = Math.max(most, open);
      const answer = () => {
        open--;
        response.end('ok');
      };
      if (hold) pending.push(answer);
      else answer();
    });
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hook.url);
    const { turn, run, underWay } = deliverer({ clock: runningClock });
    for (let index = 0; index < 20; index++) await raiseEvent(service, processor_id);
    await turn();
    hold = true;
    for (let index = 0; index < 40; index++) await raiseEvent(service, processor_id);
    const turning = turn();
    await expect.poll(() => pending.length).toBe(10);
    await run();
    expect([underWay(), pending.length]).toEqual([10, 10]);
    hold = false;
    for (const answer of pending.splice(0)) answer();
    await turning;
    expect([hook.received.length, most]).toEqual([60, 10]);
  });

  it('has its turn even if many others have more work than there is room for', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const vendors = await Promise.all(Array.from({ length: 3 }, () => service.vendor(processor_id)));
    const hook = await startReceiver();
    for (const { token } of vendors)
      for (let index = 0; index < 90; index++) await registerEndpoint(service, token, `${hook.url}/${index}`);
    await registerEndpoint(service, token, hook.url);
    for (const vendor of vendors) await raiseEvent(service, processor_id, { vendor_id: vendor.uuid });
    const queue = databaseQueue(service.context.database, fakeClock(), readBodies);
    const seen = new Set<string>();
    for (let turns = 0; turns < 28; turns++) {
      const lanes = (await queue.take({ healthy: 10, unhealthy: 0 })).filter(
        (lane) => lane.processor_id === processor_id,
      );
      for (const lane of lanes) seen.add(lane.endpoint_uuid);
      // Nothing was delivered: each lane still has something due, and goes to the end of the line.
      await queue.release(lanes.map((lane) => ({ ...lane, latency_ms: 5 })));
    }
    expect(seen.size).toBe(271);
  });
});

describe('Several workers', () => {
  it('deliver each event once', async () => {
    const hooks = await Promise.all(Array.from({ length: 4 }, () => startReceiver()));
    const { uuid: processor_id, token } = await service.processor();
    for (const hook of hooks) await registerEndpoint(service, token, hook.url);
    const workers = Array.from({ length: 3 }, () => deliverer({ clock: runningClock }));
    const raising = (async () => {
      for (let index = 0; index < 60; index++) await raiseEvent(service, processor_id);
    })();
    let over = false;
    const working = workers.map(async (worker) => {
      while (!over) await worker.turn();
    });
    await raising;
    await expect.poll(() => hooks.map((hook) => hook.received.length)).toEqual([60, 60, 60, 60]);
    over = true;
    await Promise.all(working);
    for (const hook of hooks) expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(60);
  });

  it('take over released lanes of a stopping worker at once, and do not repeat its running attempts', async () => {
    const pending: (() => void)[] = [];
    const hook = await startReceiver((_request, response) => pending.push(() => response.end('ok')));
    const other = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hook.url);
    await registerEndpoint(service, token, other.url, ['BusinessUpdated']);
    await raiseEvent(service, processor_id);
    const [stopping, staying] = [deliverer({ clock: runningClock }), deliverer({ clock: runningClock })];
    const turning = stopping.turn();
    await expect.poll(() => pending.length).toBe(1);
    const ended = stopping.end();
    await raiseEvent(service, processor_id, { type: 'BusinessUpdated' });
    await staying.turn();
    expect([hook.received.length, other.received.length]).toEqual([1, 1]);
    pending.pop()!();
    await Promise.all([ended, turning]);
    await staying.turn();
    expect(hook.received).toHaveLength(1);
  });
});
