// PUT /3p/api/v1/webhook-endpoints/{uuid}: the endpoint receives exactly the named events from then
// on; what it waits for of others is canceled.
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventType } from '../../../src/events/event-types.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { deliveriesOf } from '../../support/webhooks/deliverer.ts';
import { endpointsPath, raiseEvent, readEndpoint, registerEndpoint } from '../../support/webhooks/webhooks.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
});

const url = 'https://127.0.0.1:8443/hook';
const change = (token: string, uuid: string, event_names: unknown) =>
  service.send('PUT', `${endpointsPath}/${uuid}`, { token, body: { event_names } });
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
