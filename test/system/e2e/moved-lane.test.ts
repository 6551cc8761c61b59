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

/** This URL of a server, at another port. */
function at(url: string, port: number): string {
  const { username, password, pathname } = new URL(url);
  return `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`;
}

it('A lane goes to another server: the tenants of home notice nothing, and nothing is lost', async () => {
  const { servers, tenants, environment, service, address, nameServer } = await startOnTwoServers();
  const startFor = async (lane: 'home' | 'cell-2') =>
    startContinuously(tenants[lane], await registerPayerAndPayee(tenants[lane]), 4);
  const [moving, staying] = [await startFor('cell-2'), await startFor('home')];
  const answered = () => moving.creates.filter(({ answer }) => answer !== null).length;
  await waitUntil(() => answered() > 100, longWaitMs);

  const old = servers['cell-2'];
  const name = new URL(old.url).pathname.slice(1);
  const inOtherDatabase = (url: string) => Object.assign(new URL(url), { pathname: '/postgres' }).href;
  await openBriefly(inOtherDatabase(old.superuserUrl), async (superuser) => {
    await superuser.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await superuser.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  });
  const status = async () => (await send(tenants['cell-2'], 'GET', '/3p/api/v2/transactions')).status;
  await expect.poll(status, { timeout: longWaitMs }).toBe(503);
  for (let n = 0; n < 20; n++) expect(await status()).toBe(503);
  // A copy of the stopped server is a standby that has its last change.
  await old.stop();
  const standby = await startStandby(old.directory);
  endAfterTest(standby.stop);
  await standby.promote();
  await openBriefly(inOtherDatabase(at(old.superuserUrl, standby.port)), (superuser) =>
    superuser.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
  );
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
  nameServer({ url: at(old.url, standby.port), ownerUrl: at(old.ownerUrl, standby.port) });
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
  await openBriefly(at(old.url, standby.port), expectInvariants);
});
