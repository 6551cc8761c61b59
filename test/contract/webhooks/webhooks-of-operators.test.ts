// What operators see of the webhooks of tenants, and a delivery that they send again.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../support/service/service.ts';
import { deliverersOf } from '../../support/webhooks/deliverer.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';
import { endpointsPath, listDeliveries, raiseEvent, registerEndpoint } from '../../support/webhooks/webhooks.ts';

let service: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
});
const deliverer = deliverersOf(() => service);
const ofAny = '/admin/v1/webhook-endpoints';
const get = async (path: string) => (await service.send('GET', path)).body.data;

/** A processor whose endpoint refuses its first event. */
async function refused() {
  const seen: string[] = [];
  const hook = await startReceiver((request, response) => {
    seen.push(String(request.headers['webhook-id']));
    response.writeHead(seen.length === 1 ? 500 : 200).end('no');
  });
  const { uuid: processor_uuid, token } = await service.processor();
  const { uuid } = await registerEndpoint(service, token, hook.url);
  await raiseEvent(service, processor_uuid);
  const { turn } = deliverer();
  await turn();
  return { uuid, processor_uuid, token, hook, turn, seen };
}

describe('Webhook endpoints of any tenant', () => {
  it('are listed newest first, of all tenants or of one, with the record that the tenant sees', async () => {
    const [first, second] = [await refused(), await refused()];
    const all: { uuid: string; processor_uuid: string }[] = [];
    let after = '';
    do {
      const page: { endpoints: typeof all; next: string | null } = await get(`${ofAny}?limit=1${after}`);
      all.push(...page.endpoints);
      after = page.next === null ? '' : `&after=${page.next}`;
    } while (after !== '');
    expect(all.slice(0, 2).map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid]);
    const { endpoints } = await get(`${ofAny}?processor_uuid=${first.processor_uuid}&state=enabled`);
    const [own] = (await service.send('GET', endpointsPath, { token: first.token })).body.data.endpoints;
    const iso = (text: string) => `${text.replace(' ', 'T')}Z`;
    expect(endpoints).toEqual([
      {
        processor_uuid: first.processor_uuid,
        ...own,
        failing_since: iso(own.failing_since),
        created_at: iso(own.created_at),
      },
    ]);
    expect((await get(`${ofAny}?processor_uuid=${first.processor_uuid}&state=disabled`)).endpoints).toEqual([]);
    expect((await service.send('GET', `${ofAny}?processor_uuid=${randomUUID()}`)).status).toBe(422);
  });

  it('show their latest deliveries with each answer; one is sent again under the same id, with a reason', async () => {
    const { uuid, processor_uuid, token, turn, seen } = await refused();
    const { deliveries } = await get(`${ofAny}/${uuid}/deliveries`);
    expect(deliveries).toMatchObject([{ state: 'pending', attempts: [{ status: 500, answer: 'no' }] }]);
    expect((await get(`${ofAny}/${uuid}/deliveries?state=delivered`)).deliveries).toEqual([]);
    const path = `${ofAny}/${uuid}/deliveries/${deliveries[0].uuid}/replay`;
    expect((await service.send('POST', path, { body: {}, reason: false })).body.errors[0].field).toBe('reason');
    const { status, body } = await service.send('POST', path, { body: { reason: 'Their endpoint is mended.' } });
    expect([status, body.data]).toEqual([200, { replayed: 1 }]);
    await turn();
    expect([seen.length, new Set(seen).size]).toEqual([2, 1]);
    expect(await listDeliveries(service, token, uuid)).toMatchObject([{ state: 'delivered', attempt_count: 2 }]);
    const { acts } = await get(`/admin/v1/audit-trail?subject_uuid=${uuid}&action=webhook_endpoint.replayed`);
    expect(acts).toMatchObject([{ processor_uuid, reason: 'Their endpoint is mended.' }]);
  });

  it('show the body that a delivery carries', async () => {
    const { uuid, token } = await refused();
    const [{ event_uuid }] = (await get(`${ofAny}/${uuid}/deliveries`)).deliveries;
    const own = await service.send('GET', `/3p/api/v1/events/${event_uuid}`, { token });
    expect(await get(`${ofAny}/${uuid}/events/${event_uuid.toUpperCase()}`)).toEqual(own.body.data);
    const other = await refused();
    for (const [endpoint, event, field] of [
      [randomUUID(), event_uuid, 'uuid'],
      [uuid, randomUUID(), 'event_uuid'],
      [other.uuid, event_uuid, 'event_uuid'],
    ]) {
      const { status, body } = await service.send('GET', `${ofAny}/${endpoint}/events/${event}`);
      expect([status, body.errors[0].field]).toEqual([404, field]);
    }
  });

  it('that do not exist, and deliveries of another endpoint, are not found', async () => {
    const [one, other] = [await refused(), await refused()];
    const { deliveries } = await get(`${ofAny}/${one.uuid}/deliveries`);
    const replay = (endpoint: string, delivery: string) =>
      service.send('POST', `${ofAny}/${endpoint}/deliveries/${delivery}/replay`, { body: { reason: 'A mistake.' } });
    for (const [endpoint, delivery, field] of [
      [other.uuid, deliveries[0].uuid, 'delivery_uuid'],
      [one.uuid, randomUUID(), 'delivery_uuid'],
      [randomUUID(), deliveries[0].uuid, 'uuid'],
    ] as const) {
      const { status, body } = await replay(endpoint, delivery);
      expect([status, body.errors[0].field]).toEqual([404, field]);
    }
    expect((await service.send('GET', `${ofAny}/${randomUUID()}/deliveries`)).status).toBe(404);
  });
});
