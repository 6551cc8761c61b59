// API processes that are restarted one after the other behind a load balancer: no request is
// refused, and none is lost.
import { expect, it } from 'vitest';
import { listAllPayments, registerPayerAndPayee, startContinuously } from '../../support/payments/start-over-http.ts';
import { endAfterTest } from '../../support/runner/end-after-file.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { balancer } from '../../support/service/balancer.ts';
import { startService, usedDataDirectory } from '../../support/service/command-line.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

// Many times what the load balancer needs to notice, which asks four times a second, also on a busy
// machine.
const drainSeconds = '20';

it('API processes restarted one after the other refuse no request and answer each one', async () => {
  const environment = { ACHORD_DATA_DIR: await usedDataDirectory() };
  // The database and the worker, which go on.
  const { facts } = await startInProcess(environment);
  const start = (port: string) =>
    startService({ ...environment, PORT: port, ACHORD_DRAIN_SECONDS: drainSeconds, ACHORD_LOG_LEVEL: 'error' }, 'api');
  const serving = await Promise.all([start('0'), start('0')]);
  const addresses = serving.map((one) => one.facts.address);
  const balanced = await balancer(addresses);
  endAfterTest(balanced.stop);
  const areReady = (ready: boolean[]) =>
    expect.poll(() => addresses.map(balanced.isReady), { timeout: longWaitMs }).toEqual(ready);
  await areReady([true, true]);

  const through = { ...facts, address: balanced.address };
  const { creates, stop } = startContinuously(through, await registerPayerAndPayee(through), 8);
  const answeredBy = (address: string) => {
    const before = balanced.answered(address);
    return expect.poll(() => balanced.answered(address), { timeout: longWaitMs }).toBeGreaterThan(before);
  };
  for (const [n, address] of addresses.entries()) {
    const { child } = serving[n]!;
    child.process.kill('SIGTERM');
    await areReady(addresses.map((other) => other !== address));
    expect((await child.ended).code).toBe(0);
    expect(child.stderr()).toBe('');
    serving[n] = await start(new URL(address).port);
    await areReady([true, true]);
    await answeredBy(address);
  }
  await stop();

  expect(balanced.failures).toEqual([]);
  expect(new Set(creates.map(({ answer }) => answer?.status))).toEqual(new Set([201]));
  const payments = await listAllPayments(facts);
  expect(payments.map((one) => one.client_reference_id).toSorted()).toEqual(creates.map(({ key }) => key).toSorted());
});
