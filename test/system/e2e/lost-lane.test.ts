// kill -9 of one of two database servers under load: the tenants of the other one notice nothing,
// no acknowledged payment is lost, and every retry ends in one payment.
import { beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../../src/platform/database/embedded/wait-until.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import {
  expectNothingLost,
  listAllPayments,
  registerPayerAndPayee,
  send,
  startContinuously,
} from '../../support/payments/start-over-http.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { postgresPid } from '../../support/service/command-line.ts';
import { startOnTwoServers, type TwoServers } from '../../support/service/two-servers.ts';

let servers: TwoServers['servers'];
let tenants: TwoServers['tenants'];
beforeAll(async () => {
  ({ servers, tenants } = await startOnTwoServers());
});

it.each([
  ['cell-2', 'home'],
  ['home', 'cell-2'],
] as const)('of %s: the tenants of %s notice nothing', async (victim, other) => {
  const startFor = async (lane: 'home' | 'cell-2') =>
    startContinuously(tenants[lane], await registerPayerAndPayee(tenants[lane]), 8);
  const [hit, spared] = [await startFor(victim), await startFor(other)];
  const answered = ({ creates }: typeof hit) => creates.filter(({ answer }) => answer !== null).length;
  await waitUntil(() => answered(hit) > 100 && answered(spared) > 100, longWaitMs);
  process.kill(postgresPid(servers[victim].directory)!, 'SIGKILL');
  // The embedded server is started again after a second.
  const before = answered(hit);
  await waitUntil(() => answered(hit) > before + 100, longWaitMs);
  await Promise.all([hit.stop(), spared.stop()]);

  expect(spared.creates.map(({ answer }) => answer?.status)).toEqual(spared.creates.map(() => 201));
  await expectNothingLost(tenants[victim], hit.creates);
  await expectNothingLost(tenants[other], spared.creates);
});

it('and every payment of both is paid out', async () => {
  expect((await send(tenants.home, 'POST', '/sandbox/v1/clock/advance', { banking_days: 10 })).status).toBe(200);
  for (const lane of ['home', 'cell-2'] as const) {
    const payments = (await listAllPayments(tenants[lane])) as unknown as { payout_status: string }[];
    expect(new Set(payments.map(({ payout_status }) => payout_status))).toEqual(new Set(['PAYOUT_COMPLETE']));
    await openBriefly(servers[lane].url, expectInvariants);
  }
});
