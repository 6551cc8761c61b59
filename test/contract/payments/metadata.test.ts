// Metadata of users, payments and refunds: stored as sent, shown wherever the record is shown, and
// not interpreted.
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

  const many = (count: number, value = 'x') =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, value]));
  it.each([
    ['text', 'order 7', 'metadata', 'an object'],
    ['a list', ['order'], 'metadata', 'an object'],
    ['a number', { order: 7 }, 'metadata.order', 'text of at most 200'],
    ['an object', { order: {} }, 'metadata.order', 'text of at most 200'],
    ['null', { order: null }, 'metadata.order', 'text of at most 200'],
    ['a long text', { order: 'x'.repeat(201) }, 'metadata.order', 'text of at most 200'],
    ['21 entries', many(21), 'metadata', 'at most 20 entries'],
    ['2,001 bytes', many(20, 'é'.repeat(50)), 'metadata', 'at most 2000 bytes'],
    ['an empty name', { '': 'x' }, 'metadata', 'names of 1 to 40'],
    ['a long name', { ['x'.repeat(41)]: 'x' }, 'metadata', 'names of 1 to 40'],
    ['a blank in a name', { 'my order': 'x' }, 'metadata', 'names of 1 to 40'],
    ['a prototype', JSON.parse('{"__proto__":"x"}'), 'metadata', 'names of 1 to 40'],
  ])('cannot be %s', async (_, sent, field, message) => {
    const { status, body } = await start({ metadata: sent });
    expect([status, body.errors]).toEqual([
      422,
      [{ field, code: expect.any(String), message: expect.stringContaining(message) }],
    ]);
  });

  it('may have 20 entries, 200 characters and 2,000 bytes', async () => {
    const longest = '🏦'.repeat(200);
    for (const sent of [many(20), { a: longest }, many(19, 'x'.repeat(95))])
      expect((await start({ metadata: sent })).body.data.metadata).toEqual(sent);
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
});

describe('Metadata of a user', () => {
  it('is set at the registration, replaced as a whole, and cleared by null', async () => {
    const person = await registerPerson(service, token, { metadata });
    expect(person.metadata).toEqual(metadata);
    const change = async (body: object) =>
      (await service.send('PUT', `/3p/api/v2/users/${person.uuid}`, { token, body })).body.data.metadata;
    expect(await change({ email: 'new@example.com' })).toEqual(metadata);
    expect(await change({ metadata: { tier: 'gold' } })).toEqual({ tier: 'gold' });
    expect((await get(`/3p/api/v2/users/${person.uuid}`)).metadata).toEqual({ tier: 'gold' });
    expect(await change({ metadata: null })).toBe(undefined);
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
