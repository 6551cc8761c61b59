// A database that only reads: requests get its reason, nothing is changed, and the service
// continues by itself.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import { startEmbeddedPostgres } from '../../../src/platform/database/embedded/embedded-postgres.ts';
import { sleep } from '../../../src/platform/std/clock.ts';
import { listAllPayments, registerPayerAndPayee, send } from '../../support/payments/start-over-http.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { dataDirectory, type StartedFacts, usedDataDirectory } from '../../support/service/command-line.ts';
import { cuttingProxy } from '../../support/service/cutting-proxy.ts';
import { type Standby, startStandby } from '../../support/service/standby.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

const log = { info() {}, warn() {}, error() {} };
const reason = 'the database accepts no writes: it is a standby, or its transactions are read-only';

/** A service whose database has an address that can move. */
async function startOnAddress() {
  const directory = await usedDataDirectory();
  const { encryption_key } = JSON.parse(readFileSync(join(directory, 'secrets.json'), 'utf8'));
  const primary = await startEmbeddedPostgres({ dataDirectory: directory, log });
  const address = { host: '127.0.0.1', port: primary.port };
  const proxy = await cuttingProxy(address);
  const over = (port: number, url: string) => Object.assign(new URL(url), { port: String(port), search: '' }).href;
  const admin_token = newToken('admin', 'sandbox');
  const { facts, ...service } = await startInProcess({
    DATABASE_URL: over(proxy.port, primary.url),
    ACHORD_ADMIN_TOKEN: admin_token,
    ACHORD_ENCRYPTION_KEY: encryption_key,
    ACHORD_DATA_DIR: dataDirectory(),
    ACHORD_LOG_LEVEL: 'info',
  });
  const admin: StartedFacts = { ...facts, admin_token };
  const act = async (path: string, body: object) =>
    JSON.parse((await send(admin, 'POST', path, { ...body, reason: 'for a test' })).text).data;
  const { uuid } = await act('/admin/v1/processors', { name: 'Northwind Pay' });
  const { token } = await act('/admin/v1/tokens', { processor_uuid: uuid });
  return { directory, primary, address, proxy, service, facts: { ...admin, processor_token: token as string } };
}

type Running = Awaited<ReturnType<typeof startOnAddress>>;

const ready = async ({ facts }: Running) => {
  const { status, text } = await send(facts, 'GET', '/health/ready');
  return [status, ...(JSON.parse(text).reasons ?? [])];
};
const untilReadOnly = (running: Running) =>
  expect.poll(() => ready(running), { timeout: longWaitMs }).toEqual([503, reason]);
const untilUnreachable = (running: Running) =>
  expect.poll(() => ready(running), { timeout: longWaitMs }).toEqual([503, 'the database cannot be reached']);
const untilReady = (running: Running) => expect.poll(() => ready(running), { timeout: longWaitMs }).toEqual([200]);

/**
 * Starts a payment, is refused while the database only reads, and succeeds with the same key after
 * it.
 */
async function payThrough(
  running: Running,
  pair: object,
  becomeReadOnly: () => Promise<void>,
  end: () => Promise<void>,
) {
  const { facts } = running;
  const start = (key: string) => send(facts, 'POST', '/3p/api/v1/transaction', { ...pair, amount: 100 }, key);
  const [before, during] = [randomUUID(), randomUUID()];
  const first = await start(before);
  expect(first.status).toBe(201);

  await becomeReadOnly();
  await untilReadOnly(running);
  const refused = [
    await start(during),
    await start(before),
    // It may be behind: a payment that exists would be missing.
    await send(facts, 'GET', '/3p/api/v2/transactions'),
    await send(facts, 'POST', '/3p/api/v1/register/person', { first_name: 'Ada', last_name: 'Moss' }, randomUUID()),
  ];
  for (const { status, text } of refused)
    expect([status, JSON.parse(text).errors[0]]).toEqual([
      503,
      expect.objectContaining({
        code: 'database_read_only',
        message: 'The database accepts no writes. Nothing was stored.',
      }),
    ]);
  const { text: metrics } = await send(facts, 'GET', '/metrics');
  expect(metrics).toContain('achord_database_trouble{trouble="read_only"} 1');

  await end();
  await untilReady(running);
  expect(await start(before)).toEqual(first);
  expect((await start(during)).status).toBe(201);
  expect(await listAllPayments(facts)).toHaveLength(2);
  // The jobs go on as well: events get their positions.
  const waiting = async () => (await send(facts, 'GET', '/metrics')).text.match(/^achord_outbox_events (\d+)$/m)?.[1];
  await expect.poll(waiting, { timeout: longWaitMs }).toBe('0');
}

/** Stops the service, and reads in its log how it reported the trouble. */
async function endWithLog({ service, proxy, primary }: Running) {
  await service.stop();
  await proxy.stop();
  await primary.stop();
  const lines = service
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const isOfReadOnly = ({ err }: { err?: { type?: string; code?: string } }) =>
    err?.type === 'DatabaseReadOnly' || err?.code === '25006';
  return {
    begun: lines.filter(({ trouble }) => trouble === 'read_only').length,
    ended: lines.filter(({ msg }) => msg === 'the database works again').length,
    others: lines.filter((line) => line.trouble === undefined && isOfReadOnly(line)),
  };
}

describe('A database that only reads', () => {
  it('is known when its address moves to a standby, until the standby is promoted', async () => {
    const running = await startOnAddress();
    const pair = await registerPayerAndPayee(running.facts);
    let standby: Standby | undefined;
    const moveToStandby = async () => {
      await running.primary.stop();
      await untilUnreachable(running);
      standby = await startStandby(running.directory);
      running.address.port = standby.port;
    };
    await payThrough(running, pair, moveToStandby, () => standby!.promote());
    expect(await endWithLog(running)).toEqual({ begun: 1, ended: 1, others: [] });
    await standby!.stop();
  });

  it('is known when its transactions are read-only, until they are not', async () => {
    const running = await startOnAddress();
    const pair = await registerPayerAndPayee(running.facts);
    const superuser = new Client({ connectionString: running.primary.superuserUrl });
    await superuser.connect();
    const set = async (value: 'on' | 'off') => {
      await superuser.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await superuser.query('SELECT pg_reload_conf()');
    };
    /** Its first answer that it is not ready has the reason. */
    const turnOn = async () => {
      await set('on');
      let answer = await ready(running);
      for (; answer[0] === 200; answer = await ready(running)) await sleep(50);
      expect(answer).toEqual([503, reason]);
    };
    await payThrough(running, pair, turnOn, () => set('off'));
    await superuser.end();
    expect(await endWithLog(running)).toEqual({ begun: 1, ended: 1, others: [] });
  });
});
