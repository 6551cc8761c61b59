// What a post answers for receivers that misbehave, and which addresses it does not reach.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longWaitMs, withDeadlineAfter } from '../../../../test/support/runner/long-wait.ts';
import { startReceiver, trustTestAuthority } from '../../../../test/support/webhooks/receiver.ts';
import { type MayReach, reachable } from '../addresses/public-address.ts';
import { type AskDns, resolveHost } from '../addresses/resolve-host.ts';
import { type Poster, poster } from './post.ts';
import type { Exchange } from './posted.ts';

const loopback = reachable(['127.0.0.0/8']);
const noDns: AskDns = () => Promise.reject(new Error('no name server'));

beforeAll(trustTestAuthority);
const posters: Poster[] = [];
afterAll(() => Promise.all(posters.map((one) => one.close())));
function posting({
  mayReach = loopback,
  ask = noDns,
  deadlineMs = longWaitMs,
}: {
  mayReach?: MayReach;
  ask?: AskDns;
  deadlineMs?: number;
} = {}) {
  const made = poster(mayReach, resolveHost(mayReach, ask), { deadlineMs, connectMs: longWaitMs });
  posters.push(made);
  return (url: string) => made.post(url, { 'content-type': 'application/json' }, '{}');
}

describe('An answer', () => {
  it('is kept up to 16 KiB, and the rest of a large one is not read', async () => {
    const piece = Buffer.alloc(64 * 1024, 'x');
    let sent = 0;
    const hook = await startReceiver((_request, response) => {
      response.writeHead(200);
      const more = () => {
        // 1 GB, as fast as the client reads.
        while (sent < 1e9 && !response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
      };
      more();
    });
    const exchange = await posting()(hook.url);
    expect(exchange).toMatchObject({ status: 200, error: null, answer: 'x'.repeat(16 * 1024) });
    expect(sent).toBeLessThan(10e6);
  });

  it('counts by its status when its body drips until the deadline', async () => {
    const hook = await startReceiver((_request, response) => {
      response.writeHead(200).write('begin');
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const exchange = await withDeadlineAfter<Exchange>(
      ({ answer }) => answer !== null && answer.length > 'begin'.length,
      (deadlineMs) => posting({ deadlineMs })(hook.url),
    );
    expect(exchange).toMatchObject({ status: 200, error: null });
    expect(exchange.answer).toMatch(/^begin\.+$/);
  });

  it('that never arrives ends with the deadline', async () => {
    const hook = await startReceiver(() => {});
    expect(await posting({ deadlineMs: 300 })(hook.url)).toMatchObject({
      status: null,
      blocked: false,
      error: 'no complete answer within 0.3 seconds',
    });
  });

  it('that is cut off, is not text, or is compressed is stored', async () => {
    const cut = await startReceiver((_request, response) => {
      response.writeHead(500, { 'content-length': '1000' }).write('part');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await posting()(cut.url)).toMatchObject({ status: 500, answer: 'part' });
    const odd = await startReceiver((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'x-odd': 'æ' }).end(Buffer.from([0x1f, 0x8b, 0, 0xff])),
    );
    const exchange = await posting()(odd.url);
    expect(exchange.status).toBe(200);
    expect(exchange.answer).not.toContain('\0');
  });

  it('that is not HTTP is a failure with an explanation', async () => {
    const hook = await startReceiver((_request, response) => response.socket!.end('SSH-2.0-OpenSSH\r\n'));
    expect(await posting()(hook.url)).toMatchObject({ status: null, error: expect.stringMatching(/\w/) });
  });
});

describe('A connection', () => {
  it('carries the next post, and more are opened only for posts at the same time', async () => {
    const hook = await startReceiver();
    const post = posting();
    for (let times = 0; times < 3; times++) expect(await post(hook.url)).toMatchObject({ status: 200 });
    expect(hook.connections()).toBe(1);
    await Promise.all([post(hook.url), post(hook.url)]);
    expect(hook.connections()).toBe(2);
    await Promise.all([post(hook.url), post(hook.url)]);
    expect(hook.connections()).toBe(2);
  });

  it('that the receiver closes after its answer is replaced', async () => {
    const hook = await startReceiver((_request, response) =>
      response.writeHead(200, { connection: 'close' }).end('ok'),
    );
    const post = posting();
    for (let times = 1; times <= 3; times++) {
      expect(await post(hook.url)).toMatchObject({ status: 200, answer: 'ok' });
      expect(hook.connections()).toBe(times);
    }
  });

  it('that failed is not used again', async () => {
    let answers = 0;
    const hook = await startReceiver((_request, response) => {
      if (answers++ === 0) response.socket!.destroy();
      else response.writeHead(200).end();
    });
    const post = posting();
    expect(await post(hook.url)).toMatchObject({ status: null });
    expect(await post(hook.url)).toMatchObject({ status: 200 });
    expect(hook.connections()).toBe(2);
  });
});

it('A stored URL that cannot be read is a failure, not an exception', async () => {
  expect(await posting()('not a URL')).toMatchObject({ status: null, blocked: false });
});

describe('A certificate', () => {
  it.each(['wrong-host.pem', 'expired.pem', 'self-signed.pem'] as const)('%s: no byte is sent', async (pem) => {
    const hook = await startReceiver(undefined, pem);
    const exchange = await posting()(hook.url);
    expect(exchange).toMatchObject({
      status: null,
      blocked: false,
      error: expect.stringMatching(/certificate|altname/i),
    });
    expect(hook.connections()).toBe(1);
    expect(hook.received).toEqual([]);
  });

  it('is verified even if the environment turns verification off', async () => {
    const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      const hook = await startReceiver(undefined, 'self-signed.pem');
      expect(await posting()(hook.url)).toMatchObject({ status: null });
      expect(hook.received).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    }
  });
});

describe('An address that is not public', () => {
  it('is not dialed when written as a literal, in any spelling', async () => {
    const hook = await startReceiver();
    const { port } = new URL(hook.url);
    const post = posting({ mayReach: reachable([]) });
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '１27.0.0.1',
      '[::ffff:127.0.0.1]',
      'localhost',
    ])
      expect(await post(`https://${host}:${port}/`)).toMatchObject({ status: null, blocked: true });
    expect(hook.connections()).toBe(0);
  });

  it('is not dialed when a name resolves to it, alone, among public ones, or only at the next lookup', async () => {
    const hook = await startReceiver();
    const url = hook.url.replace('127.0.0.1', 'receiver.test');
    const at = (...addresses: string[]) => addresses.map((address) => ({ address, ttl: 0 }));
    const closed = reachable([]);
    expect(await posting({ mayReach: closed, ask: async () => at('127.0.0.1') })(url)).toMatchObject({ blocked: true });
    expect(await posting({ mayReach: closed, ask: async () => at('203.0.113.1', '127.0.0.1') })(url)).toMatchObject({
      blocked: true,
    });
    expect(await posting({ mayReach: closed, ask: async () => at('::ffff:7f00:1') })(url)).toMatchObject({
      blocked: true,
    });
    // With 127.0.0.0/8 opened, the checked address is dialed with the server name of the host.
    expect(await posting({ ask: async () => at('127.0.0.1') })(url)).toMatchObject({ status: 200 });
    expect(hook.connections()).toBe(1);
  });

  it('is not in the error, and the error differs from the error for a name that does not resolve', async () => {
    const unknown = await posting()('https://receiver.test/');
    expect(unknown).toMatchObject({ status: null, blocked: false });
    const refused = await posting({ mayReach: reachable([]) })('https://169.254.169.254/');
    expect(refused.error).toBe('the host is not at a public address');
  });
});
