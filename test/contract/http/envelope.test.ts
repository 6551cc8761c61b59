// Interface, response envelope, and Contract, envelope and errors: every answer has the same shape.
import { beforeAll, describe, expect, it } from 'vitest';
import { registerPerson } from '../../support/payments/users.ts';
import { sendRaw } from '../../support/service/raw-http.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let tenant: { uuid: string; token: string };
beforeAll(async () => {
  service = await testService();
  tenant = await service.processor();
});

function expectRefusal(answer: Pick<TestAnswer, 'status' | 'body'>, status: number, code: string): void {
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({
    status: false,
    message: expect.any(String),
    data: null,
    errors: [expect.objectContaining({ field: expect.any(String), code, message: expect.any(String) })],
  });
}

describe('On success', () => {
  it('status is true, errors is an empty array, and the fields are in their order', async () => {
    const answer = await service.send('POST', '/admin/v1/processors', { body: { name: 'Aurora' } });
    expect(answer.text).toMatch(/^\{"status":true,"message":"","data":\{.*\},"errors":\[\]\}$/);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('errors and error_code are null in the transaction list, and nowhere else', async () => {
    const list = await service.send('GET', '/3p/api/v2/transactions', { token: tenant.token });
    expect(list.body).toMatchObject({ status: true, errors: null, error_code: null });
    const users = await service.send('GET', '/3p/api/v2/users', { token: tenant.token });
    expect(users.body.errors).toEqual([]);
    expect(users.body).not.toHaveProperty('error_code');
  });
});

describe('On failure', () => {
  it('status is false, data null, and each entry of errors has field, code and message', async () => {
    expectRefusal(await service.send('POST', '/admin/v1/processors', { body: {} }), 422, 'required');
  });

  it('error_code is a string in the transaction list, whatever the error', async () => {
    const list = (path: string, token: string | null) =>
      service.send('GET', `/3p/api/v2/transactions${path}`, { token });
    expect((await list('?per_page=0', tenant.token)).body).toMatchObject({ error_code: 'invalid_request', data: null });
    expect((await list('', null)).body).toMatchObject({ error_code: 'unauthenticated', data: null });
    expect((await list('', service.adminToken)).body).toMatchObject({ error_code: 'wrong_kind_of_token' });
  });

  it.each([
    ['GET', '/nowhere'],
    ['POST', '/nowhere'],
    ['GET', '/3p/api/v3/transactions'],
    ['GET', '/3p/api/v2/transactions/%zz'],
    ['GET', `/3p/api/v2/transactions/${'a'.repeat(600)}`],
    ['GET', `/${'a'.repeat(8_000)}`],
    ['GET', '/3p/api/v1/bank-account/../../../etc/passwd'],
    ['PROPFIND', '/nowhere'],
  ])('%s on an unknown path is 404: %s', async (method, path) => {
    expectRefusal(await service.send(method, path, { token: null }), 404, 'route_not_found');
  });

  it('an unknown path is 404 before its body is read', async () => {
    const answer = await service.send('POST', '/nowhere', { body: 'x', headers: { 'content-type': 'text/plain' } });
    expectRefusal(answer, 404, 'route_not_found');
  });

  it('a known path with another method is 405 with Allow, before any other check', async () => {
    const answer = await service.send('PATCH', '/3p/api/v1/webhook', {
      token: null,
      body: 'x'.repeat(400_000),
      headers: { 'content-type': 'text/plain' },
    });
    expectRefusal(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, POST');
    const uuid = await service.send('POST', '/3p/api/v2/users/x', { token: null });
    expect([uuid.status, uuid.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, OPTIONS, PUT']);
    expect((await service.send('POST', '/health/live')).status).toBe(405);
  });

  it.each([
    ['a method that no path has', 'PROPFIND', '/3p/api/v1/webhook'],
    ['a slash at the end', 'PATCH', '/3p/api/v1/webhook/'],
    ['a query', 'PATCH', '/3p/api/v1/webhook?a=b'],
    ['an encoded letter', 'PATCH', '/3p/api/v1/%77ebhook'],
  ])('with %s too', async (_what, method, path) => {
    const answer = await service.send(method, path, { token: null });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, OPTIONS, POST']);
  });

  it.each(['/3p/api/v1/%zz', `/3p/api/v2/users/${'x'.repeat(600)}`, '/nowhere'])(
    'a path that no method has is 404 for every method: %s',
    async (path) => {
      for (const method of ['GET', 'PATCH', 'OPTIONS', 'PROPFIND'])
        expectRefusal(await service.send(method, path, { token: null }), 404, 'route_not_found');
    },
  );

  it('OPTIONS lists the methods of a path, without a token', async () => {
    const answer = await service.send('OPTIONS', '/admin/v1/processors', { token: null });
    expect([answer.status, answer.text, answer.headers.get('allow')]).toEqual([204, '', 'GET, HEAD, OPTIONS, POST']);
  });

  it('HEAD answers like GET, without the body', async () => {
    const head = await service.send('HEAD', '/3p/api/v2/transactions', { token: tenant.token });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await service.send('HEAD', '/3p/api/v2/transactions', { token: null })).status).toBe(401);
  });

  it('a slash at the end of a path makes no difference', async () => {
    expect((await service.send('GET', '/3p/api/v2/transactions/', { token: tenant.token })).status).toBe(200);
  });
});

describe('Bytes that are no HTTP request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'request_unreadable'],
    ['a line break in the path', 'GET /a\nb HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'request_unreadable'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400, 'request_unreadable'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n', 400, 'request_unreadable'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
      'request_unreadable',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'request_unreadable',
    ],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'request_unreadable'],
    ['HTTP/0.9', 'GET /health/live\r\n\r\n', 400, 'request_unreadable'],
    ['HTTP/0.9 that says so', 'GET /health/live HTTP/0.9\r\n\r\n', 400, 'request_unreadable'],
    ['HTTP/2 as text', 'GET /health/live HTTP/2.0\r\nHost: x\r\n\r\n', 400, 'request_unreadable'],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['a path of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'headers_too_large'],
  ])('%s: an envelope, then the connection is closed', async (_name, bytes, status, code) => {
    const answer = await sendRaw(service.address, bytes);
    expectRefusal({ status: answer.status, body: JSON.parse(answer.text) }, status, code);
    expect(answer.headers.connection).toBe('close');
  });

  it('a request to switch protocols is answered in HTTP', async () => {
    const answer = await sendRaw(
      service.address,
      'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect([answer.status, answer.text]).toEqual([200, '{"status":"live"}']);
  });

  it('after a request in progress get no answer, because the client would take it for the answer of that request', async () => {
    const { database } = service.context;
    const holder = await database.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE processors IN EXCLUSIVE MODE');
    const body = '{"name":"Behind"}';
    const answer = sendRaw(
      service.address,
      `POST /admin/v1/processors HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.adminToken}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}no HTTP\r\n\r\n`,
    );
    expect(await answer).toMatchObject({ text: '' });
    await holder.query('ROLLBACK');
    holder.release();
  });

  it('cannot inject a header into the answer: an encoded line break stays in the path', async () => {
    const answer = await service.send('GET', '/x%0d%0aSet-Cookie:%20a=1', { token: null });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
  });
});

describe('The X-Request-Id header', () => {
  const own = '7d0b1f3e-2b10-4a20-8C30-4d5e6f708192';

  it('is created for each request, and is not in the body', async () => {
    const answers = await Promise.all([1, 2].map(() => service.send('GET', '/nowhere')));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    expect(answers[0]!.text).toBe(answers[1]!.text);
    expect(answers[0]!.text).not.toContain(ids[0]!);
  });

  it.each(['/nowhere', '/%zz', '/health/live', '/3p/api/v2/transactions'])(
    'is returned when the request sends %s',
    async (path) => {
      const answer = await service.send('GET', path, { headers: { 'x-request-id': own } });
      expect(answer.headers.get('x-request-id')).toBe(own);
    },
  );

  it.each(['a b', 'mine-1.a_B', '731905264850137', 'a"b', 'x'.repeat(65), '%{jndi:x}', '<x>'])(
    '%j is replaced',
    async (id) => {
      const answer = await service.send('GET', '/nowhere', { headers: { 'x-request-id': id } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('The order of checks', () => {
  const path = '/3p/api/v1/register/person';

  it('401, then the kind of token, then the media type and size, then the key, then the body', async () => {
    const bad = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };
    const large = 'x'.repeat(300_000);
    const post = async (token: string | null, request: object) =>
      (await service.send('POST', path, { token, ...request })).status;
    const key = 'a\tb';
    expect(await post(null, { key, body: large, headers: bad })).toBe(401);
    expect(await post(service.adminToken, { key, body: large, headers: bad })).toBe(403);
    expect(await post(tenant.token, { key, body: large })).toBe(413);
    expect(await post(tenant.token, { key, body: 'x', headers: bad })).toBe(415);
    const badKey = await service.send('POST', path, { token: tenant.token, key, body: '{' });
    expect(badKey.body.errors[0].code).toBe('idempotency_key_invalid');
    expect((await service.send('POST', path, { token: tenant.token, body: '{' })).body.errors[0].code).toBe(
      'malformed_json',
    );
  });

  it('404 and 405 come before 401', async () => {
    expect((await service.send('GET', '/3p/api/v1/nothing', { token: null })).status).toBe(404);
    expect((await service.send('DELETE', path, { token: null })).status).toBe(405);
  });
});

describe('Achord-Ignored-Fields', () => {
  it('names body fields that changed nothing, also on a refusal', async () => {
    const body = { first_name: 'Ada', nmae: 1, address: { line_3: 'x' } };
    const refused = await service.send('POST', '/3p/api/v1/register/person', { token: tenant.token, body });
    expect([refused.status, refused.headers.get('achord-ignored-fields')]).toEqual([422, 'nmae, address.line_3']);
  });

  it('is absent when every field is known', async () => {
    const answer = await service.send('POST', '/admin/v1/processors', { body: { name: 'Aurora' } });
    expect(answer.headers.get('achord-ignored-fields')).toBeNull();
  });

  it('shows that uuid, is_default, valid_account, processor_id and vendor_id in a body change nothing', async () => {
    const other = await service.processor();
    const uuid = '01890000-0000-7000-8000-000000000000';
    const user = await registerPerson(service, tenant.token, {
      uuid,
      processor_id: other.uuid,
      vendor_id: uuid,
      version: 9,
      kyb_status: 'APPROVED',
    });
    expect(user.uuid).not.toBe(uuid);
    expect((await service.send('GET', `/3p/api/v2/users/${user.uuid}`, { token: other.token })).status).toBe(404);
    expect((await service.send('GET', `/3p/api/v2/users/${user.uuid}`, { token: tenant.token })).status).toBe(200);
  });
});

describe('Security headers', () => {
  it('are on every answer: no framing, no sniffing, no loading', async () => {
    for (const path of ['/nowhere', '/3p/api/v2/transactions', '/health/live', '/openapi.json']) {
      const { headers } = await service.send('GET', path, { token: tenant.token });
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
