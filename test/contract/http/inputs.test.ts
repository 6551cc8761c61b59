// Inputs that must get a clean answer: refused with 4xx in the envelope, never 5xx, and never half
// done.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { customAccount } from '../../support/payments/bank-accounts.ts';
import { type PayerAndPayee, registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { paymentsOf } from '../../support/payments/payments.ts';
import { personBody, registerPerson } from '../../support/payments/users.ts';
import { sendRaw } from '../../support/service/raw-http.ts';
import { sharedService, type TestService } from '../../support/service/service.ts';

let service: TestService;
let tenant: { uuid: string; token: string };
let pair: PayerAndPayee;
beforeAll(async () => {
  service = await sharedService();
  tenant = await service.processor();
  pair = await registerPayerAndPayee(service, tenant.uuid);
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.send('POST', path, { token: tenant.token, body, headers });
const register = (body: unknown) => post('/3p/api/v1/register/person', body);

describe('Cents', () => {
  it.each([
    '9007199254740993',
    '1e400',
    '1E2',
    '1.0',
    '-0',
    '-1',
    '0',
    '10000000000',
    '"1.0"',
    '"-1"',
    '"1e2"',
    '１',
    '0x10',
    '01',
    'NaN',
  ])('%s is refused as an amount', async (amount) => {
    const answer = await post(
      '/3p/api/v1/transaction',
      `{"payer_uuid":"${pair.payer_uuid}","payee_uuid":"${pair.payee_uuid}","amount":${amount}}`,
    );
    expect([answer.status, answer.body.data]).toEqual([422, null]);
  });
});

describe('Parameters of the list', () => {
  it.each([
    'per_page=10abc',
    'per_page=0x10',
    'per_page=%2010%20',
    'per_page=0',
    'per_page=101',
    'per_page=',
    'per_page=1&per_page=2',
    'per_page=%EF%BC%91%EF%BC%90',
    'page=0',
    'page=-1',
    'start_date=2026-02-30',
    'start_date=2026-2-3',
    'start_date=2026-02-03T00:00:00',
    'start_date=2026-02-03&end_date=2026-02-02',
    'sort_order=newest%00',
    'sort_order[]=newest&sort_order[]=oldest&sort_order=x',
    'payer_account_uuid=x&payer_account_aggregator_type=manual',
    `payer_account_uuid=${randomUUID()}`,
    'per_page=10&pageSize=11',
  ])('%s is refused', async (query) => {
    const answer = await service.send('GET', `/3p/api/v2/transactions?${query}`, { token: tenant.token });
    expect(answer.status).toBe(422);
  });

  it.each(['__proto__=1', '__proto__[a]=1', 'constructor=1', 'a[b][c]=1', '%zz=1', '&&&=', 'unknown=%00'])(
    '%s is unknown',
    async (query) => {
      const answer = await service.send('GET', `/3p/api/v2/transactions?${query}`, { token: tenant.token });
      expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'unknown']);
    },
  );
});

describe('Text', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
    ['a line break', 'a\r\nb'],
    ['a bidirectional override', 'a\u202eb'],
    ['ten thousand characters', 'x'.repeat(10_000)],
    ['nothing', ''],
  ])('%s in a name is refused, naming the field', async (_name, first_name) => {
    const answer = await register({ ...personBody, first_name });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'first_name']);
  });

  it('in one item of a bulk call refuses that item only: the others are started', async () => {
    const { pair, processor } = await paymentsOf(service);
    const item = (idempotency_key: string, more: object = {}) => ({ ...pair, amount: 100, idempotency_key, ...more });
    const transactions = [
      item('a'),
      item('b', { client_reference_id: 'x\ud800' }),
      item('c', { amount: 1.5, description: 'x\u202ey', source_bank_account: { uuid: '\u0000' } }),
      item('\ud800'),
      item('e', { client_reference_id: 'Ame\u0301lie' }),
    ];
    const send = (body: object) =>
      service.send('POST', '/3p/api/v1/transactions/bulk', { token: processor.token, body });
    const { results } = (await send({ transactions })).body.data;
    expect(results.map(({ code }: { code: number }) => code)).toEqual([201, 422, 422, 422, 201]);
    const fields = results.map(({ body }: { body: { errors: { field: string }[] } }) =>
      body.errors.map(({ field }) => field),
    );
    expect(fields[1]).toEqual(['client_reference_id']);
    expect(fields[2].toSorted()).toEqual(expect.arrayContaining(['amount', 'description', 'source_bank_account.uuid']));
    expect(fields[3]).toContain('idempotency_key');
    expect(results[4].body.data.client_reference_id).toBe('Am\u00e9lie');
    // Under its key an item keeps its refusal. An error outside the items refuses the whole call.
    expect((await send({ transactions })).body.data.results).toEqual(results);
    expect((await send({ transactions, note: '\ud800' })).body.errors).toMatchObject([{ field: 'note' }]);
  });

  it('is stored and answered in normal form C', async () => {
    const user = await registerPerson(service, tenant.token, { first_name: 'Ame\u0301lie' });
    expect(user.first_name).toBe('Am\u00e9lie');
  });

  it.each([`'; DROP TABLE users; --`, `" OR 1=1 --`, '\\', '%_', '#{x}', '{{7*7}}', `\\'; SELECT pg_sleep(9)--`])(
    'that looks like SQL is text: %s',
    async (first_name) => {
      const user = await registerPerson(service, tenant.token, { first_name, client_reference_id: first_name });
      const read = await service.send('GET', `/3p/api/v2/users/${user.uuid}`, { token: tenant.token });
      expect(read.body.data.first_name).toBe(first_name);
    },
  );

  it('of full-width digits is no routing number', async () => {
    const { uuid } = await registerPerson(service, tenant.token);
    const answer = await post(`/3p/api/v1/bank-account/${uuid}`, {
      custom: customAccount({ routing_number: '０２１００００２１' }),
    });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'custom.routing_number']);
  });
});

describe('Bodies', () => {
  const people = '/3p/api/v1/register/person';

  it.each([
    ['a hundred thousand nested arrays', '['.repeat(100_000) + ']'.repeat(100_000), 'malformed_json'],
    ['a hundred thousand open objects', '{"a":'.repeat(50_000), 'malformed_json'],
    ['a repeated key', '{"first_name":"Ada","first_name":"Eve"}', 'malformed_json'],
    ['half a body', '{"first_name":', 'malformed_json'],
    ['two values', '{}{}', 'malformed_json'],
    ['a comment', '{}//', 'malformed_json'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'malformed_json'],
    ['null', 'null', 'type'],
    ['an array', '[]', 'type'],
    ['a number', '1', 'type'],
    ['an empty body', '', 'required'],
  ])('%s: 422', async (_name, body, code) => {
    const answer = await post(people, body);
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, code]);
  });

  it('of 10 MB: 413, before it has all arrived', async () => {
    expect((await post(people, 'x'.repeat(10_000_000))).status).toBe(413);
  });

  it('of 10 MB in chunks without a length: 413', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const answer = await sendRaw(
      service.address,
      `POST ${people} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.token}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(6)}0\r\n\r\n`,
    );
    expect(answer.status).toBe(413);
  });

  it('in chunks of one byte: 413 beyond 10,000 chunks, and read below that', async () => {
    const inChunks = (body: string) =>
      sendRaw(
        service.address,
        `POST ${people} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.token}\r\nConnection: close\r\n` +
          `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n` +
          `${body.replaceAll(/./g, '1\r\n$&\r\n')}0\r\n\r\n`,
      );
    const padded = (length: number) => JSON.stringify(personBody).padEnd(length, ' ');
    expect((await inChunks(padded(10_000))).status).toBe(201);
    expect((await inChunks(padded(10_001))).status).toBe(413);
    expect((await inChunks(padded(200_000))).status).toBe(413);
  });

  it('are requested (100) only from callers who may send them', async () => {
    const text = JSON.stringify(personBody);
    const asked = async (token: string) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'content-type': 'application/json',
        'content-length': text.length,
        expect: '100-continue',
      };
      const { promise, resolve } = Promise.withResolvers<number>();
      const asking = request(`${service.address}${people}`, { method: 'POST', headers });
      let invited = false;
      asking.on('continue', () => {
        invited = true;
        asking.end(text);
      });
      asking.on('response', ({ statusCode }) => resolve(statusCode!));
      asking.flushHeaders();
      const status = await promise;
      asking.destroy();
      return { status, invited };
    };
    expect(await asked('unknowns')).toEqual({ status: 401, invited: false });
    expect(await asked(tenant.token)).toEqual({ status: 201, invited: true });
  });

  it('of 256 KiB are read, one byte more is not', async () => {
    const padded = (bytes: number) => JSON.stringify(personBody).padEnd(bytes, ' ');
    expect((await post(people, padded(256 * 1024))).status).toBe(201);
    expect((await post(people, padded(256 * 1024 + 1))).status).toBe(413);
  });

  it('that are compressed: 415, never unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
    expect((await post(people, new Uint8Array(bomb), { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'x', ''])(
    'called %j: 415',
    async (type) => {
      expect((await post(people, '{}', { 'content-type': type })).status).toBe(415);
    },
  );

  it.each(['iso-8859-1', '"windows-1252"', 'UTF-16'])(
    'declared as %s: 415, and the error names the accepted type',
    async (charset) => {
      const type = `application/json; version=1; Charset=${charset}`;
      const answer = await service.send('POST', people, {
        token: tenant.token,
        body: JSON.stringify(personBody),
        headers: { 'content-type': type },
      });
      expect([answer.status, answer.body.errors]).toMatchObject([
        415,
        [{ field: 'Content-Type', message: 'the body must be in UTF-8' }],
      ]);
    },
  );

  it('called application/json with a charset are read', async () => {
    expect(
      (await post(people, JSON.stringify(personBody), { 'content-type': 'application/json; charset=UTF-8' })).status,
    ).toBe(201);
  });

  it('with `__proto__` and `constructor` change nothing', async () => {
    const body = JSON.stringify(personBody).replace(
      '{',
      '{"__proto__":{"kyb_status":"APPROVED"},"constructor":{"prototype":{"a":1}},',
    );
    const answer = await register(body);
    expect([answer.status, answer.headers.get('achord-ignored-fields')]).toEqual([201, '__proto__, constructor']);
    expect(answer.body.data.kyb_status).toBeNull();
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('with field names that no header can carry are answered nevertheless', async () => {
    const body = {
      ...personBody,
      ...Object.fromEntries(
        Array.from({ length: 400 }, (_, n) => [`\u00e9 ${'x'.repeat(200)}\t${n}`.replace('\t', ' '), 1]),
      ),
    };
    const answer = await register(body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('achord-ignored-fields')!.length).toBeLessThan(1_100);
  });
});

describe('Uuids in a path', () => {
  it.each(['x', '123', '01890000-0000-7000-8000-00000000000', '%00', "1' OR '1'='1", '01890000%2D0000'])(
    '%s is refused',
    async (uuid) => {
      const answer = await service.send('GET', `/3p/api/v2/users/${uuid}`, { token: tenant.token });
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'uuid']);
    },
  );

  it('of another tenant and unknown ones are answered alike, byte for byte', async () => {
    const other = await service.processor();
    const { uuid } = await registerPerson(service, other.token);
    const requests = [
      ['GET', (one: string) => `/3p/api/v2/users/${one}`, undefined, 404],
      ['DELETE', (one: string) => `/3p/api/v2/users/${one}`, undefined, 404],
      ['POST', (one: string) => `/3p/api/v1/bank-account/${one}`, { custom: customAccount() }, 403],
    ] as const;
    for (const [method, path, body, status] of requests) {
      const [foreign, unknown] = await Promise.all(
        [uuid, randomUUID()].map((one) => service.send(method, path(one), { token: tenant.token, body })),
      );
      expect([foreign!.status, foreign!.text]).toEqual([status, unknown!.text]);
    }
  });
});

describe('Authorization', () => {
  const line = (headers: string) =>
    sendRaw(service.address, `GET /3p/api/v2/transactions HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);

  it('sent twice is 401, also when both are the same good token', async () => {
    const header = `Authorization: Bearer ${tenant.token}\r\n`;
    expect((await line(header)).status).toBe(200);
    expect((await line(header + header)).status).toBe(401);
    expect((await line(`${header}authorization: Bearer x\r\n`)).status).toBe(401);
  });

  it.each(['Bearer', 'Bearer ', 'bearer  x', 'Token x', `Bearer ${'x'.repeat(5_000)}`, 'Bearer \u00e9'])(
    '%j is 401',
    async (value) => {
      expect((await line(`Authorization: ${value}\r\n`)).status).toBe(401);
    },
  );
});
