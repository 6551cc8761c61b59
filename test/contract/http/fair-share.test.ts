// One tenant cannot stop the others: slow bodies and floods of one tenant are refused, and its
// neighbors are served.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../../src/platform/database/database.ts';
import { personBody } from '../../support/payments/users.ts';
import { metricsOf } from '../../support/service/metrics.ts';
import { openRaw, type RawClient } from '../../support/service/raw-http.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

const people = '/3p/api/v1/register/person';
const list = '/3p/api/v2/transactions';

/**
 * The head of an upload that asks before it sends. After 100 Continue the service waits for its
 * body.
 */
const headOf = (token: string, length: number) =>
  `POST ${people} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nExpect: 100-continue\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

function expectTryAgain(answer: Pick<TestAnswer, 'status' | 'body' | 'headers'>, status: number, code: string): void {
  expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
}

describe('Bodies that are sent slowly', () => {
  let service: TestService;
  let crowd: string;
  let neighbor: string;
  const clients: RawClient[] = [];
  beforeAll(async () => {
    // 4 MiB of unread bodies are 64 bodies of at most 64 KiB.
    service = await testService({ settings: { ACHORD_IN_PROGRESS_LIMIT: '4', ACHORD_UNREAD_BODIES_MIB: '4' } });
    crowd = (await service.processor('Crowd')).token;
    neighbor = (await service.processor('Neighbor')).token;
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await expect.poll(async () => (await metricsOf(service)).achord_http_unread_bodies).toBe(0);
  });

  /** Sends the head and, if the service asks for the body, one byte of it. */
  async function sendSlowly(token: string, length = 100): Promise<RawClient> {
    const client = openRaw(service.address);
    clients.push(client);
    client.write(headOf(token, length));
    await client.received(/^HTTP\/1\.1 \d+ /);
    if (client.text().startsWith('HTTP/1.1 100 ')) client.write('{');
    return client;
  }

  it('are not in progress: other requests of the same tenant and of others are served', async () => {
    for (let count = 0; count < 20; count++) expect((await sendSlowly(crowd)).text()).toMatch(/^HTTP\/1\.1 100 /);
    for (const token of [neighbor, crowd])
      for (let count = 0; count < 5; count++) {
        const answer = await service.send('POST', people, { token, body: personBody });
        expect(answer.status).toBe(201);
      }
  });

  it('are limited for each token: more are answered 429 and not read; neighbors at the same address can send theirs', async () => {
    const answers: string[] = [];
    for (let count = 0; count < 64; count++) answers.push((await sendSlowly(crowd)).text().slice(0, 12));
    expect(answers.filter((one) => one === 'HTTP/1.1 100')).toHaveLength(56);
    const refused = clients.at(-1)!;
    const text = await refused.closed;
    expect(text).toMatch(/^HTTP\/1\.1 429 /);
    expect(text).toMatch(/^retry-after: \d/m);
    expect(text).toContain('"code":"too_many_unread_bodies"');
    expect(await metricsOf(service)).toMatchObject({
      achord_http_unread_bodies: 56,
      achord_http_unread_body_bytes: 56 * 65_536,
      achord_http_requests_in_progress: 0,
      'achord_http_refused_total{reason="too_many_unread_bodies"}': 8,
    });
    expect((await sendSlowly(neighbor)).text()).toMatch(/^HTTP\/1\.1 100 /);
    expect((await service.send('POST', people, { token: neighbor, body: personBody })).status).toBe(201);
  });

  it('count with their declared length', async () => {
    for (let count = 0; count < 3; count++)
      expect((await sendSlowly(crowd, 4 * 65_536)).text()).toMatch(/^HTTP\/1\.1 100 /);
    expect(await metricsOf(service)).toMatchObject({
      achord_http_unread_bodies: 3,
      achord_http_unread_body_bytes: 12 * 65_536,
    });
  });

  it('are served when they are complete', async () => {
    const body = JSON.stringify(personBody);
    const client = await sendSlowly(crowd, body.length);
    client.write(body.slice(1));
    await client.received(/HTTP\/1\.1 201 /);
  });
});

describe('A flood of requests of one tenant', () => {
  let service: TestService;
  let crowd: string;
  let neighbor: string;
  let holder: Connection;
  beforeAll(async () => {
    service = await testService({ settings: { ACHORD_IN_PROGRESS_LIMIT: '6' } });
    crowd = (await service.processor('Crowd')).token;
    neighbor = (await service.processor('Neighbor')).token;
    holder = await service.context.database.connect();
  });
  afterAll(() => holder.release());

  it('is answered 429 beyond its share, its neighbors are served, and all of it is served after retries', async () => {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE users IN EXCLUSIVE MODE');
    const answers: TestAnswer[] = [];
    const sent = Array.from({ length: 12 }, async () => {
      const answer = await service.send('POST', people, { token: crowd, body: personBody });
      answers.push(answer);
      return answer;
    });
    // Alone it may use nearly all of the limit: 5 of 6 are in progress.
    await expect.poll(() => answers.length).toBe(7);
    for (const answer of answers) expectTryAgain(answer, 429, 'too_many_in_progress');
    expect((await service.send('GET', list, { token: neighbor })).status).toBe(200);
    const shown = await metricsOf(service);
    expect(shown).toMatchObject({
      achord_http_requests_in_progress: 5,
      achord_http_requests_in_progress_limit: 6,
      achord_http_requests_in_progress_of_busiest_tenant: 5,
      'achord_http_refused_total{reason="too_many_in_progress"}': 7,
    });

    await holder.query('ROLLBACK');
    expect((await Promise.all(sent)).filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await service.send('POST', people, { token: crowd, body: personBody })).status).toBe(201);
    expect(await metricsOf(service)).toMatchObject({ achord_http_requests_in_progress: 0 });
  });
});

describe('Connections to the database', () => {
  let service: TestService;
  let crowd: string;
  let neighbor: string;
  let holder: Connection;
  beforeAll(async () => {
    service = await testService({ settings: { ACHORD_DATABASE_CONNECTIONS: '6' } });
    crowd = (await service.processor('Crowd')).token;
    neighbor = (await service.processor('Neighbor')).token;
    holder = await service.context.database.connect();
  });
  afterAll(() => holder.release());

  it('are shared: while all requests of a flood wait for a lock, its neighbors are served', async () => {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE users IN EXCLUSIVE MODE');
    let answered = 0;
    const sent = Array.from({ length: 30 }, async () => {
      const answer = await service.send('POST', people, { token: crowd, body: personBody });
      answered++;
      return answer;
    });
    await expect.poll(async () => (await metricsOf(service)).achord_http_requests_in_progress).toBe(30);
    for (let count = 0; count < 5; count++)
      expect((await service.send('GET', list, { token: neighbor })).status).toBe(200);
    expect(answered).toBe(0);
    await holder.query('ROLLBACK');
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(201);
  });
});
