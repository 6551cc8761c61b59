// A lane goes to another server with all of its tenants, under load: what the page for operators
// says (docs/operate/lanes.md, A lane on another server).
import { expect, it } from 'vitest';
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
import { endAfterTest } from '../../support/runner/end-after-file.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startStandby } from '../../support/service/standby.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';
import { startOnTwoServers } from '../../support/service/two-servers.ts';

it('A lane goes to another server: the tenants of home notice nothing, and nothing is lost', async () => {
  const { servers, tenants, environment, service, address, nameServer } = await startOnTwoServers();
  const startFor = async (lane: 'home' | 'cell-2') =>
    startContinuously(tenants[lane], await registerPayerAndPayee(tenants[lane]), 4);
  const [moving, staying] = [await startFor('cell-2'), await startFor('home')];
  const answered = () => moving.creates.filter(({ answer }) => answer !== null).length;
  await waitUntil(() => answered() > 100, longWaitMs);

  // The old server is stopped, and the standby has its last change.
  const old = servers['cell-2'];
  await old.stop();
  const standby = await startStandby(old.directory);
  endAfterTest(standby.stop);
  await standby.promote();
  // The same address leads to the new server.
  address.port = standby.port;
  const before = answered();
  await waitUntil(() => answered() > before + 100, longWaitMs);
  await Promise.all([moving.stop(), staying.stop()]);
  expect(staying.creates.map(({ answer }) => answer?.status)).toEqual(staying.creates.map(() => 201));
  await expectNothingLost(tenants['cell-2'], moving.creates);
  await expectNothingLost(tenants.home, staying.creates);

  // The lanes file names another address.
  await service.stop();
  const at = (url: string) => {
    const { username, password, pathname } = new URL(url);
    return `postgresql://${username}:${password}@127.0.0.1:${standby.port}${pathname}`;
  };
  nameServer({ url: at(old.url), ownerUrl: at(old.ownerUrl) });
  address.port = 1;
  expect(await runCommand(['migrate'], environment)).toMatchObject({ code: 0 });
  expect(await runCommand(['db', 'lanes'], environment)).toMatchObject({ code: 0 });
  const { facts } = await startInProcess(environment);
  const again = { ...tenants['cell-2'], address: facts.address };
  expect((await send(again, 'POST', '/sandbox/v1/clock/advance', { banking_days: 10 })).status).toBe(200);
  const payments = (await listAllPayments(again)) as unknown as { payout_status: string }[];
  expect(new Set(payments.map(({ payout_status }) => payout_status))).toEqual(new Set(['PAYOUT_COMPLETE']));
  const { headers } = await fetch(`${facts.address}/admin/v1/transactions`, {
    headers: { authorization: `Bearer ${again.admin_token}` },
  });
  expect(headers.get('achord-lanes-away')).toBe('none');
  await openBriefly(at(old.url), expectInvariants);
});
