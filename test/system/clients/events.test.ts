// Each of the 28 events is caused by its real cause. The client opens its webhook, and so does the
// reference implementation of Standard Webhooks; the event log has it too.
import { describe, expect, it } from 'vitest';
import { Achord, isPaymentEvent, unwrap, WebhookError } from '../../../clients/typescript/src/index.ts';
import { eventTypes, trigger } from '../../../clients/typescript/src/sandbox/trigger.ts';
import * as service from '../../../src/events/log/event-types.ts';
import { testService } from '../../support/service/service.ts';
import { startReceiver, trustTestAuthority, verifyPayload } from '../../support/webhooks/receiver.ts';
import { registerEndpoint } from '../../support/webhooks/webhooks.ts';

trustTestAuthority();
const running = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' }, worker: true });
const { address } = running;
const operator = new Achord({ baseUrl: address, token: running.adminToken });

async function newTenant() {
  const { token } = await running.processor();
  return { token, tenant: new Achord({ baseUrl: address, token }) };
}

describe('A webhook', () => {
  it('can be caused for every event', () => {
    expect([...eventTypes].sort()).toEqual([...service.eventTypes].sort());
  });

  it.each(eventTypes)('of %s is opened by two implementations, and is in the log', async (type) => {
    const { token, tenant } = await newTenant();
    const receiver = await startReceiver();
    const { secret } = await registerEndpoint(running, token, receiver.url, [type]);
    await trigger(type, { tenant, operator });
    const [webhook] = await receiver.arrived(1);
    const event = await unwrap(webhook!.body, webhook!.headers, secret);
    expect(event.type).toBe(type);
    expect(event).toEqual({ ...verifyPayload(secret, webhook!), uuid: webhook!.headers['webhook-id'] });
    const logged = [];
    for await (const one of tenant.events.since(null, { type })) logged.push(one);
    expect(logged).toContainEqual(event);
    expect(isPaymentEvent(event)).toBe(service.events[type].payload === 'payment');
  });
});

describe('A webhook that is not genuine', async () => {
  const { token, tenant } = await newTenant();
  const receiver = await startReceiver();
  const { secret } = await registerEndpoint(running, token, receiver.url);
  await trigger('BusinessCreated', { tenant, operator });
  const { body, headers } = (await receiver.arrived(1))[0]!;
  const signature = headers['webhook-signature']!;
  const now = Number(headers['webhook-timestamp']);

  it.each([
    ['a changed body', body.replace('Fjord', 'Fiord'), headers],
    ['another id', body, { ...headers, 'webhook-id': crypto.randomUUID() }],
    ['another time', body, { ...headers, 'webhook-timestamp': String(now + 1) }],
    ['another version of its signature', body, { ...headers, 'webhook-signature': signature.replace('v1,', 'v2,') }],
    ['a signature that is no base64', body, { ...headers, 'webhook-signature': 'v1,%%%' }],
    ['a time that is no number', body, { ...headers, 'webhook-timestamp': '0x10' }],
    ['no id', body, { ...headers, 'webhook-id': undefined }],
    ['two signatures in two headers', body, { ...headers, 'webhook-signature': [signature, signature] }],
  ])('is refused: %s', async (_, changed, changedHeaders) => {
    await expect(unwrap(changed, changedHeaders, secret, now)).rejects.toThrow(WebhookError);
  });

  it('is refused when it is more than five minutes old or ahead, and not before', async () => {
    for (const at of [now - 300, now + 300])
      expect((await unwrap(body, headers, secret, at)).type).toBe('BusinessCreated');
    for (const at of [now - 301, now + 301])
      await expect(unwrap(body, headers, secret, at)).rejects.toThrow(/too old, or from the future/);
  });

  it('is told from one that is signed with one of two secrets, in bytes and with headers of fetch', async () => {
    const other = `whsec_${btoa('another secret of 24 byte')}`;
    const bytes = new TextEncoder().encode(body);
    expect(await unwrap(bytes, new Headers(headers), [other, secret], now)).toEqual({
      ...JSON.parse(body),
      uuid: headers['webhook-id'],
    });
    await expect(unwrap(bytes, new Headers(headers), other, now)).rejects.toThrow(WebhookError);
    const twice = { ...headers, 'webhook-signature': `v1,${btoa('another')} ${signature}` };
    expect((await unwrap(body, twice, secret, now)).type).toBe('BusinessCreated');
  });

  it('with a body that a parser has read is a mistake of the caller', async () => {
    await expect(unwrap(JSON.parse(body), headers, secret, now)).rejects.toThrow('Give the body as it came');
  });

  it('with an invalid secret is a mistake of the caller', async () => {
    for (const wrong of ['', 'abc', 'whsec_%%'])
      await expect(unwrap(body, headers, wrong, now)).rejects.toThrow('The secret of an endpoint begins with whsec_.');
  });
});
