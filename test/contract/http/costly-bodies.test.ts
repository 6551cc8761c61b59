// Bodies that are expensive to read: each is answered in the envelope within little processor time,
// and started work stays started.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { leastProcessorMs } from '../../support/runner/processor-time.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});

const single = '/3p/api/v1/transaction';
const bulk = '/3p/api/v1/transactions/bulk';
const send = (path: string, body: string, key?: string) =>
  service.send('POST', path, { token: payments.processor.token, body, ...(key === undefined ? {} : { key }) });
const listOf = (length: number, entry: string) => Array.from({ length }, () => entry).join(',');

// The service may spend 50 ms on a request before it refuses it (safety). Here the client, the
// connection and PostgreSQL's driver count too, on a machine that may be busy. These bodies once
// took 5 to 20 seconds.
const generousMs = 400;

describe('A body is refused within little processor time', () => {
  it.each<[string, string, () => string]>([
    [
      '2,000 odd numbers under a key of 50,000 characters',
      single,
      () => `{"${'k'.repeat(50_000)}":[${listOf(2_000, '-0')}]}`,
    ],
    ['600,000 odd numbers in bulk', bulk, () => `{"transactions":[${listOf(600_000, '-0')}]}`],
    [
      '1,000 entries of 400 odd numbers in bulk',
      bulk,
      () => `{"transactions":[${listOf(1_000, `{"x":[${listOf(400, '-0')}]}`)},1]}`,
    ],
    ['60,000 marks on one letter, in the wrong order', single, () => `{"x":"a${'\u0301\u0316'.repeat(30_000)}"}`],
    [
      'the same in bulk',
      bulk,
      () => `{"transactions":[1],"x":"a${'\u0301'.repeat(100_000)}${'\u0316'.repeat(100_000)}"}`,
    ],
    [
      'a description of 85,000 letters that no bank file can hold',
      single,
      () => `{"description":"${'\u4e2d'.repeat(85_000)}"}`,
    ],
    ['900 keys, the last one repeated', single, () => `{${Array.from({ length: 900 }, (_, n) => `"${n}":1`)},"899":1}`],
    [
      '80,000 entries of the wrong kind',
      '/3p/api/v2/businesses',
      () => `{"business_owners":[${listOf(80_000, '{}')}]}`,
    ],
    ['600,000 entries of the wrong kind in bulk', bulk, () => `{"transactions":[${listOf(600_000, '{}')}]}`],
  ])('%s', async (_name, path, body) => {
    const text = body();
    const statuses = new Set<number>();
    const sendIt = async () => statuses.add((await send(path, text, randomUUID())).status);
    const ms = await leastProcessorMs(10, sendIt, generousMs);
    expect([...statuses]).toEqual([422]);
    expect(ms).toBeLessThan(generousMs);
  });
});

describe('A bulk call', () => {
  const item = (key: string, more = '') =>
    `{"idempotency_key":"${key}","payer_uuid":"${payments.pair.payer_uuid}","payee_uuid":"${payments.pair.payee_uuid}","amount":76${more}}`;

  it('refuses an item with a repeated key or too many values in its own place', async () => {
    const items = [item('a'), item('b', ',"amount":75'), item('c', `,"x":[${listOf(1_000, '0')}]`), item('d')];
    const sendThem = () => send(bulk, `{"transactions":[${items.join(' ,\n')}],"note":1}`);
    const { status, body, headers } = await sendThem();
    expect([status, headers.get('achord-ignored-fields')]).toEqual([200, 'note']);
    const { results } = body.data;
    expect(results.map(({ code }: { code: number }) => code)).toEqual([201, 422, 422, 201]);
    expect(results[1].body.errors).toMatchObject([{ field: 'amount', code: 'malformed_json' }]);
    expect(results[2].body.errors).toMatchObject([{ field: '', code: 'values' }]);
    expect((await sendThem()).body.data.results).toEqual(results);
  });

  it.each([
    ['one item is no object', (list: string) => `{"transactions":[${list},1]}`, 'transactions.2', 'type'],
    [
      'there are 1,001 items',
      (list: string) => `{"transactions":[${listOf(1_000, '{}')},${list}]}`,
      'transactions',
      'maxItems',
    ],
    [
      'the list is repeated',
      (list: string) => `{"transactions":[${list}],"transactions":[]}`,
      'transactions',
      'malformed_json',
    ],
    [
      'a key next to the list is repeated',
      (list: string) => `{"a":1,"transactions":[${list}],"a":2}`,
      'a',
      'malformed_json',
    ],
    ['the list is no list', (list: string) => `{"transactions":{"a":[${list}]}}`, 'transactions', 'type'],
    ['an item is cut short', (list: string) => `{"transactions":[${list},{"a":]}`, '', 'malformed_json'],
    ['there is no list', (list: string) => `[${list}]`, '', 'type'],
  ])('is refused as a whole when %s', async (_what, bodyOf, field, code) => {
    const answer = await send(bulk, bodyOf(`${item('whole-1')},${item('whole-2')}`), randomUUID());
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field, code }]]);
  });

  it('is identified by its bytes under its own key', async () => {
    const key = randomUUID();
    const first = await send(bulk, `{"transactions":[${item('bytes')}]}`, key);
    expect(first.body.data.results[0].code).toBe(201);
    const other = await send(bulk, `{"transactions":[${item('bytes')}] }`, key);
    expect([other.status, other.body.errors[0].code]).toEqual([422, 'idempotency_key_reused']);
    // Its item is identified by its JSON.
    const { results } = (await send(bulk, `{"transactions":[ ${item('bytes')} ]}`)).body.data;
    expect(results).toEqual(first.body.data.results);
  });
});

describe('A bulk call of 1,000 payments with 135 unknown fields each', () => {
  const unknown = Array.from({ length: 135 }, (_, n) => `"u${n}":1`).join(',');

  it('is answered 200, names the ignored fields, and is replayed unchanged', async () => {
    const { payer_uuid, payee_uuid } = payments.pair;
    const items = Array.from(
      { length: 1_000 },
      (_, n) =>
        `{"idempotency_key":"wide-${n}","payer_uuid":"${payer_uuid}","payee_uuid":"${payee_uuid}","amount":77,${unknown}}`,
    );
    const body = `{"transactions":[${items.join(',')}]}`;
    const key = randomUUID();
    const first = await send(bulk, body, key);
    expect(first.status).toBe(200);
    expect(new Set(first.body.data.results.map(({ code }: { code: number }) => code))).toEqual(new Set([201]));
    const again = await send(bulk, body, key);
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([200, first.text, 'true']);
    const ignored = first.headers.get('achord-ignored-fields')!;
    expect(ignored).toMatch(/^transactions\[\]\.u0, transactions\[\]\.u1, .*, and \d+ more$/);
    expect(ignored.length).toBeLessThan(1_100);
    expect(again.headers.get('achord-ignored-fields')).toBe(ignored);
    // Without that key each item answers separately.
    expect((await send(bulk, body)).body.data).toEqual(first.body.data);
    const made = await service.context.database.query('SELECT 1 FROM transactions WHERE amount = 77');
    expect(made).toHaveLength(1_000);
  });

  it('is answered 200 when every field has a different name', async () => {
    const { payer_uuid, payee_uuid } = payments.pair;
    let last = 0;
    const fields = () => Array.from({ length: 135 }, () => `"${(last++).toString(36)}":1`).join(',');
    const items = Array.from(
      { length: 1_000 },
      (_, n) =>
        `{"idempotency_key":"own-${n}","payer_uuid":"${payer_uuid}","payee_uuid":"${payee_uuid}","amount":78,${fields()}}`,
    );
    const answer = await send(bulk, `{"transactions":[${items.join(',')}]}`);
    expect(answer.status).toBe(200);
    expect(answer.body.data.results[999].code).toBe(201);
    expect(answer.headers.get('achord-ignored-fields')!.length).toBeLessThan(1_100);
  });
});
