// Connections: each one ends, whatever its client does, and idle ones make room for others.
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildServer, type Server } from '../../../src/api/http/server.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { openMetrics } from '../../../src/platform/metrics.ts';
import { metricsIn } from '../../support/service/metrics.ts';
import { openRaw, type RawClient } from '../../support/service/raw-http.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const limit = 9;
/** The limit of connections from one address. */
const ofOneAddress = 7;
const live = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
const answered = /^HTTP\/1\.1 200 [\s\S]*"live"/;

let service: TestService;
let server: Server;
let address: string;
let requests: PromiseWithResolvers<void>[];
const clients: RawClient[] = [];

/** `lookEveryMs`: how often overdue connections are closed. */
async function serve(lookEveryMs: number, requestTimeoutMs: number): Promise<void> {
  const { database, callers, execution, clock } = service.context;
  server = await buildServer({
    operations: [],
    findCaller: callers.find,
    execution,
    clock,
    log: logTo({ write: () => {} }, 'silent'),
    metrics: openMetrics(database, 'test'),
    showsMetricsTo: 'anyone',
    unready: async () => [],
    rateLimitPerMinute: 0,
    inProgressLimit: 10,
    unreadPlaces: 10,
    connectionsLimit: limit,
    lookEveryMs,
    requestTimeoutMs,
  });
  requests = [];
  server.app.get('/waits', async () => {
    const waiting = Promise.withResolvers<void>();
    requests.push(waiting);
    await waiting.promise;
    return { status: true };
  });
  server.app.get('/large', async () => Buffer.alloc(32 * 2 ** 20, 'x'));
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
}

function open(options: Parameters<typeof openRaw>[1] = {}): RawClient {
  const client = openRaw(address, options);
  clients.push(client);
  return client;
}

/** The open connections of the service, as the system counts them. */
const connections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));

/** Read over a separate connection. */
async function metrics(): Promise<Record<string, number>> {
  const client = open();
  client.write('GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return metricsIn(await client.closed);
}

beforeAll(async () => {
  service = await testService();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  for (const request of requests) request.resolve();
  await server.app.close();
});

describe('A connection whose client is too slow', () => {
  it.each([
    ['after half a head', 'GET /health/live HTTP/1.1\r\nHost'],
    ['without sending anything', ''],
  ])('%s is closed by the service', async (_when, bytes) => {
    await serve(20, 100);
    const client = open({ halfOpen: true });
    await once(client.socket, 'connect');
    client.write(bytes);
    await client.received(/^HTTP\/1\.1 408 /);
    await expect.poll(connections).toBe(0);
  });
});

describe('A connection that its client leaves open', () => {
  beforeEach(() => serve(100, 60_000));

  it.each([
    ['after bytes that are no HTTP', 'hello\r\n\r\n', 400],
    ['after CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'after half an upload that was refused',
      'POST /health/live HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
      405,
    ],
    ['after it asked to close', `${live.trim()}\r\nConnection: close\r\n\r\n`, 200],
  ])('%s is closed by the service', async (_when, bytes, status) => {
    const client = open({ halfOpen: true });
    await once(client.socket, 'connect');
    client.write(bytes);
    await client.received(new RegExp(`^HTTP/1\\.1 ${status} `));
    await expect.poll(connections).toBe(0);
  });

  it('without reading its answer is closed by the service', async () => {
    const client = open();
    client.socket.pause();
    client.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(async () => (await metrics())['achord_http_connections_ended_total{reason="not_taken"}']).toBe(1);
    await expect.poll(connections).toBe(0);
  });

  it('after ending its own half is answered and closed', async () => {
    const client = open({ halfOpen: true });
    client.socket.end(live);
    expect(await client.closed).toMatch(answered);
    await expect.poll(connections).toBe(0);
  });

  it('is not read after the end: nothing that it still sends has an effect', async () => {
    const client = open({ halfOpen: true });
    const waits = 'GET /waits HTTP/1.1\r\nHost: x\r\n\r\n';
    client.write(`POST /health/live HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n`);
    await client.received(/^HTTP\/1\.1 405 [\s\S]*method_not_allowed/);
    client.write(`{${waits}`);
    await expect.poll(connections).toBe(0);
    expect(requests).toEqual([]);
  });

  it('gets the refusal of its upload, although it continues to send', async () => {
    const client = open();
    client.write('POST /health/live HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n');
    for (let part = 0; part < 100; part++) client.write('x'.repeat(65_536));
    expect(await client.closed).toMatch(/^HTTP\/1\.1 405 [\s\S]*method_not_allowed/);
  });
});

describe('Connections at their limit', () => {
  beforeEach(() => serve(60_000, 60_000));

  it('that have sent nothing make room for new ones, the oldest first', async () => {
    const silent: RawClient[] = [];
    for (let count = 0; count < 3 * limit; count++) {
      const client = open();
      await once(client.socket, 'connect');
      silent.push(client);
      const newcomer = open();
      newcomer.write(live);
      await newcomer.received(answered);
      expect(await connections()).toBeLessThanOrEqual(limit);
      newcomer.destroy();
      await newcomer.closed;
    }
    await silent[0]!.closed;
    expect(silent.at(-1)!.socket.destroyed).toBe(false);
    const shown = await metrics();
    expect(shown['achord_http_connections_ended_total{reason="gave_way"}']).toBeGreaterThan(limit);
    expect(shown.achord_http_connections_limit).toBe(limit);
    expect(shown.achord_http_connections).toBeLessThanOrEqual(limit);
  });

  it('between two requests make room when every other one is in use', async () => {
    const kept: RawClient[] = [];
    for (let count = 0; count < 2 * limit; count++) {
      const client = open();
      client.write(live);
      await client.received(answered);
      kept.push(client);
    }
    await kept[0]!.closed;
    const last = kept.at(-1)!;
    last.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await last.closed).toContain('"openapi"');
  });

  it('with requests in progress stay: a new one gets a refusal with its reason, and others of its address are closed', async () => {
    const busy: RawClient[] = [];
    while (requests.length < ofOneAddress) {
      const client = open();
      busy.push(client);
      client.write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n');
      await expect.poll(() => requests.length).toBe(busy.length);
    }
    const refused = open();
    refused.write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n');
    const text = await refused.closed;
    expect(text).toMatch(/^HTTP\/1\.1 429 [\s\S]*Retry-After: 1[\s\S]*"code":"too_many_connections"/);
    expect(requests).toHaveLength(ofOneAddress);

    // Refused connections stay open until their client closes them, and their number is limited,
    // too.
    const more = Array.from({ length: 50 }, () => open({ halfOpen: true }));
    await expect
      .poll(() => more.filter(({ text }) => text().startsWith('HTTP/1.1 429 ')).length)
      .toBe(limit + 32 - ofOneAddress);
    await expect
      .poll(() => more.filter(({ socket, text }) => socket.readableEnded && text() === '').length)
      .toBe(50 + ofOneAddress - limit - 32);
    expect(await connections()).toBeLessThanOrEqual(limit + 32);

    for (const request of requests) request.resolve();
    for (const client of busy) await client.received(/^HTTP\/1\.1 200 /);
    for (const client of more) client.destroy();
    await expect.poll(connections).toBe(ofOneAddress);
    const shown = await metrics();
    expect(shown['achord_http_refused_total{reason="too_many_connections"}']).toBe(1 + limit + 32 - ofOneAddress);
    expect(shown['achord_http_connections_ended_total{reason="dropped"}']).toBe(50 + ofOneAddress - limit - 32);
  });

  // Other systems have no second loopback address.
  it.runIf(process.platform === 'linux')('leave room for another address', async () => {
    const busy: RawClient[] = [];
    while (requests.length < ofOneAddress) {
      const client = open();
      busy.push(client);
      client.write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n');
      await expect.poll(() => requests.length).toBe(busy.length);
    }
    const neighbor = open({ from: '127.0.0.2' });
    neighbor.write(live);
    await neighbor.received(answered);
  });
});

afterAll(() => service.stop());
