// What the client sends again, under which key, and after how long: asked of a server that fails in
// every way.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestWaitMs, mayRetry, waitBefore } from '../../../clients/typescript/src/http/retries.ts';
import {
  Achord,
  ConnectionError,
  IdempotencyError,
  RateLimitError,
  type RequestError,
  ServiceError,
  StateError,
  TimeoutError,
} from '../../../clients/typescript/src/index.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';

interface Seen {
  method: string;
  key: string | undefined;
  body: string;
}

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const done: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'r-1' });
  response.end(JSON.stringify({ status: true, message: 'Done.', data: { uuid: 'u' }, errors: [] }));
};

const refused =
  (status: number, code: string, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(
      JSON.stringify({
        status: false,
        message: 'No.',
        data: null,
        errors: [{ field: 'amount', code, message: 'A whole number of cents.' }],
      }),
    );
  };

const cut: Reply = (response) => response.socket!.destroy();
const cutInBody: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"status":', () => response.socket!.destroy());
};
const silent: Reply = () => {};

/** A server that answers with these replies, one after another, the last one again and again. */
async function serverWith(...replies: Reply[]) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method!, key: request.headers['idempotency-key'] as string | undefined, body });
    (replies[seen.length - 1] ?? replies.at(-1)!)(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endAfterFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { seen, achord: new Achord({ baseUrl: `${baseUrl}/`, token: 'achord_test_proc_x' }) };
}

const payment = { payer_uuid: 'a', payee_uuid: 'b', amount: 1 };
const failureOf = async (call: PromiseLike<unknown>): Promise<RequestError> => {
  try {
    await call;
  } catch (error) {
    return error as RequestError;
  }
  throw new Error('it did not fail');
};

describe('A POST', () => {
  it.each([
    ['a broken connection', cut],
    ['a connection that breaks in the answer', cutInBody],
    ['a key in flight', refused(409, 'idempotency_key_in_flight')],
    ['429', refused(429, 'too_many_requests', { 'retry-after': '0' })],
    ['502 of a proxy', (response: ServerResponse) => response.writeHead(502).end('<html>')],
    ['503', refused(503, 'overloaded')],
    ['504 of a proxy', (response: ServerResponse) => response.writeHead(504).end()],
  ])('is sent again after %s, with the same key and body', async (_, reply: Reply) => {
    const { seen, achord } = await serverWith(reply, done);
    expect(await achord.transactions.create(payment)).toEqual({ uuid: 'u' });
    expect(seen).toHaveLength(2);
    expect(seen[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen[1]).toEqual(seen[0]);
    expect(JSON.parse(seen[0]!.body)).toEqual(payment);
  });

  it('has the key of the caller', async () => {
    const { seen, achord } = await serverWith(cut, done);
    await achord.transactions.create(payment, { idempotencyKey: 'order-7' });
    expect(seen.map(({ key }) => key)).toEqual(['order-7', 'order-7']);
  });

  it.each([
    ['422', refused(422, 'not_cancelable'), StateError, 'not_cancelable'],
    ['500', refused(500, 'internal_error'), ServiceError, 'internal_error'],
    [
      'a key that was used for something else',
      refused(422, 'idempotency_key_reused'),
      IdempotencyError,
      'idempotency_key_reused',
    ],
  ])('is not sent again after %s', async (_, reply, Kind, code) => {
    const { seen, achord } = await serverWith(reply, done);
    const failure = await failureOf(achord.transactions.create(payment, { idempotencyKey: 'k' }));
    expect(failure).toBeInstanceOf(Kind);
    expect(failure).toMatchObject({ code, retryable: false, idempotencyKey: 'k' });
    expect(failure.message).toBe('No. amount: A whole number of cents.');
    expect(seen).toHaveLength(1);
  });

  it('is sent as often as the settings and the call allow', async () => {
    const { seen, achord } = await serverWith(refused(503, 'overloaded'));
    await failureOf(achord.transactions.create(payment, { maxRetries: 0 }));
    expect(seen).toHaveLength(1);
    const failure = await failureOf(achord.transactions.create(payment, { maxRetries: 1 }));
    expect(failure).toMatchObject({ status: 503, retryable: true });
    expect(seen).toHaveLength(3);
  });

  it('that is asked to wait for longer than a minute is left to the caller', async () => {
    const { seen, achord } = await serverWith(refused(429, 'too_many_requests', { 'retry-after': '61' }));
    const failure = await failureOf(achord.transactions.create(payment));
    expect(failure).toBeInstanceOf(RateLimitError);
    expect(failure.retryable).toBe(true);
    expect(seen).toHaveLength(1);
  });

  it('that gets no answer in time ends with what may have happened', async () => {
    const { seen, achord } = await serverWith(silent);
    const failure = await failureOf(achord.transactions.create(payment, { timeout: 50, maxRetries: 1 }));
    expect(failure).toBeInstanceOf(TimeoutError);
    expect(failure).toMatchObject({ status: 0, code: 'timeout', retryable: true, idempotencyKey: seen[0]!.key });
    expect(seen).toHaveLength(2);
  });

  it('ends when its signal ends, also between two attempts', async () => {
    const { seen, achord } = await serverWith(refused(429, 'too_many_requests', { 'retry-after': '30' }));
    const ending = new AbortController();
    const call = achord.transactions.create(payment, { signal: ending.signal });
    const ended = expect(call).rejects.toThrow('enough');
    await expect.poll(() => seen.length).toBe(1);
    ending.abort(new Error('enough'));
    await ended;
    expect(seen).toHaveLength(1);
    const [before] = [AbortSignal.abort(new Error('never'))];
    await expect(achord.transactions.create(payment, { signal: before })).rejects.toThrow('never');
    expect(seen).toHaveLength(1);
  });
});

describe('A GET', () => {
  it('is sent again after a broken connection, without a key', async () => {
    const { seen, achord } = await serverWith(cut, cutInBody, done);
    await achord.transactions.get('u');
    expect(seen.map(({ method, key }) => [method, key])).toEqual(Array(3).fill(['GET', undefined]));
  });

  it('answers with its status, message and request id on demand, and is sent once', async () => {
    const { seen, achord } = await serverWith(done);
    const call = achord.transactions.get('u');
    expect(await call.withResponse()).toMatchObject({
      status: 200,
      message: 'Done.',
      requestId: 'r-1',
      isReplay: false,
    });
    expect(await call).toEqual({ uuid: 'u' });
    expect(await call.finally(() => {})).toEqual({ uuid: 'u' });
    expect(seen).toHaveLength(1);
  });

  it('without a uuid is not sent: its path would be a list’s path', async () => {
    const { seen, achord } = await serverWith(done);
    await expect(achord.transactions.get('')).rejects.toThrow('uuid is needed.');
    expect(seen).toHaveLength(0);
  });
});

describe('A DELETE', () => {
  it.each([
    ['a broken connection', cut],
    ['a connection that breaks in the answer', cutInBody],
    ['429', refused(429, 'too_many_requests', { 'retry-after': '0' })],
    ['503', refused(503, 'overloaded')],
  ])('is sent again after %s: what is deleted or canceled is answered with 200', async (_, reply: Reply) => {
    const { seen, achord } = await serverWith(reply, done);
    expect(await achord.transactions.cancel('u')).toEqual({ uuid: 'u' });
    expect(seen.map(({ method, key }) => [method, key])).toEqual(Array(2).fill(['DELETE', undefined]));
  });

  it.each([
    ['', cut],
    [' in the answer', cutInBody],
  ])(
    'of which no answer comes says that the connection broke%s, and not that nothing was reached',
    async (_, reply) => {
      const { achord } = await serverWith(reply);
      const failure = await failureOf(achord.transactions.cancel('u', {}, { maxRetries: 0 }));
      expect(failure).toBeInstanceOf(ConnectionError);
      expect(failure).toMatchObject({ status: 0, code: 'connection_failed', retryable: true });
      expect(failure.message).toBe('The connection broke before the answer came. The request may have had its effect.');
      expect(failure.cause).toBeDefined();
    },
  );

  it('that reaches nothing says so', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const unreachable = new Achord({ baseUrl: `http://127.0.0.1:${port}`, token: 'achord_test_proc_x', maxRetries: 0 });
    const failure = await failureOf(unreachable.transactions.cancel('u'));
    expect(failure).toMatchObject({ code: 'connection_failed', message: 'The service cannot be reached.' });
  });
});

describe('The wait before an attempt', () => {
  it('doubles up to eight seconds, at random down to half, and is never shorter than Retry-After', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.option(fc.integer({ min: 0, max: 120 })), (attempt, seconds) => {
        const ms = waitBefore(attempt, seconds === null ? null : String(seconds), 0);
        const most = Math.min(8_000, 500 * 2 ** (attempt - 1));
        expect(ms).toBeGreaterThanOrEqual(Math.max(most / 2, (seconds ?? 0) * 1_000));
        expect(ms).toBeLessThanOrEqual(Math.max(most, (seconds ?? 0) * 1_000));
      }),
    );
  });

  it('reads a date, and nothing from what is neither', () => {
    const now = Date.parse('2026-03-02T14:05:00Z');
    expect(waitBefore(1, 'Mon, 02 Mar 2026 14:05:40 GMT', now)).toBe(40_000);
    expect(waitBefore(1, 'Mon, 02 Mar 2026 14:04:40 GMT', now)).toBeLessThanOrEqual(500);
    expect(waitBefore(1, 'soon', now)).toBeLessThanOrEqual(500);
    expect(longestWaitMs).toBe(60_000);
  });

  it('is only for endings that say nothing about the request', () => {
    for (const status of [null, 409, 429, 502, 503, 504]) expect(mayRetry(status)).toBe(true);
    for (const status of [200, 400, 401, 404, 408, 422, 500]) expect(mayRetry(status)).toBe(false);
  });
});
