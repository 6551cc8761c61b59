// Whether money moves is visible: in the text of a token, in what `me` answers, in events, and in
// the answer to a token of the other mode (Contract, who calls 6 and 9).
import { describe, expect, it } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const sandbox = await testService();
const live = await testService({
  settings: { ACHORD_MODE: 'live', ACHORD_ADMIN_TOKEN: 'd'.repeat(40), ACHORD_ENCRYPTION_KEY: '09'.repeat(32) },
});
const me = async (service: TestService, token: string) => {
  const { status, text, body } = await service.send('GET', '/3p/api/v1/me', { token });
  return { status, text, body };
};

describe('A token', () => {
  it('begins with achord_test_ in a sandbox, and with achord_live_ where money moves', async () => {
    expect((await sandbox.processor()).token).toMatch(/^achord_test_proc_[0-9A-Za-z]{33}$/);
    const { uuid, token } = await live.processor();
    expect(token).toMatch(/^achord_live_proc_[0-9A-Za-z]{33}$/);
    expect((await live.vendor(uuid)).token).toMatch(/^achord_live_vend_[0-9A-Za-z]{33}$/);
  });

  it('says whether money moves, its name and its expiry', async () => {
    const { uuid } = await live.processor();
    const asked = { processor_uuid: uuid, name: 'the shop', expires_in_days: 30 };
    const { data: issued } = (await live.send('POST', '/admin/v1/tokens', { body: asked })).body;
    const { data } = (await me(live, issued.token)).body;
    expect(data).toMatchObject({ livemode: true, token: { uuid: issued.uuid, name: 'the shop' } });
    expect(data.token.expires_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const { token } = await sandbox.processor();
    expect((await me(sandbox, token)).body.data).toMatchObject({ livemode: false, token: { name: null } });
  });

  it('says what it may do now', async () => {
    const processor = await sandbox.processor();
    const vendor = await sandbox.vendor(processor.uuid);
    const may = async (token: string): Promise<string[]> => (await me(sandbox, token)).body.data.operations;
    const [ofProcessor, ofVendor] = [await may(processor.token), await may(vendor.token)];
    expect(ofProcessor).toEqual(expect.arrayContaining(['createTransaction', 'listBatchRefunds', 'getMe']));
    expect(ofProcessor).not.toContain('createToken');
    expect(ofVendor).toContain('createTransaction');
    expect(ofVendor).not.toContain('listBatchRefunds');
    await sandbox.send('POST', `/admin/v1/processors/${processor.uuid}/suspend`, { body: {} });
    const suspended = await may(processor.token);
    expect(suspended).toContain('cancelTransaction');
    expect(suspended).not.toContain('createTransaction');
  });
});

describe('A token of the other mode', () => {
  it('gets a 401 that says so, also if it is mistyped, and whether or not it is known', async () => {
    const test = (await sandbox.processor()).token;
    const answers = await Promise.all(
      [test, newToken('processor', 'sandbox'), newToken('admin', 'sandbox'), 'achord_test_', `${test}x`].map((token) =>
        me(live, token),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 401,
      body: {
        message: 'This is a test token, and this service moves real money. Send a token that begins with achord_live_.',
        errors: [{ code: 'test_token' }],
      },
    });
    const ofLive = await me(sandbox, (await live.processor()).token);
    expect(ofLive.status).toBe(401);
    expect(ofLive.body.message).toMatch(/^This is a live token, and this service is a sandbox\./);
  });

  it('leaves the 401 of other tokens alone: missing, mistyped, unknown and revoked are the same', async () => {
    const { uuid, token } = await live.processor();
    const issued = (await live.send('POST', '/admin/v1/tokens', { body: { processor_uuid: uuid } })).body.data;
    await live.send('DELETE', `/admin/v1/tokens/${issued.uuid}`);
    const tokens = [null, `${token}x`, newToken('processor', 'live'), issued.token, 'achord_proc_x'];
    const answers = await Promise.all(tokens.map((one) => live.send('GET', '/3p/api/v1/me', { token: one })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.body.errors[0].code).toBe('unauthenticated');
  });
});

it.each([
  ['a sandbox', sandbox, false],
  ['a live service', live, true],
])('The events of %s say livemode, next to their type and time', async (_, service, livemode) => {
  const { token } = await service.processor();
  const business = { kyb: false, business: { name: 'Fjord', tin: '123456789' } };
  const registered = await service.send('POST', '/3p/api/v2/businesses', { token, body: business });
  expect(registered.status, registered.text).toBe(201);
  const { events } = (await service.send('GET', '/3p/api/v1/events', { token })).body.data;
  expect(events).toMatchObject([{ type: 'BusinessCreated', livemode }]);
  expect(Object.keys(events[0])).toEqual(['uuid', 'type', 'timestamp', 'livemode', 'data']);
  expect(events[0].data).not.toHaveProperty('livemode');
});
