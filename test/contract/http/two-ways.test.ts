// Usual requests are served directly, all others by the framework (decision 14). Both ways give the
// same bytes, the same log lines and the same metrics for whatever a client sends.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { budget } from '../../support/runner/budget.ts';
import { openRaw } from '../../support/service/raw-http.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { comparable, type Script, type TwoWays, twoWays, type Way } from '../../support/service/two-ways.ts';

const start = '/3p/api/v1/transaction';
const users = '/3p/api/v2/users';

let service: TestService;
let ways: TwoWays;
let tokens: string[];
/** Texts that stand in a script for values of this run. */
const known: Record<string, string> = {};

beforeAll(async () => {
  service = await testService();
  const { uuid, token } = await service.processor();
  const issue = async (owner: object) => (await service.send('POST', '/admin/v1/tokens', { body: owner })).body.data;
  const revoked = await issue({ processor_uuid: uuid });
  await service.send('DELETE', `/admin/v1/tokens/${revoked.uuid}`);
  const suspended = await service.processor('Suspended');
  await service.send('POST', `/admin/v1/processors/${suspended.uuid}/suspend`);
  const sides = await registerPayerAndPayee(service, uuid);
  Object.assign(known, {
    token,
    vendor: (await service.vendor(uuid)).token,
    revoked: revoked.token,
    suspended: suspended.token,
    admin: service.adminToken,
    payer: sides.payer_uuid,
    PAYER: sides.payer_uuid.toUpperCase(),
    payment: JSON.stringify({ ...sides, amount: 12_500 }),
    refused: JSON.stringify({ ...sides, amount: -1 }),
    unknown_fields: Buffer.from(JSON.stringify({ ...sides, amount: 100, 'fée[]': 1, other: {} })).toString('latin1'),
    items: JSON.stringify({ transactions: [{ ...sides, amount: 100, idempotency_key: randomUUID() }] }),
  });
  tokens = ['token', 'vendor', 'revoked', 'suspended', 'admin'].map((name) => known[name]!);
  ways = await twoWays(service, tokens);
});
afterAll(() => ways.close());

interface Sent {
  method?: string;
  target?: string;
  version?: string;
  /** Lines of the head; an absent one is the usual one, null leaves it out. */
  token?: string | null;
  key?: string | null;
  type?: string | null;
  length?: string | null;
  more?: readonly string[];
  body?: string;
  eol?: string;
}

/** The bytes of a request. What it does not say is as in a usual start of a payment. */
function request(sent: Sent = {}): string {
  const { method = 'POST', target = start, version = 'HTTP/1.1', more = [], body = '{payment}', eol = '\r\n' } = sent;
  const line = (name: string, value: string | null) => (value === null ? [] : [`${name}: ${value}`]);
  return [
    `${method} ${target} ${version}`,
    'Host: x',
    ...line('Authorization', sent.token === undefined ? 'Bearer {token}' : sent.token),
    ...line('Idempotency-Key', sent.key === undefined ? '{key}' : sent.key),
    ...line('Content-Type', sent.type === undefined ? 'application/json' : sent.type),
    ...line('Content-Length', sent.length === undefined ? `{length ${body}}` : sent.length),
    ...more,
    '',
    body,
  ].join(eol);
}

const get = (sent: Sent = {}) =>
  request({ method: 'GET', target: users, key: null, type: null, length: null, body: '', ...sent });

/** The script with its values. `key`: an idempotency key. */
function filled({ parts, ending }: Script, key: string): Script {
  const values: Record<string, string> = { ...known, key };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
  return {
    ending,
    parts: parts.map((part) =>
      fill(
        part.replace(/\{length ([^\n]*)\}(?=\r?\n)/g, (_, body: string) =>
          String(Buffer.byteLength(fill(body), 'latin1')),
        ),
      ),
    ),
  };
}

/**
 * Plays the script on both ways: once as two first requests, then as repetitions of one request
 * with one key.
 */
async function expectSame(script: Script, context: TwoWays = ways): Promise<string> {
  const both = [context.direct, context.framework] as const;
  const observe = async (way: Way, key: string, made: boolean) => {
    const played = filled(script, key);
    return comparable(await way.play(played), played.parts.join(''), made);
  };
  const shared = randomUUID();
  const firsts = [];
  for (const way of both) firsts.push(await observe(way, randomUUID(), true));
  expect(firsts[0]).toEqual(firsts[1]);
  // Which of them is the first under the key differs: the next ones are compared.
  for (const way of both) await way.play(filled(script, shared));
  const replays = [];
  for (const way of both) replays.push(await observe(way, shared, !isKeyed(script)));
  expect(replays[0]).toEqual(replays[1]);
  return (firsts[0] as { received: string }).received;
}

/** Each of its requests has the key: a repetition creates nothing. */
function isKeyed({ parts }: Script): boolean {
  const bytes = parts.join('');
  return bytes.split(' HTTP/').length === bytes.split('Idempotency-Key: {key}\r\n').length;
}

const one = (bytes: string, ending: Script['ending'] = 'half-close'): Script => ({ parts: [bytes], ending });
const split = (bytes: string, at: number): string[] => [bytes.slice(0, at), bytes.slice(at)];
const afterHead = (bytes: string) => split(bytes, bytes.indexOf('\r\n\r\n') + 4);
const withLength = (length: string) => request({ length });
const withType = (type: string | null) => request({ type });
const with_ = (...more: string[]) => request({ more });

/** Requests that are served directly, and what they are answered. */
const usual: [string, string, RegExp][] = [
  ['a start of a payment', request(), /^HTTP\/1\.1 201 Created\r\n/],
  ['a start without a key', request({ key: null }), /^HTTP\/1\.1 201 /],
  ['a start that is refused', request({ body: '{refused}' }), /^HTTP\/1\.1 422 /],
  ['a start with unknown fields', request({ body: '{unknown_fields}' }), /achord-ignored-fields: /],
  ['a body that is not JSON', request({ body: '{{' }), /^HTTP\/1\.1 422 /],
  ['a body with a byte order mark', request({ body: '\xef\xbb\xbf{payment}' }), /^HTTP\/1\.1 201 /],
  ['a body that is not UTF-8', request({ body: '{"amount":"\xff"}' }), /^HTTP\/1\.1 422 /],
  ['a body of null', request({ body: 'null' }), /^HTTP\/1\.1 422 /],
  ['another common content type', withType('application/json; charset=utf-8'), /^HTTP\/1\.1 201 /],
  ['no host', request().replace('Host: x\r\n', ''), /^HTTP\/1\.1 201 /],
  ['names in upper case', request().replace('Content-Type', 'CONTENT-TYPE'), /^HTTP\/1\.1 201 /],
  ['an id of its client', with_('X-Request-Id: 019a0000-0000-7000-8000-000000000001'), /x-request-id: 019a0000-/],
  ['an id that is not a uuid', with_('X-Request-Id: secret'), /^HTTP\/1\.1 201 /],
  ['no token', request({ token: null }), /^HTTP\/1\.1 401 [\s\S]*www-authenticate: Bearer\r\n/],
  ['an unknown token', request({ token: 'Bearer achord_test_proc_nobody' }), /^HTTP\/1\.1 401 /],
  ['a revoked token', request({ token: 'Bearer {revoked}' }), /^HTTP\/1\.1 401 /],
  ['two tokens', with_('Authorization: Bearer {token}'), /^HTTP\/1\.1 401 /],
  ['a token of another scheme', request({ token: 'Basic {token}' }), /^HTTP\/1\.1 401 /],
  ['the token of an operator', request({ token: 'Bearer {admin}' }), /^HTTP\/1\.1 403 /],
  ['the token of a suspended tenant', request({ token: 'Bearer {suspended}' }), /^HTTP\/1\.1 403 /],
  ['the token of a vendor', request({ token: 'bearer  {vendor}' }), /^HTTP\/1\.1 /],
  ['an empty key', request({ key: '' }), /^HTTP\/1\.1 4/],
  ['a key that is too long', request({ key: 'k'.repeat(256) }), /^HTTP\/1\.1 4/],
  ['two keys', with_('Idempotency-Key: other'), /^HTTP\/1\.1 4/],
  ['a key in Latin-1', request({ key: 'cl\xe9 {key}' }), /^HTTP\/1\.1 201 /],
  ['a client that closes the connection', with_('Connection: close'), /\r\nConnection: close\r\n/],
  ['a client that keeps the connection', with_('Connection: keep-alive'), /\r\nKeep-Alive: timeout=75\r\n/],
  ['a bulk call', request({ target: '/3p/api/v1/transactions/bulk', body: '{items}' }), /^HTTP\/1\.1 200 /],
  ['a list', get(), /^HTTP\/1\.1 200 /],
  ['a list without a token', get({ token: null }), /^HTTP\/1\.1 401 /],
  ['a read of a record', get({ target: `${users}/{payer}` }), /^HTTP\/1\.1 200 /],
  ['a read with a uuid in upper case', get({ target: `${users}/{PAYER}` }), /^HTTP\/1\.1 200 /],
  ['a read of an unknown record', get({ target: `${users}/019a0000-0000-7000-8000-000000000001` }), /^HTTP\/1\.1 404 /],
  ['a GET with a type', get({ type: 'text/plain' }), /^HTTP\/1\.1 200 /],
  ['a change of a record', request({ method: 'PUT', target: `${users}/{payer}`, body: '{}' }), /^HTTP\/1\.1 /],
  [
    'a deletion',
    get({ method: 'DELETE', target: `${users}/019a0000-0000-7000-8000-000000000001` }),
    /^HTTP\/1\.1 404 /,
  ],
  ['a list for a wrong caller', get({ token: 'Bearer {admin}' }), /^HTTP\/1\.1 403 /],
];

/** Requests that are left to the framework. */
const odd: [string, string][] = [
  ['HTTP/1.0', request({ version: 'HTTP/1.0' })],
  ['HTTP/1.0 with keep-alive', request({ version: 'HTTP/1.0', more: ['Connection: keep-alive'] })],
  ['HTTP/2.0 as text', request({ version: 'HTTP/2.0' })],
  ['HTTP/0.9', request({ version: 'HTTP/0.9' })],
  ['an expectation of 100 Continue', with_('Expect: 100-continue')],
  ['an unknown expectation', with_('Expect: miracles')],
  ['an upgrade', with_('Connection: upgrade', 'Upgrade: websocket')],
  ['an upgrade to HTTP/2', with_('Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AA')],
  ['a chunked body', request({ length: null, more: ['Transfer-Encoding: chunked'], body: '2\r\n{}\r\n0\r\n\r\n' })],
  ['a chunked body that ends early', request({ length: null, more: ['Transfer-Encoding: chunked'], body: '2\r\n{' })],
  ['a broken chunk', request({ length: null, more: ['Transfer-Encoding: chunked'], body: 'z\r\n{}\r\n0\r\n\r\n' })],
  ['a chunked body with a length', with_('Transfer-Encoding: chunked')],
  ['a body of another coding', request({ length: null, more: ['Transfer-Encoding: gzip, chunked'] })],
  ['an unknown coding', request({ length: null, more: ['Transfer-Encoding: other'] })],
  ['a length of zero', request({ length: '0', body: '' })],
  ['neither body nor type', request({ length: null, type: null, body: '' })],
  ['a length above the limit', withLength('262145')],
  ['a length of many digits', withLength('99999999999999999999')],
  ['no type', withType(null)],
  ['an empty type', withType('')],
  ['text', withType('text/plain')],
  ['a type in upper case', withType('APPLICATION/JSON')],
  ['a quoted charset', withType('application/json; charset="utf-8"')],
  ['a charset in upper case', withType('application/json; charset=UTF-8')],
  ['another charset', withType('application/json; charset=latin1')],
  ['another parameter', withType('application/json; profile=x')],
  ['a broken parameter', withType('application/json; ;=')],
  ['two types in one', withType('application/json, application/json')],
  ['a type of another suffix', withType('application/vnd.api+json')],
  ['a compressed body', with_('Content-Encoding: gzip')],
  ['a body that is said to be plain', with_('Content-Encoding: identity')],
  ['a query', request({ target: `${start}?a=1` })],
  ['an empty query', request({ target: `${start}?` })],
  ['a fragment', request({ target: `${start}#a` })],
  ['a semicolon', request({ target: `${start};a=1` })],
  ['a trailing slash', request({ target: `${start}/` })],
  ['two slashes', request({ target: `/${start}` })],
  ['an escaped letter', request({ target: start.replace('t', '%74') })],
  ['a broken escape', request({ target: `${start}%zz` })],
  ['a path in upper case', request({ target: start.toUpperCase() })],
  ['an absolute target', request({ target: `http://x${start}` })],
  ['an asterisk', request({ target: '*' })],
  ['an unknown path', request({ target: '/3p/api/v1/transactio' })],
  ['the path of an object', request({ target: '/__proto__' })],
  ['GET of a path of POST', get({ target: start })],
  ['HEAD', get({ method: 'HEAD' })],
  ['OPTIONS', get({ method: 'OPTIONS' })],
  ['TRACE', get({ method: 'TRACE' })],
  ['PATCH', request({ method: 'PATCH' })],
  ['a GET with a length of zero', get({ length: '0' })],
  ['a GET with chunks', get({ more: ['Transfer-Encoding: chunked'], body: '0\r\n\r\n' })],
  ['a GET with a body', get({ length: '2', type: 'application/json', body: '{}' })],
  ['a GET with a query', get({ target: `${users}?per_page=1&per_page=2` })],
  ['a read of what is no uuid', get({ target: `${users}/019a0000-0000-7000-8000-00000000000z` })],
  ['a read below a uuid', get({ target: `${users}/019a0000-0000-7000-8000-000000000001/x` })],
  ['a read with an escaped digit', get({ target: `${users}/%3019a0000-0000-7000-8000-000000000001` })],
  ['a uuid where no path has one', get({ target: '/3p/api/019a0000-0000-7000-8000-000000000001' })],
  ['a path with a slash in place of a uuid', get({ target: `${users}/` })],
  ['a deletion with a type', get({ method: 'DELETE', target: `${users}/{payer}`, type: 'text/plain' })],
  ['a deletion with a body', request({ method: 'DELETE', target: `${users}/019a0000-0000-7000-8000-000000000001` })],
  ['health', get({ target: '/health/live', token: null })],
];

/** Bytes that are not a request, or more than one. */
const unreadable: [string, string][] = [
  ['a method in lower case', request({ method: 'post' })],
  ['an unknown method', request({ method: 'BREW' })],
  ['CONNECT', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['no HTTP', 'hello\r\n\r\n'],
  ['no version', `POST ${start}\r\n\r\n`],
  ['a body without a length', request({ length: null })],
  ['a length of letters', withLength('abc')],
  ['a length with a sign', withLength('+5')],
  ['two lengths', with_('Content-Length: 5')],
  ['two equal types', with_('Content-Type: application/json')],
  ['two types', with_('Content-Type: text/plain')],
  ['a folded header', with_('X-Folded: a', ' b')],
  ['a blank in a name', with_('X Blank: a')],
  ['a NUL in a header', with_('X-Nul: a\0b')],
  ['a letter of Latin-1 in a header', with_('X-Letter: \xe9')],
  ['a header without a colon', with_('nothing')],
  ['line feeds only', request({ eol: '\n' })],
  ['empty lines before it', `\r\n\r\n${request()}`],
  ['a head that is too large', with_(`X-Large: ${'x'.repeat(20_000)}`)],
  ['many headers', with_(...Array.from({ length: 200 }, (_, n) => `X-Many-${n}: ${n}`))],
  ['accept-version', with_('Accept-Version: 1.x')],
  ['a method in a header', with_('X-HTTP-Method-Override: DELETE')],
  ['a body that is longer than its length', withLength('2')],
  ['a body that is shorter than its length', withLength('200000')],
  ['three requests at once', request() + request({ key: null }) + get()],
  ['a request behind one for the framework', request({ target: `${start}/` }) + request()],
  ['a request behind a refused one', request({ token: null }) + request()],
  ['a request behind one that closes', with_('Connection: close') + request()],
  ['a request before broken bytes', `${request()}broken\r\n\r\n`],
  ['a request before half of one', request() + request().slice(0, 40)],
];

describe('A usual request gets the same from both ways', () => {
  it.each(usual)('%s', async (_name, bytes, answer) => {
    const before = ways.direct.byFramework();
    expect(await expectSame(one(bytes))).toMatch(answer);
    expect(ways.direct.byFramework()).toBe(before);
  });
});

describe('An odd request is left to the framework', () => {
  it.each(odd)('%s', async (_name, bytes) => {
    const before = [ways.direct.byFramework(), ways.framework.byFramework()];
    expect(await expectSame(one(bytes))).toMatch(/^HTTP\/1\.1 /);
    const after = [ways.direct.byFramework(), ways.framework.byFramework()];
    expect(after[0]! - before[0]!).toBe(after[1]! - before[1]!);
  });
});

describe('Other bytes get the same from both ways', () => {
  it.each(unreadable)('%s', async (_name, bytes) => void (await expectSame(one(bytes))));

  const bytes = request();
  const body = bytes.indexOf('\r\n\r\n') + 4;
  it.each<[string, Script]>([
    ['a body behind its head', { parts: afterHead(bytes), ending: 'half-close' }],
    ['a body in two parts', { parts: split(bytes, body + 9), ending: 'half-close' }],
    ['a head in two parts', { parts: split(bytes, 30), ending: 'half-close' }],
    ['one byte at a time', { parts: [...bytes.slice(0, 40), bytes.slice(40)], ending: 'half-close' }],
    ['a body behind a refused head', { parts: afterHead(request({ token: null })), ending: 'half-close' }],
    [
      'a body behind a head for another caller',
      { parts: afterHead(request({ token: 'Bearer {admin}' })), ending: 'half-close' },
    ],
    [
      'a body behind a head that asks for it',
      { parts: afterHead(with_('Expect: 100-continue')), ending: 'half-close' },
    ],
    ['half a head, then the end', one(bytes.slice(0, 40))],
    ['half a body, then the end', one(bytes.slice(0, body + 9))],
    ['half a body, then a reset', one(bytes.slice(0, body + 9), 'reset')],
    ['a head, then a reset', one(bytes.slice(0, body), 'reset')],
    ['a whole request, then a reset', one(bytes, 'reset')],
    ['a second request on the connection', { parts: [bytes, get(), bytes], ending: 'half-close' }],
    ['a second request behind a refused one', { parts: [request({ token: null }), bytes], ending: 'half-close' }],
    ['a large body', one(request({ body: `${' '.repeat(200_000)}{payment}` }))],
    [
      'a large body in parts',
      { parts: afterHead(request({ body: `${' '.repeat(200_000)}{payment}` })), ending: 'half-close' },
    ],
  ])('%s', async (_name, script) => void (await expectSame(script)));
});

describe('Random requests get the same from both ways', () => {
  const oneOf = (values: readonly (string | null)[]) =>
    fc.option(fc.constantFrom(...values), { nil: undefined, freq: 3 });
  const sent = fc.record({
    method: oneOf(['POST', 'POST', 'GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']),
    target: oneOf([
      start,
      `${start}/`,
      `${start}?x=1`,
      users,
      '/3p/api/v1/transactions/bulk',
      '/',
      `${users}/019a0000-0000-7000-8000-000000000001`,
      '/nowhere',
      '/health/live',
    ]),
    version: oneOf(['HTTP/1.1', 'HTTP/1.0']),
    token: oneOf([null, 'Bearer {vendor}', 'Bearer {admin}', 'Bearer {revoked}', 'Bearer {suspended}', 'Basic x']),
    key: oneOf([null, '', '{key}', '{key}, {key}', '\x7f']),
    type: oneOf([
      null,
      'application/json;charset=utf-8',
      'application/json ; charset=utf8',
      'text/plain',
      'application/jsonx',
    ]),
    length: oneOf([null, '0', '1', '3000']),
    more: fc.array(
      fc.constantFrom(
        'Connection: close',
        'Connection: keep-alive',
        'Connection: x',
        'Expect: 100-continue',
        'Transfer-Encoding: chunked',
        'Content-Encoding: identity',
        'Accept: text/html',
        'X-Request-Id: 019a0000-0000-7000-8000-000000000002',
        'Idempotency-Key: again',
        'Authorization: Bearer {token}',
        'Upgrade: h2c',
      ),
      { maxLength: 2 },
    ),
    body: oneOf([
      '',
      '{}',
      '{payment}',
      '{refused}',
      '{unknown_fields}',
      '{items}',
      '[1,',
      '2\r\n{}\r\n0\r\n\r\n',
      '\xff',
    ]),
  });
  const scripts = fc
    .record({
      requests: fc.array(sent, { minLength: 1, maxLength: 3 }),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2 }),
      ending: fc.constantFrom<Script['ending']>('half-close', 'half-close', 'half-close', 'reset'),
    })
    .map(({ requests, cuts, ending }) => {
      const all = requests.map((one) => request(one as Sent)).join('');
      // Whether a request is stored before a reset is chance: its key is of no other script.
      const bytes = ending === 'reset' ? all.replaceAll('Idempotency-Key: again', 'Idempotency-Key: {key}') : all;
      // A value of this run is never cut: it is filled in later.
      const places = cuts
        .map((at) => Math.floor(at * bytes.length))
        .map((at) => bytes.indexOf('\n', at) + 1 || bytes.length)
        .sort((a, b) => a - b);
      const edges = [0, ...places, bytes.length];
      const parts = edges.slice(1).map((to, index) => bytes.slice(edges[index], to));
      return { parts: parts.filter((part) => part !== ''), ending };
    });

  it('with odd heads and bodies, in parts, one behind the other, closed and reset', async () => {
    await fc.assert(
      fc.asyncProperty(scripts, async (script) => void (await expectSame(script))),
      { numRuns: budget({ usual: 15, campaign: 1_000 }) },
    );
  });
});

describe('At a limit both ways answer the same', () => {
  it('of the rate', async () => {
    const limited = await twoWays(service, tokens, { rateLimitPerMinute: 6 });
    for (let round = 0; round < 2; round++) await expectSame(one(request() + get() + request()), limited);
    expect(await expectSame(one(request()), limited)).toMatch(/^HTTP\/1\.1 429 [\s\S]*x-ratelimit-remaining: 0\r\n/);
    await limited.close();
  });

  it('of requests in progress', async () => {
    const limited = await twoWays(service, tokens, { inProgressLimit: 1 });
    expect(await expectSame(one(request({ key: null }) + request({ key: null })), limited)).toMatch(/HTTP\/1\.1 503 /);
    await limited.close();
  });

  it('of arriving bodies', async () => {
    const limited = await twoWays(service, tokens, { unreadPlaces: 1 });
    const slow = filled(one(afterHead(request())[0]!), randomUUID()).parts[0]!;
    const clients = [];
    for (const way of [limited.direct, limited.framework]) {
      const client = openRaw(way.address);
      clients.push(client);
      client.write(slow);
      await expect.poll(() => way.arrived()).toBe(slow.length);
      await way.quiet();
    }
    expect(await expectSame(one(request()), limited)).toMatch(/^HTTP\/1\.1 503 /);
    for (const client of clients) client.destroy();
    await limited.close();
  });

  it('while the service leaves: it answers, and ends each connection', async () => {
    const leaving = await twoWays(service, tokens);
    for (const way of [leaving.direct, leaving.framework]) way.server.leave();
    expect(await expectSame(one(request()), leaving)).toMatch(/^HTTP\/1\.1 201 [\s\S]*\r\nconnection: close\r\n/);
    const health = 'GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n';
    expect(await expectSame(one(health), leaving)).toMatch(/^HTTP\/1\.1 503 [\s\S]*"shutting down"/);
    await leaving.close();
  });

  it('while the service stops', async () => {
    const stopping = await twoWays(service, tokens);
    for (const way of [stopping.direct, stopping.framework]) way.server.drain();
    expect(await expectSame(one(request()), stopping)).toMatch(/^HTTP\/1\.1 503 [\s\S]*"shutting_down"/);
    await stopping.close();
  });

  it('when a request ends after the service has begun to stop', async () => {
    const received = [];
    const stopping = await twoWays(service, tokens);
    for (const way of [stopping.direct, stopping.framework]) {
      const [head, rest] = split(filled(one(request()), randomUUID()).parts[0]!, 40);
      const client = openRaw(way.address);
      client.write(head!);
      await expect.poll(() => way.arrived()).toBe(head!.length);
      const stopped = way.server.app.close();
      await way.quiet();
      client.write(rest!);
      received.push((await client.closed).replace(/^(Date|x-request-id): .*$/gm, ''));
      await stopped;
    }
    expect(received[0]).toBe(received[1]);
    expect(received[0]).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nconnection: close\r\n[\s\S]*"shutting_down"/);
  });

  it('when the caller cannot be looked up', async () => {
    const broken = await twoWays(service, tokens, {
      findCaller: () => Promise.reject(new Error('a fault of ours')),
    });
    expect(await expectSame(one(request()), broken)).toMatch(/^HTTP\/1\.1 500 /);
    await broken.close();
  });
});
