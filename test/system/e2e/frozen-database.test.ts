// A PostgreSQL with stopped processes: clients get a plain error, no acknowledged payment is lost,
// and work continues automatically.
import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findHome } from '../../../src/platform/database/embedded/home.ts';
import { processesInside, signal } from '../../../src/platform/database/embedded/processes.ts';
import {
  listAllPayments,
  registerPayerAndPayee,
  type StartRequest,
  send,
  startPayment,
} from '../../support/payments/start-over-http.ts';
import { usedDataDirectory } from '../../support/service/command-line.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

/** Stops and continues every process of the server in this data directory. */
function serverIn(directory: string) {
  const { cluster } = findHome(realpathSync(directory));
  const all = (name: 'SIGSTOP' | 'SIGCONT') => () => {
    for (const pid of processesInside(cluster)) signal(pid, name);
  };
  return { freeze: all('SIGSTOP'), goOn: all('SIGCONT') };
}

describe.runIf(process.platform === 'linux')('A frozen PostgreSQL', () => {
  it('is reported within seconds, and the service continues without a lost or doubled payment', async () => {
    const directory = await usedDataDirectory();
    const { facts, logged, stop } = await startInProcess({ ACHORD_DATA_DIR: directory, ACHORD_LOG_LEVEL: 'error' });
    const pair = await registerPayerAndPayee(facts);
    const creates = Array.from({ length: 60 }, (_, n): StartRequest => {
      const key = randomUUID();
      return { key, body: { ...pair, amount: 100 + n, client_reference_id: key }, answer: null };
    });
    const before = creates.slice(0, 20);
    for (const one of before) one.answer = await startPayment(facts, one);
    expect(before.map(({ answer }) => answer?.status)).toEqual(before.map(() => 201));

    const server = serverIn(directory);
    server.freeze();
    try {
      // More than the pool has connections: some wait for an answer, some for a connection.
      const during = await Promise.all([
        ...creates
          .slice(20)
          .map(({ body, key }, n) =>
            send(facts, 'POST', '/3p/api/v1/transaction', body, n % 2 === 0 ? key : undefined),
          ),
        ...before.map(() => send(facts, 'GET', '/3p/api/v2/transactions')),
      ]);
      for (const { status, text } of during)
        expect([status, JSON.parse(text).errors[0].code]).toEqual([503, 'database_unavailable']);
      const ready = await send(facts, 'GET', '/health/ready');
      expect([ready.status, JSON.parse(ready.text).reasons]).toEqual([503, ['the database does not answer']]);
      // From here on nothing waits.
      const refused = await send(facts, 'GET', '/3p/api/v2/transactions');
      expect(JSON.parse(refused.text).errors[0].message).toBe('The database does not answer.');
      const { text } = await send(facts, 'GET', '/metrics');
      expect(text).toContain('achord_database_trouble{trouble="silent"} 1');
      expect(text).toContain('achord_database_connections{state="waited_for"} 0');
    } finally {
      server.goOn();
    }
    await expect.poll(async () => (await send(facts, 'GET', '/health/ready')).status).toBe(200);
    // Each sent key has one payment, whether or not the server read it before it was frozen.
    const keyed = creates.filter((_, n) => n < 20 || n % 2 === 0);
    for (const one of keyed) {
      const again = await startPayment(facts, one);
      expect(again?.status).toBe(201);
      if (one.answer !== null) expect(again).toEqual(one.answer);
    }
    const payments = (await listAllPayments(facts)).map(({ client_reference_id }) => client_reference_id);
    expect(new Set(payments).size).toBe(payments.length);
    expect(payments).toEqual(expect.arrayContaining(keyed.map(({ key }) => key)));
    await stop();
    // The log reports it once, and not for each refused request.
    const lines = logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ trouble }) => trouble === 'silent')).toHaveLength(1);
    expect(lines.filter(({ request_id, err }) => request_id !== undefined && err.type === 'DatabaseSilent')).toEqual(
      [],
    );
  });
});
