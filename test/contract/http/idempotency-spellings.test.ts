// Contract, idempotency: a key has one scope for all spellings and aliases of an operation, and may
// be any text.
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { businessBody } from '../../support/payments/users.ts';
import { sendRaw } from '../../support/service/raw-http.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let document: OpenApiDocument;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  document = (await service.send('GET', '/openapi.json')).body;
});

const post = (path: string, key: string, body: object = {}, token = payments.processor.token) =>
  service.send('POST', path, { token, key, body });

function expectReplay(answer: TestAnswer, first: TestAnswer): void {
  expect([answer.status, answer.text]).toEqual([first.status, first.text]);
  expect(answer.headers.get('idempotent-replayed')).toBe('true');
}

const refundPaths = (uuid: string) => [
  `/3p/api/v1/transactions/${uuid}/refund`,
  `/3p/api/v2/transactions/${uuid}/refund`,
  `/3p/api/v1/transaction/${uuid}/refund`,
];
const refundsOf = async (uuid: string) =>
  (
    await service.send('GET', `/3p/api/v1/transactions/${uuid}/refunds`, { token: payments.processor.token })
  ).body.data.refunds.map(({ amount }: { amount: number }) => amount);

/** A payment that can be refunded. */
async function captured(): Promise<string> {
  const { uuid } = await payments.started();
  await advance(service, { banking_days: 1 });
  return uuid;
}

describe('One key at every spelling of a refund', () => {
  it('makes one refund, whichever comes first', async () => {
    for (const first of [0, 1, 2]) {
      const uuid = await captured();
      const paths = refundPaths(uuid);
      const made = await post(paths[first]!, `refund-${first}`, { amount: 100 });
      expect([made.status, made.headers.get('idempotent-replayed')]).toEqual([201, null]);
      for (const path of paths) expectReplay(await post(path, `refund-${first}`, { amount: 100 }), made);
      expect(await refundsOf(uuid)).toEqual([100]);
    }
  });

  it('makes one refund when all come at once', async () => {
    const uuid = await captured();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => post(refundPaths(uuid)[n % 3]!, 'at once', { amount: 100 })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await refundsOf(uuid)).toEqual([100]);
  });

  it('with another body is refused at each of them', async () => {
    const uuid = await captured();
    await post(refundPaths(uuid)[1]!, 'other body', { amount: 100 });
    for (const path of refundPaths(uuid))
      expect((await post(path, 'other body', { amount: 101 })).body.errors[0].code).toBe('idempotency_key_reused');
  });

  it('is a new key for another payment', async () => {
    const uuids = [await captured(), await captured()];
    for (const uuid of uuids) expect((await post(refundPaths(uuid)[0]!, 'same', { amount: 5 })).status).toBe(201);
  });
});

describe('One key at both spellings of registering a business', () => {
  it('registers one', async () => {
    const first = await post('/3p/api/v1/register/business', 'business', businessBody);
    expect(first.status).toBe(201);
    expectReplay(await post('/3p/api/v2/businesses', 'business', businessBody), first);
    expectReplay(await post('/3p/api/v1/register/business/', 'business', businessBody), first);
  });
});

describe('Every alias that the document names', () => {
  it('shares its keys with the operation', async () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      ['post', 'put'].flatMap((method) => (method in methods ? [{ path, method, ...methods[method] }] : [])),
    );
    const aliases = operations.filter((one) => one['x-alias-of'] !== undefined);
    expect(aliases.length).toBeGreaterThanOrEqual(5);
    const uuid = '01890000-0000-7000-8000-000000000000';
    for (const alias of aliases) {
      const original = operations.find(({ operationId }) => operationId === alias['x-alias-of']);
      const send = ({ path, method }: { path: string; method: string }) =>
        service.send(method.toUpperCase(), path.replace('{uuid}', uuid), {
          token: payments.processor.token,
          key: `alias of ${alias.operationId}`,
          body: { kyb: 'no' },
        });
      const first = await send(original);
      expectReplay(await send(alias), first);
    }
  });
});

describe('A key with blanks and letters beyond ASCII', () => {
  /** Sends the bytes of a key unchanged. */
  async function start(key: string | Uint8Array, amount: number) {
    const body = JSON.stringify({ ...payments.pair, amount });
    const head = [
      'POST /3p/api/v1/transaction HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${payments.processor.token}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Idempotency-Key: ',
    ].join('\r\n');
    const { status, headers, text } = await sendRaw(
      service.address,
      Buffer.concat([Buffer.from(head), Buffer.from(key), Buffer.from(`\r\n\r\n${body}`)]),
    );
    return { status, text, replayed: headers['idempotent-replayed'] };
  }

  it.each([
    ['order 1042', 'a blank'],
    ['a, b', 'a comma and a blank'],
    ['Zahlung für Müller', 'letters in UTF-8'],
    ['支払い 🔑', 'other scripts'],
    ['ü'.repeat(255), '255 characters of two bytes'],
  ])('%s: %s', async (key, _what) => {
    const amount = 1_000 + key.length;
    const first = await start(key, amount);
    expect([first.status, first.replayed]).toEqual([201, undefined]);
    expect(await start(key, amount)).toEqual({ ...first, replayed: 'true' });
    expect((await start(`${key.slice(0, -1)}x`, amount)).replayed).toBeUndefined();
  });

  it('that is not UTF-8 is read as Latin-1', async () => {
    const key = Buffer.from('Zahlung f\u00fcr 7', 'latin1');
    const first = await start(key, 77);
    expect(await start(key, 77)).toEqual({ ...first, replayed: 'true' });
  });

  it('is the same key in an item of a bulk call', async () => {
    const first = await start('Rechnung fu\u0308r März', 88);
    const { body } = await service.send('POST', '/3p/api/v1/transactions/bulk', {
      token: payments.processor.token,
      body: { transactions: [{ idempotency_key: 'Rechnung fu\u0308r März', ...payments.pair, amount: 88 }] },
    });
    expect(body.data.results).toEqual([{ code: 201, body: JSON.parse(first.text) }]);
  });
});
