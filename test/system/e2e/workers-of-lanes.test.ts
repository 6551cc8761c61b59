// Workers that divide the lanes: each does the work of its own.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { registerPayerAndPayee, startPayment } from '../../support/payments/start-over-http.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';
import { startOnTwoServers, type TwoServers } from '../../support/service/two-servers.ts';

let site: TwoServers;
beforeAll(async () => {
  site = await startOnTwoServers();
  await site.service.stop();
});

const lanes = ['home', 'cell-2'] as const;

/** Events that no worker has given a position. */
const waiting = (lane: (typeof lanes)[number]) =>
  openBriefly(site.servers[lane].url, async (database) => {
    const [row] = await database.query<{ count: string }>('SELECT count(*) FROM outbox');
    return Number(row!.count);
  });

/** The findings of `achord doctor` about workers, by the lane. */
async function workersOfDoctor(): Promise<string[]> {
  const { stdout } = await runCommand(['doctor'], site.environment);
  return stdout.split('\n').filter((line) => /worker/.test(line));
}

it('A worker does the work of its lanes alone, and doctor names a lane without a worker', async () => {
  const first = await startInProcess({ ...site.environment, ACHORD_WORKER_LANES: 'cell-2' });
  for (const lane of lanes) {
    const tenant = { ...site.tenants[lane], address: first.facts.address };
    const body = { ...(await registerPayerAndPayee(tenant)), amount: 1_000 };
    expect((await startPayment(tenant, { key: randomUUID(), body, answer: null }))?.status).toBe(201);
  }
  await expect.poll(() => waiting('cell-2'), { timeout: longWaitMs }).toBe(0);
  expect(await waiting('home')).toBeGreaterThan(0);
  expect(await workersOfDoctor()).toEqual([
    expect.stringContaining('no worker is connected'),
    expect.stringContaining('1 connected'),
  ]);

  const second = await startInProcess({ ...site.environment, ACHORD_WORKER_LANES: 'home' });
  await expect.poll(() => waiting('home'), { timeout: longWaitMs }).toBe(0);
  expect(await workersOfDoctor()).toEqual([
    expect.stringContaining('1 connected'),
    expect.stringContaining('1 connected'),
  ]);
  await Promise.all([first.stop(), second.stop()]);
});

it('A worker that names another lane does not start', async () => {
  await expect(startInProcess({ ...site.environment, ACHORD_WORKER_LANES: 'home,cell-3' })).rejects.toThrow(
    'ACHORD_WORKER_LANES must name lanes of the service, which has: home, cell-2.',
  );
});
