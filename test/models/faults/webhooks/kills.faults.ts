// A hundred kills of workers under load: no event is lost, and none is invented.
import { beforeAll, expect, it } from 'vitest';
import { testService } from '../../../support/service/service.ts';
import { startReceiver, trustTestAuthority } from '../../../support/webhooks/receiver.ts';
import { killWorkers } from './kill-workers.ts';

beforeAll(trustTestAuthority);

it('17: after a hundred random kills the set of (event, endpoint) expected is the set received', async () => {
  const service = await testService({ durable: true, settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
  const hooks = await Promise.all(Array.from({ length: 4 }, () => startReceiver()));
  const kills = Number(process.env.FAULTS_KILLS ?? 100);
  const killed = await killWorkers(service, hooks, { kills, workers: 2, pauseMs: 1_000 });
  process.stdout.write(
    `${killed.kills} kills, ${killed.expected.size} deliveries expected, ${killed.received.size} received, ${killed.repeated} repeated\n`,
  );
  expect(killed.received).toEqual(killed.expected);
});
