// A service whose lanes are schemas of one database: a lane is any place with the whole schema.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import { inSchemas } from '../../../src/platform/database/lanes/in-schemas.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { listAllPayments, registerPayerAndPayee, send, startPayment } from '../../support/payments/start-over-http.ts';
import { durableDatabase } from '../../support/runner/database.ts';
import { endAfterTest } from '../../support/runner/end-after-file.ts';
import type { StartedFacts } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';
import { allowViews } from '../../support/service/two-lanes.ts';

const names = ['north', 'east', 'south'];

it('plays the payments of each to their end, and operators see all', async () => {
  const database = await durableDatabase();
  endAfterTest(database.drop);
  await allowViews(database);
  const owner = decodeURIComponent(new URL(database.ownerUrl).username);
  await openBriefly(database.superuserUrl, async (superuser) => {
    for (const name of names) await superuser.query(`CREATE SCHEMA ${name} AUTHORIZATION ${owner}`);
  });
  const directory = mkdtempSync(join(tmpdir(), 'achord-schemas-'));
  endAfterTest(() => rmSync(directory, { recursive: true, force: true }));
  const lanes = names.map((name) => {
    writeFileSync(join(directory, `${name}-url`), inSchemas(database.url, [name]));
    writeFileSync(join(directory, `${name}-owner`), inSchemas(database.ownerUrl, [name]));
    return { name, url: { file: `${name}-url` }, migration_url: { file: `${name}-owner` } };
  });
  writeFileSync(join(directory, 'lanes.json'), JSON.stringify({ lanes }));
  const environment = {
    DATABASE_URL: database.url,
    ACHORD_MIGRATION_DATABASE_URL: database.ownerUrl,
    ACHORD_LANES_FILE: join(directory, 'lanes.json'),
    ACHORD_DATA_DIR: join(directory, 'data'),
    ACHORD_ADMIN_TOKEN: newToken('admin', 'sandbox'),
    ACHORD_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  for (const [index, name] of names.entries())
    for (const words of [
      ['add-lane', name],
      ['move-shard', `${16 * index}-${16 * index + 15}`, '--to', name],
    ])
      expect(await runCommand(['db', ...words], environment), words.join(' ')).toMatchObject({ code: 0, stderr: '' });
  const { facts } = await startInProcess(environment);
  const operator = { ...facts, admin_token: environment.ACHORD_ADMIN_TOKEN };
  const asOperator = async (path: string, body: object) =>
    JSON.parse((await send(operator, 'POST', path, body, randomUUID())).text).data;

  const tenants: StartedFacts[] = [];
  for (const [index, lane] of ['home', ...names].entries()) {
    const { uuid } = await asOperator('/admin/v1/processors', { name: 'Northwind Pay', lane, reason: 'a test' });
    const { token } = await asOperator('/admin/v1/tokens', { processor_uuid: uuid, reason: 'a test' });
    const tenant = { ...operator, processor_token: token };
    const body = { ...(await registerPayerAndPayee(tenant)), amount: 1_000 + index };
    expect((await startPayment(tenant, { key: randomUUID(), body, answer: null }))?.status).toBe(201);
    tenants.push(tenant);
  }
  expect((await send(operator, 'POST', '/sandbox/v1/clock/advance', { banking_days: 10 })).status).toBe(200);
  for (const tenant of tenants)
    expect(await listAllPayments(tenant)).toEqual([expect.objectContaining({ payout_status: 'PAYOUT_COMPLETE' })]);
  const { transactions } = JSON.parse((await send(operator, 'GET', '/admin/v1/transactions')).text).data;
  expect(transactions.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([1_000, 1_001, 1_002, 1_003]);
  for (const url of [database.url, ...names.map((name) => inSchemas(database.url, [name]))])
    await openBriefly(url, expectInvariants);
});
