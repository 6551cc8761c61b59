// Metadata of users, payments and refunds: stored as sent, shown wherever the record is shown,
// changed by key, and searched.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectUser } from '../../../src/customers/users/users.sql.ts';
import { erasedUser } from '../../../src/oversight/personal-data/erasure/erase-user.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let token: string;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  ({ token } = payments.processor);
});

/** The transaction record of the interface, in its order. */
const recordFields = [
  ...['uuid', 'payer_uuid', 'payee_uuid', 'transaction_status', 'capture_status', 'payout_status', 'clawback_status'],
  ...['reverse_payout_status', 'currency', 'amount', 'transaction_fee', 'client_reference_id', 'payout_delay_days'],
  ...['company_name', 'description', 'addenda', 'type', 'ach_return_code', 'failure_code', 'failure_reason'],
  ...['cancel_reason', 'payer_bank_account', 'payee_bank_account', 'vendor_name', 'created_at', 'updated_at'],
  'trace_ids',
];

const metadata = { order: '1042', 'shop.note': '"quoted" \\ é 漢 🏦 \u2028', 7: '', A_b: 'x' };
const get = async (path: string) => (await service.send('GET', path, { token })).body.data;
const start = (body: object, key?: string) =>
  service.send('POST', '/3p/api/v1/transaction', {
    token,
    body: { ...payments.pair, amount: 5_000, ...body },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

const many = (count: number, value = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, value]));

describe('Metadata of a payment', () => {
  it('is in its answer, in its replay after the row was forgotten, in its details, the search and events', async () => {
    const first = await start({ metadata }, 'with metadata');
    expect([first.status, first.body.data.metadata]).toEqual([201, metadata]);
    expect(first.text).toContain(JSON.stringify(metadata));
    expect((await start({ metadata }, 'with metadata')).text).toBe(first.text);
    expect((await start({ metadata: { ...metadata, order: '1043' } }, 'with metadata')).status).toBe(422);

    const { uuid } = first.body.data;
    expect((await get(`/3p/api/v2/transactions/${uuid}/details`)).transaction.metadata).toEqual(metadata);
    const { transactions } = await get('/3p/api/v2/transactions/search');
    expect(transactions.find((one: { uuid: string }) => one.uuid === uuid).metadata).toEqual(metadata);
    await advance(service, { banking_days: 1 });
    const { events } = await get('/3p/api/v1/events?limit=100');
    const own = events.filter(({ data }: { data: { uuid: string } }) => data.uuid === uuid);
    expect(own.length).toBeGreaterThan(1);
    for (const { data } of own) expect(data.metadata).toEqual(metadata);
  });

  it('is not in the record that the interface closes: in the list, and when one payment is read, paused or canceled', async () => {
    const { uuid } = (await start({ metadata })).body.data;
    const read = await get(`/3p/api/v2/transactions/${uuid}`);
    const { transactions } = await get('/3p/api/v2/transactions');
    expect(transactions.find((one: { uuid: string }) => one.uuid === uuid)).toEqual(read);
    const byBody = await service.send('POST', '/3p/api/v2/transactions', { token, body: {} });
    expect(byBody.body.data.transactions).toEqual(transactions);
    const path = `/3p/api/v2/transactions/${uuid}`;
    const acts = [
      await service.send('POST', `${path}/pause`, { token, body: {} }),
      await service.send('POST', `${path}/resume`, { token, body: {} }),
      await service.send('DELETE', path, { token }),
    ];
    for (const record of [read, ...acts.map(({ body }) => body.data)])
      expect(Object.keys(record)).toEqual(recordFields);
  });

  it('is absent when it was absent, null or empty', async () => {
    for (const sent of [{}, { metadata: null }, { metadata: {} }]) {
      const { status, body } = await start(sent);
      expect([status, body.data.metadata]).toEqual([201, undefined]);
      expect((await get(`/3p/api/v2/transactions/${body.data.uuid}`)).metadata).toBe(undefined);
    }
  });

  it('is stored for each payment of a bulk', async () => {
    const body = {
      transactions: [{ order: 'a' }, undefined, { order: 'b' }].map((one, n) => ({
        idempotency_key: `bulk with metadata ${n}`,
        ...payments.pair,
        amount: 100 + n,
        ...(one === undefined ? {} : { metadata: one }),
      })),
    };
    const { results } = (await service.send('POST', '/3p/api/v1/transactions/bulk', { token, body })).body.data;
    expect(results.map((one: { body: { data: { metadata: object } } }) => one.body.data.metadata)).toEqual([
      { order: 'a' },
      undefined,
      { order: 'b' },
    ]);
  });

  it.each([
    ['text', 'order 7', 'metadata', 'an object'],
    ['a list', ['order'], 'metadata', 'an object'],
    ['a number', { order: 7 }, 'metadata.order', 'text of at most 500'],
    ['an object', { order: {} }, 'metadata.order', 'text of at most 500'],
    ['null', { order: null }, 'metadata.order', 'text of at most 500'],
    ['a long text', { order: 'x'.repeat(501) }, 'metadata.order', 'text of at most 500'],
    ['51 keys', many(51), 'metadata', 'at most 50 keys, but it has 51'],
    ['an empty key', { '': 'x' }, 'metadata', 'keys of 1 to 40'],
    ['a long key', { ['x'.repeat(41)]: 'x' }, 'metadata', 'keys of 1 to 40'],
    ['a bracket in a key', { 'my[order]': 'x' }, 'metadata', 'keys of 1 to 40'],
    ['a prototype', JSON.parse('{"__proto__":"x"}'), 'metadata', 'keys of 1 to 40'],
  ])('cannot be %s', async (_, sent, field, message) => {
    const { status, body } = await start({ metadata: sent });
    expect([status, body.errors]).toEqual([
      422,
      [{ field, code: expect.any(String), message: expect.stringContaining(message) }],
    ]);
  });

  it('may have 50 keys of 40 characters with values of 500; a webhook that is too large has none of its data', async () => {
    const [longestKey, longest] = ['🔑'.repeat(40), '🏦'.repeat(500)];
    const largest = many(50, longest);
    for (const sent of [{ [longestKey]: longest, 'my order': '7' }, largest])
      expect((await start({ metadata: sent })).body.data.metadata).toEqual(sent);
    const { uuid } = (await start({ metadata: largest })).body.data;
    expect(await shownIn(uuid)).toEqual(largest);
    await advance(service, { banking_days: 1 });
    const events = await eventsOf(uuid);
    expect(events.map(({ data }) => data)).toEqual([
      { uuid, truncated: true, sequence: 1 },
      { uuid, truncated: true, sequence: 2 },
    ]);
  });
});

const shownIn = async (uuid: string) => (await get(`/3p/api/v2/transactions/${uuid}/details`)).transaction.metadata;
const found = async (query: string): Promise<string[]> =>
  (await get(`/3p/api/v2/transactions/search?${query}`)).transactions.map(({ uuid }: { uuid: string }) => uuid);
async function eventsOf(uuid: string): Promise<{ uuid: string; type: string; data: Record<string, unknown> }[]> {
  const { events } = await get('/3p/api/v1/events?limit=100');
  return events.filter(({ data }: { data: { uuid: string } }) => data.uuid === uuid);
}
const put = (path: string, body: object, by = token) => service.send('PUT', path, { token: by, body });

describe('A change of the metadata of a payment', () => {
  it('merges by key: a value is set, null deletes, all others stay', async () => {
    const { uuid } = (await start({ metadata: { order: '1', note: 'old', cart: 'a' } })).body.data;
    const path = `/3p/api/v2/transactions/${uuid}`;
    const change = async (metadata: object | null, at = path) => (await put(at, { metadata })).body.data.metadata;
    expect(await change({ note: 'new', cart: null, ship: 'x' })).toEqual({ order: '1', note: 'new', ship: 'x' });
    expect(await change({ none: null })).toEqual({ order: '1', note: 'new', ship: 'x' });
    expect(await change({})).toEqual({ order: '1', note: 'new', ship: 'x' });
    expect(await change({ ship: '' }, `/3p/api/v1/transaction/${uuid}`)).toEqual({ order: '1', note: 'new', ship: '' });
    expect(await shownIn(uuid)).toEqual({ order: '1', note: 'new', ship: '' });
    expect(await change(null)).toBe(undefined);
    expect(await shownIn(uuid)).toBe(undefined);
    expect(await change({ again: 'y' })).toEqual({ again: 'y' });
    expect(Object.keys(await get(path))).toEqual(recordFields);
  });

  it('is not in the answer to the start when it is replayed, and not in TransactionStarted', async () => {
    const first = await start({ metadata: { order: '7' } }, 'changed later');
    const { uuid } = first.body.data;
    const started = (await eventsOf(uuid))[0];
    expect((await put(`/3p/api/v2/transactions/${uuid}`, { metadata: { order: '8', more: 'z' } })).status).toBe(200);
    const replayed = await start({ metadata: { order: '7' } }, 'changed later');
    expect([replayed.text, replayed.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect((await eventsOf(uuid))[0]).toEqual(started);
  });

  it('is in later events, and not in earlier ones', async () => {
    const { uuid } = (await start({ metadata: { order: '7' } })).body.data;
    const other = (await start({ metadata: { order: '7' } })).body.data.uuid;
    await advance(service, { banking_days: 1 });
    const path = `/3p/api/v2/transactions/${uuid}`;
    const before = await eventsOf(uuid);
    expect(before.map(({ data }) => data.metadata)).toEqual([{ order: '7' }, { order: '7' }]);
    await put(path, { metadata: { order: '8' } });
    await advance(service, { banking_days: 3 });
    const after = await eventsOf(uuid);
    expect(after.slice(0, 2)).toEqual(before);
    expect(after.length).toBeGreaterThan(2);
    for (const { data } of after.slice(2)) expect(data.metadata).toEqual({ order: '8' });
    for (const { data } of await eventsOf(other)) expect(data.metadata).toEqual({ order: '7' });
    await put(path, { metadata: null });
    await payments.refund(uuid);
    expect(await shownIn(uuid)).toBe(undefined);
  });

  it('has one effect for each key, and is refused past 50 keys; nothing else can be changed', async () => {
    const { uuid } = (await start({ metadata: many(50) })).body.data;
    const path = `/3p/api/v2/transactions/${uuid}`;
    const tooMany = await put(path, { metadata: { one: 'more' } });
    expect([tooMany.status, tooMany.body.errors]).toEqual([
      422,
      [
        {
          field: 'metadata',
          code: 'metadata',
          message: 'must have at most 50 keys, but after this change it would have 51',
        },
      ],
    ]);
    const swapped = await service.send('PUT', path, {
      token,
      body: { metadata: { n0: null, one: 'more' } },
      key: 'swap',
    });
    expect(Object.keys(swapped.body.data.metadata)).toHaveLength(50);
    await put(path, { metadata: { n1: null } });
    const again = await service.send('PUT', path, {
      token,
      body: { metadata: { n0: null, one: 'more' } },
      key: 'swap',
    });
    expect(again.text).toBe(swapped.text);
    expect(Object.keys(await shownIn(uuid))).toHaveLength(49);
    const fixed = await put(path, { metadata: {}, amount: 7, client_reference_id: 'x' });
    expect([
      fixed.status,
      fixed.body.errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ]).toEqual([
      422,
      [
        ['amount', 'unchangeable'],
        ['client_reference_id', 'unchangeable'],
      ],
    ]);
    expect((await put(path, {})).body.errors[0]).toMatchObject({ field: 'metadata', code: 'required' });
  });

  it('answers 404 for an unknown payment and for one of another tenant or vendor', async () => {
    const { uuid } = (await start({})).body.data;
    const other = await service.processor();
    const vendor = await service.vendor(payments.processor.uuid);
    for (const [by, of] of [
      [token, randomUUID()],
      [other.token, uuid],
      [vendor.token, uuid],
    ] as const)
      expect((await put(`/3p/api/v2/transactions/${of}`, { metadata: { a: 'b' } }, by)).status).toBe(404);
    expect(await shownIn(uuid)).toBe(undefined);
  });

  it('of several requests at once loses none', async () => {
    const { uuid } = (await start({})).body.data;
    const keys = Array.from({ length: 12 }, (_, n) => `k${n}`);
    await Promise.all(keys.map((key) => put(`/3p/api/v2/transactions/${uuid}`, { metadata: { [key]: key } })));
    expect(Object.keys(await shownIn(uuid)).toSorted()).toEqual(keys.toSorted());
  });
});

describe('A search by metadata', () => {
  it('finds payments that have the value now, newest first, page by page', async () => {
    const uuids: string[] = [];
    for (const cart of ['a', 'b', 'c', 'd', 'e'])
      uuids.unshift((await start({ metadata: { campaign: 'march', cart } })).body.data.uuid);
    expect(await found('metadata[campaign]=march')).toEqual(uuids);
    expect(await found('metadata%5Bcampaign%5D=march&metadata%5Bcart%5D=d')).toEqual([uuids[1]]);
    expect(await found('metadata[campaign]=april')).toEqual([]);
    const first = await get('/3p/api/v2/transactions/search?metadata[campaign]=march&limit=3');
    const second = await get(`/3p/api/v2/transactions/search?metadata[campaign]=march&limit=3&after=${first.next}`);
    expect(
      [first, second].flatMap(({ transactions }) => transactions.map(({ uuid }: { uuid: string }) => uuid)),
    ).toEqual(uuids);
    expect(second.next).toBe(null);
    await put(`/3p/api/v2/transactions/${uuids[4]}`, { metadata: { campaign: 'april', cart: null } });
    await put(`/3p/api/v2/transactions/${uuids[3]}`, { metadata: null });
    expect(await found('metadata[campaign]=march')).toEqual(uuids.slice(0, 3));
    expect(await found('metadata[campaign]=april')).toEqual([uuids[4]]);
  });

  it('finds payments of a bulk, and of a tenant with checks', async () => {
    const checked = await paymentsOf(service);
    const setting = { unique_client_reference_ids: true };
    await service.send('PUT', `/admin/v1/processors/${checked.processor.uuid}`, { body: setting });
    for (const { pair, processor } of [payments, checked]) {
      const transactions = ['x', 'y'].map((lot) => ({
        ...pair,
        amount: 100,
        client_reference_id: lot,
        idempotency_key: lot,
        metadata: { lot },
      }));
      const sent = { token: processor.token, body: { transactions } };
      const { results } = (await service.send('POST', '/3p/api/v1/transactions/bulk', sent)).body.data;
      const answer = await service.send('GET', '/3p/api/v2/transactions/search?metadata[lot]=y', {
        token: processor.token,
      });
      expect(answer.body.data.transactions.map(({ uuid }: { uuid: string }) => uuid)).toEqual([
        results[1].body.data.uuid,
      ]);
    }
  });

  it('matches other filters too, and no other tenant; an operator finds payments of all', async () => {
    const other = await paymentsOf(service);
    const own = (await start({ metadata: { shared: 'é 1' }, amount: 900 })).body.data.uuid;
    const foreign = (await other.started({ metadata: { shared: 'é 1' } })).uuid;
    const value = encodeURIComponent('é 1');
    expect(await found(`metadata[shared]=${value}`)).toEqual([own]);
    expect(await found(`metadata[shared]=${value}&amount_from=901`)).toEqual([]);
    expect(await found(`metadata[shared]=${value}&user_uuid=${payments.pair.payer_uuid}`)).toEqual([own]);
    const all = await service.send('GET', `/admin/v1/transactions?metadata[shared]=${value}`);
    expect(all.body.data.transactions.map(({ uuid }: { uuid: string }) => uuid)).toEqual([foreign, own]);
  });

  it.each([
    ['metadata=x', 'metadata', 'must be a key and its value, for instance metadata[order]=94304'],
    ['metadata[]=x', 'metadata', 'must have keys of 1 to 40'],
    ['metadata[a]=x&metadata[a]=y', 'metadata.a', 'must be text of at most 500'],
    [`metadata[a]=${'x'.repeat(501)}`, 'metadata.a', 'must be text of at most 500'],
    [
      'abcdef'
        .split('')
        .map((key) => `metadata[${key}]=1`)
        .join('&'),
      'metadata',
      'must have at most 5 keys',
    ],
    ['metadata[a]=%07', 'metadata.a', 'must not contain control'],
    ['meta[a]=x', 'meta[a]', 'is not a parameter of this operation'],
  ])('refuses %s', async (query, field, message) => {
    const { status, body } = await service.send('GET', `/3p/api/v2/transactions/search?${query}`, { token });
    expect([status, body.errors]).toEqual([
      422,
      [{ field, code: expect.any(String), message: expect.stringContaining(message) }],
    ]);
  });
});

describe('Metadata of a refund', () => {
  it('is in its answer, its reads and its events', async () => {
    const { uuid } = (await start({ metadata })).body.data;
    await advance(service, { banking_days: 1 });
    const refund = (await payments.refund(uuid, { amount: 100, metadata: { ticket: '7' } })).body.data;
    expect(refund.metadata).toEqual({ ticket: '7' });
    expect((await payments.refund(uuid, { amount: 100 })).body.data.metadata).toBe(undefined);
    expect((await payments.readRefund(refund.uuid)).metadata).toEqual({ ticket: '7' });
    const { events } = await get(`/3p/api/v1/events?limit=100&type=RefundPending`);
    const own = events.filter(({ data }: { data: { uuid: string } }) => data.uuid === refund.uuid);
    expect(own.map(({ data }: { data: { metadata: object } }) => data.metadata)).toEqual([{ ticket: '7' }]);
  });

  it('is changed by key, and refunds are found by it', async () => {
    const { uuid } = (await start({})).body.data;
    await advance(service, { banking_days: 1 });
    const key = 'a refund that changes';
    const created = await payments.refund(uuid, { amount: 100, metadata: { ticket: '8', note: 'x' } }, key);
    const refund = created.body.data.uuid;
    const listed = async (query: string) =>
      (await get(`/3p/api/v2/refunds?${query}`)).refunds.map(({ uuid }: { uuid: string }) => uuid);
    expect(await listed('metadata[ticket]=8')).toEqual([refund]);
    const changed = await put(`/3p/api/v1/refunds/${refund}`, { metadata: { ticket: '9', note: null } });
    expect([changed.status, changed.body.data.metadata]).toEqual([200, { ticket: '9' }]);
    expect(await listed('metadata[ticket]=8')).toEqual([]);
    expect(await listed('metadata[ticket]=9&status=REFUND_PENDING')).toEqual([refund]);
    expect(await listed('metadata[ticket]=9&status=REFUND_FAILED')).toEqual([]);
    const ofAll = await service.send('GET', '/admin/v1/refunds?metadata[ticket]=9');
    expect(ofAll.body.data.refunds.map(({ uuid }: { uuid: string }) => uuid)).toEqual([refund]);
    expect((await payments.refund(uuid, { amount: 100, metadata: { ticket: '8', note: 'x' } }, key)).text).toBe(
      created.text,
    );
    expect((await put(`/3p/api/v2/refunds/${refund}`, { metadata: null })).body.data.metadata).toBe(undefined);
    const fixed = await put(`/3p/api/v2/refunds/${refund}`, { metadata: {}, amount: 1 });
    expect([fixed.status, fixed.body.errors[0].field]).toEqual([422, 'amount']);
    expect((await put(`/3p/api/v2/refunds/${randomUUID()}`, { metadata: {} })).status).toBe(404);
  });
});

describe('Metadata of a user', () => {
  const listed = async (query: string) =>
    (await get(`/3p/api/v2/users?${query}`)).users.map(({ uuid }: { uuid: string }) => uuid);

  it('is set at the registration, changed by key, and cleared by null', async () => {
    const person = await registerPerson(service, token, { metadata });
    expect(person.metadata).toEqual(metadata);
    const change = async (body: object) =>
      (await service.send('PUT', `/3p/api/v2/users/${person.uuid}`, { token, body })).body.data.metadata;
    expect(await change({ email: 'new@example.com' })).toEqual(metadata);
    expect(await change({ metadata: { tier: 'gold', order: null } })).toEqual({
      tier: 'gold',
      'shop.note': metadata['shop.note'],
      7: '',
      A_b: 'x',
    });
    expect(await listed('metadata[tier]=gold')).toEqual([person.uuid]);
    expect(await listed('metadata[tier]=gold&metadata[A_b]=x')).toEqual([person.uuid]);
    expect(await listed('metadata[tier]=gold&metadata[order]=1042')).toEqual([]);
    expect(await change({ metadata: (await get(`/3p/api/v2/users/${person.uuid}`)).metadata })).toMatchObject({
      tier: 'gold',
    });
    expect(await change({ metadata: null })).toBe(undefined);
    expect(await listed('metadata[tier]=gold')).toEqual([]);
    const wrong = await service.send('PUT', `/3p/api/v2/users/${person.uuid}`, {
      token,
      body: { metadata: { tier: 1 } },
    });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'metadata.tier']);
  });

  it('is in the events of a business, and gone after an erasure', async () => {
    const business = await registerBusiness(service, token, { metadata: { tier: 'gold' } });
    const { events } = await get('/3p/api/v1/events?limit=100&type=BusinessCreated');
    const [own] = events.filter(({ data }: { data: { uuid: string } }) => data.uuid === business.uuid);
    expect(own.data.metadata).toEqual({ tier: 'gold' });
    const scope = { processor_id: payments.processor.uuid, vendor_id: null };
    const user = (await selectUser(service.context.database, scope, business.uuid))!;
    expect([user.metadata, erasedUser(user, user.created_at).metadata]).toEqual([{ tier: 'gold' }, null]);
  });
});
