// Faults of workers, the database and concurrent changes, small and on a fake clock (Webhooks,
// faults 16 to 21, 26 to 28).
import { beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../../src/events/log/announce.ts';
import { positionEventsOf } from '../../../src/events/log/position-events.ts';
import { databaseQueue } from '../../../src/events/webhooks/delivery/database-queue.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { announcement } from '../../support/webhooks/announce-event.ts';
import {
  deliverersOf,
  deliveriesOf,
  fakeClock,
  runningClock,
  testDeliverer,
} from '../../support/webhooks/deliverer.ts';
import { positioning } from '../../support/webhooks/positioning.ts';
import { startReceiver, trustTestAuthority, verifyPayload } from '../../support/webhooks/receiver.ts';
import { endpointsPath, listDeliveries, raiseEvent, registerEndpoint } from '../../support/webhooks/webhooks.ts';

const { readBodies } = positioning;

const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' };
let service: TestService;
/** A deliverer that runs continuously, as in production. */
let running: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings });
  running = await testService({ settings, worker: true });
});
const deliverer = deliverersOf(() => service);

const ids = (hook: { received: { headers: Record<string, string> }[] }) =>
  hook.received.map(({ headers }) => headers['webhook-id']);

describe('A worker', () => {
  it('16: that dies between sending and recording: another sends again within 30 seconds, and no delivery is lost', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hook.url);
    for (let index = 0; index < 4; index++) await raiseEvent(service, processor_id);
    const clock = fakeClock();
    const queue = databaseQueue(service.context.database, clock, readBodies);
    // It never records anything and never releases its lanes. It has no end to wait for.
    const dead = testDeliverer(service, {
      clock,
      queue: { ...queue, acknowledge: () => new Promise(() => {}), release: async () => {} },
    });
    await dead.run();
    await hook.arrived(1);
    const heir = deliverer({ clock });
    expect(await heir.turn()).toBe(0);
    clock.pass(30_000);
    expect(await heir.turn()).toBe(4);
    const sent = ids(hook);
    expect(new Set(sent).size).toBe(4);
    expect(sent.length).toBeGreaterThan(4);
    expect((await deliveriesOf(service.context.database, processor_id)).map(({ state }) => state)).toEqual(
      Array(4).fill('delivered'),
    );
  });

  it('18: that sleeps for twice its lease starts nothing that it had read, and its late results change nothing', async () => {
    const pending: (() => void)[] = [];
    const hook = await startReceiver((_request, response, count) => {
      if (count === 1) pending.push(() => response.writeHead(500).end());
      else response.end('ok');
    });
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, hook.url);
    for (let index = 0; index < 3; index++) await raiseEvent(service, processor_id);
    const clock = fakeClock();
    const sleeping = deliverer({ clock });
    const heir = deliverer({ clock });
    // One attempt is running, two are read and wait behind it.
    await sleeping.run();
    await expect.poll(() => pending.length).toBe(1);
    clock.pass(40_000);
    expect(await heir.turn()).toBe(3);
    pending.pop()!();
    await expect.poll(sleeping.underWay).toBe(0);
    await sleeping.run();
    expect(hook.received).toHaveLength(4);
    const seen = await listDeliveries(service, token, uuid);
    expect(
      seen.map(({ state, attempt_count }: { state: string; attempt_count: number }) => [state, attempt_count]),
    ).toEqual(Array(3).fill(['delivered', 1]));
  });

  it('19: that is stopping lets running attempts end, and nothing is sent twice', async () => {
    const pending: (() => void)[] = [];
    const hook = await startReceiver((_request, response) => pending.push(() => response.end('ok')));
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hook.url);
    await raiseEvent(service, processor_id);
    const stopping = deliverer({ clock: runningClock });
    await stopping.run();
    await expect.poll(() => pending.length).toBe(1);
    let ended = false;
    const ending = stopping.end().then(() => {
      ended = true;
    });
    const next = deliverer({ clock: runningClock });
    expect(await next.turn()).toBe(0);
    expect(ended).toBe(false);
    pending.pop()!();
    await ending;
    expect(await next.turn()).toBe(0);
    expect(hook.received).toHaveLength(1);
  });

  it('20: continues after the database closed every connection, and then records its running attempts', async () => {
    const pending: (() => void)[] = [];
    const hook = await startReceiver((_request, response) => pending.push(() => response.end('ok')));
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hook.url);
    await raiseEvent(service, processor_id);
    const { database } = service.context;
    const queue = databaseQueue(database, runningClock, readBodies);
    let failed = 0;
    const made = deliverer({
      clock: runningClock,
      queue: {
        ...queue,
        async acknowledge(result) {
          // The database closes the connections when the answer has just arrived.
          if (failed++ === 0)
            await database.query(
              `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()`,
            );
          if (failed < 3) throw new Error('connection terminated unexpectedly');
          return queue.acknowledge(result);
        },
      },
    });
    const turning = made.turn();
    await expect.poll(() => pending.length).toBe(1);
    pending.pop()!();
    await turning;
    expect(failed).toBe(3);
    expect(hook.received).toHaveLength(1);
    expect(await deliveriesOf(database, processor_id)).toMatchObject([{ state: 'delivered' }]);
    await raiseEvent(service, processor_id);
    const again = made.turn();
    await expect.poll(() => pending.length).toBe(1);
    pending.pop()!();
    await again;
    expect(hook.received).toHaveLength(2);
  });

  it('21: delivers while another atomic phase is held open', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hook.url);
    const reader = await service.context.database.connect();
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reader.query('SELECT count(*) FROM webhook_due', []);
    await reader.query('SELECT count(*) FROM webhook_lanes', []);
    const { turn } = deliverer({ clock: runningClock });
    for (let index = 0; index < 30; index++) {
      await raiseEvent(service, processor_id);
      await turn();
    }
    await reader.query('ROLLBACK');
    reader.release();
    expect(hook.received).toHaveLength(30);
  });
});

describe('A concurrent change', () => {
  it('26: of the secret: every delivery verifies with the old secret and with the new one', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id, token } = await running.processor();
    const { uuid, secret } = await registerEndpoint(running, token, hook.url);
    const raising = (async () => {
      for (let index = 0; index < 30; index++) await raiseEvent(running, processor_id);
    })();
    await hook.arrived(5);
    const rotated = await running.send('POST', `${endpointsPath}/${uuid}/rotate-secret`, { token });
    const fresh = rotated.body.data.secret;
    await raising;
    await raiseEvent(running, processor_id);
    await hook.arrived(31);
    // A receiver with the old secret accepts all of them. A receiver with the new secret accepts
    // those after the change.
    for (const each of hook.received) expect(verifyPayload(secret, each).type).toBe('BusinessCreated');
    expect(verifyPayload(fresh, hook.received.at(-1)!).type).toBe('BusinessCreated');
  });

  it('27: sends no waiting delivery after de-registration', async () => {
    const pending: (() => void)[] = [];
    const hook = await startReceiver((_request, response, count) => {
      if (count <= 20) response.end('ok');
      else pending.push(() => response.end('ok'));
    });
    const { uuid: processor_id, token } = await running.processor();
    await registerEndpoint(running, token, hook.url, ['BusinessCreated']);
    const many = Array.from({ length: 2_000 }, () => announcement({ processor_id }));
    await atomically(running.context.database, (phase) => announce(phase, many));
    // At most ten are running: no other is on the wire.
    await expect.poll(() => pending.length).toBe(10);
    const removed = await running.send('DELETE', '/3p/api/v1/webhook', {
      token,
      body: { event_names: ['BusinessCreated'] },
    });
    expect(removed.status).toBe(200);
    for (const answer of pending.splice(0)) answer();
    const { database } = running.context;
    const lane = () => database.query('SELECT leased_until FROM webhook_lanes WHERE processor_id = $1', [processor_id]);
    // The worker releases the lane when it has nothing left to start there.
    await expect.poll(lane).toEqual([{ leased_until: null }]);
    expect(hook.received.length).toBe(30);
    const states = new Set((await deliveriesOf(database, processor_id)).map(({ state }) => state));
    expect(states).toEqual(new Set(['delivered', 'canceled']));
  });

  it('28: sends nothing when the phase of the cause is rolled back', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    await registerEndpoint(service, token, hook.url);
    await atomically(service.context.database, async (phase) => {
      await announce(phase, [announcement({ processor_id })]);
      throw new Error('the cause fails');
    }).catch(() => {});
    await positionEventsOf(service.context.database, positioning, processor_id);
    expect(await deliverer().turn()).toBe(0);
    expect(hook.received).toEqual([]);
  });
});
