// Interface, register a webhook; Interface, de-register a webhook; Contract, webhooks.
import { beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '../../../src/events/log/event-types.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const path = '/3p/api/v1/webhook';
const refusedUrl = 'webhook_url_refused';

let service: TestService;
let processor: { uuid: string; token: string };
beforeAll(async () => {
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
});
const fresh = async () => {
  processor = await service.processor();
  return processor;
};

const register = (token: string, webhook_url: unknown, event_names: unknown, key?: string) =>
  service.send('POST', path, { token, body: { webhook_url, event_names }, ...(key === undefined ? {} : { key }) });
const deregister = (token: string, event_names: unknown, webhook_url?: unknown) =>
  service.send('DELETE', path, { token, body: { event_names, ...(webhook_url === undefined ? {} : { webhook_url }) } });
const registered = async (token: string): Promise<string[]> =>
  (await service.send('GET', path, { token })).body.data.map(
    (one: { webhook_url: string; event_name: string }) => `${one.webhook_url} ${one.event_name}`,
  );

describe('De-registering', () => {
  it('reports in a header how many registrations were removed; the message stays the same', async () => {
    const { token } = await fresh();
    const urls = ['https://127.0.0.1:8443/a', 'https://127.0.0.1:8443/b'];
    await register(token, urls, ['TransactionStarted', 'TransactionFailed']);
    const removed: [string | null, string][] = [];
    for (const [events, url] of [
      [['PayoutFailed'], undefined],
      [['TransactionStarted'], undefined],
      [['TransactionStarted'], undefined],
      [['TransactionFailed'], [urls[0]!]],
      [['TransactionFailed'], ['https://127.0.0.1:8443/c']],
    ] as const) {
      const answer = await deregister(token, events, url);
      removed.push([answer.headers.get('achord-removed-registrations'), answer.text]);
    }
    const body = '{"status":true,"message":"Webhook de-registered!","data":null,"errors":[]}';
    expect(removed).toEqual(['0', '2', '0', '1', '0'].map((count) => [count, body]));
  });
});

describe('Register a webhook', () => {
  it('answers 201 with the message of the interface, data null and errors empty', async () => {
    const { token } = await fresh();
    const answer = await register(token, ['https://127.0.0.1:8443/hook'], ['TransactionStarted']);
    expect(answer.status).toBe(201);
    expect(answer.text).toBe('{"status":true,"message":"Webhook registered successfully!","data":null,"errors":[]}');
  });

  it('accepts all 28 event names of a processor', async () => {
    expect(eventTypes).toHaveLength(28);
    const { token } = await fresh();
    expect((await register(token, ['https://127.0.0.1:8443/hook'], eventTypes)).status).toBe(201);
    expect(await registered(token)).toHaveLength(28);
  });

  it('registers every event for every URL', async () => {
    const { token } = await fresh();
    await register(
      token,
      ['https://127.0.0.1:8443/a', 'https://127.0.0.1:8443/b'],
      ['PayoutFailed', 'PayoutCompleted'],
    );
    expect((await registered(token)).sort()).toEqual([
      'https://127.0.0.1:8443/a PayoutCompleted',
      'https://127.0.0.1:8443/a PayoutFailed',
      'https://127.0.0.1:8443/b PayoutCompleted',
      'https://127.0.0.1:8443/b PayoutFailed',
    ]);
  });

  it('changes nothing when repeated, also in another spelling of the URL', async () => {
    const { token } = await fresh();
    await register(token, ['https://localhost:8443/hook'], ['PayoutFailed', 'PayoutFailed']);
    const before = await service.send('GET', path, { token });
    expect((await register(token, ['https://LOCALHOST:8443/hook'], ['PayoutFailed'])).status).toBe(201);
    expect((await service.send('GET', path, { token })).text).toBe(before.text);
    expect(before.body.data).toEqual([
      {
        event_name: 'PayoutFailed',
        webhook_url: 'https://localhost:8443/hook',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        updated_at: before.body.data[0].created_at,
      },
    ]);
  });

  it('names every unknown event', async () => {
    const { token } = await fresh();
    const answer = await register(token, ['https://127.0.0.1:8443/hook'], ['PayoutFailed', 'Nothing', 'payoutfailed']);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([
      'event_names.1',
      'event_names.2',
    ]);
    expect(await registered(token)).toEqual([]);
  });

  it.each([
    [{}, ['event_names', 'webhook_url']],
    [{ webhook_url: 'https://127.0.0.1:8443/hook', event_names: ['PayoutFailed'] }, ['webhook_url']],
    [{ webhook_url: [], event_names: [] }, ['event_names', 'webhook_url']],
    [{ webhook_url: [7], event_names: [null] }, ['event_names.0', 'webhook_url.0']],
  ])('refuses %j and names the fields', async (body, fields) => {
    const { token } = await fresh();
    const answer = await service.send('POST', path, { token, body });
    expect(answer.status).toBe(422);
    expect([...new Set(answer.body.errors.map((error: { field: string }) => error.field))].sort()).toEqual(fields);
  });

  it('refuses BatchPayout and BatchRefund for a vendor token', async () => {
    const { uuid } = await fresh();
    const vendor = await service.vendor(uuid);
    for (const name of ['BatchPayout', 'BatchRefund']) {
      const answer = await register(vendor.token, ['https://127.0.0.1:8443/hook'], ['MerchantBatchPayout', name]);
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual([
        expect.objectContaining({ field: 'event_names.1', code: 'event_needs_processor' }),
      ]);
    }
    expect((await register(vendor.token, ['https://127.0.0.1:8443/hook'], ['MerchantBatchPayout'])).status).toBe(201);
  });

  it('answers 401 without a token and 403 to an operator', async () => {
    const body = { webhook_url: ['https://127.0.0.1:8443/hook'], event_names: ['PayoutFailed'] };
    expect((await service.send('POST', path, { token: null, body })).status).toBe(401);
    expect((await service.send('DELETE', path, { token: null, body })).status).toBe(401);
    expect((await service.send('POST', path, { body })).status).toBe(403);
  });

  it('belongs to the tenant of the token only', async () => {
    const { uuid, token } = await fresh();
    const vendor = await service.vendor(uuid);
    await register(vendor.token, ['https://127.0.0.1:8443/vendor'], ['PayoutFailed']);
    await register(token, ['https://127.0.0.1:8443/processor'], ['PayoutFailed']);
    expect(await registered(vendor.token)).toEqual(['https://127.0.0.1:8443/vendor PayoutFailed']);
    expect(await registered(token)).toEqual(['https://127.0.0.1:8443/processor PayoutFailed']);
    await deregister(token, ['PayoutFailed']);
    expect(await registered(vendor.token)).toHaveLength(1);
  });

  it('is replayed under its Idempotency-Key, and a replay does not register again', async () => {
    const { token } = await fresh();
    const first = await register(token, ['https://127.0.0.1:8443/hook'], ['PayoutFailed'], 'w1');
    await deregister(token, ['PayoutFailed']);
    const again = await register(token, ['https://127.0.0.1:8443/hook'], ['PayoutFailed'], 'w1');
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await registered(token)).toEqual([]);
  });

  it('stores a refused URL under its key, also when only its address is refused', async () => {
    const { token } = await fresh();
    const first = await register(token, ['https://10.0.0.1/hook'], ['PayoutFailed'], 'w2');
    const again = await register(token, ['https://10.0.0.1/hook'], ['PayoutFailed'], 'w2');
    expect(first.status).toBe(422);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.text).toBe(first.text);
  });

  it('accepts 100 URLs of a tenant and refuses the next', async () => {
    const { token } = await fresh();
    for (let hundred = 0; hundred < 5; hundred++) {
      const urls = Array.from({ length: 20 }, (_, index) => `https://127.0.0.1:8443/${hundred}/${index}`);
      expect((await register(token, urls, ['PayoutFailed'])).status).toBe(201);
    }
    const answer = await register(token, ['https://127.0.0.1:8443/one-more'], ['PayoutFailed']);
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'webhook_limit_reached']);
    expect(await registered(token)).toHaveLength(100);
    const more = Array.from({ length: 21 }, (_, index) => `https://127.0.0.1:8443/${index}`);
    expect((await register(token, more, ['PayoutFailed'])).status).toBe(422);
  });
});

describe('The check of a webhook URL', () => {
  // ACHORD_WEBHOOK_ALLOW_ADDRESSES allows 127.0.0.0/8 only: each URL here is refused for its
  // address or spelling.
  it.each([
    'http://example.com/hook',
    'ftp://example.com/hook',
    'example.com/hook',
    'https:example.com',
    'https:/example.com',
    'https://',
    'https:///hook',
    'https://user@example.com/hook',
    'https://user:password@example.com/hook',
    'https://example.com/hook#fragment',
    'https://example.com/hook#',
    'https://example.com:80/hook',
    'https://example.com:22/hook',
    'https://example.com:1023/hook',
    'https://example.com:70000/hook',
    'https://exa mple.com/hook',
    ' https://example.com/hook',
    'https://example.com\\@10.0.0.1/hook',
    'https://10.0.0.1/hook',
    'https://0/hook',
    'https://0.0.0.0/hook',
    'https://172.16.0.1/hook',
    'https://192.168.0.1/hook',
    'https://100.64.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://168.63.129.16/hook',
    'https://198.18.0.1/hook',
    'https://203.0.113.9/hook',
    'https://224.0.0.1/hook',
    'https://255.255.255.255/hook',
    'https://2852039166/hook',
    'https://0xa9.254.169.254/hook',
    'https://0251.0376.0251.0376/hook',
    'https://10.1/hook',
    'https://１０.0.0.1/hook',
    'https://①⓪.0.0.1/hook',
    'https://10.0.0.1./hook',
    'https://[::1]/hook',
    'https://[::]/hook',
    'https://[::ffff:127.0.0.1]:8443/hook',
    'https://[::ffff:8.8.8.8]/hook',
    'https://[::7f00:1]/hook',
    'https://[::ffff:0:127.0.0.1]/hook',
    'https://[64:ff9b::a9fe:a9fe]/hook',
    'https://[64:ff9b:1::a9fe:a9fe]/hook',
    'https://[2002:7f00:1::]/hook',
    'https://[2001::1]/hook',
    'https://[2001:db8::1]/hook',
    'https://[3fff::1]/hook',
    'https://[fc00::1]/hook',
    'https://[fd00:ec2::254]/hook',
    'https://[fe80::1]/hook',
    'https://[fec0::1]/hook',
    'https://[ff02::1]/hook',
    'https://[4000::1]/hook',
  ])('refuses %s', async (url) => {
    const { token } = processor;
    const answer = await register(token, ['https://127.0.0.1:8443/fine', url], ['PayoutFailed']);
    expect([answer.status, answer.body.errors[0].field, answer.body.errors[0].code]).toEqual([
      422,
      'webhook_url.1',
      refusedUrl,
    ]);
  });

  it('refuses control characters before the URL is parsed', async () => {
    const { token } = processor;
    for (const url of ['https://127.0.0.1:8443/\r\nhost: x', 'https://127.0.0.1:8443/\t', 'https://127.0.0.1:8443/\0'])
      expect((await register(token, [url], ['PayoutFailed'])).status).toBe(422);
  });

  it('refuses localhost when nothing is allowed, and accepts a name that does not resolve', async () => {
    const closed = await testService();
    const { token } = await closed.processor();
    const send = (url: string) =>
      closed.send('POST', path, { token, body: { webhook_url: [url], event_names: ['PayoutFailed'] } });
    for (const url of [
      'https://localhost:8443/',
      'https://localhost.:8443/',
      'https://deep.localhost/',
      'https://127.0.0.1:8443/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://0177.0.0.1/',
      'https://127.1/',
    ])
      expect([url, (await send(url)).status]).toEqual([url, 422]);
    expect((await send('https://nowhere.invalid/hook')).status).toBe(201);
  });
});

describe('De-register a webhook', () => {
  it('answers 200 with the message of the interface, also when nothing was registered', async () => {
    const { token } = await fresh();
    const answer = await deregister(token, ['PayoutFailed']);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('{"status":true,"message":"Webhook de-registered!","data":null,"errors":[]}');
  });

  it('removes the events from all URLs without webhook_url, and from the named URLs with it', async () => {
    const { token } = await fresh();
    const [a, b] = ['https://127.0.0.1:8443/a', 'https://127.0.0.1:8443/b'];
    await register(token, [a, b], ['PayoutFailed', 'PayoutCompleted']);
    await deregister(token, ['PayoutFailed'], [b]);
    expect((await registered(token)).sort()).toEqual([
      `${a} PayoutCompleted`,
      `${a} PayoutFailed`,
      `${b} PayoutCompleted`,
    ]);
    await deregister(token, ['PayoutCompleted']);
    expect(await registered(token)).toEqual([`${a} PayoutFailed`]);
  });

  it.each([
    [{}, 'event_names'],
    [{ event_names: [] }, 'event_names'],
    [{ event_names: ['Nothing'] }, 'event_names.0'],
    [{ event_names: ['PayoutFailed'], webhook_url: [] }, 'webhook_url'],
    [{ event_names: ['PayoutFailed'], webhook_url: ['not a url'] }, 'webhook_url.0'],
  ])('refuses %j', async (body, field) => {
    const { token } = processor;
    const answer = await service.send('DELETE', path, { token, body });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });
});

describe('Webhook endpoints', () => {
  const endpoints = async (token: string) =>
    (await service.send('GET', '/3p/api/v1/webhook-endpoints', { token })).body.data.endpoints;

  it('lists the URLs of the tenant with their events, state and health', async () => {
    const { token } = await fresh();
    await register(token, ['https://127.0.0.1:8443/hook'], ['PayoutFailed', 'BusinessCreated']);
    expect(await endpoints(token)).toEqual([
      {
        uuid: expect.any(String),
        vendor_uuid: null,
        url: 'https://127.0.0.1:8443/hook',
        event_names: ['PayoutFailed', 'BusinessCreated'],
        state: 'enabled',
        health: 'healthy',
        failing_since: null,
        disabled_at: null,
        disabled_reason: null,
        created_at: expect.any(String),
      },
    ]);
  });

  it('has one encrypted secret a tenant and URL, and answers 404 to another tenant', async () => {
    const { token } = await fresh();
    await register(token, ['https://127.0.0.1:8443/hook', 'https://127.0.0.1:8443/other'], ['PayoutFailed']);
    const [one, two] = await endpoints(token);
    const read = (uuid: string, by = token) =>
      service.send('GET', `/3p/api/v1/webhook-endpoints/${uuid}/secret`, { token: by });
    const { secret } = (await read(one.uuid)).body.data;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/);
    expect((await read(one.uuid.toUpperCase())).body.data.secret).toBe(secret);
    expect((await read(two.uuid)).body.data.secret).not.toBe(secret);
    const [row] = await service.context.database.query<{ secret_encrypted: Buffer }>(
      'SELECT secret_encrypted FROM webhook_endpoints WHERE uuid = $1',
      [one.uuid],
    );
    expect(row!.secret_encrypted.includes(secret.slice(6))).toBe(false);

    const stranger = await service.processor();
    const vendor = await service.vendor(processor.uuid);
    for (const other of [stranger.token, vendor.token]) {
      expect((await read(one.uuid, other)).status).toBe(404);
      for (const act of ['rotate-secret', 'enable'])
        expect(
          (await service.send('POST', `/3p/api/v1/webhook-endpoints/${one.uuid}/${act}`, { token: other })).status,
        ).toBe(404);
      expect(
        (await service.send('GET', `/3p/api/v1/webhook-endpoints/${one.uuid}/deliveries`, { token: other })).status,
      ).toBe(404);
    }
  });
});
