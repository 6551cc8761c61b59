// kill -9 of one of two database servers under load: the tenants of the other one notice nothing,
// no acknowledged payment is lost, and every retry ends in one payment.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import {
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../../src/platform/database/embedded/temporary-postgres.ts';
import { waitUntil } from '../../../src/platform/database/embedded/wait-until.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import {
  listAllPayments,
  registerPayerAndPayee,
  send,
  startContinuously,
  startPayment,
} from '../../support/payments/start-over-http.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { postgresPid, type StartedFacts } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';
import { allowViews } from '../../support/service/two-lanes.ts';

/** Each on a server of its own. */
let servers: { home: TemporaryPostgres; 'cell-2': TemporaryPostgres };
/** What a tenant of each lane sends. */
let tenants: { home: StartedFacts; 'cell-2': StartedFacts };

const asAdmin = async (facts: StartedFacts, path: string, body: object) =>
  JSON.parse((await send(facts, 'POST', path, body, randomUUID())).text).data;

async function addTenant(facts: StartedFacts, lane: 'home' | 'cell-2'): Promise<StartedFacts> {
  const body = { name: `Tenant of ${lane}`, lane, reason: 'a test' };
  const { uuid } = await asAdmin(facts, '/admin/v1/processors', body);
  const { token } = await asAdmin(facts, '/admin/v1/tokens', { processor_uuid: uuid, reason: 'a test' });
  return { ...facts, processor_token: token };
}

beforeAll(async () => {
  const [home, second] = await Promise.all([
    startTemporaryPostgres('achord-home-'),
    startTemporaryPostgres('achord-cell-'),
  ]);
  for (const { stop } of [home, second]) endAfterFile(stop);
  servers = { home, 'cell-2': second };
  await allowViews(home);
  const directory = mkdtempSync(join(tmpdir(), 'achord-lost-lane-'));
  endAfterFile(() => rmSync(directory, { recursive: true, force: true }));
  const lane = { name: 'cell-2', url: { file: 'url' }, migration_url: { file: 'migration-url' } };
  writeFileSync(join(directory, 'url'), second.url);
  writeFileSync(join(directory, 'migration-url'), second.ownerUrl);
  writeFileSync(join(directory, 'lanes.json'), JSON.stringify({ lanes: [lane] }));
  const environment = {
    DATABASE_URL: home.url,
    ACHORD_MIGRATION_DATABASE_URL: home.ownerUrl,
    ACHORD_LANES_FILE: join(directory, 'lanes.json'),
    ACHORD_DATA_DIR: join(directory, 'data'),
    ACHORD_ADMIN_TOKEN: newToken('admin', 'sandbox'),
    ACHORD_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  for (const words of ['migrate', 'db add-lane cell-2', 'db move-shard 32-63 --to cell-2'])
    expect(await runCommand(words.split(' '), environment), words).toMatchObject({ code: 0 });
  const { facts } = await startInProcess(environment, endAfterFile);
  const ofService = { ...facts, admin_token: environment.ACHORD_ADMIN_TOKEN };
  tenants = { home: await addTenant(ofService, 'home'), 'cell-2': await addTenant(ofService, 'cell-2') };
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
  for (const [lane, { creates }] of [
    [victim, hit],
    [other, spared],
  ] as const) {
    const stored = new Map((await listAllPayments(tenants[lane])).map((one) => [one.client_reference_id, one]));
    for (const { key, answer } of creates)
      if (answer !== null) expect(stored.get(key)).toEqual(JSON.parse(answer.text).data);
    for (const one of creates) {
      const again = await startPayment(tenants[lane], one);
      expect(again?.status).toBe(201);
      if (one.answer !== null) expect(again).toEqual(one.answer);
    }
    const keys = new Set(creates.map(({ key }) => key));
    const payments = (await listAllPayments(tenants[lane])).filter((one) => keys.has(one.client_reference_id));
    expect(payments.map((one) => one.client_reference_id).toSorted()).toEqual([...keys].toSorted());
  }
});

it('and every payment of both is paid out', async () => {
  expect((await send(tenants.home, 'POST', '/sandbox/v1/clock/advance', { banking_days: 10 })).status).toBe(200);
  for (const lane of ['home', 'cell-2'] as const) {
    const payments = (await listAllPayments(tenants[lane])) as unknown as { payout_status: string }[];
    expect(new Set(payments.map(({ payout_status }) => payout_status))).toEqual(new Set(['PAYOUT_COMPLETE']));
    await openBriefly(servers[lane].url, expectInvariants);
  }
});
