// Faults of names and addresses: which addresses get no delivery, and that others do not wait for
// them (Webhooks, faults 10 to 12).
import { beforeAll, describe, expect, it } from 'vitest';
import { reachable } from '../../../src/events/webhooks/addresses/public-address.ts';
import { type AskDns, HostUnknown, resolveHost } from '../../../src/events/webhooks/addresses/resolve-host.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { deliverersOf, type TestDeliverer, testDeliverer } from '../../support/webhooks/deliverer.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';
import { listDeliveries, raiseEvent, registerEndpoint } from '../../support/webhooks/webhooks.ts';

let service: TestService;
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
});
const deliverer = deliverersOf(() => service);

function delivering(ask: AskDns, mayReach = reachable(['127.0.0.0/8']), deadlineMs?: number): TestDeliverer {
  return deliverer({
    mayReach,
    resolve: resolveHost(mayReach, ask),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });
}

const at = (...addresses: string[]) => addresses.map((address) => ({ address, ttl: 0 }));

describe('A host name', () => {
  it('10: that does not exist, or whose servers are silent, fails with a plain error and delays no other endpoint', async () => {
    const live = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    const gone = await registerEndpoint(service, token, 'https://gone.test/hook');
    await registerEndpoint(service, token, 'https://silent.test/hook');
    await registerEndpoint(service, token, live.url.replace('127.0.0.1', 'receiver.test'));
    const silence = Promise.withResolvers<void>();
    const { run, turn } = delivering(async (name) => {
      if (name === 'gone.test') throw new HostUnknown('ENOTFOUND');
      if (name === 'silent.test') await silence.promise;
      return at('127.0.0.1');
    });
    for (let index = 0; index < 3; index++) await raiseEvent(service, processor_id);
    while (live.received.length < 3) {
      await run();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    // Until then the silent name has no answer.
    silence.reject(new HostUnknown('ETIMEOUT'));
    await turn();
    const [, , first] = await listDeliveries(service, token, gone.uuid);
    expect(first.attempts[0].error).toBe('the host name could not be resolved: ENOTFOUND');
  });

  it('10: a silent DNS server takes one slot until the deadline', async () => {
    const { uuid: processor_id, token } = await service.processor();
    const silent = await registerEndpoint(service, token, 'https://silent.test/hook');
    await raiseEvent(service, processor_id);
    const { turn } = delivering(() => new Promise(() => {}), undefined, 500);
    await turn();
    const [delivery] = await listDeliveries(service, token, silent.uuid);
    expect(delivery.attempts[0].error).toBe('no complete answer within 0.5 seconds');
  });

  it('11: that leads to an internal address, at once, among public ones or at the next look-up, gets no connection', async () => {
    const hook = await startReceiver();
    const { uuid: processor_id, token } = await service.processor();
    const { uuid } = await registerEndpoint(service, token, hook.url.replace('127.0.0.1', 'rebinding.test'));
    for (const addresses of [['127.0.0.1'], ['203.0.113.1', '127.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254']]) {
      await raiseEvent(service, processor_id);
      const { turn, clock, end } = delivering(async () => at(...addresses), reachable([]));
      clock.pass(60_000);
      expect(await turn()).toBeGreaterThan(0);
      await end();
    }
    for (const { attempts } of await listDeliveries(service, token, uuid))
      for (const attempt of attempts)
        expect(attempt).toMatchObject({ outcome: 'blocked', error: 'the host is not at a public address' });
    expect(hook.connections()).toBe(0);
  });
});

describe('An address', () => {
  it.each(['2130706433', '0x7f.1', '0177.0.0.1', '１27.0.0.1', '[::ffff:7f00:1]', '[::127.0.0.1]', '127.1'])(
    '12: written as %s is refused with 422, and blocked if it is stored nevertheless',
    async (host) => {
      const closed = await closedService();
      const { uuid: processor_id, token } = await closed.processor();
      const url = `https://${host}:8443/hook`;
      const answer = await closed.send('POST', '/3p/api/v1/webhook', {
        token,
        body: { webhook_url: [url], event_names: ['BusinessCreated'] },
      });
      expect([answer.status, answer.body.error_code ?? answer.body.errors[0].code]).toEqual([
        422,
        'webhook_url_refused',
      ]);
      const { uuid } = await registerEndpoint(closed, token, 'https://example.invalid/hook');
      await closed.context.database.query('UPDATE webhook_endpoints SET url = $2 WHERE uuid = $1', [uuid, url]);
      await raiseEvent(closed, processor_id);
      const made = testDeliverer(closed, { mayReach: reachable([]) });
      await made.turn();
      await made.end();
      expect((await listDeliveries(closed, token, uuid))[0].attempts[0]).toMatchObject({ outcome: 'blocked' });
    },
  );
});

let closed: Promise<TestService> | undefined;
/** A deliverer without allowed internal addresses. */
function closedService(): Promise<TestService> {
  closed ??= testService();
  return closed;
}
