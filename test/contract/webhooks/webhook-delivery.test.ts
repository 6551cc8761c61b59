// Webhook delivery: signing, recipients, retries, disabling, leases. Against real https receivers.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { announce } from '../../../src/events/log/announce.ts';
import type { EventType } from '../../../src/events/log/event-types.ts';
import { positionEventsOf } from '../../../src/events/log/position-events.ts';
import { createDeliveries } from '../../../src/events/webhooks/delivery/create-deliveries.ts';
import { pausesMs } from '../../../src/events/webhooks/delivery/retry-schedule.ts';
import { sign } from '../../../src/events/webhooks/delivery/sign.ts';
import { disableEndpoint } from '../../../src/events/webhooks/endpoints/disable-endpoint.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { announceEvent, announcement } from '../../support/webhooks/announce-event.ts';
import { deliveriesOf, fakeClock, type TestDeliverer, testDeliverer } from '../../support/webhooks/deliverer.ts';
import { positioning } from '../../support/webhooks/positioning.ts';
import { startReceiver, trustTestAuthority, verifyPayload } from '../../support/webhooks/receiver.ts';

const path = '/3p/api/v1/webhook';
const endpointsPath = '/3p/api/v1/webhook-endpoints';
const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' };
const day = 86_400_000;

/** A service without a worker: the tests run the deliverer by hand. */
let service: TestService;
/** A deliverer that runs continuously, as in production. */
let running: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings });
  running = await testService({ settings, worker: true });
});

// One round delivers everything that is due, so that nothing is left for the next test.
afterEach(async () => {
  await service.context.database.query('DELETE FROM webhook_due');
});

const deliverers: TestDeliverer[] = [];
afterAll(() => Promise.all(deliverers.map((one) => one.end())));
const deliverer = (clock = fakeClock()) => {
  const made = testDeliverer(service, { clock });
  deliverers.push(made);
  return made;
};

async function register(
  asked: TestService,
  token: string,
  url: string,
  event_names: EventType[] = ['BusinessCreated'],
) {
  const answer = await asked.send('POST', path, { token, body: { webhook_url: [url], event_names } });
  expect(answer.status).toBe(201);
  const { endpoints } = (await asked.send('GET', endpointsPath, { token })).body.data;
  const { uuid } = endpoints.find((one: { url: string }) => one.url === url);
  const { secret } = (await asked.send('GET', `${endpointsPath}/${uuid}/secret`, { token })).body.data;
  return { uuid: uuid as string, secret: secret as string };
}

const endpoint = async (asked: TestService, token: string, uuid: string) =>
  (await asked.send('GET', endpointsPath, { token })).body.data.endpoints.find(
    (one: { uuid: string }) => one.uuid === uuid,
  );

const attemptsOf = async (asked: TestService, token: string, uuid: string) =>
  (await asked.send('GET', `${endpointsPath}/${uuid}/deliveries`, { token })).body.data.deliveries;

/** Announces an event and gives it its position, so that its deliveries are due. */
async function raise(processor_id: string, of: { type?: EventType; vendor_id?: string } = {}) {
  const { database } = service.context;
  const raised = await announceEvent(database, { processor_id, ...of });
  await positionEventsOf(database, positioning, processor_id);
  return raised;
}

describe('A delivery', () => {
  it('is a POST signed as Standard Webhooks require, with exactly the signed bytes', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id, token } = await running.processor();
    const { secret } = await register(running, token, hook.url);
    const raised = await announceEvent(running.context.database, { processor_id });
    const [got] = await hook.arrived(1);
    expect(verifyPayload(secret, got!)).toEqual({
      type: 'BusinessCreated',
      timestamp: raised.occurred_at.toISOString(),
      livemode: false,
      data: { uuid: raised.subject_uuid, business_name: 'Nordlys 🌌 \u2028 AS', sequence: 1 },
    });
    expect(got!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Achord-Webhooks/1.0',
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    });
    const { events } = (await running.send('GET', '/3p/api/v1/events', { token })).body.data;
    expect(got!.headers['webhook-id']).toBe(events[0].uuid);
    expect(() => verifyPayload(`whsec_${Buffer.alloc(32).toString('base64')}`, got!)).toThrow();
    expect(() => verifyPayload(secret, { ...got!, body: `${got!.body} ` })).toThrow();
  });

  it('carries each of the 28 events to every endpoint that registered it, and to no other', async () => {
    const { eventTypes } = await import('../../../src/events/log/event-types.ts');
    const all = await startReceiver();
    const one = await startReceiver();
    const { uuid: processor_id, token } = await running.processor();
    await register(running, token, all.url, [...eventTypes]);
    await register(running, token, one.url, ['PayoutFailed']);
    for (const type of eventTypes) await announceEvent(running.context.database, { processor_id, type });
    const got = await all.arrived(28);
    expect(got.map(({ body }) => JSON.parse(body).type).sort()).toEqual([...eventTypes].sort());
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(28);
    expect(one.received.map(({ body }) => JSON.parse(body).type)).toEqual(['PayoutFailed']);
  });

  it('of a rolled back operation is never made', async () => {
    const { uuid: processor_id } = await service.processor();
    await atomically(service.context.database, async (phase) => {
      await announce(phase, [announcement({ processor_id })]);
      throw new Error('the cause fails');
    }).catch(() => {});
    await positionEventsOf(service.context.database, positioning, processor_id);
    const rows = await service.context.database.query('SELECT uuid FROM events WHERE processor_id = $1', [
      processor_id,
    ]);
    expect(rows).toEqual([]);
  });

  it('does not wait for a receiver that hangs, nor for its backlog', async () => {
    const hanging = await startReceiver(() => {});
    const quick = await startReceiver();
    const { uuid: processor_id, token } = await running.processor();
    await register(running, token, hanging.url);
    for (let index = 0; index < 40; index++) await announceEvent(running.context.database, { processor_id });
    await register(running, token, quick.url, ['PayoutFailed']);
    for (let index = 0; index < 20; index++)
      await announceEvent(running.context.database, { processor_id, type: 'PayoutFailed' });
    await quick.arrived(20);
    expect(hanging.received.length).toBeLessThanOrEqual(10);
    await hanging.close();
  });
});

describe('An event', () => {
  it('of a vendor reaches the vendor and its processor, and no other tenant', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const [one, two] = [await service.vendor(processor_id), await service.vendor(processor_id)];
    const stranger = await service.processor();
    const hooks = await Promise.all([token, one.token, two.token, stranger.token].map(() => startReceiver()));
    const tokens = [token, one.token, two.token, stranger.token];
    for (const [index, hook] of hooks.entries())
      await register(service, tokens[index]!, hook.url, ['BusinessCreated', 'MerchantBatchPayout']);
    const own = await raise(processor_id);
    const ofVendor = await raise(processor_id, { vendor_id: one.uuid });
    await deliverer().turn();
    const subjects = hooks.map((hook) => hook.received.map(({ body }) => JSON.parse(body).data.uuid).sort());
    expect(subjects).toEqual([[own.subject_uuid, ofVendor.subject_uuid].sort(), [ofVendor.subject_uuid], [], []]);
  });

  it('BatchPayout or BatchRefund reaches the processor only', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const vendor = await service.vendor(processor_id);
    const [hook, vendors] = [await startReceiver(), await startReceiver()];
    await register(service, token, hook.url, ['BatchPayout']);
    const { uuid } = await register(service, vendor.token, vendors.url, ['MerchantBatchPayout']);
    // Even a registration without the check would not receive it.
    await service.context.database.query(
      `INSERT INTO webhook_registrations (shard, processor_id, endpoint_uuid, event_name, tenant_id, created_at)
       VALUES (shard_of($1), $1, $2, 'BatchPayout', $3, now())`,
      [processor_id, uuid, vendor.uuid],
    );
    await raise(processor_id, { type: 'BatchPayout', vendor_id: vendor.uuid });
    await deliverer().turn();
    expect([hook.received.length, vendors.received.length]).toEqual([1, 0]);
  });
});

describe('Retries', () => {
  it('follow the schedule with one id and a log of each attempt, then the delivery is dead', async () => {
    const hook = await startReceiver((_request, response) => response.writeHead(500).end('not today'));
    const { uuid: processor_id, token } = await service.processor();
    const { uuid, secret } = await register(service, token, hook.url);
    await raise(processor_id);
    const { turn, clock } = deliverer();
    expect(await turn()).toBe(1);
    for (const pause of pausesMs) {
      clock.pass(pause - 1_000);
      expect(await turn()).toBe(0);
      clock.pass(1_000);
      expect(await turn()).toBe(1);
    }
    clock.pass(30 * day);
    expect(await turn()).toBe(0);
    expect(hook.received).toHaveLength(10);
    expect(new Set(hook.received.map((got) => got.headers['webhook-id'])).size).toBe(1);
    expect(new Set(hook.received.map((got) => got.headers['webhook-timestamp'])).size).toBe(10);
    expect(() => verifyPayload(secret, hook.received[0]!)).not.toThrow();
    const [delivery] = await attemptsOf(service, token, uuid);
    expect(delivery).toMatchObject({ state: 'dead', attempt_count: 10, next_attempt_at: null });
    expect(delivery.attempts).toHaveLength(10);
    expect(delivery.attempts[9]).toMatchObject({ attempt: 10, outcome: 'refused', status: 500, answer: 'not today' });
  });

  it('end with the first 2xx', async () => {
    const hook = await startReceiver((_request, response, count) => response.writeHead(count < 3 ? 503 : 299).end());
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await register(service, token, hook.url);
    await raise(processor_id);
    const { turn, clock } = deliverer();
    for (let attempt = 0; attempt < 6; attempt++) {
      await turn();
      clock.pass(day);
    }
    expect(hook.received).toHaveLength(3);
    expect((await attemptsOf(service, token, uuid))[0]).toMatchObject({ state: 'delivered', attempt_count: 3 });
    expect(await endpoint(service, token, uuid)).toMatchObject({ health: 'healthy', failing_since: null });
  });

  it('wait as long as a busy receiver asks, within the step of the schedule and ten hours', async () => {
    const answers = ['120', '0', 'junk', '9999999'];
    const hook = await startReceiver((_request, response, count) =>
      response.writeHead(429, { 'retry-after': answers[count - 1] }).end(),
    );
    const { uuid: processor_id, token } = await service.processor();
    await register(service, token, hook.url);
    await raise(processor_id);
    const { turn, clock } = deliverer();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const before = clock.now().getTime();
      await turn();
      const [delivery] = await deliveriesOf(service.context.database, processor_id);
      waits.push(delivery!.due_at!.getTime() - before);
      clock.pass(waits[attempt]!);
    }
    expect(waits).toEqual([120_000, pausesMs[1], pausesMs[2], 10 * 3_600_000]);
  });

  it('do not follow a redirect', async () => {
    const elsewhere = await startReceiver();
    const hook = await startReceiver((_request, response) =>
      response.writeHead(307, { location: elsewhere.url }).end(),
    );
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await register(service, token, hook.url);
    await raise(processor_id);
    await deliverer().turn();
    expect([hook.received.length, elsewhere.connections()]).toEqual([1, 0]);
    expect((await attemptsOf(service, token, uuid))[0].attempts[0]).toMatchObject({ outcome: 'refused', status: 307 });
  });
});

describe('De-registering', () => {
  it('cancels pending deliveries after the 200, and keeps the other events', async () => {
    const hook = await startReceiver((_request, response) => response.writeHead(500).end());
    const { uuid: processor_id, token } = await service.processor();
    await register(service, token, hook.url, ['BusinessCreated', 'BusinessUpdated']);
    await raise(processor_id);
    await raise(processor_id, { type: 'BusinessUpdated' });
    const { turn, clock } = deliverer();
    await turn();
    expect(hook.received).toHaveLength(2);
    // Not yet positioned: it must be canceled, too.
    await announceEvent(service.context.database, { processor_id });
    await service.send('DELETE', path, { token, body: { event_names: ['BusinessCreated'] } });
    await positionEventsOf(service.context.database, positioning, processor_id);
    for (const pause of pausesMs) {
      clock.pass(pause);
      await turn();
    }
    const types = hook.received.slice(2).map(({ body }) => JSON.parse(body).type);
    expect(types).toEqual(Array(9).fill('BusinessUpdated'));
    expect((await deliveriesOf(service.context.database, processor_id)).map((one) => one.state)).toEqual([
      'canceled',
      'dead',
    ]);
  });

  it('lets a running attempt end, and does not restore the delivery', async () => {
    let finish = () => {};
    const hook = await startReceiver((_request, response) => {
      finish = () => response.writeHead(500).end();
    });
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await register(service, token, hook.url);
    await raise(processor_id);
    const { turn, clock } = deliverer();
    const turning = turn();
    await hook.arrived(1);
    expect((await service.send('DELETE', path, { token, body: { event_names: ['BusinessCreated'] } })).status).toBe(
      200,
    );
    finish();
    await turning;
    clock.pass(day);
    expect(await turn()).toBe(0);
    expect(await deliveriesOf(service.context.database, processor_id)).toMatchObject([{ state: 'canceled' }]);
    const [seen] = await attemptsOf(service, token, uuid);
    expect(seen.attempts).toMatchObject([{ attempt: 1, outcome: 'refused', status: 500 }]);
  });
});

describe('A change of the recipients waits for fan-out', () => {
  // Fan-out has read the endpoint and recorded its deliveries, and commits after the change was
  // requested.
  async function duringFanOut(processor_id: string, change: () => Promise<unknown>) {
    const { database } = service.context;
    await announceEvent(database, { processor_id });
    let changed: Promise<unknown> = Promise.resolve();
    await positionEventsOf(
      database,
      {
        ...positioning,
        async onPositioned(phase, events) {
          await createDeliveries(phase, events);
          changed = change();
          await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 200))]);
        },
      },
      processor_id,
    );
    await changed;
    return (await deliveriesOf(database, processor_id)).map(({ state }) => state);
  }

  it('so that disabling holds, enabling releases and de-registering cancels the deliveries of that moment', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await register(service, token, 'https://127.0.0.1:8443/hook');
    const { database } = service.context;
    const disable = () => disableEndpoint(database, processor_id, uuid, 'a test', service.context.clock.now());
    expect(await duringFanOut(processor_id, disable)).toEqual(['held']);
    const enable = () => service.send('POST', `${endpointsPath}/${uuid}/enable`, { token });
    expect(await duringFanOut(processor_id, enable)).toEqual(['pending', 'pending']);
    const remove = () => service.send('DELETE', path, { token, body: { event_names: ['BusinessCreated'] } });
    expect(await duringFanOut(processor_id, remove)).toEqual(['canceled', 'canceled', 'canceled']);
  });
});

describe('An endpoint', () => {
  it('that answers 410 is disabled with a reason, and keeps its deliveries until it is enabled', async () => {
    let gone = true;
    const hook = await startReceiver((_request, response) => response.writeHead(gone ? 410 : 200).end());
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await register(service, token, hook.url);
    const first = await raise(processor_id);
    const { turn, clock } = deliverer();
    await turn();
    expect(await endpoint(service, token, uuid)).toMatchObject({
      state: 'disabled',
      health: 'failing',
      disabled_reason: 'The receiver answered 410 Gone.',
    });
    const second = await raise(processor_id);
    clock.pass(day);
    expect(await turn()).toBe(0);
    gone = false;
    const enabled = await service.send('POST', `${endpointsPath}/${uuid}/enable`, { token });
    expect(enabled.body.data).toMatchObject({ state: 'enabled', disabled_reason: null });
    await turn();
    expect(
      hook.received
        .slice(1)
        .map(({ body }) => JSON.parse(body).data.uuid)
        .sort(),
    ).toEqual([first.subject_uuid, second.subject_uuid].sort());
    expect((await service.send('POST', `${endpointsPath}/${uuid}/enable`, { token })).status).toBe(200);
  });

  it('is disabled after five days without a success', async () => {
    const hook = await startReceiver((_request, response) => response.writeHead(500).end());
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await register(service, token, hook.url);
    const { turn, clock } = deliverer();
    for (let hours = 0; hours < 5 * 24; hours += 12) {
      await raise(processor_id);
      await turn();
      clock.pass(day / 2 - 1);
    }
    expect(await endpoint(service, token, uuid)).toMatchObject({ state: 'enabled', health: 'failing' });
    clock.pass(day / 2);
    await turn();
    expect(await endpoint(service, token, uuid)).toMatchObject({
      state: 'disabled',
      disabled_reason: 'No delivery succeeded for five days.',
    });
  });

  it('is not disabled by failures between successes, however many days they continue', async () => {
    let count = 0;
    const hook = await startReceiver((_request, response) => response.writeHead(count++ % 3 === 2 ? 200 : 500).end());
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await register(service, token, hook.url);
    const { turn, clock } = deliverer();
    for (let days = 0; days < 6; days++) {
      await raise(processor_id);
      await turn();
      clock.pass(day);
    }
    expect(await endpoint(service, token, uuid)).toMatchObject({ state: 'enabled' });
  });

  it('gets signatures of both secrets for 24 hours after a rotation', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    const { uuid, secret } = await register(service, token, hook.url);
    const rotated = await service.send('POST', `${endpointsPath}/${uuid}/rotate-secret`, { token });
    expect(rotated.status).toBe(200);
    const fresh = rotated.body.data.secret;
    expect(fresh).not.toBe(secret);
    expect((await service.send('GET', `${endpointsPath}/${uuid}/secret`, { token })).body.data.secret).toBe(fresh);
    await raise(processor_id);
    const clock = fakeClock();
    const { turn } = deliverer(clock);
    await turn();
    for (const each of [secret, fresh]) expect(verifyPayload(each, hook.received[0]!).type).toBe('BusinessCreated');
    clock.pass(day);
    await raise(processor_id);
    await turn();
    // The independent verifier refuses a timestamp of tomorrow. Our own verifier shows which secret
    // is left.
    const { headers, body } = hook.received[1]!;
    expect(sign([fresh], headers['webhook-id']!, clock.now(), body)['webhook-signature']).toBe(
      headers['webhook-signature'],
    );
  });
});
