// Safety, invariants 18: no log line contains what a caller sent, wherever the caller put it.
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const lines: string[] = [];
let service: TestService;
let token: string;
let broken: string | null = null;
beforeAll(async () => {
  service = await testService({
    context: ({ callers }) => ({
      log: logTo({ write: (line) => void lines.push(line) }, 'debug'),
      callers: {
        ...callers,
        async find(given) {
          // An error of a library, with the token in its message.
          if (given === broken) throw Object.assign(new Error(`no such token: ${given}`), { code: given });
          return callers.find(given);
        },
      },
    }),
  });
  token = (await service.processor()).token;
});

const secrets = [
  ['a token', newToken('processor', 'sandbox')],
  ['a broken token', `${newToken('vendor', 'sandbox').slice(0, -1)}!`],
  ['an admin token without our form', 'Zq7'.repeat(12)],
  ['an account number', '731905264850137'],
  // No number: a time or an id of a line may have its digits by chance.
  ['a short account number', '52QZ'],
  ['a tax id', '912-34-5678'],
] as const;

/** Every form of the secret that a line could have. */
const spellings = (secret: string) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  token?: string;
  body?: unknown;
}

const users = '/3p/api/v2/users';
const uuid = '019a2f3d-2b10-7a20-8c30-4d5e6f708192';

/** One request for each place where a caller can put a text. */
const places = (secret: string): Record<string, Sent> => ({
  'an unknown path': { path: `/${secret}` },
  'an unknown path below a known one': { path: `${users}/${uuid}/bank-accounts/${secret}/more` },
  'a path with its token': { path: `/3p/api/v2/transactions/${secret}` },
  'a parameter next to a uuid': { path: `${users}/${uuid}/bank-accounts/${secret}` },
  'an encoded parameter': { path: `/3p/api/v2/transactions/%20${encodeURIComponent(secret)}` },
  'a parameter that is too long': { path: `/3p/api/v2/transactions/${secret.repeat(200)}` },
  'a path that cannot be decoded': { path: `/%zz${secret}` },
  'a query': { path: `/3p/api/v2/transactions?token=${secret}&per_page=${secret}&${secret}=1` },
  'a URL in a query': { path: `/3p/api/v2/transactions?url=https%3A%2F%2Fa.example%2F%3Ftoken%3D${secret}` },
  'the id of the request': { path: '/3p/api/v2/transactions', headers: { 'x-request-id': secret } },
  'a bearer token': { path: '/3p/api/v2/transactions', token: secret },
  'a token of another scheme': { path: '/3p/api/v2/transactions', headers: { authorization: `Basic ${secret}` } },
  'an idempotency key': {
    method: 'POST',
    path: '/3p/api/v1/transaction',
    headers: { 'idempotency-key': secret },
    body: {},
  },
  'other headers': {
    path: '/3p/api/v2/transactions',
    headers: {
      'user-agent': secret,
      referer: `https://a.example/${secret}`,
      cookie: `t=${secret}`,
      [`x-${secret.replace('!', '')}`]: 'a',
    },
  },
  'the type of a body': {
    method: 'POST',
    path: '/3p/api/v1/transaction',
    headers: { 'content-type': `text/${secret.replace('!', '')}` },
    body: 'a',
  },
  'values and names of a body': {
    method: 'POST',
    path: '/3p/api/v1/register/person',
    body: { first_name: secret, [secret]: secret, bank_account: { custom: { account_number: secret, [secret]: 1 } } },
  },
  'a body that is no JSON': { method: 'POST', path: '/3p/api/v1/transaction', body: `{"a": ${secret}` },
  'the URL of a webhook': {
    method: 'POST',
    path: '/3p/api/v1/webhook',
    body: { event_name: secret, url: `https://a:${secret}@localhost/${secret}?token=${secret}` },
  },
  'a method that the path does not have': { method: 'DELETE', path: `/3p/api/v2/transactions/${secret}` },
});

/** Bytes on a new connection, as no client library would send them. */
const sendRaw = (bytes: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(service.address);
    const socket = connect(Number(port), hostname, () => void socket.end(bytes));
    socket.on('error', () => resolve()).on('close', () => resolve());
    socket.resume();
  });

describe.each(secrets)('%s', (_name, secret) => {
  it('is in no log line, wherever a caller puts it', async () => {
    for (const [place, { method = 'GET', path, ...more }] of Object.entries(places(secret))) {
      lines.length = 0;
      await service.send(method, path, { token, ...more });
      expect
        .soft(
          lines.map((line) => JSON.parse(line).msg),
          place,
        )
        .toContainEqual(expect.stringMatching(/^(answered|request without a valid path)/));
      for (const spelling of spellings(secret)) expect.soft(lines.join(''), place).not.toContain(spelling);
    }
  });

  it('is in no log line when the request cannot be read', async () => {
    lines.length = 0;
    for (const bytes of [
      `${secret} / HTTP/1.1\r\n\r\n`,
      `GET ${secret} HTTP/1.1\r\n\r\n`,
      `GET / ${secret}\r\n\r\n`,
      `GET / HTTP/1.1\r\n${secret} ${secret}\r\n\r\n`,
      `POST / HTTP/1.1\r\ncontent-length: ${secret}\r\n\r\n`,
    ])
      await sendRaw(bytes);
    for (const spelling of spellings(secret)) expect(lines.join('')).not.toContain(spelling);
  });

  it('is in no log line when an error has it in its message', async () => {
    lines.length = 0;
    broken = secret;
    const { status } = await service.send('GET', '/3p/api/v2/transactions', { token: secret });
    broken = null;
    expect(status).toBe(secret.includes(' ') ? 401 : 500);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ msg: 'a request failed' }));
    for (const spelling of spellings(secret)) expect(lines.join('')).not.toContain(spelling);
  });
});

describe('The line of a request', () => {
  const lineOf = async (path: string, headers = {}) => {
    lines.length = 0;
    const answer = await service.send('GET', path, { token, headers });
    const line = JSON.parse(lines.find((one) => one.includes('"answered"'))!);
    return { line, id: answer.headers.get('x-request-id') };
  };

  it('has the pattern of the route with its uuids, and no other part of the path', async () => {
    const known = await lineOf(`/3p/api/v2/transactions/${uuid}?a=b`);
    const mixed = await lineOf('/3p/api/v2/transactions/other');
    const unknown = await lineOf('/nowhere');
    expect(known.line).toMatchObject({ method: 'GET', path: `/3p/api/v2/transactions/${uuid}`, status: 404 });
    expect(mixed.line.path).toMatch(/^\/3p\/api\/v2\/transactions\/:\w+$/);
    expect(unknown.line.path).toBe('unknown path');
  });

  it('has the id of the answer and of the token', async () => {
    const { line, id } = await lineOf('/3p/api/v2/transactions');
    expect(line).toMatchObject({ request_id: id, token_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), status: 200 });
    const own = await lineOf('/3p/api/v2/transactions', { 'x-request-id': uuid });
    expect([own.line.request_id, own.id]).toEqual([uuid, uuid]);
  });
});
