// Faults of neighbors, small and on a fake clock: they do not slow down other endpoints (Webhooks,
// faults 22 to 25 and 30).
import { beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../../src/events/log/announce.ts';
import { positionEventsOf } from '../../../src/events/log/position-events.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { announcement } from '../../support/webhooks/announce-event.ts';
import { deliverersOf, runningClock } from '../../support/webhooks/deliverer.ts';
import { positioning } from '../../support/webhooks/positioning.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';
import { insertEndpoints, raiseEvent, readEndpoint, registerEndpoint } from '../../support/webhooks/webhooks.ts';

const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' };
const day = 86_400_000;
let service: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings });
});
const deliverer = deliverersOf(() => service);

/** Announces `count` events at once. */
async function raiseMany(processor_id: string, count: number, type: 'BusinessCreated' | 'PayoutFailed') {
  const { database } = service.context;
  const many = Array.from({ length: count }, () => announcement({ processor_id, type }));
  await atomically(database, (phase) => announce(phase, many));
  await positionEventsOf(database, positioning, processor_id);
}

describe('Neighbors', () => {
  it('22: a backlog to a dead receiver does not delay live receivers, and causes few attempts', async () => {
    const dead = await startReceiver(() => {});
    const live = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, dead.url, ['BusinessCreated']);
    await registerEndpoint(service, token, live.url, ['PayoutFailed']);
    await raiseMany(processor_id, 10_000, 'BusinessCreated');
    await raiseMany(processor_id, 200, 'PayoutFailed');
    const { run } = deliverer({ clock: runningClock });
    while (live.received.length < 200) {
      await run();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(dead.received.length).toBeLessThanOrEqual(2);
    await dead.close();
  });

  it('23: many slow receivers do not delay live receivers', async () => {
    const slow = await startReceiver(() => {});
    const live = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, live.url, ['PayoutFailed']);
    // It has been quick. Otherwise one answer that a busy machine delays would make it a slow one.
    await service.context.database.query('UPDATE webhook_lanes SET latency_ms = 5 WHERE endpoint_uuid = $1', [uuid]);
    await insertEndpoints(service, processor_id, 600, slow.url);
    await raiseMany(processor_id, 2, 'BusinessCreated');
    const { run, underWay } = deliverer({ clock: runningClock });
    // A slow machine starts only some of what one run reads: the next run reads the rest again.
    while (underWay() <= 400) {
      await run();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await raiseMany(processor_id, 50, 'PayoutFailed');
    while (live.received.length < 50) {
      await run();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    // Each slow receiver has one running attempt: none got a second slot before its answer.
    expect(slow.received.length).toBeLessThanOrEqual(600);
    await slow.close();
  });

  it('24: a receiver that is back with a backlog gets all of it, ten at a time', async () => {
    let well = false;
    const back = await startReceiver((_request, response) => response.writeHead(well ? 200 : 503).end());
    const live = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, back.url, ['BusinessCreated']);
    await registerEndpoint(service, token, live.url, ['PayoutFailed']);
    await raiseMany(processor_id, 1_500, 'BusinessCreated');
    const { turn, clock } = deliverer();
    await turn();
    well = true;
    await raiseMany(processor_id, 20, 'PayoutFailed');
    clock.pass(5 * 60_000);
    await turn();
    const taken = new Set(back.received.slice(5).map(({ headers }) => headers['webhook-id']));
    expect([taken.size, live.received.length]).toEqual([1_500, 20]);
  });

  it('25: one event to very many endpoints reaches each once', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id } = await service.processor();
    await insertEndpoints(service, processor_id, 200, hook.url);
    await raiseEvent(service, processor_id);
    const { turn } = deliverer();
    expect(await turn()).toBe(200);
    expect(new Set(hook.received.map(({ path }) => path)).size).toBe(200);
  });
});

describe('An endpoint', () => {
  it('30: that fails one in a hundred for six days is not disabled', async () => {
    let count = 0;
    const hook = await startReceiver((_request, response) => response.writeHead(++count % 100 === 0 ? 500 : 200).end());
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, hook.url);
    const { turn, clock } = deliverer();
    for (let days = 0; days < 6; days++) {
      await raiseMany(processor_id, 60, 'BusinessCreated');
      await turn();
      clock.pass(day);
    }
    await turn();
    expect(await readEndpoint(service, token, uuid)).toMatchObject({ state: 'enabled' });
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(360);
  });
});
