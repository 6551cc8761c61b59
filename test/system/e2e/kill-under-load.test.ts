// kill -9 under load: acknowledged payments are stored, every retry ends in one payment, the books
// agree.
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { isAlive } from '../../../src/platform/database/embedded/processes.ts';
import { waitUntil } from '../../../src/platform/database/embedded/wait-until.ts';
import { sleep } from '../../../src/platform/std/clock.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import {
  listAllPayments,
  registerPayerAndPayee,
  send,
  startContinuously,
  startPayment,
} from '../../support/payments/start-over-http.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { postgresPid, startService, usedDataDirectory } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

async function expectBooksAgree(directory: string): Promise<void> {
  const { stdout } = await runCommand(['db', 'url'], { ACHORD_DATA_DIR: directory });
  const database = openDatabase(stdout.trim(), 2, () => {});
  try {
    await expectInvariants(database);
  } finally {
    await database.end();
  }
}

describe('kill -9 under load', () => {
  it.each(['the service', 'the database, then the service'])(
    'of %s loses nothing and doubles nothing',
    async (victim) => {
      const directory = await usedDataDirectory();
      const first = await startService({ ACHORD_DATA_DIR: directory });
      const pair = await registerPayerAndPayee(first.facts);
      const { creates, stop } = startContinuously(first.facts, pair, 24);
      await waitUntil(() => creates.filter(({ answer }) => answer !== null).length > 200, longWaitMs);
      if (victim !== 'the service') {
        process.kill(postgresPid(directory)!, 'SIGKILL');
        await sleep(200); // in this time the service answers 503
      }
      first.child.process.kill('SIGKILL');
      await first.child.ended;
      await stop();
      const unanswered = creates.filter(({ answer }) => answer === null);
      expect(unanswered.length).toBeGreaterThan(0);
      for (const { answer } of creates)
        if (answer !== null) expect([answer.status, answer.text]).toEqual([201, answer.text]);

      const second = await startInProcess({ ACHORD_DATA_DIR: directory });
      // Before any retry: acknowledged payments are there, and any other is there at most once.
      const before = new Map((await listAllPayments(second.facts)).map((one) => [one.client_reference_id, one]));
      for (const { key, answer } of creates)
        if (answer !== null) expect(before.get(key)).toEqual(JSON.parse(answer.text).data);

      // Every key again, some of them twice at once.
      const again = await Promise.all(
        creates.map(async (one, n) => {
          const answers = [startPayment(second.facts, one), ...(n % 5 === 0 ? [startPayment(second.facts, one)] : [])];
          return Promise.all(answers);
        }),
      );
      for (const [n, { key, answer }] of creates.entries())
        for (const retried of again[n]!) {
          expect(retried?.status).toBe(201);
          expect(retried).toEqual(again[n]![0]);
          if (answer !== null) expect(retried).toEqual(answer);
          const earlier = before.get(key);
          if (earlier !== undefined) expect(JSON.parse(retried!.text).data).toEqual(earlier);
        }
      const payments = await listAllPayments(second.facts);
      expect(payments.map(({ client_reference_id }) => client_reference_id).toSorted()).toEqual(
        creates.map(({ key }) => key).toSorted(),
      );
      await expectBooksAgree(directory);
      await second.stop();
    },
  );

  it('while banking days are played: the next process continues from that day', async () => {
    const directory = await usedDataDirectory();
    let { child, facts } = await startService({ ACHORD_DATA_DIR: directory });
    const { creates, stop } = startContinuously(facts, await registerPayerAndPayee(facts), 24);
    await waitUntil(() => creates.length > 200, longWaitMs);
    await stop();
    const advance = (banking_days: number) => send(facts, 'POST', '/sandbox/v1/clock/advance', { banking_days });
    for (const delay of [40, 120]) {
      const advancing = advance(6).catch(() => null);
      await sleep(delay);
      child.process.kill('SIGKILL');
      await child.ended;
      await advancing;
      ({ child, facts } = await startService({ ACHORD_DATA_DIR: directory }));
      await expectBooksAgree(directory);
    }
    expect((await advance(7)).status).toBe(200);
    await expectBooksAgree(directory);
    const statuses = (await listAllPayments(facts)).map(
      (one) => (one as unknown as { payout_status: string }).payout_status,
    );
    expect(new Set(statuses)).toEqual(new Set(['PAYOUT_COMPLETE']));
    expect(isAlive(child.process.pid!)).toBe(true);
  });
});
