// kill -9 of a worker under load, small: `npm run faults` with three kills.
import { beforeAll, expect, it } from 'vitest';
import { killWorkers } from '../../models/faults/webhooks/kill-workers.ts';
import { testService } from '../../support/service/service.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';

beforeAll(trustTestAuthority);

it('a worker that is killed under load loses no delivery, and invents none', async () => {
  const service = await testService({ durable: true, settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
  const hooks = await Promise.all([startReceiver(), startReceiver()]);
  const killed = await killWorkers(service, hooks, { kills: 2, workers: 2, pauseMs: 300 });
  expect(killed.expected.size).toBeGreaterThan(0);
  expect(killed.received).toEqual(killed.expected);
});
