// Limits of the service: request rate, requests in progress, slow clients, draining.
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type Server } from '../../../src/api/http/server.ts';
import type { Connection } from '../../../src/platform/database/database.ts';
import { openMetrics } from '../../../src/platform/metrics.ts';
import { paymentsOf } from '../../support/payments/payments.ts';
import { personBody } from '../../support/payments/users.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { metricsOf } from '../../support/service/metrics.ts';
import { sendRaw } from '../../support/service/raw-http.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

const people = '/3p/api/v1/register/person';

function expectTryAgain(answer: TestAnswer, status: number, code: string): void {
  expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
}

describe('With a rate limit', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await testService({ settings: { ACHORD_RATE_LIMIT: '5' } });
  });

  it('a tenant above its rate is answered 429 with Retry-After, before the service reads the request', async () => {
    const { token } = await service.processor();
    const post = (request: object) => service.send('POST', people, { token, ...request });
    const used = await Promise.all(Array.from({ length: 5 }, () => post({ body: personBody })));
    expect(used.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expectTryAgain(await post({ body: personBody, key: 'limited' }), 429, 'too_many_requests');
    expectTryAgain(await post({ body: 'x'.repeat(300_000) }), 429, 'too_many_requests');
    expectTryAgain(await post({ body: 'x', headers: { 'content-encoding': 'gzip' } }), 429, 'too_many_requests');
    expectTryAgain(await post({ body: '{', key: 'a\tb' }), 429, 'too_many_requests');
    const stored = await service.context.database.query('SELECT 1 FROM idempotency_keys');
    expect(stored).toEqual([]);
  });

  it('a tenant shares one rate among all its tokens, and a vendor has its own', async () => {
    const service = await testService({ settings: { ACHORD_RATE_LIMIT: '8' } });
    const { uuid, token } = await service.processor();
    const vendor = await service.vendor(uuid);
    const issued = await service.send('POST', '/admin/v1/tokens', { body: { processor_uuid: uuid } });
    const list = (by: string) => service.send('GET', '/3p/api/v2/transactions', { token: by });
    for (let time = 0; time < 8; time++) expect((await list(token)).status).toBe(200);
    expectTryAgain(await list(issued.body.data.token), 429, 'too_many_requests');
    expect((await list(vendor.token)).status).toBe(200);
  });

  it('a tenant above its rate is answered before the body of its GET arrives', async () => {
    const service = await testService({ settings: { ACHORD_RATE_LIMIT: '5' } });
    const { token } = await service.processor();
    const head = `GET /3p/api/v2/transactions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
    for (let time = 0; time < 5; time++)
      expect((await service.send('GET', '/3p/api/v2/transactions', { token })).status).toBe(200);
    const awaited = `${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    expect((await sendRaw(service.address, awaited)).status).toBe(429);
  });

  it('requests of another operator, 401 answers and health checks are not counted', async () => {
    const issue = async () =>
      (await service.send('POST', '/admin/v1/tokens', { body: { admin: true } })).body.data.token;
    const [one, two] = [await issue(), await issue()];
    const clock = (token: string | null) => service.send('GET', '/sandbox/v1/clock', { token });
    for (let time = 0; time < 5; time++) expect((await clock(one)).status).toBe(200);
    expect((await clock(one)).status).toBe(429);
    expect((await clock(two)).status).toBe(200);
    expect((await clock(null)).status).toBe(401);
    expect((await service.send('GET', '/health/ready', { token: null })).status).toBe(200);
  });
});

describe('Without a rate limit', () => {
  it('no request is counted, and no header mentions a limit', async () => {
    const service = await testService();
    const answer = await service.send('GET', '/sandbox/v1/clock');
    expect([...answer.headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
  });
});

describe('Requests in progress', () => {
  let service: TestService;
  let token: string;
  let holder: Connection;
  beforeAll(async () => {
    // With four places, the last one is reserved for other tenants.
    service = await testService({ settings: { ACHORD_IN_PROGRESS_LIMIT: '4' } });
    token = (await service.processor()).token;
    holder = await service.context.database.connect();
  });
  afterAll(() => holder.release());

  const post = (key?: string) => service.send('POST', people, { token, body: personBody, ...(key ? { key } : {}) });
  // Another connection reads the activity: an atomic phase keeps the first view that it read.
  const waiting = () =>
    service.context.database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  const hold = async () => {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE users, event_positions IN EXCLUSIVE MODE');
  };
  const inProgress = async () => (await metricsOf(service)).achord_http_requests_in_progress;

  it('above the share of their tenant are refused at once with 429 and Retry-After; the others complete', async () => {
    await hold();
    const slow = [post('slow-1'), post('slow-2'), post('slow-3')];
    await expect.poll(waiting).toHaveLength(3);
    expectTryAgain(await post('turned-away'), 429, 'too_many_in_progress');
    expect((await service.send('GET', '/health/live', { token: null })).status).toBe(200);
    await holder.query('ROLLBACK');
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([201, 201, 201]);
    const retry = await post('turned-away');
    expect([retry.status, retry.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  it('for more payments than fit start each payment once when refused clients retry', async () => {
    const payments = await paymentsOf(service);
    await hold();
    const keys = Array.from({ length: 12 }, () => crypto.randomUUID());
    const turnedAway: string[] = [];
    const sent = keys.map(async (key) => {
      const answer = await payments.start({}, key);
      if (answer.status === 201) return;
      expectTryAgain(answer, 429, 'too_many_in_progress');
      turnedAway.push(key);
    });
    // The answer did not wait for the work of others.
    await expect.poll(() => turnedAway.length).toBe(9);
    await holder.query('ROLLBACK');
    await Promise.all(sent);
    for (const key of turnedAway) {
      const again = await payments.start({}, key);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, null]);
    }
    const started = await service.context.database.query<{ announced: number }>(
      `SELECT (SELECT count(*) FROM events e WHERE t.uuid = ANY (e.subject_uuids))
            + (SELECT count(*) FROM outbox o WHERE o.subject_uuid = t.uuid) AS announced
       FROM transactions t WHERE t.processor_id = $1`,
      [payments.processor.uuid],
    );
    expect(started.map(({ announced }) => announced)).toEqual(keys.map(() => 1));
  });

  it('of disconnected clients count until their work is done, and no longer', async () => {
    await hold();
    const { hostname, port } = new URL(service.address);
    const body = JSON.stringify(personBody);
    const sockets = [1, 2, 3].map(() => {
      const socket = net.connect(Number(port), hostname);
      socket.write(
        `POST ${people} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      return socket;
    });
    await expect.poll(waiting).toHaveLength(3);
    for (const socket of sockets) socket.destroy();
    expect(await inProgress()).toBe(3);
    expectTryAgain(await post(), 429, 'too_many_in_progress');
    await holder.query('ROLLBACK');
    await expect.poll(inProgress).toBe(0);
    expect((await post()).status).toBe(201);
  });

  it('that were refused, unroutable or cut off while sending do not count forever', async () => {
    const { hostname, port } = new URL(service.address);
    const unread = async () => (await metricsOf(service)).achord_http_unread_bodies;
    for (let time = 0; time < 5; time++) {
      await service.send('POST', people, { token: null });
      await service.send('GET', '/%zz', { token: null });
      await service.send('POST', '/nowhere', { token: null });
      const socket = net.connect(Number(port), hostname);
      socket.write(
        `POST ${people} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
      await expect.poll(unread).toBe(1);
      socket.destroy();
      await expect.poll(unread).toBe(0);
      expect(await inProgress()).toBe(0);
    }
  });
});

describe('A client that sends too slowly', () => {
  const head = 'Content-Type: application/json\r\nContent-Length: 5\r\n';
  let service: TestService;
  let server: Server;
  const servers: Server[] = [];
  beforeAll(async () => {
    service = await testService();
  });
  afterAll(() => Promise.all(servers.map(({ app }) => app.close())));

  /** A server that waits the given time for a request. Returns its address. */
  async function serve(requestTimeoutMs: number): Promise<string> {
    const { database, callers, execution, clock, log } = service.context;
    server = await buildServer({
      operations: [],
      findCaller: callers.find,
      execution,
      clock,
      log,
      metrics: openMetrics(database, 'test'),
      showsMetricsTo: 'anyone',
      unready: async () => [],
      rateLimitPerMinute: 0,
      inProgressLimit: 10,
      unreadPlaces: 10,
      connectionsLimit: 10,
      requestTimeoutMs,
    });
    server.app.post('/slow', async () => ({ status: true }));
    servers.push(server);
    return server.app.listen({ host: '127.0.0.1', port: 0 });
  }

  it.each([
    ['the head', 'GET /health/live HTTP/1.1\r\nHost: x\r\n'],
    ['the body', `POST /slow HTTP/1.1\r\nHost: x\r\n${head}\r\n{`],
  ])('is answered 408 when it is %s', async (_what, bytes) => {
    const answer = await sendRaw(await serve(50), bytes);
    expect([answer.status, JSON.parse(answer.text).errors[0].code]).toEqual([408, 'request_too_slow']);
  });

  it('gets one answer only when it was refused before its body arrived', async () => {
    const answer = await sendRaw(await serve(longWaitMs), `POST /health/live HTTP/1.1\r\nHost: x\r\n${head}\r\n{`);
    expect([answer.status, answer.headers.connection]).toEqual([405, 'close']);
    expect(JSON.parse(answer.text).errors[0].code).toBe('method_not_allowed');
  });

  it('while the service drains, live answers 200 and ready answers 503 with the reason', async () => {
    const address = await serve(longWaitMs);
    server.drain();
    const live = await fetch(`${address}/health/live`);
    const ready = await fetch(`${address}/health/ready`);
    expect([live.status, ready.status]).toEqual([200, 503]);
    expect(await ready.json()).toEqual({ status: 'not ready', reasons: ['shutting down'] });
  });
});
