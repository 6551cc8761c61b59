// PUT /3p/api/v1/webhook-endpoints/{uuid}: the endpoint receives exactly the named events from then
// on, at its new URL; pending deliveries of other events are canceled.
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventType } from '../../../src/events/log/event-types.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { deliverersOf, deliveriesOf } from '../../support/webhooks/deliverer.ts';
import { startReceiver, trustTestAuthority, verifyPayload } from '../../support/webhooks/receiver.ts';
import { endpointsPath, raiseEvent, readEndpoint, registerEndpoint } from '../../support/webhooks/webhooks.ts';

let service: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
});
const deliverer = deliverersOf(() => service);

const url = 'https://127.0.0.1:8443/hook';
const change = (token: string, uuid: string, event_names: unknown) =>
  service.send('PUT', `${endpointsPath}/${uuid}`, { token, body: { event_names } });
const move = (token: string, uuid: string, body: object) =>
  service.send('PUT', `${endpointsPath}/${uuid}`, { token, body });
const secretOf = async (token: string, uuid: string) =>
  (await service.send('GET', `${endpointsPath}/${uuid}/secret`, { token })).body.data.secret;

describe('Setting the events of an endpoint', () => {
  it('adds and removes, cancels what waits of removed ones, and keeps the secret and other endpoints', async () => {
    const { token, uuid: processor_id } = await service.processor();
    const { uuid, secret } = await registerEndpoint(service, token, url, ['BusinessCreated', 'BusinessUpdated']);
    const other = await registerEndpoint(service, token, `${url}/2`, ['BusinessCreated']);
    await raiseEvent(service, processor_id, { type: 'BusinessCreated' });
    await raiseEvent(service, processor_id, { type: 'BusinessUpdated' });

    const answer = await change(token, uuid.toUpperCase(), ['BusinessUpdated', 'PayoutFailed', 'PayoutFailed']);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ uuid, url, event_names: ['PayoutFailed', 'BusinessUpdated'] });
    expect(answer.body.data).toEqual(await readEndpoint(service, token, uuid));
    expect(await secretOf(token, uuid)).toBe(secret);
    expect((await readEndpoint(service, token, other.uuid)).event_names).toEqual(['BusinessCreated']);
    const states = (await deliveriesOf(service.context.database, processor_id)).map(
      ({ event_name, state }) => `${event_name} ${state}`,
    );
    expect(states.toSorted()).toEqual([
      'BusinessCreated canceled',
      'BusinessCreated pending',
      'BusinessUpdated pending',
    ]);

    await raiseEvent(service, processor_id, { type: 'BusinessCreated' });
    await raiseEvent(service, processor_id, { type: 'PayoutFailed' });
    const later = (await deliveriesOf(service.context.database, processor_id)).slice(3);
    expect(later.map(({ event_name }) => event_name)).toEqual(['BusinessCreated', 'PayoutFailed']);

    // The same again changes nothing.
    const acts = async () =>
      (await service.send('GET', `/admin/v1/audit-trail?processor_uuid=${processor_id}`)).body.data.acts.length;
    const before = await acts();
    expect((await change(token, uuid, ['PayoutFailed', 'BusinessUpdated'])).status).toBe(200);
    expect(await acts()).toBe(before);
  });

  it('is for who sees the endpoint, with the events of its owner', async () => {
    const processor = await service.processor();
    const vendor = await service.vendor(processor.uuid, 'Corner Shop');
    const other = await service.processor();
    const { uuid } = await registerEndpoint(service, vendor.token, url, ['BusinessCreated']);
    expect((await change(other.token, uuid, ['PayoutFailed'])).status).toBe(404);
    expect((await change(vendor.token, uuid, ['PayoutFailed'])).body.data.event_names).toEqual(['PayoutFailed']);
    expect((await change(processor.token, uuid, ['BusinessUpdated'])).body.data).toMatchObject({
      vendor_uuid: vendor.uuid,
      event_names: ['BusinessUpdated'],
    });
    for (const token of [vendor.token, processor.token]) {
      const refused = await change(token, uuid, ['PayoutFailed', 'BatchPayout' satisfies EventType]);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'event_names.1', code: 'event_needs_processor' })],
      ]);
    }
    expect((await readEndpoint(service, vendor.token, uuid)).event_names).toEqual(['BusinessUpdated']);
  });

  it('refuses no events, unknown events, and an endpoint that was de-registered', async () => {
    const { token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, url, ['BusinessCreated']);
    for (const [names, field] of [
      [[], 'event_names'],
      [['Nothing'], 'event_names.0'],
      ['BusinessCreated', 'event_names'],
    ] as const) {
      const { status, body } = await change(token, uuid, names);
      expect([status, body.errors[0].field]).toEqual([422, field]);
    }
    await service.send('DELETE', '/3p/api/v1/webhook', { token, body: { event_names: ['BusinessCreated'] } });
    expect((await change(token, uuid, ['BusinessCreated'])).status).toBe(404);
  });
});

describe('Setting the URL of an endpoint', () => {
  const deliver = async (processorId: string) => {
    const rows = await deliveriesOf(service.context.database, processorId);
    return rows.map(({ state, attempt_count }) => `${state} ${attempt_count}`);
  };

  it('sends there what failed before, with the same secret, and keeps the events and the history', async () => {
    const old = await startReceiver((_, response) => response.writeHead(500).end());
    const next = await startReceiver();
    const { token, uuid: processor_id } = await service.processor();
    const { uuid, secret } = await registerEndpoint(service, token, old.url, ['BusinessCreated', 'PayoutFailed']);
    const worker = deliverer();
    await raiseEvent(service, processor_id, { type: 'BusinessCreated' });
    await worker.turn();
    expect(await deliver(processor_id)).toEqual(['pending 1']);
    expect((await readEndpoint(service, token, uuid)).health).toBe('failing');

    const answer = await move(token, uuid, { url: next.url });
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      { uuid, url: next.url, event_names: ['PayoutFailed', 'BusinessCreated'], health: 'healthy' },
    ]);
    expect(await secretOf(token, uuid)).toBe(secret);
    await worker.turn();
    expect(await deliver(processor_id)).toEqual(['delivered 2']);
    expect([old.received.length, next.received.length]).toEqual([1, 1]);
    verifyPayload(secret, next.received[0]!);
    const { acts } = (await service.send('GET', `/admin/v1/audit-trail?processor_uuid=${processor_id}&limit=1`)).body
      .data;
    expect(acts).toMatchObject([
      {
        action: 'webhook_endpoint.moved',
        subject_uuid: uuid,
        detail: { from: new URL(old.url).origin, to: new URL(next.url).origin },
      },
    ]);
  });

  it('may be sent together with the events, and may be the same', async () => {
    const { token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, url, ['BusinessCreated']);
    const answer = await move(token, uuid, { url: `${url}/other`, event_names: ['PayoutFailed'] });
    expect(answer.body.data).toMatchObject({ uuid, url: `${url}/other`, event_names: ['PayoutFailed'] });
    expect((await move(token, uuid, { url: `${url}/other` })).body.data).toEqual(answer.body.data);
  });

  it('leaves a disabled endpoint disabled', async () => {
    const { token, uuid: processor_id } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, url, ['BusinessCreated']);
    await service.context.database.query(
      `UPDATE webhook_endpoints SET state = 'disabled', disabled_at = now(), disabled_reason = 'gone' WHERE uuid = $1`,
      [uuid],
    );
    await raiseEvent(service, processor_id, { type: 'BusinessCreated' });
    expect((await move(token, uuid, { url: `${url}/new` })).body.data).toMatchObject({ state: 'disabled' });
    expect(await deliver(processor_id)).toEqual(['held 0']);
  });

  it('is refused when another endpoint has it; one that was de-registered keeps its history', async () => {
    const { token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, url, ['BusinessCreated']);
    const other = await registerEndpoint(service, token, `${url}/2`, ['BusinessUpdated']);
    const refused = await move(token, uuid, { url: `${url}/2` });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'url', code: 'webhook_url_taken' })],
    ]);
    expect((await readEndpoint(service, token, uuid)).url).toBe(url);
    await service.send('DELETE', '/3p/api/v1/webhook', { token, body: { event_names: ['BusinessUpdated'] } });
    expect((await move(token, uuid, { url: `${url}/2` })).body.data.url).toBe(`${url}/2`);
    expect((await service.send('GET', `${endpointsPath}/${other.uuid}/deliveries`, { token })).status).toBe(200);
    // The old URL is free again.
    expect((await registerEndpoint(service, token, url, ['BusinessCreated'])).uuid).not.toBe(uuid);
  });

  it.each([
    [{}, 'event_names', 'when url is absent'],
    [{ url: 'http://example.com/hook' }, 'url', 'https URL'],
    [{ url: 'https://10.0.0.1/hook' }, 'url', 'public address'],
    [{ url: 7 }, 'url', 'https URL'],
    [{ url: 'https://example.com/hook', event_names: [] }, 'event_names', 'at least one entry'],
  ])('refuses %j', async (body, field, message) => {
    const { token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, url, ['BusinessCreated']);
    const answer = await move(token, uuid, body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
    expect(answer.body.errors[0].message).toContain(message);
    expect((await readEndpoint(service, token, uuid)).url).toBe(url);
  });
});
