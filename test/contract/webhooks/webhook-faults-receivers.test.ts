// Faults of receivers, small and on a fake clock: the result of a delivery to each (Webhooks,
// faults 1 to 9, 13 to 15, 29).
import { connect, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDeadlineAfter } from '../../support/runner/long-wait.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { type DelivererOptions, deliverersOf, fakeClock } from '../../support/webhooks/deliverer.ts';
import { startRawReceiver } from '../../support/webhooks/raw-receiver.ts';
import { startReceiver, trustTestAuthority, verifyPayload } from '../../support/webhooks/receiver.ts';
import { listDeliveries, raiseEvent, readEndpoint, registerEndpoint } from '../../support/webhooks/webhooks.ts';

let service: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
});
const deliverer = deliverersOf(() => service);

const nothingDue = () => service.context.database.query('DELETE FROM webhook_due');

/**
 * Sends one event to this URL in one round. Returns the delivery with its attempt, as its owner
 * sees them.
 */
async function delivered(url: string, options: DelivererOptions = {}) {
  const { uuid: processor_id, token } = await service.processor();
  const { uuid, secret } = await registerEndpoint(service, token, url);
  await raiseEvent(service, processor_id);
  const made = deliverer(options);
  expect(await made.turn()).toBe(1);
  const [delivery] = await listDeliveries(service, token, uuid);
  return { delivery, attempt: delivery.attempts[0], token, uuid, secret, processor_id, ...made };
}

describe('A receiver', () => {
  it('1: that accepts and never answers takes one slot until the deadline, and is tried again', async () => {
    const hook = await startReceiver(() => {});
    const { delivery, attempt, underWay } = await delivered(hook.url, { deadlineMs: 400 });
    expect(delivery).toMatchObject({ state: 'pending', attempt_count: 1 });
    expect(attempt).toMatchObject({ outcome: 'failed', status: null, error: 'no complete answer within 0.4 seconds' });
    expect(underWay()).toBe(0);
  });

  it('2: that sends its headers slowly does not extend the deadline', async () => {
    const hook = await startRawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('x-drip: .\r\n'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    const { attempt } = await delivered(hook.url, { deadlineMs: 400 });
    expect(attempt).toMatchObject({ outcome: 'failed', status: null, error: 'no complete answer within 0.4 seconds' });
  });

  it('3: that answers 200 and then sends an endless body has accepted the delivery, and is cut off', async () => {
    let closed = false;
    const hook = await startReceiver((_request, response) => {
      response.writeHead(200).write('.');
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => {
        closed = true;
        clearInterval(drip);
      });
    });
    const { delivery, attempt } = await withDeadlineAfter<Awaited<ReturnType<typeof delivered>>>(
      ({ attempt }) => attempt.status !== null,
      async (deadlineMs) => {
        await nothingDue();
        return delivered(hook.url, { deadlineMs });
      },
    );
    expect([delivery.state, attempt.status]).toEqual(['delivered', 200]);
    await expect.poll(() => closed).toBe(true);
  });

  it('4: that answers with a gigabyte is read for 16 KiB', async () => {
    let sent = 0;
    const piece = Buffer.alloc(64 * 1024, 'x');
    const hook = await startReceiver((_request, response) => {
      response.writeHead(200, { 'content-length': String(1e9) });
      const more = () => {
        while (sent < 1e9 && !response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
      };
      more();
    });
    const { delivery, attempt } = await delivered(hook.url);
    expect([delivery.state, attempt.answer.length]).toEqual(['delivered', 16 * 1024]);
    expect(sent).toBeLessThan(10e6);
  });

  it('5: that answers with compressed zeros, or binary headers and body, is stored without harm', async () => {
    const bomb = await startReceiver((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0xff])),
    );
    expect((await delivered(bomb.url)).delivery.state).toBe('delivered');
    const odd = await startRawReceiver((socket) =>
      socket.write(
        Buffer.from('HTTP/1.1 200 OK\r\nx-odd: \xe6\xff\r\ncontent-length: 3\r\n\r\n\x00\xff\xfe', 'latin1'),
      ),
    );
    const { delivery, attempt } = await delivered(odd.url);
    expect([delivery.state, attempt.answer]).toEqual(['delivered', '\ufffd\ufffd\ufffd']);
  });

  it('6: that redirects to the metadata address is not followed', async () => {
    const hook = await startReceiver((_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    );
    const { delivery, attempt } = await delivered(hook.url);
    expect(delivery.state).toBe('pending');
    expect(attempt).toMatchObject({
      outcome: 'refused',
      status: 302,
      error: 'the receiver answered 302: a redirect is not followed: register the URL it leads to',
    });
  });

  it('7: that answers 410 is disabled', async () => {
    const hook = await startReceiver((_request, response) => response.writeHead(410).end());
    const { delivery, token, uuid } = await delivered(hook.url);
    expect(delivery.state).toBe('held');
    expect(await readEndpoint(service, token, uuid)).toMatchObject({ state: 'disabled' });
  });

  it.each([
    ['0', 5],
    ['a date', 120],
    ['soon', 5],
    [String(30 * 86_400), 36_000],
  ])('8: that answers 429 with Retry-After %s is tried again after %i seconds', async (asked, seconds) => {
    const clock = fakeClock();
    const hook = await startReceiver((_request, response) => {
      const date = new Date(clock.now().getTime() + 120_500).toUTCString();
      response.writeHead(429, { 'retry-after': asked === 'a date' ? date : asked }).end();
    });
    const before = clock.now().getTime();
    const { delivery } = await delivered(hook.url, { clock });
    const at = Date.parse(`${delivery.next_attempt_at.replace(' ', 'T')}Z`);
    expect(Math.abs(at - before - seconds * 1_000)).toBeLessThanOrEqual(1_000);
  });

  it.each([
    ['expired.pem', 'the certificate has expired'],
    ['self-signed.pem', 'the certificate is self-signed: use one of a trusted authority'],
    ['wrong-host.pem', 'the certificate is for another host name'],
  ] as const)('9: whose certificate is %s gets no byte of the payload', async (pem, error) => {
    const hook = await startReceiver(undefined, pem);
    const { attempt } = await delivered(hook.url);
    expect(attempt).toMatchObject({ outcome: 'failed', status: null, error });
    expect(hook.received).toEqual([]);
  });

  it('13: that drops packets takes one slot until the deadline', async () => {
    // Listens, and never accepts a connection. When its queue is full, further connections get no
    // answer.
    const hole = new Worker(
      `const { createServer } = require('node:net');
       const { parentPort } = require('node:worker_threads');
       const server = createServer();
       server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => {
         parentPort.postMessage(server.address().port);
         setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
       });`,
      { eval: true },
    );
    const port = await new Promise<number>((resolve) => hole.once('message', resolve));
    const filling = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    await expect.poll(() => filling.some((socket) => !socket.connecting)).toBe(true);
    const { attempt } = await delivered(`https://127.0.0.1:${port}/hook`, { deadlineMs: 400 });
    expect(attempt).toMatchObject({ outcome: 'failed', status: null, error: 'no complete answer within 0.4 seconds' });
    for (const socket of filling) socket.destroy();
    await hole.terminate();
  });

  it('that is not listening is named in the error', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const { attempt } = await delivered(`https://127.0.0.1:${port}/hook`);
    expect(attempt.error).toBe('the receiver refused the connection: nothing listens on this port');
  });

  it('14: that disconnects before its status is tried again; after it, the status counts', async () => {
    const early = await startRawReceiver((socket) => {
      socket.write('HTTP/1.1 2');
      setTimeout(() => socket.destroy(), 20);
    });
    expect((await delivered(early.url)).delivery.state).toBe('pending');
    const late = await startRawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\npart');
      setTimeout(() => socket.destroy(), 20);
    });
    const { delivery, attempt } = await delivered(late.url);
    expect([delivery.state, attempt.answer]).toEqual(['delivered', 'part']);
  });

  it('15: that accepted the delivery and whose answer was lost gets it once more, under the same id', async () => {
    const hook = await startReceiver((_request, response, count) => {
      if (count === 1) response.socket!.destroy();
      else response.end('ok');
    });
    const { turn, clock, token, uuid, secret } = await delivered(hook.url);
    clock.pass(5_000);
    expect(await turn()).toBe(1);
    clock.pass(86_400_000);
    expect(await turn()).toBe(0);
    const [first, second] = hook.received;
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect([second!.body, verifyPayload(secret, first!).type]).toEqual([first!.body, 'BusinessCreated']);
    const [delivery] = await listDeliveries(service, token, uuid);
    expect(delivery).toMatchObject({ state: 'delivered', attempt_count: 2 });
  });

  it('29: gets the signed bytes, whatever characters they are', async () => {
    const hook = await startReceiver();
    const { secret } = await delivered(hook.url);
    expect(verifyPayload(secret, hook.received[0]!).data.business_name).toBe('Nordlys 🌌 \u2028 AS');
  });
});
