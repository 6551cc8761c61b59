// Replays, test deliveries, and the filters of the list of deliveries.
import { beforeAll, describe, expect, it } from 'vitest';
import { pausesMs } from '../../../src/events/webhooks/delivery/retry-schedule.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { deliverersOf, strandedDeliveries } from '../../support/webhooks/deliverer.ts';
import { startReceiver, trustTestAuthority, verifyPayload } from '../../support/webhooks/receiver.ts';
import { endpointsPath, listDeliveries, raiseEvent, registerEndpoint } from '../../support/webhooks/webhooks.ts';

let service: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
});
const deliverer = deliverersOf(() => service);

const post = (token: string, path: string, body?: object) =>
  service.send('POST', `${endpointsPath}/${path}`, { token, ...(body === undefined ? {} : { body }) });

/** A processor with one delivery that failed every attempt of its schedule. */
async function dead() {
  let well = false;
  const hook = await startReceiver((_request, response) => response.writeHead(well ? 200 : 500).end());
  const { uuid: processor_id, token } = await service.processor();
  const { uuid } = await registerEndpoint(service, token, hook.url);
  await raiseEvent(service, processor_id);
  const { turn, clock } = deliverer();
  await turn();
  for (const pause of pausesMs) {
    clock.pass(pause);
    await turn();
  }
  const [delivery] = await listDeliveries(service, token, uuid);
  expect(delivery).toMatchObject({ state: 'dead', attempt_count: 10 });
  return {
    hook,
    processor_id,
    token,
    uuid,
    turn,
    clock,
    delivery: delivery.uuid as string,
    heal: () => {
      well = true;
      clock.pass(120_000);
    },
  };
}

describe('A replay', () => {
  it('of one delivery sends the same event under the same id with a new schedule, and continues the count of attempts', async () => {
    const { hook, token, uuid, turn, clock, delivery, heal } = await dead();
    clock.pass(120_000);
    expect((await post(token, `deliveries/${delivery}/replay`)).body.data).toEqual({ replayed: 1 });
    expect(await strandedDeliveries(service.context.database)).toEqual([]);
    expect(await turn()).toBe(1);
    expect((await listDeliveries(service, token, uuid))[0]).toMatchObject({ state: 'pending', attempt_count: 11 });
    heal();
    await turn();
    const [again] = await listDeliveries(service, token, uuid);
    expect(again).toMatchObject({ uuid: delivery, state: 'delivered', attempt_count: 12 });
    const seen = again.attempts.map(({ attempt, outcome }: { attempt: number; outcome: string }) => [attempt, outcome]);
    expect(seen).toEqual([...Array.from({ length: 11 }, (_, index) => [index + 1, 'refused']), [12, 'succeeded']]);
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await post(token, `deliveries/${delivery}/replay`)).status).toBe(200);
    expect((await listDeliveries(service, token, uuid))[0].attempts).toEqual(again.attempts);
    expect(await turn()).toBe(1);
    expect((await listDeliveries(service, token, uuid))[0].attempts.slice(0, 12)).toEqual(again.attempts);
  });

  it('of a delivery that waits for its next attempt makes it due now', async () => {
    const hook = await startReceiver((_request, response, count) => response.writeHead(count === 1 ? 500 : 200).end());
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, hook.url);
    await raiseEvent(service, processor_id);
    const { turn } = deliverer();
    await turn();
    expect(await turn()).toBe(0);
    const [{ uuid: delivery }] = await listDeliveries(service, token, uuid);
    await post(token, `deliveries/${delivery}/replay`);
    expect(await turn()).toBe(1);
  });

  it('of a state and a period answers how many deliveries it repeats', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, hook.url);
    for (let index = 0; index < 5; index++) await raiseEvent(service, processor_id);
    const { turn } = deliverer();
    await turn();
    expect((await post(token, `${uuid}/replay`, {})).body.data).toEqual({ replayed: 0, more: false });
    const past = { since: '2020-01-01 00:00:00', until: '2020-01-02 00:00:00', state: 'delivered' };
    expect((await post(token, `${uuid}/replay`, past)).body.data).toEqual({ replayed: 0, more: false });
    const all = { since: '2020-01-01T00:00:00-05:00', state: 'delivered' };
    expect((await post(token, `${uuid}/replay`, all)).body.data).toEqual({ replayed: 5, more: false });
    expect(await turn()).toBe(5);
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    expect(hook.received).toHaveLength(10);
  });

  it('is for the owner of the endpoint only, and refused for canceled deliveries', async () => {
    const { token, uuid, delivery, processor_id } = await dead();
    const stranger = await service.processor();
    const vendor = await service.vendor(processor_id);
    for (const other of [stranger.token, vendor.token]) {
      expect((await post(other, `deliveries/${delivery}/replay`)).status).toBe(404);
      expect((await post(other, `${uuid}/replay`, {})).status).toBe(404);
      expect((await post(other, `${uuid}/test`)).status).toBe(404);
    }
    expect((await post(token, `deliveries/${processor_id}/replay`)).status).toBe(404);
    await raiseEvent(service, processor_id);
    await service.send('DELETE', '/3p/api/v1/webhook', { token, body: { event_names: ['BusinessCreated'] } });
    const [canceled] = await listDeliveries(service, token, uuid);
    expect(canceled.state).toBe('canceled');
    expect((await post(token, `deliveries/${canceled.uuid}/replay`)).status).toBe(422);
  });

  it.each([
    { since: 'yesterday' },
    { since: '2026-02-30 00:00:00' },
    { since: '2026-03-03 00:00:00', until: '2026-03-02 00:00:00' },
    { state: 'pending' },
  ])('refuses %j', async (body) => {
    const { token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, 'https://127.0.0.1:8443/hook');
    expect((await post(token, `${uuid}/replay`, body)).status).toBe(422);
  });
});

describe('A test delivery', () => {
  it('is signed and sent at once, answers its result, and is not in the history', async () => {
    const hook = await startReceiver((_request, response, count) =>
      response.writeHead(count === 1 ? 404 : 200).end('hm'),
    );
    const { token } = await service.processor();
    const { uuid, secret } = await registerEndpoint(service, token, hook.url);
    const refused = await post(token, `${uuid}/test`);
    expect(refused.body.data).toMatchObject({
      outcome: 'refused',
      status: 404,
      error: 'the receiver answered 404: this path does not exist',
      answer: 'hm',
    });
    const taken = await post(token, `${uuid}/test`);
    expect(taken.body.data).toMatchObject({ outcome: 'succeeded', status: 200, error: null });
    expect(verifyPayload(secret, hook.received[1]!)).toMatchObject({
      type: 'WebhookTest',
      data: { uuid, sequence: 1 },
    });
    expect(hook.received[1]!.headers['webhook-id']).toBe(taken.body.data.webhook_id);
    expect(await listDeliveries(service, token, uuid)).toEqual([]);
  });
});

describe('The list of deliveries', () => {
  it('is filtered by state, event and time, each with its total', async () => {
    const hook = await startReceiver((request, response) =>
      response.writeHead(JSON.parse(request.body).type === 'BusinessCreated' ? 200 : 500).end(),
    );
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, hook.url, ['BusinessCreated', 'BusinessUpdated']);
    await raiseEvent(service, processor_id);
    await raiseEvent(service, processor_id, { type: 'BusinessUpdated' });
    const { turn } = deliverer();
    await turn();
    await raiseEvent(service, processor_id);
    const list = async (query: Record<string, string>) => {
      const { data } = (
        await service.send('GET', `${endpointsPath}/${uuid}/deliveries?${new URLSearchParams(query)}`, { token })
      ).body;
      expect(data.pagination.totalItems).toBe(data.deliveries.length);
      return data.deliveries.map((one: { state: string; event_name: string }) => `${one.state} ${one.event_name}`);
    };
    const [delivered, failed, waiting] = [
      'delivered BusinessCreated',
      'pending BusinessUpdated',
      'pending BusinessCreated',
    ];
    expect(await list({})).toEqual([waiting, failed, delivered]);
    expect(await list({ state: 'pending' })).toEqual([waiting, failed]);
    expect(await list({ state: 'held' })).toEqual([]);
    expect(await list({ event_name: 'BusinessCreated' })).toEqual([waiting, delivered]);
    expect(await list({ state: 'delivered', since: '2020-01-01 00:00:00' })).toEqual([delivered]);
    expect(await list({ until: '2020-01-01 00:00:00' })).toEqual([]);
    expect(await list({ since: '2999-01-01T00:00:00Z' })).toEqual([]);
  });
});
