// GET /admin/v1/live: the stream names what has changed, in any process, and always ends.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchTopics } from '../../../src/oversight/desk/live/watch-topics.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { noteCall } from '../../support/service/called-operations.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});

/** A payment whose event has its position; the worker gives it otherwise. */
async function started(): Promise<{ uuid: string }> {
  const payment = await payments.started();
  await service.send('GET', '/3p/api/v1/events?after=latest', { token: payments.processor.token });
  return payment;
}

const open: AbortController[] = [];
afterAll(() => {
  for (const one of open) one.abort();
});

/** Opens a stream. `until` reads on until the text so far has what is looked for. */
async function follow(token = service.adminToken) {
  const aborting = new AbortController();
  open.push(aborting);
  const response = await fetch(`${service.address}/admin/v1/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: aborting.signal,
  });
  if (response.ok) noteCall('GET /admin/v1/live');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async until(wanted: string): Promise<void> {
      while (!text.includes(wanted)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`the stream ended: ${text}`);
        text += value;
      }
      text = '';
    },
    async ended(): Promise<boolean> {
      for (;;) if ((await reader.read()).done) return true;
    },
    close: () => aborting.abort(),
  };
}

const issueToken = async (): Promise<string> => {
  const body = { admin: true, name: 'a program', role: 'viewer', reason: 'A test.' };
  return (await service.send('POST', '/admin/v1/tokens', { body })).body.data.token;
};

describe('GET /admin/v1/live', () => {
  it('begins at once, and names the topics of which something has changed', async () => {
    const stream = await follow();
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    expect(stream.response.headers.get('content-disposition')).toBeNull();
    await stream.until('retry: 2000');
    const { uuid } = await started();
    await stream.until('event: changed\ndata: {"topics":["transactions"');
    await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body: { kind: 'risk', reason: 'A look.' } });
    await stream.until('"decisions"');
    stream.close();
  });

  it('is for operators, ten of one token and fifty in all; one that ends makes room', async () => {
    expect((await service.send('GET', '/admin/v1/live', { token: payments.processor.token })).status).toBe(403);
    const streams: Awaited<ReturnType<typeof follow>>[] = [];
    const opened = async (): Promise<number> => {
      const before = streams.length;
      const token = await issueToken();
      for (;;) {
        const stream = await follow(token);
        if (stream.response.status === 429) return streams.length - before;
        streams.push(stream);
      }
    };
    expect([await opened(), await opened(), await opened(), await opened()]).toEqual([10, 10, 10, 10]);
    // The stream of an earlier test may not be noticed as closed yet.
    expect([9, 10]).toContain(await opened());
    expect(await opened()).toBe(0);
    // Other requests have room next to them.
    const others = await Promise.all(Array.from({ length: 60 }, () => service.send('GET', '/admin/v1/today')));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    for (const one of streams) one.close();
    let again = await follow();
    // The service notices the closed connections a moment later.
    for (; again.response.status === 429; again = await follow()) await new Promise((go) => setTimeout(go, 20));
    expect(again.response.status).toBe(200);
    again.close();
  });

  it('ends when the service stops, which does not wait for it', async () => {
    const other = await testService();
    const response = await fetch(`${other.address}/admin/v1/live`, {
      headers: { authorization: `Bearer ${other.adminToken}` },
    });
    const reader = response.body!.getReader();
    await reader.read();
    const stopping = other.stop();
    while (!(await reader.read()).done);
    await stopping;
  });
});

describe('A watch of topics', () => {
  it('asks nothing without followers, goes on after a failure, and ends its followers', async () => {
    const { database } = service.context;
    let asked = 0;
    let fails = false;
    const failures: unknown[] = [];
    const counting = {
      ...database,
      query: ((text: string, values: unknown[]) => {
        asked++;
        return fails ? Promise.reject(new Error('away')) : database.query(text, values);
      }) as typeof database.query,
    };
    const stopping = new AbortController();
    const watch = watchTopics([counting], stopping.signal, (error) => failures.push(error), 5);
    const follower = watch.follow('');
    await follower.ready();
    while (asked < 3) await new Promise((go) => setTimeout(go, 5));
    fails = true;
    while (failures.length === 0) await new Promise((go) => setTimeout(go, 5));
    fails = false;
    await started();
    expect(await follower.changed()).toContain('transactions');
    follower.end();
    expect([await follower.changed(), watch.followers()]).toEqual([null, 0]);
    await new Promise((go) => setTimeout(go, 50));
    const before = asked;
    await new Promise((go) => setTimeout(go, 50));
    expect(asked).toBe(before);
    const last = watch.follow('');
    stopping.abort();
    expect(await last.changed()).toBeNull();
  });

  it('follows a database while another one does not answer', async () => {
    const { database } = service.context;
    const away = { query: () => Promise.reject(new Error('away')) };
    const stopping = new AbortController();
    const watch = watchTopics([away, database], stopping.signal, () => {}, 5);
    const follower = watch.follow('');
    await follower.ready();
    await started();
    expect(await follower.changed()).toContain('transactions');
    stopping.abort();
  });
});
