// achord listen --forward-to: the developer's receiver gets the same requests as a real one.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListenOptions, ListenRefused, listen } from '../../../cli/listen/listen.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { announceEvent } from '../../support/webhooks/announce-event.ts';
import { type ReceivedWebhook, verifyPayload } from '../../support/webhooks/receiver.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

/** A plain http receiver, as on a developer's machine. */
async function localReceiver(status = 200) {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url!, headers: request.headers as Record<string, string>, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

/** Listens until `lines` lines were printed. */
async function listening(options: Omit<ListenOptions, 'signal' | 'print' | 'address' | 'json'>, lines: number) {
  const stop = new AbortController();
  const printed: Record<string, unknown>[] = [];
  let begun = () => {};
  const ready = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const done = listen({
    ...options,
    address: service.address,
    json: true,
    signal: stop.signal,
    print(line) {
      printed.push(JSON.parse(line));
      begun();
      if (printed.length === lines) stop.abort();
    },
  });
  await Promise.race([ready, done]);
  return { printed, done };
}

describe('achord listen', () => {
  it('forwards new events in order and signed, and prints where to continue', async () => {
    const { uuid: processor_id, token } = await service.processor();
    await announceEvent(service.context.database, { processor_id, type: 'BusinessUpdated' });
    const local = await localReceiver();
    const { printed, done } = await listening({ forwardTo: local.url, token }, 4);
    const raised = [];
    for (let index = 0; index < 3; index++)
      raised.push(await announceEvent(service.context.database, { processor_id }));
    await done;
    const secret = printed[0]!.secret as string;
    const { body } = await service.send('GET', '/3p/api/v1/events?limit=10', { token });
    const [before, ...since] = body.data.events as { uuid: string; type: string; data: { uuid: string } }[];
    expect(before!.type).toBe('BusinessUpdated');
    // Events of different users in one millisecond have no other order.
    expect(local.received.map((got) => verifyPayload(secret, got).data.uuid)).toEqual(
      since.map(({ data }) => data.uuid),
    );
    expect(since.map(({ data }) => data.uuid).toSorted()).toEqual(raised.map((one) => one.subject_uuid).toSorted());
    expect(printed.slice(1, 4)).toEqual(
      local.received.map(({ headers }) => ({
        uuid: headers['webhook-id'],
        type: 'BusinessCreated',
        status: 200,
        error: null,
        latency_ms: expect.any(Number),
      })),
    );
    expect(printed[4]).toEqual({ cursor: local.received[2]!.headers['webhook-id'] });

    // Resumes at the end of the first run, with its own secret: each event exactly once.
    const next = await announceEvent(service.context.database, { processor_id });
    const again = await localReceiver(500);
    const resumed = await listening({ forwardTo: again.url, token, secret, since: String(printed[4]!.cursor) }, 2);
    await resumed.done;
    expect(again.received.map((got) => verifyPayload(secret, got).data.uuid)).toEqual([next.subject_uuid]);
    expect(resumed.printed[1]).toMatchObject({ status: 500 });
  });

  it('forwards only the requested events, from the beginning on request, and continues when the receiver is down', async () => {
    const { uuid: processor_id, token } = await service.processor();
    for (const type of ['BusinessCreated', 'PayoutFailed', 'BusinessUpdated', 'PayoutFailed'] as const)
      await announceEvent(service.context.database, { processor_id, type });
    const { printed, done } = await listening(
      { forwardTo: 'http://127.0.0.1:9/', token, since: 'beginning', events: ['PayoutFailed'] },
      3,
    );
    await done;
    expect(printed.slice(1, 3)).toEqual([
      expect.objectContaining({ type: 'PayoutFailed', status: null, error: expect.any(String) }),
      expect.objectContaining({ type: 'PayoutFailed', status: null, error: expect.any(String) }),
    ]);
  });

  it.each([
    [{ forwardTo: 'ftp://127.0.0.1/' }, /http/],
    [{ forwardTo: 'http://127.0.0.1:1/', events: ['Nothing'] }, /No event has the name Nothing/],
    [{ forwardTo: 'http://127.0.0.1:1/', secret: 'whsec_short' }, /whsec_/],
    [{ forwardTo: 'http://127.0.0.1:1/', token: 'wrong' }, /access token/],
    [{ forwardTo: 'http://127.0.0.1:1/', since: 'elsewhere' }, /"beginning".*not "elsewhere"/],
  ])('refuses %j in one sentence', async (options, sentence) => {
    const { token } = await service.processor();
    const refused = listen({
      token,
      ...options,
      address: service.address,
      signal: new AbortController().signal,
      print() {},
    });
    await expect(refused).rejects.toThrow(ListenRefused);
    await expect(refused).rejects.toThrow(sentence);
  });
});
